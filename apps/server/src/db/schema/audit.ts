import { sql, type Column, type SQL } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { byTrigrams, pendingList, searchedText } from '../searched-text.ts'

type Changed = Record<'before' | 'after', Column>

/** By what it was called last: nobody looks for a thing by its id. */
export const subjectName = ({ before, after }: Changed): SQL<string | null> => sql`coalesce(
  ${sql.join(
    ['title', 'name', 'code', 'number'].flatMap((field) => [nameIn(after, field), nameIn(before, field)]),
    sql`, `,
  )}
)`

const nameIn = (column: Column, field: string) => sql`${column} ->> ${sql.raw(`'${field}'`)}`

type Logged = Changed & Record<'action' | 'userEmail', Column>

/** What a change is found by. */
export const searchedChange = ({ action, userEmail, ...changed }: Logged) =>
  searchedText(action, userEmail, subjectName(changed))

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
  (table) => [
    index('audit_log_subject').on(table.subjectId, table.at),
    index('audit_log_at').on(table.at),
    index('audit_log_user').on(table.userId, table.at),
    index('audit_log_searched')
      .using('gin', byTrigrams(searchedChange(table)))
      .with(pendingList),
  ],
)
