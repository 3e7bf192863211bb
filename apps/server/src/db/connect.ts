/** Opens the database that the settings name. Migrating and seeding are steps of their own. */
import type { ConstructorOptions } from 'pg-boss'
import { refuseOtherThanFolder } from './data-folder.ts'
import type { Database } from './database.ts'
import type { OutageReport } from './outage.ts'

/** A way to the database that may be kept for minutes. */
interface Line {
  db: Database
  close(): Promise<void>
}

export interface Connection {
  db: Database
  /** True for the database that lives in our own process and folder. */
  isEmbedded: boolean
  /** Waits until the database can be used, and tells once what it waits for. Throws UnusableDatabase where waiting is no use. */
  waitUntilReady(onWaiting: (because: string) => void): Promise<void>
  migrate(): Promise<void>
  /** Lends copies of the embedded database to commands; answers with how to end it. A Postgres needs none. */
  lendCopies(onError: (error: Error) => void): Promise<() => Promise<void>>
  /** Without the limits that keep a request short; on Postgres a connection of its own. */
  openLine(): Promise<Line>
  /** Calls back at every NOTIFY on the channel, and once without a payload whenever some may have been missed. */
  listen(channel: string, onNotify: (payload?: string) => void): Promise<void>
  /** False while the line is down: whatever relies on notifications must look for itself. */
  isListening(): boolean
  /** Tells from now on when the database has stopped to answer, and when it answers again. */
  onOutage(report: OutageReport): void
  /** Where the job queue keeps its own tables: this same database. */
  jobStore: ConstructorOptions
  close(): Promise<void>
}

export interface DatabaseSettings {
  databaseUrl: string | undefined
  dataDir: string
}

/** Loads only the driver that is used. Throws UnusableFolder, also where only pictures and mails are kept in the folder. */
export async function connect({ databaseUrl, dataDir }: DatabaseSettings): Promise<Connection> {
  await refuseOtherThanFolder(dataDir)
  if (databaseUrl) return (await import('./postgres.ts')).connectPostgres(databaseUrl)
  return (await import('./embedded.ts')).connectEmbedded(dataDir)
}

/**
 * Opens a copy of the embedded database, lent by the server that has it open: what is done to it is gone with the
 * connection. Null where there is no such server.
 */
export async function connectCopy({ dataDir }: DatabaseSettings): Promise<Connection | null> {
  return (await import('./embedded.ts')).connectCopy(dataDir)
}
