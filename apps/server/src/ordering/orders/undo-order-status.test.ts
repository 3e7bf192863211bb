import type { ErrorBody, Order } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog } from '../../db/schema/index.ts'

const site = useTestApp()
let cook: Record<string, string>
let id: string

beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  id = (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))).body._id
})

const move = (from: string, to: string, headers = cook) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/status`, { from, to, reason: 'Test' }, headers)
const undo = (from: string, headers = cook) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/undo`, { from }, headers)
const at = (time: string) => site.setTime(`2026-01-07T${time}-07:00`)

test('a step is taken back within ten seconds, and logged as such', async () => {
  await move('placed', 'accepted')
  await move('accepted', 'preparing')
  at('12:00:10')
  const { status, body } = await undo('preparing')
  expect([status, body.status]).toEqual([200, 'accepted'])
  expect(body.steps.map((step) => step.status)).toEqual(['placed', 'accepted'])
  const actions = (await site.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toContain('undo order status')
  // Moving on again works as ever.
  expect((await move('accepted', 'preparing')).status).toBe(200)
})

test('a picked-up order is taken back too, and no longer counts as sold twice', async () => {
  for (const [from, to] of [
    ['placed', 'accepted'],
    ['accepted', 'preparing'],
    ['preparing', 'ready'],
    ['ready', 'completed'],
  ] as const)
    await move(from, to)
  expect((await undo('completed')).body.status).toBe('ready')
})

describe('an order that is paid as it is handed over', () => {
  const handOver = (body: object = {}) =>
    site.post<Order & ErrorBody>(
      `/api/admin/orders/${id}/status`,
      { from: 'ready', to: 'completed', paidBy: 'card', ...body },
      cook,
    )
  beforeEach(async () => {
    await move('placed', 'accepted')
    await move('accepted', 'preparing')
    await move('preparing', 'ready')
  })

  test('is unpaid again with the step', async () => {
    const { body } = await handOver()
    expect([body.status, body.payment.paid?.method]).toEqual(['completed', 'card'])
    const undone = (await undo('completed')).body
    expect([undone.status, undone.payment.paid]).toEqual(['ready', undefined])
    const actions = (await site.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['take order payment', 'void order payment']))
  })

  test('stays paid if it was paid before', async () => {
    await site.post(`/api/admin/orders/${id}/paid`, { method: 'cash' }, cook)
    expect((await handOver()).body.payment.paid?.method).toBe('cash')
    expect((await undo('completed')).body.payment.paid?.method).toBe('cash')
  })

  test('is not paid by another step', async () => {
    const { status, body } = await handOver({ to: 'no-show' })
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'paidBy'])
  })

  test('stays unpaid if the step is refused', async () => {
    expect((await handOver({ from: 'preparing' })).status).toBe(409)
    const { body } = await site.get<Order>(`/api/orders/${id}`)
    expect([body.status, body.payment.paid]).toEqual(['ready', undefined])
  })
})

test.each([
  ['too late', 'This can only be undone within ten seconds.', async () => at('12:00:11')],
  [
    'by someone else',
    /was last moved by a colleague/,
    async () => {
      cook = (await site.signUp('other@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
    },
  ],
  [
    'after a colleague moved on',
    /already started preparing/,
    async () => void (await move('accepted', 'preparing')),
  ],
])('%s it is not', async (_when, message, happens) => {
  await move('placed', 'accepted')
  await happens()
  const { status, body } = await undo('accepted')
  expect([status, body.code]).toEqual([409, 'CONFLICT'])
  expect(body.message).toMatch(message)
})

test('undone twice, a step of a colleague stays', async () => {
  await move('placed', 'accepted')
  const other = (await site.signUp('other@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  await move('accepted', 'preparing', other)
  expect((await undo('preparing', other)).body.status).toBe('accepted')
  expect((await undo('accepted', other)).body.message).toMatch(/was last moved by a colleague/)
  expect((await site.get<Order>(`/api/orders/${id}`)).body.status).toBe('accepted')
})

test('who took a step is not for the guest', async () => {
  await move('placed', 'accepted')
  const { body } = await site.get<Order>(`/api/orders/${id}`)
  expect(body.steps.map((step) => Object.keys(step))).not.toContainEqual(expect.arrayContaining(['by']))
})

test('an order that was only placed, or is cancelled, has no way back', async () => {
  expect((await undo('placed')).body.code).toBe('CONFLICT')
  await move('placed', 'cancelled')
  expect((await undo('cancelled')).body.message).toBe('A cancelled order cannot be brought back.')
})

test('a guest cancels until the order is accepted, and staff see who did', async () => {
  const cancel = () => site.post<Order & ErrorBody>(`/api/orders/${id}/cancel`, {})
  await move('placed', 'accepted')
  const refused = await cancel()
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT'])
  expect(refused.body.message).toContain('780-555-0142')
  await undo('accepted')
  expect((await cancel()).body.status).toBe('cancelled')
  expect((await cancel()).body.message).toBe('This order has already been cancelled.')
  const { body } = await site.get<{ log: object[] }>(`/api/admin/orders/${id}`, cook)
  expect(body.log.at(-1)).toMatchObject({ status: 'cancelled', by: null })
})

test('the pickup is an entry for a calendar', async () => {
  const { status, headers, body } = await site.get<string>(`/api/orders/${id}/calendar`)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(body).toContain('DTSTART:20260107T192500Z')
  expect(body).toContain('SUMMARY:Pick up order')
})
