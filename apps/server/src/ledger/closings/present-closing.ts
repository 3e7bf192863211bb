import type {
  Closing,
  ClosingWithFigures,
  DayFigures,
  DrawerEntry,
  OpenDrawer,
  SoldFigures,
} from '@tiffin/contract'
import { moneyOf, type Money, type MoneyTerms } from '@tiffin/pricing'
import type { ClosedFigures } from '../../db/schema/index.ts'
import { readRegion } from '../../platform/read-settings.ts'
import {
  type ClosingRow,
  type Drawer,
  type DrawerEntryRow,
  type OpenSpan,
  atOneMoment,
  findClosing,
  findOpenSpan,
  listClosingsIn,
  listCorrections,
  readClosedDrawer,
  readDrawer,
  readFigures,
} from './drawer.ts'
import { sumOrders, sumPayments } from './sum-figures.ts'
import type { Context } from '../../platform/context.ts'
import { presentMoment, type Zone, dayOn, spanOfDay } from '../../platform/wall-clock.ts'

type Region = Zone & MoneyTerms
type OrderFigures = Omit<ClosedFigures, 'payments'>

function presentFigures(figures: ClosedFigures, money: Money): DayFigures {
  const { paidCents, toPayCents, toReturnCents, goodwillCents, unsoldPaidCents, payments } = figures
  return {
    ...presentSold(figures, money),
    settled: {
      paid: money.toAmount(paidCents),
      toPay: money.toAmount(toPayCents),
      toReturn: money.toAmount(toReturnCents),
      goodwill: money.toAmount(goodwillCents),
      unsold: money.toAmount(unsoldPaidCents),
    },
    payments: payments.map(({ method, payments: number, takenCents, tipCents, refunds, givenBackCents }) => ({
      method,
      payments: number,
      taken: money.toAmount(takenCents),
      tips: money.toAmount(tipCents),
      refunds,
      givenBack: money.toAmount(givenBackCents),
    })),
  }
}

const presentSold = (figures: OrderFigures, money: Money): SoldFigures => ({
  orders: figures.orders,
  sales: {
    menu: money.toAmount(figures.menuCents),
    comps: money.toAmount(figures.compCents),
    repriced: money.toAmount(figures.repricedCents),
    subtotal: money.toAmount(figures.subtotalCents),
    discounts: money.toAmount(figures.discountCents),
    extras: money.toAmount(figures.extrasCents),
    taxOnTop: money.toAmount(figures.taxOnTopCents),
    total: money.toAmount(figures.totalCents),
  },
  taxes: figures.taxes.map(({ name, thousandths, number, isIncluded, baseCents, cents }) => ({
    name,
    percent: thousandths / 1000,
    ...(number !== '' && { number }),
    isIncluded,
    base: money.toAmount(baseCents),
    amount: money.toAmount(cents),
  })),
  cancelled: money.toAmount(figures.cancelledCents),
  noShows: money.toAmount(figures.noShowCents),
})

const presentEntry = (entry: DrawerEntryRow, money: Money, zone: Zone): DrawerEntry => ({
  _id: entry.id,
  ...presentMoment(entry.createdAt, zone),
  kind: entry.kind,
  amount: money.toAmount(entry.cents),
  ...(entry.countedCents !== null && { counted: money.toAmount(entry.countedCents) }),
  ...(entry.reason !== null && { reason: entry.reason }),
  by: entry.byName,
})

const presentDrawer = ({ startCents, cash, entries, expectedCents }: Drawer, money: Money, zone: Zone) => ({
  start: money.toAmount(startCents),
  cash: money.toAmount(cash.takenCents),
  tips: money.toAmount(cash.tipCents),
  givenBack: money.toAmount(cash.givenBackCents),
  entries: entries.map((entry) => presentEntry(entry, money, zone)),
  expected: money.toAmount(expectedCents),
})

function presentOpenDrawer(
  { last, span }: OpenSpan,
  { figures, drawer }: { figures: ClosedFigures; drawer: Drawer },
  region: Region,
): OpenDrawer {
  const money = moneyOf(region)
  return {
    after: last?.number ?? 0,
    from: presentMoment(span.from, region),
    until: presentMoment(span.until, region),
    figures: presentFigures(figures, money),
    drawer: presentDrawer(drawer, money, region),
  }
}

export function presentClosing(row: ClosingRow, region: Region): Closing {
  const money = moneyOf({ ...region, currency: row.currency })
  return {
    _id: row.id,
    number: row.number,
    from: presentMoment(row.from, region),
    until: presentMoment(row.until, region),
    by: row.byName,
    total: money.toAmount(row.figures.totalCents),
    expected: money.toAmount(row.expectedCents),
    counted: money.toAmount(row.countedCents),
    difference: money.toAmount(row.countedCents - row.expectedCents),
    left: money.toAmount(row.leftCents),
  }
}

interface FoundClosing {
  closing: ClosingRow
  /** Of the same orders, by now. */
  now: OrderFigures
  drawer: Drawer
  corrections: DrawerEntryRow[]
}

function presentClosingWithFigures(
  { closing, now, drawer, corrections }: FoundClosing,
  region: Region,
): ClosingWithFigures {
  const money = moneyOf({ ...region, currency: closing.currency })
  const then = presentSold(closing.figures, money)
  const sold = presentSold(now, money)
  return {
    ...presentClosing(closing, region),
    ...(closing.note !== null && { note: closing.note }),
    figures: presentFigures(closing.figures, money),
    now: isSame(then, sold) ? null : sold,
    drawer: presentDrawer(drawer, money, region),
    corrections: corrections.map((entry) => presentEntry(entry, money, region)),
  }
}

/** That an order has been handed over since is what everybody expects. */
const isSame = (one: SoldFigures, other: SoldFigures) => textOf(one) === textOf(other)
const textOf = ({ orders, sales, taxes, cancelled, noShows }: SoldFigures) =>
  JSON.stringify([orders.placed, orders.cancelled, orders.noShows, sales, taxes, cancelled, noShows])

/** What has come in since the last closing. */
export const showOpenDrawer = ({ db, clock }: Context) =>
  atOneMoment(db, async (tx) => {
    const region = await readRegion(tx)
    const open = await findOpenSpan(tx, { now: new Date(clock.nowMs()), zone: region })
    const drawer = await readDrawer(tx, open)
    const figures = await readFigures(tx, open.span, drawer)
    return presentOpenDrawer(open, { figures, drawer }, region)
  })

export const showClosing = ({ db }: Context, id: string) =>
  atOneMoment(db, async (tx) => {
    const found = await findClosing(tx, id)
    const [now] = await sumOrders(tx, [found])
    if (!now) throw new Error('A span has figures.')
    const drawer = await readClosedDrawer(tx, found)
    const corrections = await listCorrections(tx, id)
    return presentClosingWithFigures({ closing: found, now, drawer, corrections }, await readRegion(tx))
  })

/** A day of the calendar, as it is by now. */
export const showDay = ({ db, clock }: Context, wanted: string | undefined) =>
  atOneMoment(db, async (tx) => {
    const region = await readRegion(tx)
    const today = dayOn(new Date(clock.nowMs()), region)
    const day = wanted ?? today
    const span = spanOfDay(day, region)
    const [placed] = await sumOrders(tx, [span])
    const [payments = []] = await sumPayments(tx, [span])
    if (!placed) throw new Error('A span has figures.')
    return {
      day,
      today,
      figures: presentFigures({ ...placed, payments }, moneyOf(region)),
      closings: (await listClosingsIn(tx, span)).map((row) => presentClosing(row, region)),
    }
  })
