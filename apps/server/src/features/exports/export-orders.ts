import type { ExportOrdersInput } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import { countOrders, listNextOrders, type OrderSpan } from './export-queries.ts'
import type { Cell, Sheet, Table } from './table.ts'
import { writeFile } from './write-file.ts'

// A workbook is made whole, lines and all; a .csv is sent on while it is written.
const MAX_IN_WORKBOOK = 100_000

const sheets: readonly Sheet[] = [
  {
    name: 'Orders',
    columns: [
      { title: 'Number', width: 9 },
      { title: 'Placed', width: 17, kind: 'time' },
      { title: 'Status', width: 11 },
      { title: 'Name', width: 24 },
      { title: 'Email', width: 30 },
      { title: 'Phone', width: 16 },
      { title: 'Items', width: 50 },
      { title: 'Subtotal', width: 11, kind: 'money' },
      { title: 'Discount', width: 11, kind: 'money' },
      { title: 'Tax', width: 11, kind: 'money' },
      { title: 'Total', width: 11, kind: 'money' },
      { title: 'Payment', width: 10 },
      { title: 'Coupon', width: 14 },
      { title: 'Pickup', width: 17, kind: 'time' },
    ],
  },
  {
    name: 'Lines',
    columns: [
      { title: 'Order', width: 9 },
      { title: 'Placed', width: 17, kind: 'time' },
      { title: 'Status', width: 11 },
      { title: 'Dish', width: 36 },
      { title: 'Slug', width: 30 },
      { title: 'Unit price', width: 11, kind: 'money' },
      { title: 'Quantity', width: 10 },
      { title: 'Sum', width: 11, kind: 'money' },
    ],
  },
]

/** The orders that were placed on these days, by the restaurant's calendar, oldest first. */
export async function exportOrders(
  db: Database,
  { from, to, status, format }: ExportOrdersInput,
): Promise<StreamedFile> {
  const span = { from: spanOfDay(from).from, until: spanOfDay(to).until, status }
  if (format === 'xlsx' && (await countOrders(db, span)) > MAX_IN_WORKBOOK) {
    throw new Refusal('TOO_LARGE', 'These are more than 100,000 orders. Choose a shorter span, or .csv.')
  }
  return writeFile(`orders_${from}_${to}`, format, ordersTable(db, span))
}

/** The orders of that time with their lines beside them. */
export const ordersTable = (db: Database, span: OrderSpan): Table => ({ sheets, parts: readParts(db, span) })

type Found = Awaited<ReturnType<typeof listNextOrders>>[number]

async function* readParts(db: Database, span: OrderSpan) {
  let part = await listNextOrders(db, span, undefined)
  while (part.length > 0) {
    yield [part.map(rowOf), part.flatMap(lineRowsOf)]
    part = await listNextOrders(db, span, part.at(-1)?.order)
  }
}

const rowOf = ({ order, lines }: Found): Cell[] => [
  order.number,
  localTimeOf(order.createdAt),
  order.status,
  order.customerName,
  order.customerEmail,
  order.customerPhone,
  lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
  dollarsFromCents(order.subtotalCents),
  dollarsFromCents(order.discountCents),
  dollarsFromCents(order.taxCents),
  dollarsFromCents(order.totalCents),
  order.paymentMethod,
  order.couponCode,
  localTimeOf(order.pickupAt),
]

const lineRowsOf = ({ order, lines }: Found): Cell[][] =>
  lines.map(({ title, slug, unitPriceCents, quantity }) => [
    order.number,
    localTimeOf(order.createdAt),
    order.status,
    title,
    slug,
    dollarsFromCents(unitPriceCents),
    quantity,
    dollarsFromCents(unitPriceCents * quantity),
  ])
