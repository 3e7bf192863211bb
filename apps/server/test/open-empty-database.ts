import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { Connection } from '../src/db/database.ts'
import { connectionOver } from '../src/db/embedded.ts'
import { newId } from '../src/db/new-id.ts'
import { openPglite } from '../src/db/open-pglite.ts'
import { connectPostgres } from '../src/db/postgres.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

/** The kind that this run tests. */
export const homeKind = () => inject('database').kind

/** Both kinds if this run has a Postgres, else only the embedded one. */
export const reachableKinds = (): ('pglite' | 'postgres')[] =>
  homeKind() === 'postgres' ? ['pglite', 'postgres'] : ['pglite']

/** An empty database of that kind, without any tables. */
export async function openEmptyDatabase(kind: 'pglite' | 'postgres'): Promise<Connection> {
  const database = inject('database')
  if (kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(inject('emptyDumpFile'))])
    return connectionOver(await openPglite(undefined, { loadDataDir }))
  }
  if (database.kind !== 'postgres') throw new Error('This run has no Postgres')
  const name = `tiffin_${newId()}`
  const connection = connectPostgres(await createDatabase(database.serverUrl, name))
  return {
    ...connection,
    async close() {
      await connection.close()
      await dropDatabase(database.serverUrl, name)
    },
  }
}
