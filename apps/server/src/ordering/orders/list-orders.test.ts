import type { Order, OrderStatus } from '@tiffin/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders } from '../../db/schema/index.ts'

const site = useTestApp()
let cook: Record<string, string>
beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
})

/** An order with this status, placed and due at so many minutes past noon. */
async function place(name: string, placedMinute: number, dueMinute: number, status: OrderStatus) {
  const { body } = await site.post<Order>(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], { customer: { name, email: 'guest@example.com' } }),
  )
  const after = (minutes: number) => new Date(Date.parse('2026-01-07T19:00:00Z') + minutes * 60_000)
  await site.db
    .update(orders)
    .set({ status, createdAt: after(placedMinute), pickupAt: after(dueMinute) })
    .where(eq(orders.id, body._id))
}

async function placeAll() {
  await place('picked up', 0, 20, 'completed')
  await place('ready', 1, 30, 'ready')
  await place('asked for tonight', 2, 300, 'placed')
  await place('cooking', 3, 25, 'preparing')
  await place('cancelled', 4, 22, 'cancelled')
  await place('asked for soon', 5, 40, 'placed')
  await place('taken on', 6, 240, 'accepted')
  await place('never fetched', 7, 10, 'no-show')
}

const list = async (query: string) => {
  const { body, headers } = await site.get<Order[]>(`/api/admin/orders?${query}`, cook)
  return { names: body.map(({ customer }) => customer.name), total: headers['x-total-count'] }
}

const open = ['asked for soon', 'asked for tonight', 'cooking', 'ready', 'taken on']
const finished = ['never fetched', 'cancelled', 'picked up']

test('unaccepted orders come first, then open ones by pickup time, then finished ones, newest first', async () => {
  await placeAll()
  expect(await list('sort=due')).toEqual({ names: [...open, ...finished], total: '8' })
  expect(await list('status=open&sort=due')).toEqual({ names: open, total: '5' })
  expect(await list('status=finished&sort=due')).toEqual({ names: finished, total: '3' })
})

test('what was picked up unpaid is a filter of its own', async () => {
  await placeAll()
  await place('picked up and paid', 8, 25, 'completed')
  await site.db
    .update(orders)
    .set({ paidAt: new Date('2026-01-07T19:30:00Z'), paidMethod: 'cash', paidCents: orders.totalCents })
    .where(eq(orders.customerName, 'picked up and paid'))
  await place('picked up for free', 9, 25, 'completed')
  await site.db
    .update(orders)
    .set({ discountCents: orders.subtotalCents, taxCents: 0, totalCents: 0 })
    .where(eq(orders.customerName, 'picked up for free'))
  await place('picked up later', 10, 30, 'completed')
  const unpaid = { names: ['picked up later', 'picked up'], total: '2' }
  expect(await list('status=unpaid')).toEqual(unpaid)
  expect(await list('status=unpaid&sort=due')).toEqual(unpaid)
})

test('what was paid too much is a filter of its own, until the money is given back', async () => {
  await placeAll()
  const pay = (name: string, paidCents: SQL) =>
    site.db.update(orders).set({ paidCents }).where(eq(orders.customerName, name))
  await pay('cancelled', sql`total_cents`)
  await pay('ready', sql`total_cents + 1`)
  await pay('picked up', sql`total_cents`)
  await pay('cooking', sql`total_cents - 1`)
  expect(await list('status=overpaid&sort=due')).toMatchObject({ total: '2' })
  expect((await list('status=overpaid')).names.toSorted()).toEqual(['cancelled', 'ready'])
  await pay('cancelled', sql`0`)
  expect((await list('status=overpaid')).names).toEqual(['ready'])
})

test('the default order is newest first, for open orders as for all', async () => {
  await placeAll()
  expect((await list('')).names.slice(0, 3)).toEqual(['never fetched', 'taken on', 'asked for soon'])
  expect((await list('status=open&sort=newest')).names).toEqual([
    'taken on',
    'asked for soon',
    'cooking',
    'asked for tonight',
    'ready',
  ])
})

test.each([
  ['placed', ['asked for soon', 'asked for tonight']],
  ['preparing', ['cooking']],
  ['ready', ['ready']],
  ['cancelled', ['cancelled']],
])('with the filter %s only those are listed, in the order in which they are due', async (status, names) => {
  await placeAll()
  expect((await list(`status=${status}&sort=due`)).names).toEqual(names)
})

test('a page begins where the last one ended, and search terms and days narrow the list', async () => {
  await placeAll()
  expect(await list('status=open&sort=due&limit=2&offset=2')).toEqual({ names: open.slice(2, 4), total: '5' })
  expect(await list('status=open&sort=due&q=asked')).toEqual({ names: open.slice(0, 2), total: '2' })
  expect(await list('status=open&sort=due&day=2026-01-08')).toEqual({ names: [], total: '0' })
})

test('an unknown status or sort order is rejected', async () => {
  expect((await site.get('/api/admin/orders?status=eaten', cook)).status).toBe(400)
  expect((await site.get('/api/admin/orders?sort=alphabet', cook)).status).toBe(400)
})
