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
  worker: null,
  assets: new Map(),
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

test('a picture may be shown by other sites, and nothing else may be loaded by them', async () => {
  expect((await site.get('/art/samosa.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin')
  for (const url of ['/', '/api/products', '/api/orders/my', '/uploads/nothing'])
    expect((await site.get(url)).headers['cross-origin-resource-policy']).toBe('same-origin')
})

/** Points that MDN's HTTP Observatory takes or adds, as it publishes them. What it sees of TLS and redirections is the proxy's. */
const modifiers: Record<string, (answer: Headers, policy: Map<string, string>) => number> = {
  'Content-Security-Policy': (_answer, policy) => {
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '*'
    const objects = policy.get('object-src') ?? policy.get('default-src') ?? '*'
    if (/'unsafe-inline'|data:|https?:(\s|$)|\*/.test(`${scripts} ${objects}`)) return -20
    if ([...policy.values()].some((sources) => /\bhttp:/.test(sources))) return -20
    if ([...policy.values()].some((sources) => sources.includes("'unsafe-eval'"))) return -10
    if (policy.get('style-src')?.includes("'unsafe-inline'")) return 0
    return policy.get('default-src') === "'none'" ? 10 : 5
  },
  Cookies: ({ cookies }) => (cookies ? -20 : 0),
  'Cross-Origin Resource Sharing': ({ sharing }) => (sharing === '*' ? -50 : 0),
  'Strict-Transport-Security': ({ transport = '' }) => {
    const [, seconds = '0'] = /max-age=(\d+)/.exec(transport) ?? []
    return Number(seconds) >= 15_768_000 ? 0 : -20
  },
  'X-Content-Type-Options': ({ types }) => (types === 'nosniff' ? 0 : -5),
  'X-Frame-Options': (_answer, policy) => (policy.get('frame-ancestors') === "'none'" ? 5 : -20),
  'Referrer-Policy': ({ referrer = '' }) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer) ? 5 : -5,
  'Subresource Integrity': ({ html }) => (/<script[^>]*src="(https?:)?\/\//.test(html) ? -5 : 0),
  'Cross-Origin-Resource-Policy': ({ resources = '' }) => (/^same-(origin|site)$/.test(resources) ? 10 : 0),
}

async function scanHome() {
  const { headers, body } = await overTls.get<string>('/')
  const header = (name: string) => headers[name] as string | undefined
  return {
    html: body,
    policy: header('content-security-policy') ?? '',
    cookies: header('set-cookie'),
    sharing: header('access-control-allow-origin'),
    transport: header('strict-transport-security'),
    types: header('x-content-type-options'),
    referrer: header('referrer-policy'),
    resources: header('cross-origin-resource-policy'),
  }
}
type Headers = Awaited<ReturnType<typeof scanHome>>

test('MDN’s Observatory takes no points from a page, and its bonus adds up to 120', async () => {
  const answer = await scanHome()
  const policy = new Map(
    answer.policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  const points = Object.entries(modifiers).map(
    ([what, modifier]) => [what, modifier(answer, policy)] as const,
  )
  expect(points.filter(([, modifier]) => modifier < 0)).toEqual([])
  expect(points.reduce((sum, [, modifier]) => sum + modifier, 100)).toBe(120)
})
