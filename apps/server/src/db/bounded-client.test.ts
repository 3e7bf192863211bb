import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
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
