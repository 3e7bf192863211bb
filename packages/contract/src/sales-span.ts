/** Named spans of days; all of them end today. Not in the schema files, so the web need not load zod. */
export const salesSpans = ['today', '7-days', '30-days', '90-days', 'this-year'] as const

/** The longest span of one report. */
export const MAX_SALES_DAYS = 400

export type SalesSpan = (typeof salesSpans)[number]

/** What a report of payments may be divided by. Without schemas, so the web need not load zod. */
export const reportPeriods = ['day', 'month'] as const

export type ReportPeriod = (typeof reportPeriods)[number]
