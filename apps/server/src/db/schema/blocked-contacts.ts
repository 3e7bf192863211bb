import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** With these, nobody orders or reserves online. */
export const blockedContacts = pgTable('blocked_contacts', {
  id: text().primaryKey(),
  /** The address in lower case, or the last digits of a number: `contactKey`. */
  key: text().notNull().unique(),
  /** As staff wrote it. */
  contact: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
