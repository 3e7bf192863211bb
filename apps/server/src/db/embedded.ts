import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { chmod, cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fromPglite } from 'pg-boss'
import { emptyDatabase, isBuilt, migrationsFolder } from '../program-files.ts'
import { lockFolder, openDataFolder } from './data-folder.ts'
import { borrowDatabase, requestCopy } from './borrow-database.ts'
import type { Connection } from './database.ts'
import { rejectForeignTables } from './migration-history.ts'
import { lendDatabase } from './lend-database.ts'
import { openPglite, unpackDatabase } from './open-pglite.ts'

/** Opens PGlite in `dataDir`. Fails if another process has it open: two would lose each other's writes. */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'db')
  await openDataFolder(dataDir)
  await openDataFolder(folder)
  const unlock = await lockFolder(folder)
  try {
    if (isBuilt) await unpackDatabase(emptyDatabase, folder)
    const pglite = await openPglite(folder)
    await closeFiles(folder)
    // Some of Postgres' caches are written for everyone each time.
    const afterClose = () => closeFiles(folder).finally(unlock)
    return connectionOver(pglite, { dataDir, afterClose })
  } catch (error) {
    await unlock()
    throw error
  }
}

export async function connectCopy(dataDir: string): Promise<Connection | null> {
  const copy = await requestCopy(dataDir)
  if (!copy) return null
  try {
    return connectionOver(await openPglite(copy.folder), { dataDir, afterClose: copy.release })
  } catch (error) {
    await copy.release()
    throw error
  }
}

/** The database itself, while a server has it open; null if there is no such server. */
export async function connectBorrowed(dataDir: string): Promise<Connection | null> {
  const borrowed = await borrowDatabase(dataDir)
  if (!borrowed) return null
  return {
    ...connectionOver(borrowed.client as PGlite),
    // Readers of events ask for them every few seconds.
    listen: async () => {},
    isListening: () => false,
    close: async () => borrowed.giveBack(),
  }
}

interface EmbeddedOptions {
  dataDir: string
  afterClose: () => Promise<void>
}

export function connectionOver(
  pglite: PGlite,
  { dataDir, afterClose }: Partial<EmbeddedOptions> = {},
): Connection {
  const db = drizzle(pglite, { casing: 'snake_case' })
  return {
    db,
    isEmbedded: true,
    waitUntilReady: async () => {},
    async migrate() {
      await rejectForeignTables(db)
      await migrate(db, { migrationsFolder })
    },
    async lend(onError) {
      if (dataDir === undefined) return async () => {}
      const files = join(dataDir, 'db')
      // Between two statements the files are what a crash would leave, and PGlite recovers from that.
      const copyTo = (folder: string) => pglite.runExclusive(() => cp(files, folder, { recursive: true }))
      return lendDatabase({ dataDir, pglite, copyTo, onError })
    },
    openDedicatedConnection: async () => ({ db, close: async () => {} }),
    async listen(channel, onNotify) {
      await pglite.listen(channel, onNotify)
    },
    isListening: () => true,
    // It cannot go away: it lives in this process.
    onOutage: () => {},
    jobStore: { db: fromPglite(pglite), backend: 'pglite' },
    async close() {
      await pglite.close()
      await afterClose?.()
    },
  }
}

/** Takes a folder's files from all other users: PGlite gives those of a new database to everyone. */
async function closeFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
  }
}
