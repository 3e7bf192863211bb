/** What no database or file can store is rejected at once, whichever call it arrives through. */
import type { ErrorBody } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()
let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: object
}

const coupon = { code: 'SPRING', kind: 'percent', value: 10 }
const half = '\ud800'

test.each<Call>([
  ...['products', 'categories', 'option-groups', 'coupons', 'promotions'].flatMap((thing): Call[] => [
    { method: 'PUT', url: `/api/${thing}/%00`, payload: {} },
    { method: 'DELETE', url: `/api/${thing}/%00` },
  ]),
  { method: 'POST', url: '/api/products/%00/availability', payload: { soldOut: false } },
  { method: 'POST', url: '/api/products/x/availability', payload: { soldOut: true, until: '0000-01-01' } },
  {
    method: 'POST',
    url: '/api/option-groups/x/availability',
    payload: { choice: '\0', soldOut: true, until: '0000-01-01' },
  },
  { method: 'POST', url: '/api/wishlist/toggle', payload: { productId: '\0' } },
  { method: 'POST', url: '/trpc/wishlist.unite', payload: { productIds: ['\0'] } },
  { method: 'GET', url: '/api/admin/orders?day=9999-12-31' },
  { method: 'GET', url: '/api/admin/orders/export?format=csv&from=0000-01-01&to=2026-01-01' },
  { method: 'GET', url: '/api/admin/log?from=0000-01-01' },
  { method: 'GET', url: '/api/admin/log?to=9999-12-31' },
  {
    method: 'POST',
    url: '/api/coupons',
    payload: { ...coupon, startsAt: '2026-12-01T11:00:00.0123456789Z' },
  },
  {
    method: 'POST',
    url: '/api/products',
    payload: { title: 'Puri', price: 5, categorySlug: 'rice', attributes: { origin: half } },
  },
  {
    method: 'POST',
    url: '/api/orders',
    payload: orderOf([{ slug: 'samosa' }], { customer: { name: '\uffff', email: 'a' } }),
  },
])('$method $url $payload', async (call) => {
  const answer = await site.app.inject({ ...call, headers })
  const body = answer.json<ErrorBody & { error?: { data: { body: ErrorBody } } }>()
  expect([answer.statusCode, (body.error?.data.body ?? body).code]).toEqual([400, 'VALIDATION'])
})
