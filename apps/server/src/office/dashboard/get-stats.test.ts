import type { AdminStats, Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders } from '../../db/schema/index.ts'

const site = useTestApp()

test('counts everything; revenue excludes cancelled orders and no-shows', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const stats = async () => (await site.get<AdminStats>('/api/admin/stats', headers)).body
  expect(await stats()).toMatchObject({ ordersCount: 0, usersCount: 1, revenue: 0, recentOrders: [] })

  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
  const placed: Order[] = []
  for (let index = 0; index < 12; index += 1) {
    placed.push((await site.post<Order>('/api/orders', orderOf([{ slug: 'golgappa' }]))).body)
  }
  for (const [index, status] of (['cancelled', 'no-show', 'completed'] as const).entries()) {
    await site.db
      .update(orders)
      .set({ status })
      .where(eq(orders.id, placed[index]?._id ?? ''))
  }
  const { recentOrders, ...counts } = await stats()
  const { products } = await site.deps.catalogue.current()
  expect(counts).toEqual({ ordersCount: 12, usersCount: 1, productsCount: products.length, revenue: 105 })
  expect(recentOrders.map(({ number }) => number)).toEqual(
    placed
      .map(({ number }) => number)
      .toReversed()
      .slice(0, 10),
  )
})
