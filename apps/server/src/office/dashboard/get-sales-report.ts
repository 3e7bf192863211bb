import type { SalesReport, SalesReportInput } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import type { Context } from '../../platform/context.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { readSales } from '../../ledger/sales/sales-queries.ts'
import { totalDays } from '../../ledger/sales/total-days.ts'
import { daysOf, type DaySpan } from '../../ledger/sales/untotalled-days.ts'
import { presentSalesReport } from './present-sales-report.ts'
import { daysBefore, readSpan, spanBefore } from './sales-span.ts'

// How many days one call may total. It reads the rest from the orders, which is slower.
const MOST_DAYS = 62

/** Sales over a period, compared with the previous period. */
export async function getSalesReport(
  { db, clock, catalogue }: Context,
  input: SalesReportInput,
): Promise<SalesReport> {
  const now = clock.now()
  const today = dayOn(new Date(now.epochMilliseconds))
  const span = readSpan(input, today)
  const previous = spanBefore(span)
  await totalDays(db, { nowMs: now.epochMilliseconds, from: previous.from, to: span.to, atMost: MOST_DAYS })
  const sales = await readSales(db, { span, today, ...comparedWith(span, previous, now) })
  const { productBySlug } = await catalogue.current()
  const framing = {
    span,
    days: daysOf(span),
    previous,
    previousDays: daysOf(previous),
    today,
    productBySlug,
  }
  return presentSalesReport(sales, framing)
}

/**
 * A day that is not over is compared with the same part of its day in the previous period: otherwise every day would
 * look bad at noon.
 */
function comparedWith(span: DaySpan, previous: DaySpan, now: Temporal.Instant) {
  const { timeZone } = restaurant
  const local = now.toZonedDateTimeISO(timeZone)
  const today = local.toPlainDate().toString()
  if (today < span.from || today > span.to) return { before: previous, partOfDay: null }
  const length = Temporal.PlainDate.from(previous.from).until(Temporal.PlainDate.from(span.from)).days
  const sameDay = daysBefore(today, length)
  const sameTime = local.toPlainTime()
  const until = Temporal.PlainDate.from(sameDay).toZonedDateTime({ timeZone, plainTime: sameTime })
  return {
    before: sameDay === previous.from ? null : { from: previous.from, to: daysBefore(sameDay, 1) },
    partOfDay: { day: sameDay, until: new Date(until.epochMilliseconds) },
  }
}
