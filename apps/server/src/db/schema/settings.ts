import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was set, a row for each section that was ever changed; what a section holds, the contract says. */
export const settings = pgTable('settings', {
  section: text().primaryKey(),
  value: jsonb().notNull(),
  /** Rises with every edit. */
  version: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
