/** The pattern for ILIKE that finds these words anywhere, whatever characters are in them. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
