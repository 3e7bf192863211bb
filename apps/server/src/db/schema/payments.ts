import { paymentKinds, tillMethods, type PaymentKind, type TillMethod } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, sqlInList } from './columns.ts'
import { orders } from './orders.ts'

const cents = () => bigint({ mode: 'number' }).notNull()
const instant = () => moment().notNull()

/**
 * Totals of past days: the dashboard need not read a million orders. A day without a row is computed from its orders.
 * A change to an order of a past day deletes that day's rows.
 */
export const salesDays = pgTable('sales_days', {
  /** In the restaurant's time zone. */
  day: date({ mode: 'string' }).primaryKey(),
  /** The orders of this total: from this instant until the other one. The zone's name and the day would not suffice. */
  startsAt: instant(),
  endsAt: instant(),
})

const day = () =>
  date({ mode: 'string' })
    .notNull()
    .references(() => salesDays.day, { onDelete: 'cascade' })

export const salesHours = pgTable(
  'sales_hours',
  {
    day: day(),
    /** Local time at the restaurant when the order was placed. */
    hour: smallint().notNull(),
    orders: integer().notNull(),
    /** Excludes cancelled orders and no-shows. */
    sales: integer().notNull(),
    revenueCents: cents(),
    /** What of the revenue was for pickup extras. */
    extrasCents: cents(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hour] })],
)

export const salesDishes = pgTable(
  'sales_dishes',
  {
    day: day(),
    slug: text().notNull(),
    title: text().notNull(),
    quantity: integer().notNull(),
    revenueCents: cents(),
  },
  (table) => [primaryKey({ columns: [table.day, table.slug] })],
)

export const salesChoices = pgTable(
  'sales_choices',
  {
    day: day(),
    groupKey: text().notNull(),
    choiceKey: text().notNull(),
    groupName: text().notNull(),
    choiceName: text().notNull(),
    quantity: integer().notNull(),
    /** What the choice added to the price; negative if it took off. */
    revenueCents: cents(),
  },
  (table) => [primaryKey({ columns: [table.day, table.groupKey, table.choiceKey] })],
)

/** Money that was taken for an order, or given back. Rows are only added: a mistake is voided by a row of its own. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    /** In the order in which they were recorded. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<PaymentKind>().notNull(),
    method: text().$type<TillMethod>().notNull(),
    /** Less than 0: money that was given back, or never taken. */
    cents: bigint({ mode: 'number' }).notNull(),
    /** What the guest gave on top of it. */
    tipCents: bigint({ mode: 'number' }).notNull().default(0),
    /** What was given back of it at the counter for a complaint, though it was owed. */
    waivedCents: bigint({ mode: 'number' }).notNull().default(0),
    /** Cash: what the guest handed over. */
    tenderedCents: bigint({ mode: 'number' }),
    /** The code of a voucher. */
    reference: text(),
    /** Through a provider: the online payment, or the refund of one, that it is. */
    onlineId: text(),
    reason: text(),
    /** The payment that was a mistake. */
    voids: text(),
    /** Staff. */
    by: text(),
    /** The closing that counts it; no reference, as it is claimed before that is written. Null: the next one counts it. */
    closingId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('payments_kind_is_known', sql`${table.kind} in (${sqlInList(paymentKinds)})`),
    check('payments_method_is_known', sql`${table.method} in (${sqlInList(tillMethods)})`),
    check(
      'payments_sign_is_right',
      sql`case ${table.kind} when 'payment' then ${table.cents} > 0 when 'refund' then ${table.cents} <= 0 else ${table.cents} <> 0 or ${table.tipCents} <> 0 end`,
    ),
    check(
      'payments_refund_is_something',
      sql`${table.kind} <> 'refund' or ${table.cents} + ${table.tipCents} < 0`,
    ),
    check('payments_less_has_a_reason', sql`${table.kind} = 'payment' or ${table.reason} is not null`),
    check('payments_void_is_whole', sql`(${table.kind} = 'void') = (${table.voids} is not null)`),
    check(
      'payments_tendered_is_enough',
      sql`${table.tenderedCents} is null or (${table.method} = 'cash' and ${table.tenderedCents} >= ${table.cents} + ${table.tipCents})`,
    ),
    check(
      'payments_tip_is_right',
      sql`case ${table.kind} when 'payment' then ${table.tipCents} >= 0 when 'refund' then ${table.tipCents} <= 0 else true end`,
    ),
    index('payments_order').on(table.orderId),
    index('payments_created_at').on(table.createdAt),
    // What the next closing counts.
    index('payments_unclosed')
      .on(table.createdAt)
      .where(sql`${table.closingId} is null`),
    index('payments_closing')
      .on(table.closingId)
      .where(sql`${table.closingId} is not null`),
    // Neither is counted twice.
    uniqueIndex('payments_online')
      .on(table.onlineId)
      .where(sql`${table.onlineId} is not null`),
    // A mistake is voided once.
    uniqueIndex('payments_voids')
      .on(table.voids)
      .where(sql`${table.voids} is not null`),
  ],
)
