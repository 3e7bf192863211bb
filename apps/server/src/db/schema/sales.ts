import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const cents = () => bigint({ mode: 'number' }).notNull()
const instant = () => timestamp({ withTimezone: true }).notNull()

/**
 * Days that are over, added up once: the dashboard need not read a million orders. A day without a row is read from
 * its orders. Whatever changes an order of a day that is over takes that day's rows away again.
 */
export const salesDays = pgTable('sales_days', {
  /** In the restaurant's time zone. */
  day: date({ mode: 'string' }).primaryKey(),
  /** Which orders were added up: from here to before the other. Neither the zone's name nor the day would tell. */
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
    /** As the restaurant's clock showed it when the order was placed. */
    hour: smallint().notNull(),
    orders: integer().notNull(),
    /** Without cancelled orders and no-shows. */
    sales: integer().notNull(),
    revenueCents: cents(),
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
