import type { ErrorBody, Order, StaffOrder } from '@tiffin/contract'
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
const pay = (id: string, method: string) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/paid`, { method }, cook)
const undo = (id: string) => site.post<Order & ErrorBody>(`/api/admin/orders/${id}/unpaid`, {}, cook)
const look = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, cook)).body

test('an order is unpaid until a colleague has taken the money; amounts stay the same', async () => {
  const placed = await place()
  expect(placed.payment).toEqual({ method: 'cash' })
  site.setTime('2026-01-07T12:25:00-07:00')
  const { status, body } = await pay(placed._id, 'card')
  expect(status).toBe(200)
  const paid = { at: '2026-01-07T19:25:00.000Z', local: '2026-01-07T12:25', method: 'card' }
  expect(body).toEqual({ ...placed, payment: { method: 'cash', paid } })
  // The guest sees it, too.
  expect((await site.get<Order>(`/api/orders/${placed._id}`)).body.payment).toEqual({ method: 'cash', paid })
})

test('a payment marked by mistake is undone; the log shows both, and who did it', async () => {
  const { _id, number, payment } = await place()
  await pay(_id, 'card')
  site.setTime('2026-01-07T12:26:00-07:00')
  expect((await undo(_id)).body.payment).toEqual(payment)
  expect((await look(_id)).log.slice(1)).toEqual([
    { at: '2026-01-07T19:00:00.000Z', local: '2026-01-07T12:00', paid: 'card', by: 'cook@example.com' },
    { at: '2026-01-07T19:26:00.000Z', local: '2026-01-07T12:26', paid: null, by: 'cook@example.com' },
  ])
  const log = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, _id)).orderBy(auditLog.at)
  expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['mark order paid', { number, paid: null }, { number, paid: 'card' }],
    ['mark order unpaid', { number, paid: 'card' }, { number, paid: null }],
  ])
})

test('two colleagues take the money at the same time: one is told that it is already paid', async () => {
  const { _id, number } = await place()
  const answers = await Promise.all([pay(_id, 'cash'), pay(_id, 'card')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    `Order ${number} is already marked as paid.`,
  )
  expect(await site.db.$count(auditLog)).toBe(1)
})

test('an unpaid order cannot be marked unpaid, and a cancelled one can only be marked unpaid', async () => {
  const { _id, number } = await place()
  expect((await undo(_id)).body).toMatchObject({
    code: 'CONFLICT',
    message: `Order ${number} is not marked as paid.`,
  })
  const other = await place()
  await pay(other._id, 'cash')
  await site.db.update(orders).set({ status: 'cancelled' })
  expect((await pay(_id, 'cash')).status).toBe(409)
  expect((await undo(other._id)).status).toBe(200)
})

test('an unknown payment method or order is rejected', async () => {
  const { _id } = await place()
  expect((await pay(_id, 'shells')).status).toBe(400)
  expect((await pay('unknown', 'cash')).status).toBe(404)
  expect((await undo('unknown')).status).toBe(404)
})
