import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { orders } from './orders.ts'

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
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('push_subscriptions_have_one_subject', sql`num_nonnulls(${table.orderId}, ${table.userId}) = 1`),
    uniqueIndex('push_subscriptions_order').on(table.orderId, table.endpoint),
    uniqueIndex('push_subscriptions_user').on(table.userId, table.endpoint),
    index('push_subscriptions_endpoint').on(table.endpoint),
  ],
)
