import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import type { ServerEntry } from './pages/renderer.ts'

const entry: ServerEntry = {
  async render({ url }) {
    if (url.endsWith('/wishlist')) throw new Error('cannot be rendered')
    return { status: 200, html: '<html></html>', scripts: [] }
  },
}
const mountWebApp = async () => ({
  load: async () => ({ entry, manifests: null }),
  isLive: false,
  assets: [],
})

const site = useTestApp({ mountWebApp })
const overTls = useTestApp({ mountWebApp }, () => ({ publicUrl: 'https://order.example.com' }))

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  await overTls.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Answers of every kind: pages, prepared bytes, reads, errors of ours and of the framework. */
const urls = [
  '/',
  '/wishlist',
  '/healthz',
  '/api/docs',
  '/api/openapi.json',
  '/api/products',
  '/api/orders/my',
  '/api/nothing',
  '/trpc/products.list',
  '/trpc/nothing',
  '/art/samosa.svg',
  '/uploads/nothing',
  '/sitemap.xml',
  '/%zz',
]

const malformed = async (app: typeof site.app) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write('HELLO\r\n\r\n')
  await once(socket, 'close')
  return received.toLowerCase()
}

test.each(urls)('%s cannot be framed, or given another base or plugins', async (url) => {
  const { headers } = await site.get(url)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy.some((directive) => /^(object-src|default-src) 'none'$/.test(directive))).toBe(true)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each(urls)(
  '%s asks browsers to keep to https where guests come by https, and only there',
  async (url) => {
    const { headers } = await overTls.get(url)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect((await site.get(url)).headers).not.toHaveProperty('strict-transport-security')
  },
)

test('an unchanged answer says so with the same headers', async () => {
  const { headers } = await overTls.get('/')
  const again = await overTls.get('/', { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
  for (const name of ['content-security-policy', 'strict-transport-security'])
    expect(again.headers[name]).toBe(headers[name])
})

test('what never becomes a request is answered with them too', async () => {
  expect(await malformed(overTls.app)).toContain('strict-transport-security: max-age=63072000')
  const plain = await malformed(site.app)
  expect(plain).toContain("frame-ancestors 'none'")
  expect(plain).not.toContain('strict-transport-security')
})

test('pictures come from here or over https', async () => {
  const { headers } = await site.get('/')
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https:;")
})
