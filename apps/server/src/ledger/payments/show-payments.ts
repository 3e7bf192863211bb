/** The payments of a span of days: by way of paying, beside the sales, and against the providers' lists. */
import {
  MAX_SALES_DAYS,
  type PaidByMethod,
  type PaymentsReport,
  type PaymentsReportInput,
  type ReportPeriod,
} from '@tiffin/contract'
import { moneyOf, type Money, type MoneyTerms } from '@tiffin/pricing'
import { and, asc, desc, gte, lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { bookComparisons, type StoredDifference } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, dayOn, presentMoment, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { atOneMoment } from '../closings/drawer.ts'
import type { Span } from '../closings/sum-figures.ts'
import { type PaidSum, sumBalance, sumOnline, sumPaid, sumSales, wholeOf } from './sum-paid.ts'

type Region = Zone & MoneyTerms

/** All its figures are of one moment. Throws if the days are too many or the wrong way round. */
export const showPayments = (
  { db, clock }: { db: Database; clock: Clock },
  input: PaymentsReportInput,
): Promise<PaymentsReport> =>
  atOneMoment(db, async (tx) => {
    const region = await readRegion(tx)
    const today = dayOn(new Date(clock.nowMs()), region)
    const { from, to } = readDays(input, today)
    const by = input.by ?? 'day'
    const periods = periodsOf({ from, to }, by, region)
    const spans = periods.map(({ span }) => span)
    const whole = wholeOf(spans)
    const paid = await sumPaid(tx, spans)
    const sold = await sumSales(tx, spans)
    const money = moneyOf(region)
    const { salesCents, ...balance } = await sumBalance(tx, whole)
    const online = await sumOnline(tx, whole)
    return {
      from,
      to,
      today,
      by,
      methods: presentMethods(sumByMethod(paid.flat()), money),
      periods: periods
        .map(({ period }, index) => ({
          period,
          sales: money.toAmount(sold[index]?.salesCents ?? 0),
          tax: money.toAmount(sold[index]?.taxCents ?? 0),
          methods: presentMethods(paid[index] ?? [], money),
        }))
        .filter(({ sales, methods }) => sales !== 0 || methods.length > 0),
      balance: {
        paid: money.toAmount(balance.paidCents),
        otherDays: money.toAmount(balance.otherDaysCents),
        unsold: money.toAmount(balance.unsoldCents),
        paidElsewhen: money.toAmount(balance.paidElsewhenCents),
        toPay: money.toAmount(balance.toPayCents),
        toReturn: money.toAmount(balance.toReturnCents),
        goodwill: money.toAmount(balance.goodwillCents),
        sales: money.toAmount(salesCents),
      },
      online: online.map(({ provider, isTest, payments, refunds, ...cents }) => ({
        provider: provider as PaymentsReport['online'][number]['provider'],
        isTest,
        payments,
        paid: money.toAmount(cents.paidCents),
        refunds,
        refunded: money.toAmount(cents.refundedCents),
        fees: money.toAmount(cents.feeCents),
        unplaced: money.toAmount(cents.unplacedCents),
      })),
      comparisons: await listComparisons(tx, { from, to }, region),
    }
  })

interface Days {
  from: string
  to: string
}

function readDays({ from, to }: PaymentsReportInput, today: string): Days {
  const meant = { to: to ?? today, from: from ?? `${(to ?? today).slice(0, 7)}-01` }
  if (meant.from > meant.to) throw wrongDays('from', 'The start date is after the end date')
  const [first, last] = [Temporal.PlainDate.from(meant.from), Temporal.PlainDate.from(meant.to)]
  if (first.until(last).days + 1 > MAX_SALES_DAYS)
    throw wrongDays('to', `At most ${MAX_SALES_DAYS} days at a time`)
  return meant
}

const wrongDays = (path: string, message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] })

/** The first and last month may be parts of one. */
function periodsOf({ from, to }: Days, by: ReportPeriod, zone: Zone): { period: string; span: Span }[] {
  const first = Temporal.PlainDate.from(from)
  const length = first.until(to).days + 1
  const days = Array.from({ length }, (_, index) => first.add({ days: index }).toString())
  const groups = Map.groupBy(days, (day) => (by === 'day' ? day : day.slice(0, 7)))
  return [...groups].map(([period, [begin = from, ...more]]) => ({
    period,
    span: {
      from: spanOfDay(begin, zone).from,
      until: spanOfDay(more.at(-1) ?? begin, zone).until,
    },
  }))
}

const summed = [
  'payments',
  'takenCents',
  'tipCents',
  'refunds',
  'givenBackCents',
  'taxCents',
  'feeCents',
  'unknownFees',
] as const satisfies (keyof PaidSum)[]

const sumByMethod = (all: readonly PaidSum[]): PaidSum[] =>
  [...Map.groupBy(all, ({ method }) => method)].map(([method, rows]) => ({
    method,
    ...(Object.fromEntries(
      summed.map((key) => [key, rows.reduce((total, row) => total + row[key], 0)]),
    ) as Omit<PaidSum, 'method'>),
  }))

const presentMethods = (rows: readonly PaidSum[], money: Money): PaidByMethod[] =>
  rows.map(({ method, payments, refunds, unknownFees, ...cents }) => ({
    method,
    payments,
    taken: money.toAmount(cents.takenCents),
    tips: money.toAmount(cents.tipCents),
    refunds,
    givenBack: money.toAmount(cents.givenBackCents),
    tax: money.toAmount(cents.taxCents),
    fees: money.toAmount(cents.feeCents),
    unknownFees,
    net: money.toAmount(cents.takenCents + cents.tipCents - cents.givenBackCents - cents.feeCents),
  }))

async function listComparisons(
  tx: Database,
  { from, to }: Days,
  region: Region,
): Promise<PaymentsReport['comparisons']> {
  const { day, provider, isTest } = bookComparisons
  const rows = await tx
    .select()
    .from(bookComparisons)
    .where(and(gte(day, from), lte(day, to)))
    .orderBy(desc(day), asc(provider), asc(isTest))
  return rows.map((row) => ({
    day: row.day,
    provider: row.provider as PaymentsReport['online'][number]['provider'],
    isTest: row.isTest,
    comparedAt: presentMoment(row.comparedAt, region),
    ...(row.failure !== null && { failure: row.failure }),
    payments: row.payments,
    refunds: row.refunds,
    differences: row.differences.map((each) => presentDifference(each, region)),
  }))
}

function presentDifference(
  { kind, reference, order, ours, theirs, currency }: StoredDifference,
  { locale }: Region,
) {
  const { toAmount } = moneyOf({ currency, locale })
  return {
    kind,
    reference,
    ...(order !== null && { orderNumber: order }),
    ours: ours === null ? null : toAmount(ours),
    theirs: theirs === null ? null : toAmount(theirs),
    currency,
  }
}
