import type { SQL } from 'drizzle-orm'
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

/** The rows of a statement that no query builder can express, exactly as the driver returns them. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers return this shape, but their common type does not say so.
  const { rows } = await (db.execute(statement) as PromiseLike<{ rows: Row[] }>)
  return rows
}

/**
 * A statement that is built once per connection and then only run: building one takes longer than sending it.
 * `prepare` receives the connection and puts placeholders where the values differ per call.
 */
export function preparedStatement<Prepared>(prepare: (db: Database) => Prepared): (db: Database) => Prepared {
  // A transaction shares the session of its connection.
  const preparedBySession = new WeakMap<object, Prepared>()
  return (db) => {
    const { session } = db._
    const prepared = preparedBySession.get(session) ?? prepare(db)
    preparedBySession.set(session, prepared)
    return prepared
  }
}

type Answers<Asked extends readonly unknown[]> = { -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }

/**
 * Waits for statements of one transaction that were sent together. Once one has failed, Postgres refuses those behind it
 * without a reason of their own: the failure of the first in the list is the one that counts.
 */
export async function allInOrder<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const settled = await Promise.allSettled(asked)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as Answers<Asked>
}

const commitsBySession = new WeakMap<object, () => void>()

/** For a connection that can send a commit right behind a statement. */
export function offerCommitWithNext(db: Database, send: () => void): void {
  commitsBySession.set(db._.session, send)
}

/**
 * Sends the commit of a transaction right behind its next statement, which must be its last one: that saves waiting for
 * one more answer. If the statement fails, nothing is committed. What comes after the statement must not fail: it is too
 * late to take anything back. Has no effect on the embedded database, which answers without a network.
 */
export function commitWithNext(tx: Database): void {
  // A transaction shares the session of its connection.
  commitsBySession.get(tx._.session)?.()
}
