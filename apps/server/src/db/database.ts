import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { OutageReport } from './outage.ts'

/**
 * Postgres or PGlite, or a transaction on either. PGlite has one connection: inside a transaction, pass the
 * transaction on, because a query on the outer handle would deadlock.
 */
export type Database = PgDatabase<PgQueryResultHKT>

/** A dedicated connection that may be held for minutes. */
interface DedicatedConnection {
  db: Database
  close(): Promise<void>
}

export interface Connection {
  db: Database
  /** True for the database that lives in our own process and folder. */
  isEmbedded: boolean
  /** Waits until the database is usable; reports once what it waits for. Throws UnusableDatabase if that is futile. */
  waitUntilReady(onWaiting: (because: string) => void): Promise<void>
  migrate(): Promise<void>
  /** Lets commands work on the embedded database meanwhile; returns a function that stops it. Postgres needs none. */
  lend(onError: (error: Error) => void): Promise<() => Promise<void>>
  /** Without the limits that keep requests short; on Postgres a dedicated connection. */
  openDedicatedConnection(): Promise<DedicatedConnection>
  /** Calls back at every NOTIFY on the channel, and once without a payload whenever some may have been missed. */
  listen(channel: string, onNotify: (payload?: string) => void): Promise<void>
  /** False while the connection is down: anything that relies on notifications must poll. */
  isListening(): boolean
  /** From now on, reports when the database stops answering and when it answers again. */
  onOutage(report: OutageReport): void
  /** Where the job queue stores its own tables: this same database. */
  jobStore: ConstructorOptions
  close(): Promise<void>
}
