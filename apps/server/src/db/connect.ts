/** Opens the configured database. Migrating and seeding are separate steps. */
import { rejectOtherThanFolder } from './data-folder.ts'
import type { Connection } from './database.ts'

export interface DatabaseSettings {
  databaseUrl: string | undefined
  dataDir: string
}

/** Loads only the driver in use. Throws UnusableFolder, even if the folder only stores pictures and emails. */
export async function connect({ databaseUrl, dataDir }: DatabaseSettings): Promise<Connection> {
  await rejectOtherThanFolder(dataDir)
  if (databaseUrl) return (await import('./postgres.ts')).connectPostgres(databaseUrl)
  return (await import('./embedded.ts')).connectEmbedded(dataDir)
}

/** Opens the embedded database that a server has open, beside it. Null if there is no such server. */
export async function connectBorrowed({ dataDir }: DatabaseSettings): Promise<Connection | null> {
  return (await import('./embedded.ts')).connectBorrowed(dataDir)
}

/**
 * Opens a copy of the embedded database, shared by the server that has it open: changes to it are lost when the
 * connection closes. Null if there is no such server.
 */
export async function connectCopy({ dataDir }: DatabaseSettings): Promise<Connection | null> {
  return (await import('./embedded.ts')).connectCopy(dataDir)
}
