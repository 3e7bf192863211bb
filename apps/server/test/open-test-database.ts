import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { Connection } from '../src/db/database.ts'
import { connectionOver } from '../src/db/embedded.ts'
import { openPglite } from '../src/db/open-pglite.ts'
import { connectPostgres } from '../src/db/postgres.ts'
import { newId } from '../src/db/new-id.ts'
import { measureStart } from './measure-start.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

type TestDatabase =
  { kind: 'pglite'; dumpFile: string } | { kind: 'postgres'; serverUrl: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabase
  }
}

/** A separate, migrated and seeded database, of the kind that this run tests. */
export const openTestDatabase = (): Promise<Connection> => measureStart('databases', open)

async function open(): Promise<Connection> {
  const database = inject('database')
  if (database.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(database.dumpFile)])
    return connectionOver(await openPglite(undefined, { loadDataDir }))
  }
  const name = `tiffin_${newId()}`
  const connection = connectPostgres(await createDatabase(database.serverUrl, name, database.template))
  return {
    ...connection,
    async close() {
      await connection.close()
      await dropDatabase(database.serverUrl, name)
    },
  }
}
