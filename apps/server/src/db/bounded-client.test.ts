import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { openBreakableConnection } from '../../test/breakable-connection.ts'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { GuardedPool } from './bounded-client.ts'
import { commitWithNext, rowsOf } from './database.ts'
import { DatabaseAway } from './outage.ts'

test('of a transaction whose begin is refused, nothing is committed', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'Its statements are not sent together')
  const { db, close } = await openTestDatabase()
  await db.execute(sql`create table drafts (title text)`)
  const work = db.transaction(
    async (tx) => {
      await tx.execute(sql`insert into drafts values ('first')`)
      await tx.execute(sql`insert into drafts values ('second')`)
    },
    { isolationLevel: 'unheard of' as never },
  )
  await expect(work).rejects.toThrow()
  expect(await rowsOf(db, sql`select title from drafts`)).toEqual([])
  await close()
})

describe('a commit that is sent with the last statement', () => {
  test('commits it and all before it', async () => {
    const { db, close } = await openTestDatabase()
    await db.execute(sql`create table drafts (title text not null)`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into drafts values ('first')`)
      commitWithNext(tx)
      await tx.execute(sql`insert into drafts values ('second')`)
    })
    expect(await rowsOf(db, sql`select title from drafts`)).toEqual([{ title: 'first' }, { title: 'second' }])
    await close()
  })

  test('is done once that is answered, before the transaction’s work has ended', async ({ skip }) => {
    skip(inject('database').kind === 'pglite', 'Its statements are not sent together')
    const { db, close } = await openTestDatabase()
    await db.execute(sql`create table drafts (title text not null)`)
    await db.transaction(async (tx) => {
      commitWithNext(tx)
      await tx.execute(sql`insert into drafts values ('first')`)
      await expect.poll(() => rowsOf(db, sql`select title from drafts`)).toEqual([{ title: 'first' }])
    })
    await close()
  })

  test('commits nothing if that fails', async () => {
    const { db, close } = await openTestDatabase()
    await db.execute(sql`create table drafts (title text not null)`)
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`insert into drafts values ('first')`)
      commitWithNext(tx)
      await tx.execute(sql`insert into drafts values (null)`)
    })
    await expect(work).rejects.toThrow()
    expect(await rowsOf(db, sql`select title from drafts`)).toEqual([])
    await close()
  })

  test('is not left to the next transaction', async () => {
    const { db, close } = await openTestDatabase()
    await db.execute(sql`create table drafts (title text not null)`)
    const fail = async (begin: (tx: typeof db) => unknown) =>
      expect(
        db.transaction(async (tx) => {
          await begin(tx)
          throw new Error('Changed their mind')
        }),
      ).rejects.toThrow('Changed their mind')
    await fail(commitWithNext)
    await fail((tx) => tx.execute(sql`insert into drafts values ('first')`))
    expect(await rowsOf(db, sql`select title from drafts`)).toEqual([])
    await close()
  })
})

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
