/** What is ready is answered before Fastify sees the request, and nobody can tell by the answer. */
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import type { ServerEntry } from './pages/renderer.ts'

const entry: ServerEntry = {
  render: async ({ url }) => ({ status: 200, html: `<p>${url}</p>${'rice '.repeat(400)}`, scripts: [] }),
}
const site = useTestApp({
  mountWebApp: async () => ({
    load: async () => ({ entry, manifests: null }),
    isLive: false,
    worker: null,
    assets: new Map(),
  }),
})

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  site.app.draining.hasBegun = false
})

/** Sends raw bytes and reads until the server hangs up. */
async function send(bytes: string) {
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(bytes)
  await once(socket, 'close')
  const received = Buffer.concat(chunks).toString('latin1')
  return received.replaceAll(/^date: .*\r\n/gim, '')
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...lines, '', ''].join('\r\n')

/** Asks once, and whether it was answered on the fast path. */
async function ask(request: string) {
  const before = countSent()
  const received = await send(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  return { received, isFast: countSent() > before }
}

/** The news of the last change may still be on its way to this process. */
async function askUntilFast(request: string) {
  let answer = await ask(request)
  await expect.poll(async () => (answer = await ask(request)).isFast).toBe(true)
  return answer
}

const countSent = () => site.app.fastPath.sent.values().reduce((sum, count) => sum + count, 0)

const trpcRead = (input: object) => `/trpc/products.list?input=${encodeURIComponent(JSON.stringify(input))}`

const READS = [
  '/',
  '/order-online?category=rice',
  '/order-online?q=naan',
  '/api/products',
  '/api/products?limit=20',
  '/api/products?limit=20&offset=40&sort=newest',
  '/api/products?q=paneer',
  '/api/products/samosa',
  trpcRead({ sort: 'popular' }),
  trpcRead({ limit: 17 }),
]

test.each(READS.flatMap((path) => ['br', 'gzip', 'identity'].map((encoding) => [path, encoding] as const)))(
  '%s in %s is the same on the fast path',
  async (path, encoding) => {
    const request = get(path, `Accept-Encoding: ${encoding}`)
    await site.announce()
    const first = await ask(request)
    expect(first.isFast).toBe(false)
    const second = await askUntilFast(request)
    expect(second.received).toBe(first.received)
    expect(second.received).toMatch(/^HTTP\/1\.1 200 OK\r\n/)

    const etag = /^etag: (.*)\r$/m.exec(second.received)?.[1] ?? ''
    const unchanged = await ask(get(path, `Accept-Encoding: ${encoding}`, `If-None-Match: ${etag}`))
    expect(unchanged.isFast).toBe(true)
    expect(unchanged.received).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
    expect(unchanged.received).toMatch(/\r\n\r\n$/)
  },
)

test.each([
  ['with an authorization', get('/api/products', 'Authorization: Bearer x')],
  ['with a preference', get('/api/products', 'Prefer: handling=strict')],
  ['with a body', `${get('/api/products', 'Content-Length: 2')}{}`],
  ['of HTTP/1.0', get('/api/products').replace('HTTP/1.1', 'HTTP/1.0')],
  ['for the head', get('/api/products').replace('GET', 'HEAD')],
  ['with two hosts', get('/api/products', 'Host: b')],
  ['with a host that is none', get('/api/products').replace('Host: a', 'Host: a/b')],
  ['without a host', get('/api/products').replace('Host: a\r\n', '')],
  ['with two lists of encodings', get('/api/products', 'Accept-Encoding: br', 'Accept-Encoding: gzip')],
  ['for a whole address', get('http://a/api/products')],
])('a request %s goes the usual way', async (_name, request) => {
  await askUntilFast(get('/api/products'))
  expect((await ask(request)).isFast).toBe(false)
})

test.each([
  ['/api/products/slow-dish', /404 Not Found[^]*"NOT_FOUND"/],
  ['/api/products?q=slow', /200 OK(?![^]*slow-dish)/],
  ['/product/slow-dish', /404 Not Found[^]*<p>/],
])('%s shows a change at once', async (path, changed) => {
  await site.addDish({ slug: 'slow-dish', title: 'Slow dish' })
  const { received } = await askUntilFast(get(path))
  expect(received).toMatch(/200 OK[^]*slow-dish/i)

  await site.db.execute(`delete from products where slug = 'slow-dish'`)
  await site.announce()
  const next = await ask(get(path))
  expect(next.isFast).toBe(false)
  expect(next.received).toMatch(changed)
})

test.each([
  ['REST', (round: number) => `/api/products/no-dish-${round}`],
  [
    'tRPC',
    (round: number) => `/trpc/products.get?input=${encodeURIComponent(`{"slug":"no-dish-${round}"}`)}`,
  ],
])('a thousand addresses of nothing (%s) take no place on the fast path', async (_api, addressOf) => {
  await askUntilFast(get('/api/products'))
  for (let round = 0; round < 1000; round += 1)
    expect((await site.app.inject({ url: addressOf(round) })).statusCode).toBe(404)
  expect((await ask(get('/api/products'))).isFast).toBe(true)
})

test('a page is made again when the hour changes', async () => {
  await askUntilFast(get('/'))
  site.setTime('2026-01-07T13:00:00-07:00')
  expect((await ask(get('/'))).isFast).toBe(false)
})

test('requests that do not wait for their answers are answered in order', async () => {
  await askUntilFast(get('/'))
  await askUntilFast(get('/api/categories'))
  const received = await send(
    get('/') + get('/api/categories') + get('/healthz') + get('/', 'Connection: close'),
  )
  const types = [...received.matchAll(/^content-type: (\S+?);/gim)].map(([, type]) => type)
  expect(types).toEqual(['text/html', 'application/json', 'application/json', 'text/html'])
})

test('a server that stops says so in each answer', async () => {
  await askUntilFast(get('/'))
  site.app.draining.hasBegun = true
  const received = await send(get('/'))
  expect(received).toMatch(/^connection: close\r$/im)
})

test('the metrics count what was ready', async () => {
  await askUntilFast(get('/'))
  const { received } = await ask(get('/metrics'))
  expect(received).toContain(`http_ready_answers_total{status="200"} ${site.app.fastPath.sent.get(200)}`)
})
