import type { Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { users } from '../../db/schema/index.ts'

const site = useTestApp()
type Headers = Record<string, string>
const place = async (slug: string, headers: Headers = {}, more = {}) =>
  site.post<Order>('/api/orders', orderOf([{ slug }], more), headers)
const mine = async (headers: Headers, query = '') =>
  (await site.get<Order[]>(`/api/orders/my${query}`, headers)).body.map(({ items }) => items[0]?.slug)

test('are those that were placed while signed in, newest first', async () => {
  const asha = await site.signUp('asha@example.com')
  const ravi = await site.signUp('ravi@example.com')
  await place('samosa', asha.headers)
  site.setTime('2026-01-07T12:05:00-07:00')
  await place('garlic-naan', asha.headers, { userId: asha.user._id })
  await place('mango-lassi', ravi.headers)
  expect(await mine(asha.headers)).toEqual(['garlic-naan', 'samosa'])
  expect(await mine(asha.headers, '?limit=1&offset=1')).toEqual(['samosa'])
  expect(await mine(ravi.headers)).toEqual(['mango-lassi'])
})

test.each(['?limit=0', '?limit=1001', '?offset=-1', '?limit=ten'])(
  'an invalid range is rejected: %s',
  async (query) => {
    const { headers } = await site.signUp('asha@example.com')
    expect((await site.get('/api/orders/my', headers)).status).toBe(200)
    expect(await site.get(`/api/orders/my${query}`, headers)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  },
)

test('include those of a guest with the same address, once it is verified', async () => {
  await place('samosa', {}, { customer: { name: 'Asha', email: 'ASHA@example.com' } })
  const { headers, user } = await site.signUp('asha@example.com')
  expect(await mine(headers)).toEqual([])
  await site.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user._id))
  expect(await mine(headers)).toEqual(['samosa'])
})

test("never include another customer's order, even with this address", async () => {
  const asha = await site.signUp('asha@example.com')
  const ravi = await site.signUp('ravi@example.com')
  await place('samosa', ravi.headers, { customer: { name: 'Ravi', email: 'asha@example.com' } })
  await site.db.update(users).set({ emailVerifiedAt: new Date() })
  expect(await mine(asha.headers)).toEqual([])
})

test('a customer cannot order in someone else’s name', async () => {
  const asha = await site.signUp('asha@example.com')
  const ravi = await site.signUp('ravi@example.com')
  expect(await place('samosa', asha.headers, { userId: ravi.user._id })).toMatchObject({ status: 403 })
  expect(await place('samosa', {}, { userId: ravi.user._id })).toMatchObject({ status: 403 })
})

test('a key belongs to its user: with the same key another user orders nothing and reads nothing', async () => {
  const asha = await site.signUp('asha@example.com')
  const ravi = await site.signUp('ravi@example.com')
  const key = { 'idempotency-key': 'dinner' }
  const first = await place('samosa', { ...asha.headers, ...key })
  const again = await place('samosa', { ...asha.headers, ...key })
  const others = await place('samosa', { ...ravi.headers, ...key })
  expect(again.body._id).toBe(first.body._id)
  expect(others.status).toBe(403)
  expect(JSON.stringify(others.body)).not.toContain(first.body._id)
})
