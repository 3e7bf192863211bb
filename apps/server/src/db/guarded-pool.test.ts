import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { openBreakableConnection } from '../../test/breakable-connection.ts'
import { GuardedPool } from './guarded-pool.ts'
import { DatabaseAway } from './outage.ts'

// Enough for the first connection on a busy machine.
const LONGEST_WAIT_MS = 2000
const database = inject('database')

test.runIf(database.kind === 'postgres')(
  'a caller waiting for a connection is told once that the database is down',
  async () => {
    if (database.kind !== 'postgres') throw new Error('The embedded database has no pool')
    const pool = new GuardedPool({
      connectionString: database.serverUrl,
      max: 1,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
    })
    const held = await pool.connect()
    const answers: unknown[] = []
    pool.connect((error) => answers.push(error))
    pool.markDown()
    // What waits inside the pool runs out later.
    await sleep(LONGEST_WAIT_MS + 200)
    expect(answers).toEqual([new DatabaseAway()])
    held.release(true)
    await pool.end()
  },
)

test.runIf(database.kind === 'postgres')(
  'one silent connection is enough: those that idle are replaced with it, and closing waits for none',
  async () => {
    if (database.kind !== 'postgres') throw new Error('The embedded database has no pool')
    const router = await openBreakableConnection(database.serverUrl)
    const pool = new GuardedPool({ connectionString: router.databaseUrl, max: 3, query_timeout: 300 })
    const ask = () => pool.query('select pg_sleep(0.05)')
    await Promise.all([ask(), ask(), ask()])
    router.forget()
    await expect(ask()).rejects.toThrow('Query read timeout')
    for (const _ of [1, 2, 3]) await ask()
    router.forget()
    const held = await pool.connect()
    const rolledBack = held.query('select 1').catch(() => held.query('rollback'))
    await expect(rolledBack).rejects.toThrow('Connection terminated')
    held.release(true)
    await pool.end()
    await router.close()
  },
)
