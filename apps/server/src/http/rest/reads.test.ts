/** Every read, of a restaurant with data. The test server checks that the answers are as documented. */
import type { MadeWebhook, PrinterWithAddress } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { reviewDish } from '../../../test/review-dish.ts'
import { eq } from 'drizzle-orm'
import { pages, webhookDeliveries } from '../../db/schema/index.ts'
import type { RestRoute } from './route.ts'
import { restRoutes } from './routes.ts'

const site = useTestApp()
let headers: Record<string, string>
let ids: Record<string, string>
let deliveryId: string

beforeEach(async () => {
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  const customer = await site.signUp('guest@example.com')
  const make = async (url: string, body: object, by = owner) =>
    (await site.post<{ _id: string }>(url, body, by.headers)).body._id
  const productId = await make('/api/products', { title: 'Kulfi', categorySlug: 'rice', price: 9 })
  await make('/api/promotions', { title: 'Diwali' })
  await make('/api/coupons', { code: 'DIWALI', kind: 'percent', value: 10 })
  await make('/api/admin/blocked-contacts', { contact: 'prank@example.com' })
  await make('/api/admin/guests/note', { guest: { contact: '780-555-0199' }, note: 'Extra hot', version: 0 })
  await make('/api/special-days', { name: 'Closed', firstDay: '2026-01-12' })
  await make('/api/wishlist/toggle', { productId })
  await make('/api/orders', orderOf([{ slug: 'samosa' }]))
  const orderId = await make('/api/orders', orderOf([{ slug: 'samosa' }]), customer)
  await make('/api/newsletter/subscribe', { email: 'reader@example.com' })
  const { id: reviewId } = await reviewDish(site, 'samosa', 'reviewer@example.com')
  await site.post(`/api/admin/reviews/${reviewId}/approve`, { version: 1 }, owner.headers)
  const setup = { name: 'Kitchen', isCounter: true }
  const { body } = await site.post<PrinterWithAddress>('/api/admin/printers', setup, owner.headers)
  await make(`/api/admin/printers/${body.printer._id}/test`, {})
  await make('/api/admin/keys', { name: 'Till', permissions: ['orders'], endsOn: '2026-12-31' })
  const till = { url: 'https://till.example.com', types: ['order.placed'] }
  const made = await site.post<MadeWebhook>('/api/admin/webhooks', till, owner.headers)
  const webhookId = made.body.endpoint._id
  await make(`/api/admin/webhooks/${webhookId}/test`, {})
  const [delivery] = await site.db.select().from(webhookDeliveries)
  const guest = { name: 'Guest', email: 'guest@example.com' }
  const messageId = await make('/api/contact', { ...guest, message: 'Hello' })
  const dinner = { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 }
  const cateringId = await make('/api/catering', dinner)
  const table = { startsAt: '2026-01-09T18:30:00-07:00', partySize: 4, phone: '780-555-0199' }
  const reservationId = await make('/api/reservations', { ...guest, ...table })
  await site.post('/api/auth/login', { email: 'owner@example.com', password: 'wrong' })
  const closingId = await make('/api/admin/closings', { after: 0, expected: 0, counted: 200 })
  headers = owner.headers
  ids = {
    '/admin/orders/:id': orderId,
    '/admin/orders/:orderId/ticket': orderId,
    '/admin/closings/:id': closingId,
    '/admin/closings/:id/ticket': closingId,
    '/orders/:id': orderId,
    '/orders/:id/calendar': orderId,
    '/orders/:id/receipt': orderId,
    '/admin/products/:id': productId,
    '/admin/reservations/:id': reservationId,
    '/reservations/:id': reservationId,
    '/reservations/:id/calendar': reservationId,
    '/customers/:id': customer.user._id,
    '/admin/messages/:id': messageId,
    '/admin/catering/:id': cateringId,
    '/admin/webhooks/:id/deliveries': webhookId,
    '/admin/webhooks/:id/deliveries/:deliveryId': webhookId,
  }
  deliveryId = delivery?.id ?? ''
  await make('/api/admin/pages', { name: 'imprint', title: 'Imprint' })
  await make('/api/admin/pages/publish', { path: '/p/imprint' })
  const [about] = await site.db.select().from(pages).where(eq(pages.path, '/about'))
  queries['/pages/draft'] = `?key=${about?.draftKey ?? ''}`
})

// Required query strings.
const queries: Record<string, string> = {
  '/admin/orders/export': '?from=2026-01-01&to=2026-01-31&format=csv',
  '/admin/month/export': '?month=2026-01',
  '/admin/payments/export': '?format=csv',
  '/admin/messages/export': '?from=2026-01-01&to=2026-01-31&format=csv',
  '/admin/catering/export': '?from=2026-01-01&to=2026-01-31&format=xlsx',
  '/admin/customers/export': '?format=xlsx',
  '/admin/reservations/export': '?from=2026-01-01&to=2026-01-31&format=csv',
  '/reservations/times': '?partySize=4',
  '/admin/subscribers/export': '?format=csv',
  '/pages': '?path=/about',
  '/admin/pages/edit': '?path=/about',
  '/admin/pictures/crop': `?url=/uploads/${'0a'.repeat(16)}-9x9/9.webp`,
  '/admin/push': '?endpoint=https://push.example.com/send/one',
}

async function read({ path }: RestRoute) {
  const address = path
    .replace(':slug', 'samosa')
    .replace(/:(id|orderId)/, ids[path] ?? '')
    .replace(':deliveryId', deliveryId)
  return site.app.inject({ url: `/api${address}${queries[path] ?? ''}`, headers })
}

const reads = restRoutes.filter(({ method }) => method === 'GET')

// In one test each: the restaurant above takes longer to fill than to read.
test('every GET answers', async () => {
  for (const route of reads.filter(({ download }) => !download)) {
    const answer = await read(route)
    expect([route.path, answer.statusCode]).toEqual([route.path, 200])
    // An empty list would fit any schema for its entries.
    expect(answer.json(), route.path).not.toEqual([])
    expect('x-total-count' in answer.headers, route.path).toBe(route.unwrap !== undefined)
  }
})

test('every GET of a file answers with one', async () => {
  for (const route of reads.filter(({ download }) => download)) {
    const answer = await read(route)
    expect([route.path, answer.statusCode]).toEqual([route.path, 200])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
    expect(answer.rawPayload.length, route.path).toBeGreaterThan(0)
  }
})
