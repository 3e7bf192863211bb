/** What a report of payments may be divided by. Without schemas, so the web need not load zod. */
export const reportPeriods = ['day', 'month'] as const

export type ReportPeriod = (typeof reportPeriods)[number]
