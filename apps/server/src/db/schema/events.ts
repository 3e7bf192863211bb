import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** A job to enqueue, of the kind with this name. */
export interface FollowUp {
  kind: string
  data: object
  afterSeconds: number
}

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
    /** When it was numbered, never before a lower number: whoever has read everything at a moment goes on from there. */
    numberedAt: timestamp({ withTimezone: true }),
    kind: text().$type<'order' | 'menu' | 'restore' | 'webhook'>().notNull(),
    /** The order that the event is about. Of `webhook`, which is not for open pages, the message. */
    topic: text(),
    body: jsonb().notNull(),
    /** What follows from it, decided by the transaction that recorded it; null once all of it is enqueued. */
    followUps: jsonb().$type<FollowUp[]>(),
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
    // What has become of one order meanwhile.
    index('events_topic').on(table.topic, table.number),
    index('events_follow_ups')
      .on(table.id)
      .where(sql`${table.followUps} is not null`),
  ],
)
