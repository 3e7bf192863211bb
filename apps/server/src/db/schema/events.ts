import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * What screens that are open are told, for a few days. Holds no personal data: which order or dish it was about, and
 * what became of it.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Given after the commit, without gaps: whoever has read up to a number has missed nothing below it. Ids are given
     * before, so one that commits late would be skipped.
     */
    number: bigint({ mode: 'number' }),
    kind: text().$type<'order' | 'menu' | 'restore'>().notNull(),
    /** The order that it is about. */
    topic: text(),
    body: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('events_number')
      .on(table.number)
      .where(sql`${table.number} is not null`),
    // Nearly always empty.
    index('events_unnumbered')
      .on(table.id)
      .where(sql`${table.number} is null`),
  ],
)
