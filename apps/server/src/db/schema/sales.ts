import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const cents = () => bigint({ mode: 'number' }).notNull()
const instant = () => timestamp({ withTimezone: true }).notNull()

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
