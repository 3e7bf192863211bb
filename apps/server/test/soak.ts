/** Whether this is `npm run soak`, which repeats at length what a test does a few times. */
export const isSoak = Boolean(process.env['SOAK'])

export const inSoak = (many: number, few: number): number => (isSoak ? many : few)
