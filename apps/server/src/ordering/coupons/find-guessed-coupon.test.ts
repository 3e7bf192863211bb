import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { guessesFromAddress, guessesFromNetwork } from './redeem-coupon.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
beforeEach(() => site.addCoupon({ code: 'TENTH' }))

async function post(url: string, payload: object, remoteAddress: string) {
  const answer = await site.app.inject({ method: 'POST', url, payload, remoteAddress })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) }
}
const check = (code: string, from = '192.0.2.1') => post('/api/coupons/apply', { code, subtotal: 40 }, from)
const order = (couponCode: string, from = '192.0.2.1') =>
  post('/api/orders', orderOf([{ slug: 'samosa' }], { couponCode }), from)

test('after too many wrong codes, whether checked or ordered with, the right one is refused too', async () => {
  const half = guessesFromAddress.attempts / 2
  const guesses = await Promise.all(Array.from({ length: half }, (_, index) => check(`GUESS${index}`)))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]))
  for (let index = 0; index < half; index += 1) expect((await order(`ORDER${index}`)).status).toBe(409)
  const refused = await check('TENTH')
  expect(refused.status).toBe(429)
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect((await order('TENTH')).status).toBe(429)
  expect((await check('TENTH', '192.0.2.2')).status).toBe(200)
})

test('a network of many addresses has three times as many guesses', async () => {
  const guess = (index: number) => check(`GUESS${index}`, `2001:db8:1:${index.toString(16)}::1`)
  const guesses = []
  for (let index = 1; index <= guessesFromNetwork.attempts + 5; index += 1)
    guesses.push((await guess(index)).status)
  expect(guesses.filter((status) => status === 429)).toHaveLength(5)
  expect((await check('TENTH', '2001:db8:2:1::1')).status).toBe(200)
})

test('the right code is never counted', async () => {
  for (let index = 0; index < guessesFromAddress.attempts + 5; index += 1)
    expect((await check('tenth')).status).toBe(200)
})
