import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../program-files.ts'
import { type Connection, type Database, offerCommitWithNext } from './database.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { asBounded, BoundedClient, GOODBYE_MS, GuardedPool, keepAlive } from './bounded-client.ts'
import { rejectForeignTables } from './migration-history.ts'
import type { OutageReport } from './outage.ts'
import { openListener } from './postgres-listener.ts'
import { waitUntilReady } from './wait-until-ready.ts'

// Without limits a silent network blocks a request, or a lock, forever. Who waits for a pool connection and then for one
// lock is answered within five seconds; several slow statements in one transaction add up to more.
const limits = {
  // Also how long a call waits for a pool connection, where a burst of orders queues.
  connectionTimeoutMillis: 2500,
  // Longer than the server's own limit, whose error message says more.
  query_timeout: 4500,
  statement_timeout: 4000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  // After a failover, connections that are always busy would otherwise stay with the old server.
  maxLifetimeSeconds: 30 * 60,
  ...keepAlive,
}

// No one waits for the job queue, whose upkeep may take a while.
const limitsOfJobs = {
  application_name: 'pgboss',
  max: 2,
  connectionTimeoutMillis: 15_000,
  query_timeout: 15_000,
  maxLifetimeSeconds: 30 * 60,
  ...keepAlive,
}

export function connectPostgres(connectionString: string, { poolSize = 10 } = {}): Connection {
  // Statements that do not depend on each other are sent together.
  const pool = new GuardedPool({ connectionString, max: poolSize, pipeline: true, ...limits })
  // So that a rush of orders does not hold up the jobs, nor the other way round.
  const poolOfJobs = new GuardedPool({ connectionString, ...limitsOfJobs })
  const pools = [pool, poolOfJobs]
  let report: OutageReport | undefined
  const listener = openListener(connectionString, {
    onDown(error) {
      for (const each of pools) each.markDown()
      report?.began(error)
    },
    onUp() {
      for (const each of pools) each.markUp()
      report?.ended()
    },
  })

  return {
    db: openDatabase(pool),
    isEmbedded: false,
    waitUntilReady: (onWaiting) => waitUntilReady(connectionString, onWaiting),
    migrate: () => migrateAlone(connectionString),
    lend: async () => async () => {},
    openDedicatedConnection: () => openDedicatedConnection(connectionString),
    async listen(channel, onNotify) {
      await listener.listen(channel, onNotify)
    },
    isListening: listener.isListening,
    onOutage(reporter) {
      report = reporter
    },
    jobStore: { db: openJobStore(poolOfJobs, listener) },
    async close() {
      await listener.close()
      const ended = Promise.all(pools.map((each) => each.end()))
      // Nobody waits any longer for what has not been answered.
      setTimeout(() => pools.forEach((each) => each.markDown()), GOODBYE_MS).unref()
      await ended
    },
  }
}

type JobDatabase = NonNullable<Connection['jobStore']['db']>

/** The job queue's own pool and listener would wait for a silent connection forever. */
const openJobStore = (pool: pg.Pool, listener: ReturnType<typeof openListener>): JobDatabase => ({
  executeSql: (text, values) => pool.query(text, values),
  async listen(channel, onNotification, onReconnect) {
    const stop = await listener.listen(channel, (payload) =>
      payload === undefined ? onReconnect() : onNotification(payload),
    )
    return { close: async () => stop() }
  },
})

const drizzleOptions = { casing: 'snake_case' } as const

/** Each connection keeps its handle, so statements prepared in one transaction are reused by the next. */
function openDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool, drizzleOptions)
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase>()
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    const handle = handles.get(client) ?? drizzle(client, drizzleOptions)
    if (!handles.has(client)) offerCommitWithNext(handle, () => asBounded(client).commitWithNext())
    handles.set(client, handle)
    try {
      const result = await handle.transaction(work, config)
      client.release()
      return result
    } catch (error) {
      client.release(isBroken(error))
      throw error
    }
  }
  return db
}

// A query that failed without an error from Postgres, such as a timeout, may still be running on its connection.
const isBroken = (error: unknown) =>
  error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError)

async function openDedicatedConnection(connectionString: string) {
  const client = new BoundedClient({ connectionString, connectionTimeoutMillis: 10_000, ...keepAlive })
  client.on('error', () => {})
  await client.connect()
  // A server, a database or a role may have its own limits.
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set ${limit} = 0`)
  // Not every version of Postgres has this setting.
  await client.query(
    `select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`,
  )
  return { db: drizzle(client, drizzleOptions), close: () => client.end() }
}

async function migrateAlone(connectionString: string) {
  const dedicated = await openDedicatedConnection(connectionString)
  try {
    await dedicated.db.execute(sql`select pg_advisory_lock(${advisoryLocks.migration})`)
    await rejectForeignTables(dedicated.db)
    await migrate(dedicated.db, { migrationsFolder })
  } finally {
    await dedicated.close()
  }
}
