import type { ErrorBody, GuestOrder, Order, StaffOrder } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
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
const undo = (id: string, reason = 'Wrong order') =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/unpaid`, { reason }, cook)
const take = (id: string, payment: object) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/payments`, payment, cook)
const voidOne = (id: string, payment: string, reason = 'Wrong order') =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/payments/${payment}/void`, { reason }, cook)
const refund = (id: string, input: object) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/refund`, { reason: 'Cancelled', ...input }, cook)
const look = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, cook)).body

test('an order is unpaid until a colleague has taken the money; amounts stay the same', async () => {
  const placed = await place()
  expect(placed.payment).toEqual({ method: 'cash', toPay: 5.94 })
  site.setTime('2026-01-07T12:25:00-07:00')
  const { status, body } = await pay(placed._id, 'card')
  expect(status).toBe(200)
  const paid = { at: '2026-01-07T19:25:00.000Z', local: '2026-01-07T12:25', method: 'card' }
  expect(body).toEqual({ ...placed, payment: { method: 'cash', paid, toPay: 0, amountPaid: 5.94 } })
  // The guest sees it, too.
  expect((await site.get<Order>(`/api/orders/${placed._id}`)).body.payment).toEqual({
    method: 'cash',
    paid,
    toPay: 0,
    amountPaid: 5.94,
  })
})

test('a payment marked by mistake is undone; the log shows both, and who did it', async () => {
  const { _id, number, payment } = await place()
  await pay(_id, 'card')
  site.setTime('2026-01-07T12:26:00-07:00')
  expect((await undo(_id)).body.payment).toEqual(payment)
  expect((await look(_id)).log.slice(1)).toEqual([
    {
      at: '2026-01-07T19:00:00.000Z',
      local: '2026-01-07T12:00',
      payment: { kind: 'payment', method: 'card', amount: 5.94 },
      by: 'cook@example.com',
    },
    {
      at: '2026-01-07T19:26:00.000Z',
      local: '2026-01-07T12:26',
      payment: { kind: 'void', method: 'card', amount: -5.94, reason: 'Wrong order' },
      by: 'cook@example.com',
    },
  ])
  const log = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, _id)).orderBy(auditLog.at)
  expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
    [
      'take order payment',
      { number, paidCents: 0 },
      { number, paidCents: 594, payment: { kind: 'payment', method: 'card', cents: 594 } },
    ],
    [
      'void order payment',
      { number, paidCents: 594 },
      { number, paidCents: 0, payment: { kind: 'void', method: 'card', cents: -594, reason: 'Wrong order' } },
    ],
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

