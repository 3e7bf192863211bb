import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { commitWithNext } from './commit-with-next.ts'
import { rowsOf } from './rows-of.ts'

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
