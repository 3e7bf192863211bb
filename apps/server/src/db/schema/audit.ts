import type { SecurityEventKind } from '@tiffin/contract'
import { sql, type Column, type SQL } from 'drizzle-orm'
import { index, jsonb, pgTable, text, check, integer, uniqueIndex } from 'drizzle-orm/pg-core'
import { byTrigrams, pendingList, searchedText } from '../searched-text.ts'
import { moment } from './columns.ts'

type Changed = Record<'before' | 'after', Column>

/** By its latest name: no one searches for a record by its id. */
export const subjectName = ({ before, after }: Changed): SQL<string | null> => sql`coalesce(
  ${sql.join(
    ['title', 'name', 'code', 'number'].flatMap((field) => [nameIn(after, field), nameIn(before, field)]),
    sql`, `,
  )}
)`

const nameIn = (column: Column, field: string) => sql`${column} ->> ${sql.raw(`'${field}'`)}`

type Logged = Changed & Record<'action' | 'userEmail' | 'keyName', Column>

/** The text that a search of the log looks at. */
export const searchedChange = ({ action, userEmail, keyName, ...changed }: Logged) =>
  searchedText(action, userEmail, keyName, subjectName(changed))

/** Changes made by staff. The log outlives the records it describes, so nothing here references another table. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: moment().notNull(),
    userId: text().notNull(),
    userEmail: text().notNull(),
    /** Of the account that was logged in, if they had taken its session over with their PIN. */
    viaEmail: text(),
    /** Of the API key that was used, if they did it through one. */
    keyName: text(),
    /** A verb and its object: `change product`. */
    action: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
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

/** Outlives the accounts it names, like the log of changes, so nothing here references another table. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text().primaryKey(),
    /** The last time, if there were several. */
    at: moment().notNull(),
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

/** One row: what addresses in `security_events` are hashed with. In no backup, or anyone who has one could try addresses. */
export const accountHashKey = pgTable(
  'account_hash_key',
  {
    id: integer().primaryKey().default(1),
    key: text().notNull(),
  },
  (table) => [check('account_hash_key_is_one_row', sql`${table.id} = 1`)],
)
