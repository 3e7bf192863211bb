import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex, check, integer } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { orders } from './orders.ts'

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
    /** When it was numbered, never before a lower number: anyone who has read everything at a moment goes on from there. */
    numberedAt: moment(),
    kind: text().$type<'order' | 'menu' | 'restore' | 'webhook'>().notNull(),
    /** The order that the event is about. Of `webhook`, which is not for open pages, the message. */
    topic: text(),
    body: jsonb().notNull(),
    /** What follows from it, decided by the transaction that recorded it; null once all of it is enqueued. */
    followUps: jsonb().$type<FollowUp[]>(),
    at: moment().notNull().defaultNow(),
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

/** One row: the key pair by which push services know this site (RFC 8292). Another pair would silence every device. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
  },
  (table) => [check('push_keys_is_one_row', sql`${table.id} = 1`)],
)

/** A device that wants to hear of one order, or of what its owner or manager should know. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    /** The address at the push service; who knows it and the key can send to the device. */
    endpoint: text().notNull(),
    /** What is encrypted with them, only the device can read (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('push_subscriptions_have_one_subject', sql`num_nonnulls(${table.orderId}, ${table.userId}) = 1`),
    uniqueIndex('push_subscriptions_order').on(table.orderId, table.endpoint),
    uniqueIndex('push_subscriptions_user').on(table.userId, table.endpoint),
    index('push_subscriptions_endpoint').on(table.endpoint),
  ],
)
