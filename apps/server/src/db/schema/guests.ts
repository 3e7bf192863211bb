import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** What staff have noted about one person, and which contacts and account they have found to be the same one. */
export const guests = pgTable('guests', {
  id: text().primaryKey(),
  /** Goes with the account. */
  userId: text()
    .unique('guests_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  note: text().notNull().default(''),
  /** Incremented with every change, also of its contacts. */
  version: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** No two guests have the same one. */
export const guestContacts = pgTable(
  'guest_contacts',
  {
    /** The address in lower case, or the last digits of a number: `contactKey`. */
    key: text().primaryKey(),
    guestId: text()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    /** As it was written. */
    contact: text().notNull(),
  },
  (table) => [
    index('guest_contacts_guest').on(table.guestId),
    check('guest_contacts_key', sql`${table.key} <> ''`),
  ],
)
