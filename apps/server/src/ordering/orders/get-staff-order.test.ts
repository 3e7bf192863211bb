import type { ErrorBody, Order, OrderStatus, StaffOrder } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders, users } from '../../db/schema/index.ts'

const site = useTestApp()
let cook: Record<string, string>
beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
})

async function place(headers: Record<string, string> = {}, more = {}) {
  const placed = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], more), headers)
  expect(placed.status).toBe(201)
  return placed.body
}
const look = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, cook)).body
const move = (id: string, from: OrderStatus, to: OrderStatus) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/status`, { from, to, reason: 'Sold out' }, cook)

test('staff see what the guest sees, and who did what when', async () => {
  const placed = await place()
  site.setTime('2026-01-07T12:03:30-07:00')
  expect((await move(placed._id, 'placed', 'accepted')).body.status).toBe('accepted')
  site.setTime('2026-01-07T12:05:00-07:00')
  await move(placed._id, 'accepted', 'preparing')
  // Rejected, so it is not in the log.
  expect((await move(placed._id, 'accepted', 'cancelled')).body.code).toBe('CONFLICT')

  expect(await look(placed._id)).toEqual({
    ...placed,
    status: 'preparing',
    steps: [
      { status: 'placed', at: '2026-01-07T19:00:00.000Z', local: '2026-01-07T12:00' },
      { status: 'accepted', at: '2026-01-07T19:03:30.000Z', local: '2026-01-07T12:03' },
      { status: 'preparing', at: '2026-01-07T19:05:00.000Z', local: '2026-01-07T12:05' },
    ],
    account: null,
    earlierOrders: 0,
    takenBy: null,
    payments: [],
    log: [
      { at: '2026-01-07T19:00:00.000Z', local: '2026-01-07T12:00', status: 'placed', by: null },
      {
        at: '2026-01-07T19:03:30.000Z',
        local: '2026-01-07T12:03',
        status: 'accepted',
        by: 'cook@example.com',
      },
      {
        at: '2026-01-07T19:05:00.000Z',
        local: '2026-01-07T12:05',
        status: 'preparing',
        by: 'cook@example.com',
      },
    ],
  })
})

test('a returning guest is recognized by address, in any case, and by nothing else', async () => {
  const guest = (email: string) => place({}, { customer: { name: 'Juniper', email } })
  const first = await guest('juniper@example.com')
  await guest('other@example.com')
  const second = await guest('Juniper@Example.com')
  const { headers } = await site.signUp('juniper@example.com')
  const own = await place(headers, { customer: { name: 'Juniper', email: 'juniper@example.com' } })
  const counts = []
  for (const { _id } of [first, second, own]) counts.push((await look(_id)).earlierOrders)
  expect(counts).toEqual([0, 1, 0])
})

test('an account is recognized whatever address its order has', async () => {
  const { headers } = await site.signUp('juniper@example.com')
  await place(headers)
  const { _id } = await place(headers, { customer: { name: 'Juniper', email: 'work@example.com' } })
  expect(await look(_id)).toMatchObject({
    account: { name: 'Test Guest', email: 'juniper@example.com' },
    earlierOrders: 1,
  })
  await site.db.delete(users).where(eq(users.email, 'juniper@example.com'))
  expect((await look(_id)).account).toBeNull()
})

test('customers with deleted accounts are not one person', async () => {
  await place()
  const { _id } = await place()
  await site.db.update(orders).set({ customerEmail: '' })
  expect((await look(_id)).earlierOrders).toBe(0)
})

test('REST lists are filtered as in the admin area, and blank filters are ignored', async () => {
  const { _id, number } = await place({}, { customer: { name: 'Juniper', email: 'j@example.com' } })
  await place()
  await move(_id, 'placed', 'accepted')
  const list = (query: string) => site.get<Order[]>(`/api/admin/orders?${query}`, cook)
  const found = await list('status=accepted&day=2026-01-07&q=juniper&limit=5')
  expect(found.body.map((order) => order.number)).toEqual([number])
  expect(found.headers['x-total-count']).toBe('1')
  expect((await list('status=&day=&q=&limit=1')).headers['x-total-count']).toBe('2')
  expect((await list('day=2026-01-08')).body).toEqual([])
  expect((await list('status=eaten')).status).toBe(400)
})

test('an unknown order is 404', async () => {
  expect((await site.get('/api/admin/orders/unknown', cook)).status).toBe(404)
})
