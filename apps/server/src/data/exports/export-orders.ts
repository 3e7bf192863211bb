import {
  type ExportOrdersInput,
  extraText,
  lineDetails,
  lineText,
  type OrderStatus,
  type RegionSettings,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { localTimeOf, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { moneyOfOrder } from '../../ordering/orders/present-order.ts'
import {
  countOrders,
  countOrdersAndLines,
  findLastNumber,
  listNextOrders,
  listOrdersByNumber,
  type OrderSpan,
  PART_LENGTH,
} from './export-queries.ts'
import { MAX_SHEET_ROWS, moreThanFits } from './sheet-xml.ts'
import { type Cell, type Column, moneyCell, type Table } from './table.ts'
import { writeFile } from './write-file.ts'

const orderColumns = (money: Money): Column[] => [
  { title: 'Number', width: 9 },
  { title: 'Placed', width: 17, kind: 'time' },
  { title: 'Status', width: 11 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 30 },
  { title: 'Phone', width: 16 },
  { title: 'Items', width: 50 },
  { title: 'Subtotal', width: 11, kind: money },
  { title: 'Discount', width: 11, kind: money },
  { title: 'Tax', width: 11, kind: money },
  { title: 'Tax rate', width: 14 },
  { title: 'Total', width: 11, kind: money },
  { title: 'Payment', width: 10 },
  { title: 'Paid', width: 17, kind: 'time' },
  { title: 'Paid by', width: 10 },
  { title: 'Coupon', width: 14 },
  { title: 'Pickup', width: 17, kind: 'time' },
  { title: 'Cancellation reason', width: 40 },
  { title: 'First promise', width: 17, kind: 'time' },
  { title: 'Accepted', width: 17, kind: 'time' },
  { title: 'Ready', width: 17, kind: 'time' },
  { title: 'Note', width: 40 },
  { title: 'Allergy', width: 9 },
  { title: 'Ordered by', width: 11 },
  { title: 'Override', width: 10 },
  { title: 'Paid amount', width: 11, kind: money },
  { title: 'Still to pay', width: 11, kind: money },
  { title: 'Extras', width: 30 },
  { title: 'Extras total', width: 11, kind: money },
  { title: 'Reference', width: 20 },
]

const lineColumns = (money: Money): Column[] => [
  { title: 'Order', width: 9 },
  { title: 'Placed', width: 17, kind: 'time' },
  { title: 'Status', width: 11 },
  { title: 'Dish', width: 36 },
  { title: 'Slug', width: 30 },
  { title: 'Unit price', width: 11, kind: money },
  { title: 'Quantity', width: 10 },
  { title: 'Sum', width: 11, kind: money },
  { title: 'Choices', width: 40 },
  { title: 'Menu price', width: 11, kind: money },
  { title: 'Reason for the price', width: 30 },
  { title: 'SKU', width: 14 },
]

/** The orders placed on these days of the restaurant's calendar, oldest first. */
export async function exportOrders(
  db: Database,
  { from, to, status, format }: ExportOrdersInput,
): Promise<StreamedFile> {
  const region = await readRegion(db)
  const days = { from: spanOfDay(from, region).from, until: spanOfDay(to, region).until, status, region }
  // Orders placed from now on are in no part of the file.
  const span = { ...days, lastNumber: await findLastNumber(db) }
  const name = `orders_${from}_${to}`
  const table = ordersTable(db, span)
  if (format === 'csv') return writeFile(name, format, { table, countRows: () => countOrders(db, span) })
  const rows = await countOrdersAndLines(db, span, MAX_SHEET_ROWS)
  if (Math.max(rows.orders, rows.lines) >= MAX_SHEET_ROWS) throw moreThanFits()
  return writeFile(name, format, { table, countRows: async () => rows.orders + rows.lines })
}

/** The orders of that period, then the lines of exactly those orders, whatever changes in the meantime. */
export function ordersTable(db: Database, span: ZonedSpan): Table {
  const written: number[] = []
  const money = moneyOf(span.region)
  return [
    { name: 'Orders', columns: orderColumns(money), parts: () => readOrders(db, span, written) },
    { name: 'Lines', columns: lineColumns(money), parts: () => readLines(db, span.region, written) },
  ]
}

type ZonedSpan = OrderSpan & { region: RegionSettings }

type Found = Awaited<ReturnType<typeof listNextOrders>>[number]

/** Records the numbers of the orders it has read. */
async function* readOrders(db: Database, span: ZonedSpan, written: number[]) {
  written.length = 0
  for (let part = await listNextOrders(db, span, undefined); part.length > 0;) {
    written.push(...part.map(({ order }) => order.number))
    yield part.map((found) => rowOf(found, span.region))
    part = await listNextOrders(db, span, part.at(-1)?.order)
  }
}

async function* readLines(db: Database, region: RegionSettings, written: number[]) {
  for (let first = 0; first < written.length; first += PART_LENGTH) {
    const part = await listOrdersByNumber(db, written.slice(first, first + PART_LENGTH))
    yield part.flatMap((found) => lineRowsOf(found, region))
  }
}

const amountOf =
  (order: Found['order'], region: RegionSettings) =>
  (cents: number): Cell =>
    moneyCell(cents, moneyOfOrder(order, region), moneyOf(region))

const rowOf = ({ order, lines }: Found, zone: RegionSettings): Cell[] => [
  order.number,
  localTimeOf(order.createdAt, zone),
  order.status,
  order.customerName,
  order.customerEmail,
  order.customerPhone,
  lines.map(({ choices, ...line }) => lineText({ ...choices, ...line })).join(', '),
  ...[order.subtotalCents, order.discountCents, order.taxCents].map(amountOf(order, zone)),
  formatTaxes(order, moneyOfOrder(order, zone)),
  amountOf(order, zone)(order.totalCents),
  order.paymentMethod,
  order.paidAt && localTimeOf(order.paidAt, zone),
  order.paidMethod,
  order.couponCode,
  localTimeOf(order.pickupAt, zone),
  order.cancelReason,
  localTimeOf(order.promisedAt ?? order.pickupAt, zone),
  reachedAt(order, 'accepted', zone),
  reachedAt(order, 'ready', zone),
  order.note,
  order.allergyNote ? 'yes' : null,
  order.channel,
  order.pickupOverride,
  amountOf(order, zone)(order.paidCents),
  amountOf(order, zone)(dueCents(order)),
  order.extras.map(extraText).join(', ') || null,
  amountOf(order, zone)(order.extrasTotalCents),
  order.externalReference,
]

/** Null: it has not been, or that was undone. */
function reachedAt({ steps }: Found['order'], status: OrderStatus, zone: Zone): Cell {
  const at = steps.findLast((step) => step.status === status)?.at
  return at === undefined ? null : localTimeOf(new Date(at), zone)
}

/** 'GST 5%'; of several taxes also what each is, and the registration numbers. */
function formatTaxes({ taxes, areTaxesIncluded }: Found['order'], money: Money): string {
  const texts = taxes.map(({ name, thousandths, number, cents }) => {
    const amount = taxes.length > 1 ? `: ${money.write(money.toAmount(cents))}` : ''
    return `${name} ${thousandths / 1000}%${amount}${number === '' ? '' : ` (${number})`}`
  })
  return `${texts.join(', ')}${areTaxesIncluded && texts.length > 0 ? ', included' : ''}`
}

const lineRowsOf = ({ order, lines }: Found, zone: RegionSettings): Cell[][] =>
  lines.map(({ title, slug, unitPriceCents, quantity, choices, listPriceCents, priceReason, sku }) => [
    order.number,
    localTimeOf(order.createdAt, zone),
    order.status,
    title,
    slug,
    amountOf(order, zone)(unitPriceCents),
    quantity,
    amountOf(order, zone)(unitPriceCents * quantity),
    lineDetails(choices).join(', ') || null,
    amountOf(order, zone)(listPriceCents ?? unitPriceCents),
    priceReason,
    sku,
  ])
