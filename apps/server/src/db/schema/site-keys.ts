import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sqlInList } from './sql-in-list.ts'

/** `set-up` makes the first owner; `look-in` shows the site before it opens. */
export const siteKeyPurposes = ['set-up', 'look-in'] as const

/** Links that belong to the site and not to an account. */
export const siteKeys = pgTable(
  'site_keys',
  {
    /** SHA-256 of the key: anyone who reads the table cannot use it. */
    keyHash: text().primaryKey(),
    purpose: text().$type<(typeof siteKeyPurposes)[number]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('site_keys_purpose_is_known', sql`${table.purpose} in (${sqlInList(siteKeyPurposes)})`)],
)
