import type { Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { products } from '../../db/schema/index.ts'
import type { ServerEntry } from './renderer.ts'

const SCRIPT = 'window.page = 1'
let rendered: string[] = []

// Stands in for the built web app: the tests are about which address is rendered how often, and how it is sent.
const entry: ServerEntry = {
  async render({ url }) {
    const path = url.replace('http://tiffin.test', '')
    rendered.push(path)
    if (path === '/wishlist') throw new Error('select secret from inside')
    return {
      status: path === '/404' ? 404 : 200,
      html: `<html><script>${SCRIPT}</script><script>window.stranger = 1</script>${path} ${rendered.length}</html>`,
      scripts: [SCRIPT],
    }
  },
}

const site = useTestApp({
  mountWebApp: async () => ({
    load: async () => ({ entry, manifests: null }),
    isLive: false,
    worker: null,
    assets: new Map(),
  }),
})
beforeEach(() => {
  rendered = []
})

const read = (url: string, headers?: Record<string, string>) => site.get<string>(url, headers)

test('a page is rendered once, however many concurrent requests there are', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => read('/')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(rendered).toEqual(['/'])
})

test('it is rendered again when the menu changes, and when a new day begins', async () => {
  await read('/product/samosa')
  await site.db.update(products).set({ isFeatured: true }).where(eq(products.slug, 'samosa'))
  await site.announce()
  await read('/product/samosa')
  site.setTime('2026-01-08T12:00:00-07:00')
  await read('/product/samosa')
  expect(rendered).toHaveLength(3)
})

test('an order that takes the last portion shows on the page immediately', async () => {
  await site.addDish({ slug: 'kachori', stock: 1 })
  const before = await read('/product/kachori')
  await site.post<Order>('/api/orders', orderOf([{ slug: 'kachori' }]))
  const after = await read('/product/kachori')
  expect(after.body).not.toBe(before.body)
})

test('a browser that has the bytes gets 304', async () => {
  const { headers } = await read('/')
  expect((await read('/', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  const br = await read('/', { 'accept-encoding': 'gzip, br', 'if-none-match': String(headers['etag']) })
  expect([br.status, br.headers['content-encoding']]).toEqual([200, 'br'])
})

test('only the scripts that the renderer wrote may run, not one that got into the page’s text', async () => {
  const { headers } = await read('/')
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('text becomes HTML only through the one policy of the web app', async () => {
  const { headers } = await read('/')
  expect(headers['content-security-policy']).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default$/,
  )
})

test('invented addresses render one missing page, once', async () => {
  const answers = await Promise.all(
    ['/a', '/b.php', '/product/unicorn', '//elsewhere', '/c/d'].map((url) => read(url)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(rendered).toEqual(['/404'])
})

test('a search is rendered once while the menu stands still', async () => {
  await read('/order-online?q=dal')
  await read('/order-online?q=dal')
  expect(rendered).toEqual(['/order-online?q=dal'])
})

test("an order's page is rendered for its guest and never cached", async () => {
  await read(`/order/${'a'.repeat(32)}`)
  const { headers } = await read(`/order/${'a'.repeat(32)}`)
  expect(headers['cache-control']).toBe('no-store')
  expect(rendered).toHaveLength(2)
})

test('a trailing slash redirects to the page without it, and never to another site', async () => {
  const { status, headers } = await read('/order-online/?category=rice')
  expect([status, headers['location']]).toEqual([308, '/order-online?category=rice'])
  expect((await read('//evil.example/')).status).toBe(404)
  expect((await read('/\\evil.example/')).headers['location'] ?? '').not.toMatch(/^[/\\]{2}/)
})

test('POST to a page is not found', async () => {
  const { status } = await site.post('/cart', {})
  expect(status).toBe(404)
})

test('search engines find every dish, but no carts or orders', async () => {
  const sitemap = await read('/sitemap.xml')
  expect(sitemap.body).toContain('<loc>http://tiffin.test/product/samosa</loc>')
  const robots = await read('/robots.txt')
  expect(robots.body).toContain('Disallow: /order/')
  expect(robots.body).toContain('Sitemap: http://tiffin.test/sitemap.xml')
})

test('a page that cannot be rendered shows an error page without internal details, and is retried', async () => {
  const { status, headers, body } = await read('/wishlist')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(body).toContain('Your cart is saved')
  expect(body).not.toContain('secret')
  await read('/wishlist')
  expect(rendered).toEqual(['/wishlist', '/wishlist'])
})
