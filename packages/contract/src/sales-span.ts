/** Spans of days that have a name; all of them end today. Apart from the schemas, so that the web need not load zod. */
export const salesSpans = ['today', '7-days', '30-days', '90-days', 'this-year'] as const

/** The longest span that is counted in one go. */
export const MAX_SALES_DAYS = 400

export type SalesSpan = (typeof salesSpans)[number]
