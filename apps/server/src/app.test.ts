import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../test/create-test-app.ts'

const lines: string[] = []
const site = useTestApp({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })

beforeEach(() => {
  lines.length = 0
})

const key = '0123456789abcdef0123456789abcdef'
const loggedUrls = () =>
  lines.flatMap((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path ?? [])

test.each([
  [`/order/${key}`, '/order/…'],
  [`/api/orders/${key}`, '/api/orders/…'],
  [`/api/admin/orders/${key}/status`, '/api/admin/orders/…'],
  [`/reservation/${key}`, '/reservation/…'],
  [`/api/reservations/${key}/calendar`, '/api/reservations/…'],
  [`/api/admin/reservations/${key}/replies`, '/api/admin/reservations/…'],
  [`/api/subscribers/${key}`, '/api/subscribers/…'],
  [`/newsletter/unsubscribe/${key}`, '/newsletter/unsubscribe/…'],
  [`/api/subscribers/${key}/unsubscribe`, '/api/subscribers/…'],
])('the log contains no key to anyone’s page or subscription: %s', async (url, logged) => {
  await site.app.inject({ url })
  expect(loggedUrls()).toEqual([logged])
  expect(lines.join()).not.toContain(key)
})

test('what a guest typed into a search stays out of the log, but the path is logged', async () => {
  await site.app.inject({ url: '/api/products?q=juniper@example.com' })
  expect(loggedUrls()).toEqual(['/api/products'])
  expect(lines.join()).not.toContain('juniper')
})