describe('an order is paid in parts', () => {
  test('and ways, with the change for cash, until nothing is left', async () => {
    const { _id } = await place()
    const cash = await take(_id, { method: 'cash', amount: 2, tip: 0.5, tendered: 5 })
    expect(cash.body.payment).toEqual({ method: 'cash', toPay: 3.94, amountPaid: 2 })
    const voucher = await take(_id, { method: 'voucher', amount: 1, reference: 'GIFT-7' })
    expect(voucher.body.payment).toEqual({ method: 'cash', toPay: 2.94, amountPaid: 3 })
    expect((await take(_id, { method: 'card', toPay: 2.94 })).body.payment).toMatchObject({
      paid: { method: 'card' },
      toPay: 0,
    })
    const { payments } = await look(_id)
    expect(payments.map(({ _id: _payment, at: _at, local: _local, ...payment }) => payment)).toEqual([
      { kind: 'payment', method: 'cash', amount: 2, tip: 0.5, tendered: 5, change: 2.5 },
      { kind: 'payment', method: 'voucher', amount: 1, reference: 'GIFT-7' },
      { kind: 'payment', method: 'card', amount: 2.94 },
    ])
  })

  test('one part that was a mistake is voided, once, and is to be paid again', async () => {
    const { _id } = await place()
    await take(_id, { method: 'cash', amount: 2 })
    await take(_id, { method: 'card' })
    const [first] = (await look(_id)).payments
    const answers = await Promise.all([voidOne(_id, first?._id ?? ''), voidOne(_id, first?._id ?? '')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { payment, payments } = await look(_id)
    expect(payment).toEqual({ method: 'cash', toPay: 2, amountPaid: 3.94 })
    expect(payments.map(({ kind, amount, isVoided }) => [kind, amount, isVoided])).toEqual([
      ['payment', 2, true],
      ['payment', 3.94, undefined],
      ['void', -2, undefined],
    ])
    expect((await voidOne(_id, 'unknown')).status).toBe(409)
  })

  test('what was given back in another way was not: the order is paid as it was', async () => {
    const { _id } = await place()
    await pay(_id, 'card')
    await site.db.update(orders).set({ status: 'cancelled' })
    await refund(_id, { method: 'cash' })
    const given = (await look(_id)).payments.at(-1)
    const { payment } = (await voidOne(_id, given?._id ?? '')).body
    expect(payment).toMatchObject({ paid: { method: 'card' } })
  })

  test('two colleagues who take the same rest take it once', async () => {
    const { _id } = await place()
    await take(_id, { method: 'cash', amount: 2 })
    const answers = await Promise.all([take(_id, { method: 'card' }), take(_id, { method: 'card' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await look(_id)).payments).toHaveLength(2)
  })

  test('what is to pay by now is not what was shown: nothing is recorded', async () => {
    const { _id, number } = await place()
    await take(_id, { method: 'cash', amount: 2 })
    const { status, body } = await take(_id, { method: 'card', toPay: 5.94 })
    expect([status, body.message]).toEqual([
      409,
      `$3.94 is left to pay for order ${number} now. Please look again.`,
    ])
  })

  test.each([
    [{ method: 'cash', amount: 6 }, 'amount'],
    [{ method: 'cash', amount: 0 }, 'amount'],
    [{ method: 'cash', amount: 0.001 }, 'amount'],
    [{ method: 'cash', amount: 2, tendered: 1 }, 'tendered'],
    [{ method: 'card', tendered: 10 }, 'tendered'],
    [{ method: 'cash', amount: 2, tip: 1, tendered: 2.99 }, 'tendered'],
    [{ method: 'cash', tip: 0 }, 'tip'],
    [{ method: 'cash', tip: 1.001 }, 'tip'],
    [{ method: 'card', tip: 1_000_000 }, 'tip'],
    [{ method: 'voucher' }, 'reference'],
    [{ method: 'shells' }, 'method'],
  ])('%j is refused at its field', async (payment, path) => {
    const { _id } = await place()
    const { status, body } = await take(_id, payment)
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION', path])
  })

  test('and a cancelled one gives back what was paid, and no more', async () => {
    const { _id, number } = await place()
    await take(_id, { method: 'card' })
    expect((await refund(_id, { method: 'cash' })).status).toBe(409)
    await site.post(
      `/api/admin/orders/${_id}/status`,
      { from: 'placed', to: 'cancelled', reason: 'No gas' },
      cook,
    )
    expect((await look(_id)).payment).toMatchObject({ toPay: 0, toReturn: 5.94 })
    expect((await refund(_id, { method: 'cash', amount: 2, toReturn: 5.94 })).body.payment).toMatchObject({
      toReturn: 3.94,
    })
    // Sent again because its answer was lost, it is not given back twice.
    const twice = await refund(_id, { method: 'cash', amount: 2, toReturn: 5.94 })
    expect([twice.status, twice.body.message]).toEqual([
      409,
      `$3.94 is left to refund for order ${number} now. Please look again.`,
    ])
    expect((await refund(_id, { method: 'card' })).body.payment).not.toHaveProperty('toReturn')
    // A mistake, too, and only then can the payment be one.
    const [taken, given] = (await look(_id)).payments
    expect((await voidOne(_id, taken?._id ?? '')).body.message).toContain('has been refunded')
    expect((await voidOne(_id, given?._id ?? '')).body.payment).toMatchObject({ toReturn: 2 })
    expect((await refund(_id, { method: 'cash' })).status).toBe(200)
    const again = await refund(_id, { method: 'card' })
    expect([again.status, again.body.message]).toEqual([
      409,
      `Nothing was paid too much for order ${number}.`,
    ])
  })

  const cancel = (id: string) =>
    site.post(`/api/admin/orders/${id}/status`, { from: 'placed', to: 'cancelled', reason: 'No gas' }, cook)

  test('and a cancelled one gives back the tip too, at once or after the rest', async () => {
    const { _id } = await place()
    await take(_id, { method: 'card', tip: 5 })
    await cancel(_id)
    const asGuest = async () => (await site.get<GuestOrder>(`/api/orders/${_id}`)).body.payment
    const inList = async (id = _id) =>
      (await site.get<Order[]>('/api/admin/orders', cook)).body.find((each) => each._id === id)?.payment
    expect(await asGuest()).toMatchObject({ toReturn: 5.94, tipToReturn: 5 })
    expect(await inList()).toEqual(await asGuest())
    expect((await look(_id)).payment).toEqual(await asGuest())
    expect((await refund(_id, { method: 'card' })).status).toBe(200)
    expect(await asGuest()).not.toHaveProperty('tipToReturn')
    expect(await inList()).toEqual(await asGuest())
    expect((await look(_id)).payments[1]).toMatchObject({ kind: 'refund', amount: -5.94, tip: -5 })

    const { _id: other, number } = await place()
    await take(other, { method: 'card', tip: 5 })
    await cancel(other)
    const tipIsLeft = (await refund(other, { method: 'card', amount: 5.94 })).body.payment
    expect(tipIsLeft).toEqual({ method: 'cash', toPay: 0, tipToReturn: 5 })
    expect(await inList(other)).toEqual(tipIsLeft)
    expect((await refund(other, { method: 'card', tip: 5.01 })).body.issues?.[0]).toEqual({
      path: 'tip',
      message: 'Only $5.00 is left of the tip',
    })
    expect((await refund(other, { method: 'card', tip: 2, tipToReturn: 5 })).status).toBe(200)
    // Sent again because its answer was lost, it is not given back twice.
    expect((await refund(other, { method: 'card', tip: 2, tipToReturn: 5 })).body.message).toBe(
      `$3.00 is left of the tip of order ${number} now. Please look again.`,
    )
    expect((await refund(other, { method: 'card', tip: 3 })).status).toBe(200)
    expect((await refund(other, { method: 'card' })).body.message).toBe(
      `Nothing was paid too much for order ${number}.`,
    )
  })
})

test('a payment whose tip was given back cannot be voided before that', async () => {
  const { _id } = await place()
  await take(_id, { method: 'cash', tip: 3 })
  await site.post(
    `/api/admin/orders/${_id}/status`,
    { from: 'placed', to: 'cancelled', reason: 'Closed' },
    cook,
  )
  expect((await refund(_id, { method: 'cash', tip: 3 })).status).toBe(200)
  const [paid, back] = (await look(_id)).payments
  expect((await voidOne(_id, paid?._id ?? '')).body.message).toBe(
    'This money has been refunded. Void the refund first.',
  )
  expect((await voidOne(_id, back?._id ?? '')).status).toBe(200)
  expect((await voidOne(_id, paid?._id ?? '')).status).toBe(200)
})

describe('a complaint about an order that was picked up', () => {
  let owner: Record<string, string>
  beforeEach(async () => {
    owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  })
  const pickUpPaid = async () => {
    const placed = await place()
    await pay(placed._id, 'card')
    await site.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, placed._id))
    return placed
  }
  const compensate = (id: string, input: object, headers = owner) =>
    site.post<Order & ErrorBody>(
      `/api/admin/orders/${id}/refund`,
      { method: 'cash', isGoodwill: true, reason: 'Cold', ...input },
      headers,
    )

  test('is settled with a part of what was paid, which is not to be paid again', async () => {
    const { _id } = await pickUpPaid()
    const { body } = await compensate(_id, { amount: 2, amountPaid: 5.94 })
    expect(body.payment).toMatchObject({ paid: { method: 'card' }, toPay: 0, amountPaid: 3.94 })
    expect(body.amounts.total).toBe(5.94)
    const unpaid = await site.get<Order[]>('/api/admin/orders?status=unpaid', owner)
    expect(unpaid.body).toEqual([])
    // All of it may go back, and no more.
    expect((await compensate(_id, { amount: 4 })).body.issues?.[0]?.message).toBe(
      'Only $3.94 was paid at the counter',
    )
    expect((await compensate(_id, { amount: 3.94 })).body.payment).toMatchObject({ toPay: 0 })
  })

  test('sent again because its answer was lost, it is settled once', async () => {
    const { _id, number } = await pickUpPaid()
    const twice = [await compensate(_id, { amount: 2, amountPaid: 5.94 })]
    twice.push(await compensate(_id, { amount: 2, amountPaid: 5.94 }))
    expect(twice.map(({ status }) => status)).toEqual([200, 409])
    expect(twice[1]?.body.message).toBe(`$3.94 is paid for order ${number} now. Please look again.`)
  })

  test('voided, it is owed and paid as before', async () => {
    const { _id } = await pickUpPaid()
    await compensate(_id, { amount: 2 })
    const [, given] = (await look(_id)).payments
    const { payment } = (await voidOne(_id, given?._id ?? '')).body
    expect(payment).toMatchObject({ toPay: 0, amountPaid: 5.94 })
    expect(payment).not.toHaveProperty('toReturn')
  })

  test('is for owners and managers, with an amount, and not for a cancelled order', async () => {
    const { _id } = await pickUpPaid()
    expect((await compensate(_id, { amount: 2 }, cook)).status).toBe(403)
    expect((await compensate(_id, {})).body.issues?.[0]?.path).toBe('amount')
    await site.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, _id))
    expect((await compensate(_id, { amount: 2 })).status).toBe(409)
  })
})
