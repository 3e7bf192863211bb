import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
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
