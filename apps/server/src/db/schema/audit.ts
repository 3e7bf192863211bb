import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What staff have changed. It outlives what it speaks of, so nothing here refers to another table. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: text().notNull(),
    userEmail: text().notNull(),
    /** A verb and what it was done to: `change product`. */
    action: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [index('audit_log_subject').on(table.subjectId, table.at), index('audit_log_at').on(table.at)],
)
