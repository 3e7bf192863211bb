import type { Order, OrderStatus, ServiceNow } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders } from '../../db/schema/index.ts'

const site = useTestApp()

async function place(pickupAt: string, status: OrderStatus = 'placed') {
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'golgappa' }]))
  await site.db
    .update(orders)
    .set({ status, pickupAt: new Date(pickupAt) })
    .where(eq(orders.id, body._id))
}

test('counts open orders, late ones, those due within the hour and those of today', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
  site.setTime('2026-01-07T12:00:00-07:00')
  const now = async () => (await site.get<ServiceNow>('/api/admin/now', headers)).body
  const quiet = { placed: 0, open: 0, late: 0, nextHour: 0, today: { orders: 0, total: 0 } }
  expect(await now()).toEqual(quiet)

  await place('2026-01-07T12:00:00-07:00')
  await place('2026-01-07T12:59:59-07:00', 'accepted')
  await place('2026-01-07T13:00:00-07:00', 'preparing')
  await place('2026-01-08T00:00:00-07:00')
  expect(await now()).toEqual({ placed: 2, open: 4, late: 0, nextHour: 2, today: { orders: 3, total: 31.5 } })

  // A ready order waits for its guest; a finished one waits for no one.
  await place('2026-01-07T11:00:00-07:00', 'preparing')
  await place('2026-01-07T11:00:00-07:00', 'ready')
  await place('2026-01-07T11:00:00-07:00', 'completed')
  await place('2026-01-07T11:00:00-07:00', 'cancelled')
  await place('2026-01-07T11:00:00-07:00', 'no-show')
  await place('2026-01-06T23:59:59-07:00', 'completed')
  expect(await now()).toEqual({ placed: 2, open: 6, late: 1, nextHour: 2, today: { orders: 6, total: 63 } })
})
