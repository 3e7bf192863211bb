import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per form that was stored or withdrawn under an Idempotency-Key: whichever comes first. Stored for 24 hours. */
export const formKeys = pgTable(
  'form_keys',
  {
    /** A hash of the key and what was sent under it. */
    attempt: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('form_keys_created_at').on(table.createdAt)],
)
