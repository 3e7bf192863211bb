import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row for each settings section that was ever changed; the contract defines what a section contains. */
export const settings = pgTable('settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  /** Incremented with every edit. */
  version: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
