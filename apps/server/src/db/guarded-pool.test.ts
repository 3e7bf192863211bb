import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { GuardedPool } from './guarded-pool.ts'
import { DatabaseAway } from './outage.ts'

const LONGEST_WAIT_MS = 100
const database = inject('database')

test.runIf(database.kind === 'postgres')(
  'whoever waits for a connection learns that the database is away, once',
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
    pool.goAway()
    // What waits inside the pool runs out later.
    await sleep(2 * LONGEST_WAIT_MS)
    expect(answers).toEqual([new DatabaseAway()])
    held.release(true)
    await pool.end()
  },
)
