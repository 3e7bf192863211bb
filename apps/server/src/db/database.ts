import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * Postgres or PGlite, or a transaction on either. PGlite has one connection: inside a transaction, pass the
 * transaction on, because a query on the outer handle would deadlock.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
