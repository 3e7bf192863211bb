import type { AppliedCoupon, ErrorBody } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { coupons } from '../../db/schema/index.ts'

const site = useTestApp()
const apply = (code: unknown, subtotal: unknown) =>
  site.post<AppliedCoupon & ErrorBody>('/api/coupons/apply', { code, subtotal })

test.each([
  ['WELCOME10', 20, 2],
  ['welcome10 ', 0.05, 0.01],
  ['SAVE5', 30, 5],
])('%s on $%d takes $%d off', async (code, subtotal, discount) => {
  const { status, body } = await apply(code, subtotal)
  expect([status, body]).toEqual([200, { discount }])
})

test.each(['SPRING–10', 'spring−10', 'SPRING-\u{200B}10', '\u{FEFF}SPRING\u{2011}10\u{200B}'])(
  'a code is recognized as pasted from a text: %j',
  async (code) => {
    await site.addCoupon({ code: 'SPRING-10' })
    expect((await apply(code, 20)).status).toBe(200)
  },
)

test('a discount never exceeds the subtotal', async () => {
  await site.addCoupon({ code: 'BIG', kind: 'fixed', percent: null, amountCents: 5000 })
  expect((await apply('BIG', 12.34)).body).toEqual({ discount: 12.34 })
})

test('a maximum discount applies', async () => {
  await site.addCoupon({ code: 'CAPPED', percent: 50, capCents: 800 })
  expect((await apply('CAPPED', 100)).body).toEqual({ discount: 8 })
})

test('below its minimum a coupon says what it requires', async () => {
  const { status, body } = await apply('SAVE5', 29.99)
  expect([status, body]).toEqual([
    409,
    { code: 'COUPON_INVALID', message: 'SAVE5 needs an order of $30.00 or more' },
  ])
})

test.each([
  ['switched off', { isActive: false }, 'is no longer valid'],
  ['not yet valid', { startsAt: new Date('2026-02-01') }, 'is not valid yet'],
  ['expired', { endsAt: new Date('2026-01-07T19:00:00Z') }, 'has expired'],
  ['used up', { maxUses: 2, uses: 2 }, 'has been used up'],
])('a coupon that is %s', async (_what, row, reason) => {
  await site.addCoupon({ code: 'SPRING', ...row })
  const { status, body } = await apply('SPRING', 20)
  expect([status, body.message]).toEqual([409, `SPRING ${reason}`])
})

test('an unknown code is not found', async () => {
  const { status, body } = await apply('NOSUCH', 20)
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
})

test.each([
  ['', 20, 'code'],
  ['X', -1, 'subtotal'],
  ['X', '20', 'subtotal'],
  ['X', null, 'subtotal'],
  [7, 20, 'code'],
])('code %j with subtotal %j is rejected and names the field', async (code, subtotal, field) => {
  const { status, body } = await apply(code, subtotal)
  expect([status, body.issues?.[0]?.path]).toEqual([400, field])
})

test('a code is at most as long as a coupon’s, wherever it is typed', async () => {
  const [longest, longer] = ['X'.repeat(32), 'X'.repeat(33)]
  expect((await apply(longest, 20)).status).toBe(404)
  const order = orderOf([{ slug: 'samosa' }], { couponCode: longer })
  const refused = [await apply(longer, 20), await site.post('/api/orders', order)]
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
    refused.map(() => [400, 'At most 32 characters']),
  )
})

test('checking a coupon uses none of it up', async () => {
  await apply('WELCOME10', 20)
  const [row] = await site.db.select().from(coupons).where(eq(coupons.code, 'WELCOME10'))
  expect(row?.uses).toBe(0)
})
