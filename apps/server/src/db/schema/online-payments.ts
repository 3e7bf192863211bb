import { onlineMethods, type OnlineMethod } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { moment, sqlInList } from './columns.ts'

const cents = () => bigint({ mode: 'number' })

/** `waiting`: for its payment. `placed`: it is an order. `ended`: what it held was given back. */
export const heldStates = ['waiting', 'placed', 'ended'] as const

/** Why a held order never became one. */
export const heldEndings = ['cancelled', 'expired', 'unserved', 'sold-out'] as const

/**
 * Orders that are placed once they are paid. Until then they hold their portions, their coupon's use and, as rows of
 * `kitchen_work`, the kitchen's time, and nobody but their guest knows of them.
 */
export const heldOrders = pgTable(
  'held_orders',
  {
    /** The order's id, from now on. */
    id: text().primaryKey(),
    number: integer().notNull().unique(),
    state: text({ enum: heldStates }).notNull().default('waiting'),
    ending: text({ enum: heldEndings }),
    /** Everything that `insertOrder` inserts; blanked a while after it has ended. */
    contents: jsonb().notNull(),
    /** The dishes whose portions it holds, and how many. */
    portions: jsonb().$type<{ id: string; quantity: number }[]>().notNull(),
    couponId: text(),
    userId: text(),
    customerEmail: text().notNull(),
    method: text().$type<OnlineMethod>().notNull(),
    totalCents: cents().notNull(),
    /** What its guest gives on top if it is paid online. */
    tipCents: cents().notNull().default(0),
    currency: text().notNull(),
    heldUntil: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('held_orders_method_is_known', sql`${table.method} in (${sqlInList(onlineMethods)})`),
    check('held_orders_ending_is_whole', sql`(${table.state} = 'ended') = (${table.ending} is not null)`),
    index('held_orders_created_at').on(table.createdAt),
    index('held_orders_coupon')
      .on(table.couponId)
      .where(sql`${table.state} = 'waiting' and ${table.couponId} is not null`),
  ],
)

/** As a provider sees one: `new`: it has not been told of it yet, or its answer was lost. */
export const onlinePaymentStates = ['new', 'open', 'pending', 'paid', 'failed', 'closed'] as const

/** Attempts to pay a held order. An order is paid by one of them; the money of any other goes back. */
export const onlinePayments = pgTable(
  'online_payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => heldOrders.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    isTest: boolean().notNull(),
    method: text().$type<OnlineMethod>().notNull(),
    state: text({ enum: onlinePaymentStates }).notNull().default('new'),
    /** The provider's name for it, and for the charge that a refund names. */
    reference: text(),
    chargeId: text(),
    url: text(),
    /** With the tip. */
    cents: cents().notNull(),
    tipCents: cents().notNull().default(0),
    currency: text().notNull(),
    feeCents: cents(),
    lastFour: text(),
    /** It paid the order. */
    isUsed: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    index('online_payments_order').on(table.orderId),
    index('online_payments_reference').on(table.provider, table.reference),
    index('online_payments_charge').on(table.provider, table.chargeId),
    // What has to be asked for.
    index('online_payments_unsettled')
      .on(table.createdAt)
      .where(sql`${table.state} in ('new', 'open', 'pending')`),
  ],
)

/** `new`: the provider has not been told yet. */
export const onlineRefundStates = ['new', 'pending', 'done', 'refused'] as const

/** `cancelled`: the order was. `unplaced`: it was paid too late, twice, or could not be served any more. */
export const onlineRefundReasons = ['cancelled', 'unplaced', 'staff'] as const

/** Money that goes back through the provider that took it. */
export const onlineRefunds = pgTable(
  'online_refunds',
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => onlinePayments.id, { onDelete: 'cascade' }),
    orderId: text().notNull(),
    kind: text({ enum: onlineRefundReasons }).notNull(),
    /** With what of the tip goes back. */
    cents: cents().notNull(),
    tipCents: cents().notNull().default(0),
    /** The portions that it is for, by the place of their lines in a revision of the order. */
    portions: jsonb().$type<{ position: number; quantity: number }[]>(),
    revision: integer(),
    state: text({ enum: onlineRefundStates }).notNull().default('new'),
    reference: text(),
    /** Staff, and what they wrote. */
    by: text(),
    reason: text(),
    /** Why the provider refused it, in its words. */
    refusal: text(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [
    check('online_refunds_are_positive', sql`${table.cents} > 0`),
    check('online_refunds_tip_is_a_part', sql`${table.tipCents} between 0 and ${table.cents}`),
    check(
      'online_refunds_portions_are_whole',
      sql`(${table.portions} is null) = (${table.revision} is null)`,
    ),
    index('online_refunds_payment').on(table.paymentId),
    index('online_refunds_order').on(table.orderId),
    index('online_refunds_reference').on(table.reference),
  ],
)

/** Guests who have told their bank or provider that a payment was wrong. */
export const onlineDisputes = pgTable(
  'online_disputes',
  {
    provider: text().notNull(),
    /** The provider's name for it. */
    reference: text().notNull(),
    paymentId: text()
      .notNull()
      .references(() => onlinePayments.id, { onDelete: 'cascade' }),
    /** Null: the provider has not said how much. */
    cents: cents(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index('online_disputes_payment').on(table.paymentId),
  ],
)

/** What one side's books say of a payment or refund, and the other's do not. */
export interface StoredDifference {
  kind: 'payment' | 'refund'
  /** The provider's name for it. */
  reference: string
  order: number | null
  ours: number | null
  theirs: number | null
  currency: string
}

/** By currency, in its coins. */
export interface ComparedSum {
  currency: string
  paidCents: number
  refundedCents: number
  feeCents: number
}

/** Each day of the calendar held against each provider's own list, once it is over. */
export const bookComparisons = pgTable(
  'book_comparisons',
  {
    /** In the restaurant's time zone. */
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    isTest: boolean().notNull(),
    /** The last try. */
    comparedAt: moment().notNull(),
    /** Why the provider's list could not be read; what follows is then what was found before. */
    failure: text(),
    payments: integer().notNull(),
    refunds: integer().notNull(),
    sums: jsonb().$type<ComparedSum[]>().notNull(),
    differences: jsonb().$type<StoredDifference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider, table.isTest] })],
)
