import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../src/db/database.ts'
import { products } from '../src/db/schema/index.ts'
import { guardTransactions } from './guard-transactions.ts'
import { openTestDatabase } from './open-test-database.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('a query outside its own transaction fails, as it would wait for ever on the embedded database', async () => {
  const db = guardTransactions(connection.db)
  const forgetful = db.transaction(async (tx) => {
    await tx.$count(products)
    await db.$count(products)
  })
  await expect(forgetful).rejects.toThrow('$count on the database inside a transaction: use its tx')
  expect(await db.$count(products)).toBeGreaterThan(0)
})
