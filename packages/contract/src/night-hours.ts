/** Hours that begin on one day and end on the next. Not in the schema files, so the shop need not load zod. */

interface Span {
  /** Restaurant time, '17:00'. */
  opens: string
  closes: string
}

// Later ones are rather hours in the wrong order.
const LATEST_CLOSING = '06:00'

/** Whether it closes on the day after it opens, such as 17:00 to 01:00. */
export const passesMidnight = ({ opens, closes }: Span): boolean => closes < opens

/** What is wrong with a span of a day; null if nothing is. It may end in the night that follows. */
export const spanTrouble = (span: Span): string | null =>
  span.opens < span.closes || (passesMidnight(span) && span.closes <= LATEST_CLOSING)
    ? null
    : 'It must close after it opens, at the latest at 6 in the morning of the next day'
