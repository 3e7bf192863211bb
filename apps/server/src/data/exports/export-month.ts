/** A month for the accountant: what was sold and paid on each of its days, a sheet for each tax, and what was closed. */
import { paidNames, type RegionSettings } from '@tiffin/contract'
import { moneyOf, type Money } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { ClosedFigures, SoldTax } from '../../db/schema/index.ts'
import { atOneMoment, listClosingsIn, type ClosingRow } from '../../ledger/closings/drawer.ts'
import { sumOrders, sumPayments } from '../../ledger/closings/sum-figures.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { type Cell, type Column, moneyCell, type Sheet, sheetOf, type Table } from './table.ts'
import { writeFile } from './write-file.ts'

interface Day {
  day: string
  figures: ClosedFigures
}

/** `2026-01`, of the restaurant's calendar. Its sums are those of the sales report. */
export async function exportMonth(db: Database, month: string): Promise<StreamedFile> {
  const { days, closings, region } = await atOneMoment(db, async (tx) => {
    const zone = await readRegion(tx)
    const first = Temporal.PlainYearMonth.from(month)
    const names = Array.from({ length: first.daysInMonth }, (_, index) =>
      first.toPlainDate({ day: index + 1 }).toString(),
    )
    const spans = names.map((day) => spanOfDay(day, zone))
    const [placed, paid] = [await sumOrders(tx, spans), await sumPayments(tx, spans)]
    const [begin, end] = [spans[0], spans.at(-1)]
    return {
      region: zone,
      days: names.flatMap((day, index): Day[] => {
        const figures = placed[index]
        return figures ? [{ day, figures: { ...figures, payments: paid[index] ?? [] } }] : []
      }),
      closings: begin && end ? await listClosingsIn(tx, { from: begin.from, until: end.until }) : [],
    }
  })
  const table = monthTable(days, closings, region)
  return writeFile(`month_${month}`, 'xlsx', { table, countRows: async () => days.length })
}

function monthTable(days: readonly Day[], closings: readonly ClosingRow[], region: RegionSettings): Table {
  const money = moneyOf(region)
  return [
    salesSheet(days, money),
    paymentsSheet(days, money),
    ...taxSheets(days, money),
    closingsSheet(closings, region),
  ]
}

type Row = readonly [name: string, ...cells: number[]]

/** Rows of cents, with their sum below. */
function summed(name: string, columns: readonly Column[], rows: readonly Row[]): Sheet {
  const sums = columns.slice(1).map((_, index) => rows.reduce((sum, row) => sum + Number(row[index + 1]), 0))
  const cellsOf = ([first, ...numbers]: Row): Cell[] => [
    first,
    ...numbers.map((number, index) => {
      const kind = columns[index + 1]?.kind
      return typeof kind === 'object' ? kind.toAmount(number) : number
    }),
  ]
  return sheetOf(name, columns, [...rows, ['Total', ...sums] as const].map(cellsOf))
}

const day: Column = { title: 'Day', width: 12 }
const amountsOf = (titles: readonly string[], money: Money): Column[] =>
  titles.map((title) => ({ title, width: 14, kind: money }))

const salesSheet = (days: readonly Day[], money: Money): Sheet =>
  summed(
    'Sales',
    [
      day,
      ...['Orders placed', 'Sold', 'Cancelled', 'No-shows'].map((title) => ({ title, width: 13 })),
      ...amountsOf(
        [
          'At menu prices',
          'Comps',
          'Other prices',
          'Subtotal',
          'Coupons',
          'Extras',
          'Tax on top',
          'Sales',
          'To pay',
        ],
        money,
      ),
    ],
    days.map(({ day: name, figures }) => [
      name,
      figures.orders.placed,
      figures.orders.sold,
      figures.orders.cancelled,
      figures.orders.noShows,
      figures.menuCents,
      -figures.compCents + 0,
      -figures.repricedCents + 0,
      figures.subtotalCents,
      -figures.discountCents + 0,
      figures.extrasCents,
      figures.taxOnTopCents,
      figures.totalCents,
      figures.toPayCents,
    ]),
  )

function paymentsSheet(days: readonly Day[], money: Money): Sheet {
  const rows = days.flatMap(({ day: name, figures }) =>
    figures.payments.map(({ method, payments, takenCents, tipCents, givenBackCents }): Cell[] => [
      name,
      paidNames[method],
      payments,
      ...[takenCents, tipCents, -givenBackCents + 0].map((cents) => money.toAmount(cents)),
    ]),
  )
  const columns = [
    day,
    { title: 'Paid by', width: 10 },
    { title: 'Payments', width: 10 },
    ...amountsOf(['Taken', 'Tips', 'Refunded'], money),
  ]
  return sheetOf('Payments', columns, rows)
}

/** One for each name, rate and number: a rate that changes within the month has two. */
function taxSheets(days: readonly Day[], money: Money): Sheet[] {
  const keyOf = ({ name, thousandths, number, isIncluded }: SoldTax) =>
    JSON.stringify([name, thousandths, number, isIncluded])
  const all = new Map(days.flatMap(({ figures }) => figures.taxes.map((tax) => [keyOf(tax), tax] as const)))
  const names = new Set(['sales', 'payments', 'closings'])
  return [...all].map(([key, tax]) =>
    summed(
      sheetName(`${tax.name} ${tax.thousandths / 1000}%`, names),
      [day, ...amountsOf(['Sales with it, net', titleOf(tax)], money)],
      days.map(({ day: name, figures }) => {
        const { baseCents = 0, cents = 0 } = figures.taxes.find((each) => keyOf(each) === key) ?? {}
        return [name, baseCents, cents]
      }),
    ),
  )
}

const titleOf = ({ name, number, isIncluded }: SoldTax) =>
  `${name}${number === '' ? '' : ` (${number})`}${isIncluded ? ', included' : ''}`

/** A workbook has names of at most 31 characters, without some, and no two that differ only in their case. */
function sheetName(wanted: string, taken: Set<string>): string {
  const base =
    wanted
      .replaceAll(/[[\]:*?/\\]|^'|'$/g, ' ')
      .trim()
      .slice(0, 27) || 'Tax'
  let name = base
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base} ${number}`
  taken.add(name.toLowerCase())
  return name
}

const closingsSheet = (closings: readonly ClosingRow[], region: RegionSettings): Sheet => {
  const money = moneyOf(region)
  const columns: Column[] = [
    { title: 'Number', width: 9 },
    { title: 'From', width: 17, kind: 'time' },
    { title: 'To', width: 17, kind: 'time' },
    { title: 'Closed by', width: 20 },
    ...amountsOf(['Sales', 'Should be', 'Counted', 'Difference', 'Left'], money),
    { title: 'Note', width: 40 },
  ]
  const rows = closings.map((closing) => [
    closing.number,
    localTimeOf(closing.from, region),
    localTimeOf(closing.until, region),
    closing.byName,
    ...[
      closing.figures.totalCents,
      closing.expectedCents,
      closing.countedCents,
      closing.countedCents - closing.expectedCents,
      closing.leftCents,
    ].map((cents) => moneyCell(cents, moneyOf({ ...region, currency: closing.currency }), money)),
    closing.note,
  ])
  return sheetOf('Closings', columns, rows)
}
