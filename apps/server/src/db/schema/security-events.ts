import type { SecurityEventKind } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Outlives the accounts it names, like the log of changes, so nothing here references another table. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text().primaryKey(),
    /** The last time, if there were several. */
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    count: integer().notNull().default(1),
    userId: text(),
    /** Of staff only: customers are not named in logs. */
    userEmail: text(),
    /** Of the API key that was used. */
    keyName: text(),
    /** The address that was typed, hashed with the site's key. */
    accountHash: text(),
    network: text(),
    what: text(),
    rowCount: integer(),
    /** Equal events of one hour share a row: it is their hour, and what is equal. */
    sharedKey: text(),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_kind').on(table.kind, table.at),
    index('security_events_user').on(table.userId, table.at),
    uniqueIndex('security_events_shared').on(table.sharedKey),
  ],
)

/** One row: what addresses in `security_events` are hashed with. In no backup, or whoever has one could try addresses. */
export const accountHashKey = pgTable(
  'account_hash_key',
  {
    id: integer().primaryKey().default(1),
    key: text().notNull(),
  },
  (table) => [check('account_hash_key_is_one_row', sql`${table.id} = 1`)],
)
