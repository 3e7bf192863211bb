import type { ChangedOrder, Order, StaffOrder } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()
const customer = { name: 'Juniper Test', email: 'juniper@example.com', phone: '780 555 0199' }

async function placeAndCancel(cook: Record<string, string>) {
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { customer }))
  const cancel = { from: 'placed', to: 'cancelled', reason: 'Sold out' }
  return site.post<Order>(`/api/admin/orders/${body._id}/status`, cancel, cook)
}

test('the kitchen reads no email and telephone of orders that are done', async () => {
  const { headers: cook } = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const { body: open } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { customer }))
  const cancelled = await placeAndCancel(cook)
  expect(cancelled.body.customer).toEqual({ name: 'Juniper Test', email: '' })

  const list = await site.get<Order[]>('/api/admin/orders?status=finished', cook)
  expect(list.body.map((order) => order.customer)).toEqual([{ name: 'Juniper Test', email: '' }])
  const one = await site.get<StaffOrder>(`/api/admin/orders/${cancelled.body._id}`, cook)
  expect(JSON.stringify(one.body)).not.toMatch(/juniper@example|555.?0199/)

  const current = await site.get<Order[]>('/api/admin/orders?status=open', cook)
  expect(current.body.map((order) => order.customer)).toEqual([open.customer])
  expect(open.customer).toEqual(customer)
})

test('nor when several are moved at the same time', async () => {
  const { headers: cook } = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { customer }))
  const moves = [{ id: body._id, from: 'placed', to: 'cancelled', reason: 'Sold out' }]
  const changed = await site.post<ChangedOrder[]>('/trpc/orders.changeStatuses', { moves }, cook)
  expect(JSON.stringify(changed.body)).toContain('"cancelled"')
  expect(JSON.stringify(changed.body)).not.toMatch(/juniper@example|555.?0199/)
})

test('a manager, who may see customers, still reads them', async () => {
  const { headers: cook } = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const { headers } = await site.signUp('maria@example.com', { role: 'admin', staffRole: 'manager' })
  await placeAndCancel(cook)
  const { body } = await site.get<Order[]>('/api/admin/orders?status=finished', headers)
  expect(body.map((order) => order.customer)).toEqual([customer])
})
