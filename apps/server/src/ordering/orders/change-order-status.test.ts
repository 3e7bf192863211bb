import {
  nextStatuses,
  orderStatuses,
  type ErrorBody,
  type Order,
  type OrderStatus,
  type StaffOrder,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, coupons, orders, products } from '../../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

type Answer = { result?: { data: Order }; error?: { data: { body: { code: string; message: string } } } }
const changeTo = (id: string, from: OrderStatus, to: OrderStatus) =>
  site.post<Answer>('/trpc/orders.changeStatus', { id, from, to, reason: 'Sold out' }, headers)
const place = async (items: Parameters<typeof orderOf>[0], more = {}) =>
  (await site.post<Order>('/api/orders', orderOf(items, more))).body
const list = async (filter: object) => {
  const input = encodeURIComponent(JSON.stringify(filter))
  const { body } = await site.get<{ result: { data: { orders: Order[]; total: number } } }>(
    `/trpc/orders.list?input=${input}`,
    headers,
  )
  return body.result.data
}

test('an order moves through its statuses, and the log says who moved it', async () => {
  const { _id } = await place([{ slug: 'samosa' }])
  const way: OrderStatus[] = ['placed', 'accepted', 'preparing', 'ready', 'completed']
  for (const [index, to] of way.slice(1).entries()) {
    expect((await changeTo(_id, way[index] ?? 'placed', to)).body.result?.data.status).toBe(to)
  }
  const log = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, _id))
  expect(log.map(({ after }) => (after as { status: OrderStatus }).status).toSorted()).toEqual(
    way.slice(1).toSorted(),
  )
})

const steps = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))
test('only the transitions in the table are possible', async () => {
  const { _id } = await place([{ slug: 'samosa' }])
  for (const [from, to] of steps) {
    await site.db.update(orders).set({ status: from }).where(eq(orders.id, _id))
    const { status } = await changeTo(_id, from, to)
    expect([from, to, status]).toEqual([from, to, nextStatuses[from].includes(to) ? 200 : 409])
  }
})

test('two colleagues decide at the same time: one is told that it was already decided', async () => {
  const { _id } = await place([{ slug: 'samosa' }])
  const answers = await Promise.all([
    changeTo(_id, 'placed', 'accepted'),
    changeTo(_id, 'placed', 'cancelled'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('cancelling gives portions and the coupon back, once', async () => {
  await site.addDish({ slug: 'golgappa', stock: 5 })
  await site.addCoupon({ code: 'ONCE', maxUses: 1 })
  const { _id } = await place(
    [
      { slug: 'golgappa', quantity: 2 },
      { slug: 'golgappa', quantity: 1 },
    ],
    {
      couponCode: 'ONCE',
    },
  )
  const left = async () => (await site.get<{ stock: number }>('/api/products/golgappa')).body.stock
  const uses = async () => (await site.db.select().from(coupons).where(eq(coupons.code, 'ONCE')))[0]?.uses
  expect([await left(), await uses()]).toEqual([2, 1])
  await Promise.all([changeTo(_id, 'placed', 'cancelled'), changeTo(_id, 'placed', 'cancelled')])
  expect([await left(), await uses()]).toEqual([5, 0])
})

test('a cancellation shows its reason to the guest, to staff and in the log', async () => {
  const { _id, number } = await place([{ slug: 'samosa' }])
  const url = `/api/admin/orders/${_id}/status`
  const cancel = (reason: string | undefined) =>
    site.post<Order & ErrorBody>(url, { from: 'placed', to: 'cancelled', reason }, headers)
  for (const reason of [undefined, '  ', 'a'.repeat(201)]) {
    expect((await cancel(reason)).body.issues).toMatchObject([{ path: 'reason' }])
  }
  const cancelReason = 'We have run out of potatoes. '.repeat(7).slice(0, 200).trim()
  expect((await cancel(cancelReason)).body).toMatchObject({ status: 'cancelled', cancelReason })

  expect((await site.get<Order>(`/api/orders/${_id}`)).body.cancelReason).toBe(cancelReason)
  expect((await site.get<StaffOrder>(`/api/admin/orders/${_id}`, headers)).body.cancelReason).toBe(
    cancelReason,
  )
  const [logged] = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, _id))
  expect(logged?.after).toEqual({ number, status: 'cancelled', reason: cancelReason })
})

test('only a cancellation keeps a reason', async () => {
  const { _id } = await place([{ slug: 'samosa' }])
  expect((await changeTo(_id, 'placed', 'accepted')).body.result?.data).not.toHaveProperty('cancelReason')
})

test('a dish that was deleted or is no longer counted gets no portions back', async () => {
  await site.addDish({ slug: 'golgappa', stock: 5 })
  await site.addDish({ slug: 'bhel', stock: 5 })
  const { _id } = await place([{ slug: 'golgappa' }, { slug: 'bhel' }])
  await site.db.update(products).set({ stock: null }).where(eq(products.slug, 'golgappa'))
  await site.db.delete(products).where(eq(products.slug, 'bhel'))
  expect((await changeTo(_id, 'placed', 'cancelled')).status).toBe(200)
})

test('the list finds orders by status, day of pickup and search terms', async () => {
  await place([{ slug: 'samosa' }], {
    customer: { name: 'Asha 100%', email: 'asha@example.com', phone: '780-555-0101' },
  })
  site.setTime('2026-01-08T19:00:00Z')
  const later = await place([{ slug: 'samosa' }])
  await changeTo(later._id, 'placed', 'accepted')

  expect(await list({})).toMatchObject({ total: 2, orders: [{ _id: later._id }, {}] })
  expect(await list({ limit: 1, offset: 1 })).toMatchObject({
    total: 2,
    orders: [{ customer: { name: 'Asha 100%' } }],
  })
  expect((await list({ status: 'accepted' })).orders.map(({ _id }) => _id)).toEqual([later._id])
  expect((await list({ day: '2026-01-07' })).total).toBe(1)
  expect((await list({ day: '2026-01-09' })).total).toBe(0)
  for (const q of ['ASHA', '555-0101', '(780) 5550101', '100%', `#${later.number}`, String(later.number)])
    expect((await list({ q })).total).toBe(1)
  expect((await list({ q: '%' })).total).toBe(1)
})
