import type { AppliedCoupon, ErrorBody, Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { coupons } from '../../db/schema/index.ts'

const site = useTestApp()
beforeEach(() => site.addCoupon({ code: 'ONCE', maxUsesPerCustomer: 1 }))

type Placed = Order & ErrorBody
const order = (email: string, headers?: Record<string, string>) =>
  site.post<Placed>(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], { couponCode: 'once', customer: { name: 'Test Guest', email } }),
    headers,
  )
const apply = (headers?: Record<string, string>) =>
  site.post<AppliedCoupon & ErrorBody>('/api/coupons/apply', { code: 'ONCE', subtotal: 20 }, headers)
const countUses = async () => (await site.db.select().from(coupons).where(eq(coupons.code, 'ONCE')))[0]?.uses

test('a guest is known by the address, however it is written; another address is another guest', async () => {
  expect((await order('asha@example.com')).status).toBe(201)
  expect(await order('ASHA@Example.com')).toMatchObject({
    status: 409,
    body: {
      code: 'COUPON_INVALID',
      message: 'ONCE has been used already',
      issues: [{ path: 'couponCode', message: 'ONCE has been used already' }],
    },
  })
  expect((await order('noor@example.com')).status).toBe(201)
  expect(await countUses()).toBe(2)
})

test('an account is recognized under any address, and its address is recognized without a login', async () => {
  const { headers } = await site.signUp('asha@example.com')
  expect((await order('someone@example.com', headers)).status).toBe(201)
  expect((await order('another@example.com', headers)).status).toBe(409)
  expect((await order('someone@example.com')).status).toBe(409)
})

test('cancelling an order gives the use back', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const { body: placed } = await order('asha@example.com')
  await site.post(
    '/trpc/orders.changeStatus',
    { id: placed._id, from: 'placed', to: 'cancelled', reason: 'Sold out' },
    headers,
  )
  expect((await order('asha@example.com')).status).toBe(201)
  expect((await order('asha@example.com')).status).toBe(409)
})

test('a limit of two allows two', async () => {
  await site.db.update(coupons).set({ maxUsesPerCustomer: 2 }).where(eq(coupons.code, 'ONCE'))
  const statuses = []
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await order('asha@example.com')).status)
  expect(statuses).toEqual([201, 201, 409])
})

test('a customer places ten orders at once: one gets the coupon, the rejected ones use nothing up', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => order('asha@example.com')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'COUPON_INVALID')).toHaveLength(9)
  expect(await countUses()).toBe(1)
})

describe('checking it', () => {
  test('tells a customer that it is used up, and a guest the possible discount', async () => {
    const { headers } = await site.signUp('asha@example.com')
    expect((await apply(headers)).body).toEqual({ discount: 2 })
    await order('asha@example.com')
    expect(await apply(headers)).toMatchObject({
      status: 409,
      body: { code: 'COUPON_INVALID', message: 'ONCE has been used already' },
    })
    expect((await apply()).body).toEqual({ discount: 2 })
    expect((await apply({ authorization: 'Bearer garbage' })).status).toBe(200)
  })
})
