import { inject } from 'vitest'
import type { Connection } from '../src/db/connect.ts'
import { connectionOver } from '../src/db/embedded.ts'
import { newId } from '../src/db/new-id.ts'
import { openPglite } from '../src/db/open-pglite.ts'
import { connectPostgres } from '../src/db/postgres.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

/** The one that this run is about. */
export const homeKind = () => inject('database').kind

/** Both kinds where this run has a Postgres, else the embedded one alone. */
export const reachableKinds = (): ('pglite' | 'postgres')[] =>
  homeKind() === 'postgres' ? ['pglite', 'postgres'] : ['pglite']

/** A database of that kind in which nothing is yet, not even a table. */
export async function openEmptyDatabase(kind: 'pglite' | 'postgres'): Promise<Connection> {
  const database = inject('database')
  if (kind === 'pglite') return connectionOver(await openPglite())
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
