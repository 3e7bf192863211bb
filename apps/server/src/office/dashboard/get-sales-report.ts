import {
  MAX_SALES_DAYS,
  type SalesReport,
  type SalesReportInput,
  type SalesSpan,
  type Product,
  type SalesTotals,
} from '@tiffin/contract'
import { moneyOf, type Money } from '@tiffin/pricing'
import { readSales } from '../../ledger/sales/sales-queries.ts'
import { daysOf, type DaySpan, totalDays } from '../../ledger/sales/total-days.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { dayOn, type Zone } from '../../platform/wall-clock.ts'

// How many days one call may total. It reads the rest from the orders, which is slower.
const MOST_DAYS = 62

/** Sales over a period, compared with the previous period. */
export async function getSalesReport(
  { db, clock, catalogue }: Context,
  input: SalesReportInput,
): Promise<SalesReport> {
  const now = clock.now()
  const zone = await regionOf({ catalogue })
  const today = dayOn(new Date(now.epochMilliseconds), zone)
  const span = readSpan(input, today)
  const previous = spanBefore(span)
  await totalDays(db, { nowMs: now.epochMilliseconds, from: previous.from, to: span.to, atMost: MOST_DAYS })
  const sales = await readSales(db, { span, today, zone, ...comparedWith({ span, previous, now }, zone) })
  const { productBySlug } = await catalogue.current()
  const framing = {
    span,
    days: daysOf(span),
    previous,
    previousDays: daysOf(previous),
    today,
    productBySlug,
    money: moneyOf(zone),
  }
  return presentSalesReport(sales, framing)
}

interface Compared {
  span: DaySpan
  previous: DaySpan
  now: Temporal.Instant
}

/**
 * A day that is not over is compared with the same part of its day in the previous period: otherwise every day would
 * look bad at noon.
 */
function comparedWith({ span, previous, now }: Compared, { timeZone }: Zone) {
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

const daysBack: Record<Exclude<SalesSpan, 'this-year'>, number> = {
  today: 0,
  '7-days': 6,
  '30-days': 29,
  '90-days': 89,
}

/** The requested days; throws if there are none or too many. */
function readSpan({ span, from, to }: SalesReportInput, today: string): DaySpan {
  if (span === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (from === undefined)
    return { from: daysBefore(to ?? today, daysBack[span ?? '30-days']), to: to ?? today }
  const meant = { from, to: to ?? today }
  if (meant.from > meant.to) throw wrongSpan('from', 'The start date is after the end date')
  if (lengthOf(meant) > MAX_SALES_DAYS) throw wrongSpan('to', `At most ${MAX_SALES_DAYS} days at a time`)
  return meant
}

const wrongSpan = (path: string, message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] })

/** The same number of days, ending the day before. */
const spanBefore = (span: DaySpan): DaySpan => ({
  from: daysBefore(span.from, lengthOf(span)),
  to: daysBefore(span.from, 1),
})

const lengthOf = ({ from, to }: DaySpan) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1

const daysBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString()

interface Sold {
  orders: number
  sales: number
  revenueCents: number
  extrasCents: number
}

interface ReportSpan {
  from: string
  to: string
}

/** Only those with at least one order. */
interface SoldByDayAndHour {
  days: (Sold & { key: string })[]
  hours: (Sold & { key: string })[]
}

interface ReadSales extends SoldByDayAndHour {
  bestDishes: { slug: string; title: string; quantity: number; revenueCents: number }[]
  bestChoices: {
    group: string
    choice: string
    groupName: string
    choiceName: string
    quantity: number
    revenueCents: number
  }[]
  /** Of the previous period; its last day only as far as it is compared. */
  previous: SoldByDayAndHour
}

interface Framing {
  span: ReportSpan
  /** Every day of the period. */
  days: string[]
  previous: ReportSpan
  /** Every day of the previous period. */
  previousDays: string[]
  today: string
  /** The menu as it is now. */
  productBySlug: ReadonlyMap<string, Product>
  money: Money
}

const hoursOfClock = Array.from({ length: 24 }, (_, hour) => hour)

function presentSalesReport(
  sales: ReadSales,
  { span, days, previous, previousDays, today, productBySlug, money }: Framing,
): SalesReport {
  return {
    ...span,
    today,
    ...presentPeriod(days, sales, money),
    bestDishes: sales.bestDishes.map(({ slug, title, quantity, revenueCents }) => {
      const { thumbnail } = productBySlug.get(slug) ?? {}
      const revenue = money.toAmount(revenueCents)
      return { slug, title, quantity, revenue, ...(thumbnail && { thumbnail }) }
    }),
    bestChoices: sales.bestChoices.map(({ revenueCents, ...sold }) => ({
      ...sold,
      revenue: money.toAmount(revenueCents),
    })),
    totals: totalsOf(sales.days, money),
    previous: {
      ...previous,
      ...totalsOf(sales.previous.days, money),
      ...presentPeriod(previousDays, sales.previous, money),
    },
  }
}

const presentPeriod = (wanted: string[], { days, hours }: SoldByDayAndHour, money: Money) => ({
  days: fillGaps(wanted, days, money).map(([day, sold]) => ({ day, ...sold })),
  hours: fillGaps(hoursOfClock, hours, money).map(([hour, sold]) => ({ hour, ...sold })),
})

/** Days without orders have no row but must show a zero. */
function fillGaps<Key extends string | number>(keys: Key[], rows: (Sold & { key: string })[], money: Money) {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const { orders = 0, revenueCents = 0 } = byKey.get(String(key)) ?? {}
    return [key, { orders, revenue: money.toAmount(revenueCents) }] as const
  })
}

function totalsOf(parts: Sold[], money: Money): SalesTotals {
  const sum = (pick: (part: Sold) => number) => parts.reduce((total, part) => total + pick(part), 0)
  const sales = sum((part) => part.sales)
  const revenueCents = sum((part) => part.revenueCents)
  return {
    orders: sum((part) => part.orders),
    sales,
    revenue: money.toAmount(revenueCents),
    extras: money.toAmount(sum((part) => part.extrasCents)),
    averageOrder: sales === 0 ? 0 : money.toAmount(Math.round(revenueCents / sales)),
  }
}
