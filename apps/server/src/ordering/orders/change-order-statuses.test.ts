import type { ChangedOrder, ErrorBody, Order, OrderStatus } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, orders } from '../../db/schema/index.ts'

const site = useTestApp()
let cook: Record<string, string>
beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
})

const place = async () => (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))).body
const moveAll = (moves: { id: string; from: OrderStatus; to: OrderStatus; reason?: string }[]) =>
  site.post<ChangedOrder[] & ErrorBody>('/api/admin/orders/status', { moves }, cook)
const accept = ({ _id }: Order) => ({ id: _id, from: 'placed' as const, to: 'accepted' as const })
const statusOf = async ({ _id }: Order) =>
  (await site.db.select().from(orders).where(eq(orders.id, _id)))[0]?.status

test('one that a colleague has already moved is reported, and does not hold up the others', async () => {
  const [first, taken, last] = [await place(), await place(), await place()]
  await site.post(
    `/api/admin/orders/${taken._id}/status`,
    { from: 'placed', to: 'cancelled', reason: 'Sold out' },
    cook,
  )
  const { status, body } = await moveAll([first, taken, last].map(accept))
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { id: first._id, order: { number: first.number, status: 'accepted' } },
    { id: taken._id, refusal: { code: 'CONFLICT' } },
    { id: last._id, order: { number: last.number, status: 'accepted' } },
  ])
  expect(await Promise.all([first, taken, last].map(statusOf))).toEqual(['accepted', 'cancelled', 'accepted'])
})

test('each is logged as if it were moved alone, and one that was not moved is not logged', async () => {
  const placed = [await place(), await place()]
  await moveAll([...placed.map(accept), { id: 'unknown', from: 'placed', to: 'accepted' }])
  const logged = await site.db.select().from(auditLog)
  const log = logged.map(({ subjectId, action, userEmail }) => `${subjectId} ${action} by ${userEmail}`)
  expect(new Set(log)).toEqual(
    new Set(placed.map(({ _id }) => `${_id} change order status by cook@example.com`)),
  )
  expect(log).toHaveLength(2)
})

test('two colleagues accept the same orders at the same time: each order moves once', async () => {
  const placed = [await place(), await place(), await place()]
  const moves = placed.map(accept)
  const answers = await Promise.all([moveAll(moves), moveAll(moves.toReversed())])
  const outcomes = answers.flatMap(({ body }) => body)
  expect(outcomes.filter((outcome) => 'order' in outcome)).toHaveLength(3)
  expect(outcomes.filter((outcome) => 'refusal' in outcome)).toHaveLength(3)
  expect(await site.db.$count(auditLog)).toBe(3)
})

test('an empty list, a list that is too long, or a cancellation without a reason: nothing is moved', async () => {
  const placed = await place()
  expect((await moveAll([])).status).toBe(400)
  expect((await moveAll(Array.from({ length: 101 }, () => accept(placed)))).status).toBe(400)
  const { status, body } = await moveAll([
    accept(placed),
    { id: placed._id, from: 'accepted', to: 'cancelled' },
  ])
  expect([status, body.issues?.[0]?.path]).toEqual([400, 'moves.1.reason'])
  expect(await statusOf(placed)).toBe('placed')
})
