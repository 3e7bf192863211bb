import { MAX_SALES_DAYS, type SalesReportInput, type SalesSpan } from '@tiffin/contract'
import { Refusal } from '../../platform/refusal.ts'
import type { DaySpan } from '../../ledger/sales/untotalled-days.ts'

const daysBack: Record<Exclude<SalesSpan, 'this-year'>, number> = {
  today: 0,
  '7-days': 6,
  '30-days': 29,
  '90-days': 89,
}

/** The requested days; throws if there are none or too many. */
export function readSpan({ span, from, to }: SalesReportInput, today: string): DaySpan {
  if (span === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (from === undefined)
    return { from: daysBefore(to ?? today, daysBack[span ?? '30-days']), to: to ?? today }
  const meant = { from, to: to ?? today }
  if (meant.from > meant.to) throw wrongSpan('from', 'The start date is after the end date')
  if (lengthOf(meant) > MAX_SALES_DAYS) throw wrongSpan('to', `At most ${MAX_SALES_DAYS} days at a time`)
  return meant
}

const wrongSpan = (path: string, message: string) =>
  new Refusal('VALIDATION', message, { issues: [{ path, message }] })

/** The same number of days, ending the day before. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: daysBefore(span.from, lengthOf(span)),
  to: daysBefore(span.from, 1),
})

const lengthOf = ({ from, to }: DaySpan) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1

export const daysBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString()
