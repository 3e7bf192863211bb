import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * Events for open pages, stored for a few days. Contains no personal data: only which order or dish changed, and its
 * new state.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Assigned after the commit, without gaps: a reader who has read up to a number has missed nothing below it. Ids
     * are assigned before the commit, so a row that commits late would be skipped.
     */
    number: bigint({ mode: 'number' }),
    kind: text().$type<'order' | 'menu' | 'restore'>().notNull(),
    /** The order that the event is about. */
    topic: text(),
    body: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('events_number')
      .on(table.number)
      .where(sql`${table.number} is not null`),
    // Almost always empty.
    index('events_unnumbered')
      .on(table.id)
      .where(sql`${table.number} is null`),
  ],
)
