import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row for each settings section that was ever changed; the contract defines what a section contains. */
export const settings = pgTable('settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  /** Incremented with every edit. */
  version: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Days on which the restaurant has other hours than usual, or is closed. No two overlap. */
export const specialDays = pgTable(
  'special_days',
  {
    id: text().primaryKey(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Shown to guests: 'Christmas Day'. */
    name: text().notNull(),
    /** Wall-clock time, '11:00'; null on days when the restaurant is closed. */
    opens: text(),
    closes: text(),
    /** Incremented with every edit. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('special_days_in_order', sql`${table.firstDay} <= ${table.lastDay}`),
    check(
      'special_days_hours_fit',
      sql`(${table.opens} is null) = (${table.closes} is null) and ${table.opens} <> ${table.closes}`,
    ),
  ],
)
