/** What the command says; what it compares is in `ordering/paying/payment-storms.test.ts`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrders } from '../../test/insert-orders.ts'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { orders } from '../db/schema/index.ts'

const SLOW = { timeout: 180_000 }
let site: Sandbox

beforeAll(async () => {
  site = await openSandbox()
}, SLOW.timeout)
afterAll(() => site.remove())

test('books that add up, and an order whose payments do not', SLOW, async () => {
  expect(await site.tiffin(['compare-payments'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Our own books add up.') as string,
  })
  await site.look(async (db) => {
    await insertOrders(db, 1)
    await db.update(orders).set({ paidCents: 1 })
  })
  const { exitCode, stdout } = await site.tiffin(['compare-payments', '--json'])
  expect(exitCode).toBe(3)
  expect(JSON.parse(stdout)).toMatchObject({
    own: [expect.stringMatching(/^What order \d+ says was paid is not the sum of its payments\.$/)],
  })
})

test('days that are none are refused', SLOW, async () => {
  const { exitCode, stderr } = await site.tiffin(['compare-payments', '--days', 'many'])
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--days')])
})
