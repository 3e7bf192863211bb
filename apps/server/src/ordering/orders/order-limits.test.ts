import type { Order } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { ORDERS_FROM_ADDRESS } from './order-limits.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))

const phone = sampleSettings.contact.phone.display
const { maxPortions } = sampleSettings.ordering
const samosas = (quantity: number) => orderOf([{ slug: 'samosa', quantity }])
const inLines = (portions: number) => {
  const line = { slug: 'samosa', quantity: 50 }
  const slugs = ['samosa', 'garlic-naan', 'butter-chicken', 'dal-makhani', 'paneer-tikka']
  return orderOf(slugs.map((slug) => ({ ...line, slug, quantity: portions / slugs.length })))
}

async function order(payload: object, remoteAddress: string, headers: Record<string, string> = {}) {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload,
    remoteAddress,
    headers,
  })
  const { message = '', _id } = answer.json<{ message?: string } & Partial<Order>>()
  return { status: answer.statusCode, message, _id, retryAfter: Number(answer.headers['retry-after']) }
}

async function statuses(count: number, one: (index: number) => ReturnType<typeof order>) {
  const answers: number[] = []
  for (let index = 0; index < count; index += 1) answers.push((await one(index)).status)
  return answers
}

test('one machine cannot order more portions in an hour than three of the largest orders have', async () => {
  const most = Math.floor((3 * maxPortions) / 99)
  const taken = await statuses(most + 1, () => order(samosas(99), '192.0.2.1'))
  expect(taken).toEqual([...Array<number>(most).fill(201), 429])
  const refused = await order(samosas(99), '192.0.2.1')
  expect(refused.message).toMatch(new RegExp(`^Too many attempts\\. .* minutes, or call us: ${phone}\\.$`))
  expect(refused.retryAfter).toBeGreaterThan(3500)
  expect((await order(samosas(1), '192.0.2.1')).status).toBe(201)
  expect((await order(samosas(99), '192.0.2.2')).status).toBe(201)
})

test.each([
  ['an IPv4 network', (index: number) => `192.0.2.${index + 1}`, '192.0.3.1'],
  ['an IPv6 network', (index: number) => `2001:db8:1:${(index + 1).toString(16)}::1`, '2001:db8:2::1'],
])('%s shares three times as many', async (_what, addressOf, elsewhere) => {
  const most = Math.floor((9 * maxPortions) / 99)
  const taken = await statuses(most + 1, (index) => order(samosas(99), addressOf(index)))
  expect(taken).toEqual([...Array<number>(most).fill(201), 429])
  expect((await order(samosas(99), elsewhere)).status).toBe(201)
})

test('small orders are counted too, but not refused ones', async () => {
  await site.addDish({ slug: 'kachori', stock: ORDERS_FROM_ADDRESS })
  const kachori = orderOf([{ slug: 'kachori' }])
  const tooMany = orderOf([{ slug: 'kachori', quantity: 99 }])
  const most = ORDERS_FROM_ADDRESS
  const taken = await statuses(most - 10, () => order(kachori, '192.0.2.1'))
  const refused = await statuses(20, () => order(tooMany, '192.0.2.1'))
  const others = await statuses(10, () => order(kachori, '192.0.2.1'))
  expect([...taken, ...others]).toEqual(Array(most).fill(201))
  expect(refused).toEqual(Array(20).fill(409))
  expect((await order(samosas(1), '192.0.2.1')).status).toBe(429)
})

test('an order that is repeated because no answer came is answered although the limit is reached', async () => {
  const key = { 'idempotency-key': 'dinner' }
  const first = await order(samosas(99), '192.0.2.1', key)
  await statuses(9, () => order(samosas(99), '192.0.2.1'))
  expect((await order(samosas(99), '192.0.2.1')).status).toBe(429)
  const again = await order(samosas(99), '192.0.2.1', key)
  expect([again.status, again._id]).toEqual([201, first._id])
  const other = await order(samosas(98), '192.0.2.1', key)
  expect(other.status).toBe(429)
})

test('an order that is repeated counts once, however often a bad connection sends it', async () => {
  const key = { 'idempotency-key': 'supper' }
  const repeated = await statuses(10, () => order(samosas(99), '192.0.2.1', key))
  const others = await statuses(5, () => order(samosas(99), '192.0.2.1'))
  expect([...repeated, ...others]).toEqual(Array(15).fill(201))
})

test('guests call for more than the largest order; staff enter it, and are not counted', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  expect((await order(inLines(maxPortions), '192.0.2.1')).status).toBe(201)
  const refused = await order(inLines(maxPortions + 5), '192.0.2.1')
  const message = `For more than ${maxPortions} portions, please call us: ${phone}`
  expect([refused.status, refused.message]).toEqual([400, message])
  expect(await statuses(6, () => order(inLines(maxPortions + 5), '192.0.2.1', headers))).toEqual(
    Array(6).fill(201),
  )
})

test('the restaurant decides how large an order can be', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const ordering = { ...sampleSettings.ordering, maxPortions: 12 }
  await site.send('PUT', '/api/admin/settings', { ordering }, headers)
  expect((await order(samosas(13), '192.0.2.1')).status).toBe(400)
  expect((await order(samosas(12), '192.0.2.1')).status).toBe(201)
})

test('guests try only so many changes of an order in an hour, previews included', async () => {
  const { _id } = await order(samosas(1), '192.0.2.1')
  const payload = { revision: 0, items: [{ line: 9 }], isPreview: true }
  const change = () =>
    site.app.inject({ method: 'POST', url: `/api/orders/${_id}/lines`, payload, remoteAddress: '192.0.2.1' })
  for (let tries = 0; tries < 120; tries += 1) expect((await change()).statusCode).toBe(400)
  expect((await change()).statusCode).toBe(429)
})
