import {
  type LineChoices,
  type LineOption,
  type OrderChannel,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
  type PickupOverride,
  pickupOverrides,
  type TillMethod,
  tillMethods,
} from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { extrasColumns, moment, sqlInList } from './columns.ts'
import { byTrigrams, pendingList, phoneKeyOf } from '../searched-text.ts'
import { dueRank, dueTime, isOverpaid, isUnpaid, searchedOrder } from './order-expressions.ts'

interface OrderStep {
  status: OrderStatus
  /** ISO 8601. */
  at: string
  /** The id of the member of staff who took it; absent if its guest did, or nobody. */
  by?: string
  /** The payment that was taken with it, and is undone with it. */
  payment?: string
  /** It became ready with the last of its stations, this one. */
  station?: string
}

/** The dishes of one of its stations are ready. */
interface ReadyStation {
  station: string
  /** ISO 8601. */
  at: string
  /** The id of the member of staff who said so. */
  by: string
}

/** A tax that applied when an order was placed. */
export interface OrderTax {
  name: string
  /** Of a percent. */
  thousandths: number
  /** The registration number; '' if there was none. */
  number: string
  cents: number
  /** What it is on, without any tax. */
  baseCents: number
}

export const orders = pgTable(
  'orders',
  {
    /** 128 random bits: anyone who knows it may read the order's page. */
    id: text().primaryKey(),
    /**
     * The number called out at pickup. A sequence: "last + 1" would collide under load. An order that is held until it is
     * paid has taken its number before.
     */
    number: integer()
      .notNull()
      .unique()
      .generatedByDefaultAsIdentity({ startWith: 1001, name: 'orders_number_seq' }),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    /** Why it was cancelled, as shown to the guest. */
    cancelReason: text(),
    /** Null for a guest's order, and set to null when the account is deleted. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    channel: text().$type<OrderChannel>().notNull().default('web'),
    /** What another program calls it, which has sent it as `channel`. */
    externalReference: text(),
    /** Tells whether a request with this reference is the same one. */
    externalHash: text(),
    /** Who entered it, unless its guest did. */
    takenBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Staff gave it this time although the kitchen would not have. */
    pickupOverride: text().$type<PickupOverride>(),
    customerName: text().notNull(),
    /** '' if staff were given none, or the account is deleted: such orders are not one person's. */
    customerEmail: text().notNull(),
    customerPhone: text(),
    /** The guest's words to the kitchen. */
    note: text(),
    /** They are about an allergy. */
    allergyNote: boolean().notNull().default(false),
    /** How the guest intends to pay. */
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    /** The sum of its payments, less what was given back. */
    paidCents: bigint({ mode: 'number' }).notNull().default(0),
    /** What was refunded although it was owed, for a complaint: it is not to be paid again. */
    goodwillCents: bigint({ mode: 'number' }).notNull().default(0),
    /** Since when nothing is left to pay, and how the last of it was paid. Null while something is. */
    paidAt: moment(),
    paidMethod: text().$type<TillMethod>(),
    /** No reference: deleting a coupon must not touch every order that used it. */
    couponId: text(),
    couponCode: text(),
    subtotalCents: bigint({ mode: 'number' }).notNull(),
    discountCents: bigint({ mode: 'number' }).notNull(),
    ...extrasColumns,
    taxCents: bigint({ mode: 'number' }).notNull(),
    /** What `taxCents` consists of, as the receipt shows it. */
    taxes: jsonb().$type<OrderTax[]>().notNull().default([]),
    /** The prices, and so the total, include the taxes. */
    areTaxesIncluded: boolean().notNull().default(false),
    totalCents: bigint({ mode: 'number' }).notNull(),
    /** ISO 4217: the one that all its amounts are in. */
    currency: text().notNull(),
    /** The pickup time that applies now. */
    pickupAt: moment().notNull(),
    /** What was promised at first, if staff have moved it since; and when and why they did. */
    promisedAt: moment(),
    movedAt: moment(),
    moveReason: text(),
    /** When owners and managers, and the guest, were told that nobody had accepted it. */
    staffAlertedAt: moment(),
    guestAlertedAt: moment(),
    /** The statuses after 'placed' that apply, oldest first; who set them is in the log. */
    steps: jsonb().$type<OrderStep[]>().notNull().default([]),
    /** While it is being prepared, and after: which of its stations have finished. */
    readyStations: jsonb().$type<ReadyStation[]>().notNull().default([]),
    /** How often its lines or notes have been changed since it was placed. */
    revision: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('orders_status_is_known', sql`${table.status} in (${sqlInList(orderStatuses)})`),
    check('orders_override_is_known', sql`${table.pickupOverride} in (${sqlInList(pickupOverrides)})`),
    check('orders_payment_is_known', sql`${table.paymentMethod} in (${sqlInList(paymentMethods)})`),
    check('orders_paid_is_known', sql`${table.paidMethod} in (${sqlInList(tillMethods)})`),
    check(
      'orders_move_is_whole',
      sql`(${table.movedAt} is null) = (${table.promisedAt} is null) and (${table.movedAt} is null) = (${table.moveReason} is null)`,
    ),
    check('orders_paid_is_whole', sql`(${table.paidAt} is null) = (${table.paidMethod} is null)`),
    check(
      'orders_discount_within_subtotal',
      sql`${table.discountCents} between 0 and ${table.subtotalCents}`,
    ),
    check(
      'orders_total_adds_up',
      sql`${table.taxCents} >= 0 and ${table.extrasTotalCents} >= 0 and ${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.extrasTotalCents} + case when ${table.areTaxesIncluded} then 0 else ${table.taxCents} end`,
    ),
    uniqueIndex('orders_external_reference')
      .on(table.channel, table.externalReference)
      .where(sql`${table.externalReference} is not null`),
    index('orders_created_at').on(table.createdAt),
    // What came in from elsewhere, newest first.
    index('orders_channel')
      .on(table.channel, table.createdAt, table.number)
      .where(sql`${table.channel} <> 'web'`),
    // The list in the admin area: what is waiting, newest first, and what is picked up on a day.
    index('orders_status').on(table.status, table.createdAt, table.number),
    // The same list in kitchen order: one index for open and finished orders.
    index('orders_due').on(dueRank(table), dueTime(table), table.number),
    index('orders_unpaid').on(table.createdAt, table.number).where(isUnpaid(table)),
    index('orders_overpaid').on(table.createdAt, table.number).where(isOverpaid(table)),
    index('orders_pickup_at').on(table.pickupAt),
    index('orders_searched')
      .using('gin', byTrigrams(searchedOrder(table)))
      .with(pendingList),
    // How often a guest has used a coupon.
    index('orders_coupon')
      .on(table.couponId, sql`lower(${table.customerEmail})`)
      .where(sql`${table.couponId} is not null`),
    index('orders_user').on(table.userId),
    // A verified address finds the orders that its owner placed as a guest.
    index('orders_guest_email')
      .on(sql`lower(${table.customerEmail})`)
      .where(sql`${table.userId} is null`),
    // A telephone number finds the orders of a guest who calls.
    index('orders_guest_phone')
      .on(phoneKeyOf(table.customerPhone))
      .where(sql`${table.customerPhone} is not null`),
    index('orders_taken_by')
      .on(table.takenBy)
      .where(sql`${table.takenBy} is not null`),
  ],
)

