/** The real server, in a separate process, on a separate database. */
import pg from 'pg'
import { createDatabase, dropDatabase, startPostgres } from '../../apps/server/test/start-postgres.ts'
import { fillDatabase } from '../../apps/server/test/fill-database.ts'
import { startServing } from './serving-process.ts'

const MANY_PORTIONS = 1_000_000_000
const main = new URL('../../apps/server/dist/tiffin.js', import.meta.url)

export const startSite = (databaseUrl: string, settings: Record<string, string> = {}) =>
  startServing(main, [], {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // All guests of a benchmark have one address.
    RATE_LIMIT: 'off',
    ...settings,
  })

/** A Postgres that syncs every commit to disk, with one new database. */
export async function openDatabase() {
  const postgres = await startPostgres({ isDurable: true })
  const name = `tiffin_bench_${process.pid}`
  const databaseUrl = await createDatabase(postgres.url, name)
  await fillDatabase(databaseUrl)
  return {
    databaseUrl,
    /** Creates another database beside it, so that its size can be measured separately. */
    async createAnother() {
      const another = `${name}_more`
      const anotherUrl = await createDatabase(postgres.url, another)
      await fillDatabase(anotherUrl)
      return {
        databaseUrl: anotherUrl,
        drop: () => dropDatabase(postgres.url, another),
      }
    },
    async stop() {
      await dropDatabase(postgres.url, name)
      await postgres.stop()
    },
  }
}

export type BenchDatabase = Awaited<ReturnType<typeof openDatabase>>

/** The version of Postgres, and whether a commit waits for the disk. */
export async function describePostgres(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<Record<'version' | 'fsync' | 'commit', string>>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`,
  )
  await client.end()
  return `Postgres ${rows[0]?.version} (fsync ${rows[0]?.fsync}, synchronous_commit ${rows[0]?.commit})`
}

/** Forgets what the stations have to do. */
export async function emptyKitchen(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('truncate kitchen_work')
  await client.end()
}

/** Sets a portion count high enough for a counted dish to outlast the benchmark. */
export async function cookPlentyOf(databaseUrl: string, slug: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('update products set stock = $1 where slug = $2', [MANY_PORTIONS, slug])
  await client.end()
}
