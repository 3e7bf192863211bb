import type { KeyPermission } from '@tiffin/contract'
import { type AnyPgColumn, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const moment = () => timestamp({ withTimezone: true })

/** The keys with which programs call. In no backup: one that was revoked would be valid again. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    /** SHA-256 of the key: anyone who reads the table cannot use it. */
    keyHash: text().notNull().unique(),
    prefix: text().notNull(),
    /** Its last characters. */
    hint: text().notNull(),
    name: text().notNull(),
    permissions: jsonb().$type<KeyPermission[]>().notNull(),
    /** In CIDR notation; empty: anywhere. */
    networks: jsonb().$type<string[]>().notNull(),
    /** Null once the account is deleted: then it works no more. */
    makerId: text().references(() => users.id, { onDelete: 'set null' }),
    makerEmail: text().notNull(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    replacedBy: text().references((): AnyPgColumn => apiKeys.id, { onDelete: 'set null' }),
    revokedAt: moment(),
    /** To within a minute. */
    lastUsedAt: moment(),
    lastUsedFrom: text(),
    lastUsedCall: text(),
  },
  (table) => [index('api_keys_maker').on(table.makerId)],
)