/** What was chosen for a line, with the id of each dish that was chosen as a part of it, and whether it was counted. */
export type StoredChoices = Omit<LineChoices, 'options'> & {
  options?: (LineOption & { productId?: string; isCounted?: boolean; sku?: string })[] | undefined
}

/** What was sold, as it was sold: title and price stay when the product changes or is deleted. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text().references(() => products.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    title: text().notNull(),
    thumbnail: text(),
    sku: text(),
    unitPriceCents: integer().notNull(),
    quantity: integer().notNull(),
    /** As they were sold. */
    choices: jsonb().$type<StoredChoices>().notNull().default({}),
    /** Its own portions were taken from the stock, and are given back with it. */
    isCounted: boolean().notNull().default(false),
    /** What a portion costs by the menu, if staff charge another price; and why they do. */
    listPriceCents: integer(),
    priceReason: text(),
    /** It costs nothing: the house pays for it. */
    isComp: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_price_not_negative', sql`${table.unitPriceCents} >= 0`),
    check(
      'order_lines_price_is_explained',
      sql`(${table.listPriceCents} is null) = (${table.priceReason} is null) and (not ${table.isComp} or (${table.unitPriceCents} = 0 and ${table.listPriceCents} is not null))`,
    ),
    check('order_lines_quantity_in_range', sql`${table.quantity} between 1 and 99`),
    index('order_lines_product').on(table.productId, table.quantity),
  ],
)

/** A line as a version of its order keeps it. */
export type VersionLine = Omit<typeof orderLines.$inferSelect, 'orderId'>

/** What a change of an order replaces. */
export type OrderContents = Pick<
  typeof orders.$inferSelect,
  | 'note'
  | 'allergyNote'
  | 'couponId'
  | 'couponCode'
  | 'subtotalCents'
  | 'discountCents'
  | 'extras'
  | 'extrasTotalCents'
  | 'taxCents'
  | 'taxes'
  | 'areTaxesIncluded'
  | 'totalCents'
> & { lines: VersionLine[] }

/** An order as it was placed, and after each change. Orders that were never changed have no rows. */
export const orderVersions = pgTable(
  'order_versions',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 0: as it was placed. */
    revision: integer().notNull(),
    contents: jsonb().$type<OrderContents>().notNull(),
    /** Staff; null: the guest. */
    by: text(),
    /** For the guest to read. */
    reason: text(),
    /** It takes this one back. */
    undoes: integer(),
    /** The guest was told of this version. */
    toldAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
)

/** One row per key under which an order was placed or withdrawn; stored for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Chosen at random for one attempt. */
    key: text().primaryKey(),
    /** The user's id; '' for a guest. */
    owner: text().notNull(),
    bodyHash: text().notNull(),
    /** null: its guest no longer wants it, so it is refused if it still arrives. */
    orderId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
)
