/** A key that cannot be used: each reason has its own answer, nothing is done, and it is on record. */
import type { ErrorBody, NewApiKey, SecurityEvent } from '@tiffin/contract'
import type { InjectOptions } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { coupons, users } from '../db/schema/index.ts'
import { isWithin, readNetwork } from '../platform/admit-api-key.ts'
import { makeKeyText, readKeyKind } from '../platform/api-key-text.ts'
import { createRateLimits } from '../platform/rate-limits.ts'

let lines: string[] = []
const site = useTestApp({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } }, (db) => ({
  publicUrl: 'https://tiffin.test',
  requiresSecondFactor: true,
  limits: createRateLimits(db),
}))
let owner: Awaited<ReturnType<typeof site.signUp>>
let key = ''
let id = ''

const wanted = { name: 'Till', permissions: ['coupons'], endsOn: '2026-01-08' }
const make = async (more: object = {}) =>
  (await site.post<NewApiKey>('/api/admin/keys', { ...wanted, ...more }, owner.headers)).body

beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
  await site.db.update(users).set({ secondFactorAt: new Date() })
  const made = await make()
  key = made.key
  id = made.apiKey._id
  lines = []
})

const coupon = { code: 'FROMKEY', kind: 'percent', value: 10 }

/** Tries to make a coupon. */
async function use(sent: string, more: Partial<InjectOptions> = {}) {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/coupons',
    payload: coupon,
    ...more,
    headers: { ...(sent !== '' && { authorization: `Bearer ${sent}` }), ...more.headers },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<ErrorBody>() }
}

const isDone = async () => (await site.db.select().from(coupons)).some(({ code }) => code === coupon.code)
const rejected = async () =>
  (await site.get<SecurityEvent[]>('/api/admin/security-events?kind=rejected+key', owner.headers)).body

const swapped = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1)

test('without a fault it works, also where owners need a second factor', async () => {
  expect((await use(key)).status).toBe(201)
  expect([await isDone(), await rejected()]).toEqual([true, []])
})

const faults: [string, () => ReturnType<typeof use>, unknown[]][] = [
  ['truncated', () => use(key.slice(0, -3)), [401, 'KEY_INVALID', /damaged/, 'a damaged key', undefined]],
  ['mistyped', () => use(swapped(key, 20)), [401, 'KEY_INVALID', /damaged/, 'a damaged key', undefined]],
  [
    'with a wrong checksum',
    () => use(swapped(key, 47)),
    [401, 'KEY_INVALID', /damaged/, 'a damaged key', undefined],
  ],
  [
    'the prefix alone',
    () => use('tiffin_live_'),
    [401, 'KEY_INVALID', /damaged/, 'a damaged key', undefined],
  ],
  ['much too long', () => use(key.repeat(9)), [401, 'KEY_INVALID', /damaged/, 'a damaged key', undefined]],
  [
    'of another live site',
    () => use(makeKeyText('live')),
    [401, 'KEY_INVALID', /not one of this site/, 'an unknown key', undefined],
  ],
  [
    'of a demo',
    () => use(makeKeyText('demo')),
    [401, 'KEY_INVALID', /belongs to a demo/, 'a key of a demo', undefined],
  ],
  [
    'expired',
    () => (site.setTime('2026-01-09T00:00:00-07:00'), use(key)),
    [401, 'KEY_ENDED', /has expired/, 'expired', 'Till'],
  ],
  [
    'revoked',
    async () => (await site.post(`/api/admin/keys/${id}/revoke`, '', owner.headers), use(key)),
    [401, 'KEY_ENDED', /was revoked/, 'revoked', 'Till'],
  ],
  [
    'from outside its networks',
    async () =>
      use((await make({ name: 'Office', networks: ['203.0.113.0/24', '2001:db8::/48'] })).key, {
        remoteAddress: '203.0.114.1',
        headers: { 'x-forwarded-proto': 'https' },
      }),
    [403, 'KEY_REFUSED', /not accepted from your network/, 'outside its networks', 'Office'],
  ],
  [
    'in a query',
    () => use('', { url: `/api/coupons?key=${key}` }),
    [400, 'KEY_EXPOSED', /in an address/, 'sent in an address', 'Till'],
  ],
  [
    'in a query, encoded',
    () => use('', { url: `/api/coupons?key=${key.replaceAll('_', '%5F')}` }),
    [400, 'KEY_EXPOSED', /in an address/, 'sent in an address', 'Till'],
  ],
  [
    'in a query, beside the header',
    () => use(key, { url: `/api/coupons?access_token=${key}` }),
    [400, 'KEY_EXPOSED', /in an address/, 'sent in an address', 'Till'],
  ],
  [
    'in a cookie',
    () => use('', { headers: { cookie: `theme=dark; token=${key}` } }),
    [400, 'KEY_EXPOSED', /in a cookie/, 'sent in a cookie', 'Till'],
  ],
  [
    'over plain HTTP, from elsewhere',
    () => use(key, { remoteAddress: '192.0.2.1' }),
    [400, 'KEY_EXPOSED', /over plain HTTP/, 'sent over plain HTTP', 'Till'],
  ],
  [
    'over plain HTTP, to the proxy',
    () => use(key, { headers: { 'x-forwarded-proto': 'http' } }),
    [400, 'KEY_EXPOSED', /over plain HTTP/, 'sent over plain HTTP', 'Till'],
  ],
]

test.each(faults)('%s', async (_what, send, [status, code, message, what, name]) => {
  const answer = await send()
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.body.message).toMatch(message as RegExp)
  expect(await isDone()).toBe(false)
  const record = await rejected()
  expect(record).toMatchObject([{ kind: 'rejected key', what, count: 1, network: expect.any(String) }])
  expect(record[0]?.key).toBe(name)
  // Neither the process log nor the answer repeats it.
  expect(lines.join('') + JSON.stringify(answer.body)).not.toContain(key.slice(12))
})

test('public reads reject it too, so that a program learns of it, also those that are answered from memory', async () => {
  await site.get('/api/settings')
  await site.get('/api/settings')
  for (const url of ['/api/settings', '/api/products', '/trpc/settings.site', '/api/openapi.json']) {
    const { status, body } = await use(makeKeyText('live'), {
      method: 'GET',
      url,
      payload: undefined as never,
    })
    const { code } = (body as unknown as { error?: { data: { body: ErrorBody } } }).error?.data.body ?? body
    expect([url, status, code]).toEqual([url, 401, 'KEY_INVALID'])
  }
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  for (const headers of [{}, { cookie: 'a=1' }])
    expect((await fetch(`${origin}/api/settings`, { headers })).status).toBe(200)
  const exposed = await fetch(`${origin}/api/settings`, { headers: { cookie: `token=${key}` } })
  expect([exposed.status, ((await exposed.json()) as ErrorBody).code]).toEqual([400, 'KEY_EXPOSED'])
})

test.each(['203.0.113.7', '2001:db8:0:1::7', '::ffff:203.0.113.9'])(
  'from within its networks it works: %s',
  async (remoteAddress) => {
    const office = await make({ name: 'Office', networks: ['203.0.113.0/24', '2001:db8::/48'] })
    const headers = { 'x-forwarded-proto': 'https' }
    expect((await use(office.key, { remoteAddress, headers })).status).toBe(201)
  },
)

test('networks are stored as they are meant', () => {
  const written = [
    '203.0.113.7',
    '203.0.113.7/24',
    '2001:db8::1/32',
    '::1',
    ' ',
    '10',
    '1.2.3.4/33',
    'x/8',
    '0x7f.1',
  ]
  expect(written.map(readNetwork)).toEqual([
    '203.0.113.7/32',
    '203.0.113.0/24',
    '2001:db8::/32',
    '::1/128',
    null,
    null,
    null,
    null,
    null,
  ])
  expect(isWithin('not an address', ['0.0.0.0/0'])).toBe(false)
})

test('every single wrong character, and every missing one, is found without asking the database', () => {
  const text = makeKeyText('live')
  expect(readKeyKind(text)).toBe('live')
  for (let at = 0; at < text.length; at += 1) {
    expect(readKeyKind(swapped(text, at))).toBe(null)
    expect(readKeyKind(text.slice(0, at) + text.slice(at + 1))).toBe(null)
  }
  expect(readKeyKind(text.replace('live', 'demo'))).toBe(null)
})

describe('guessing', () => {
  test('is limited like guessing passwords: then not even the right one works from there', async () => {
    const elsewhere = { remoteAddress: '198.51.100.7', headers: { 'x-forwarded-proto': 'https' } }
    for (let guess = 0; guess < 60; guess += 1)
      expect((await use(makeKeyText('live'), elsewhere)).status).toBe(401)
    const refused = await use(makeKeyText('live'), elsewhere)
    expect([refused.status, refused.body.code, Number(refused.headers['retry-after']) > 0]).toEqual([
      429,
      'RATE_LIMITED',
      true,
    ])
    expect((await use(key, elsewhere)).body.code).toBe('RATE_LIMITED')
    expect((await use(key)).status).toBe(201)
    expect(await rejected()).toMatchObject([{ what: 'an unknown key', count: 60 }])
  })

  test('right keys never count, also a hundred at once', async () => {
    const list = () => use(key, { method: 'GET', payload: undefined as never })
    const answers = await Promise.all(Array.from({ length: 100 }, list))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('limits', () => {
  test('are told with each answer, and a batch is as many calls as it has', async () => {
    const first = await use(key, { method: 'GET', payload: undefined as never })
    expect(first.headers['ratelimit-policy']).toBe('"key";q=600;w=60')
    expect(first.headers['ratelimit']).toMatch(/^"key";r=599;t=\d+$/)
    const batch = await use(key, {
      method: 'GET',
      url: '/trpc/coupons.list,coupons.list,coupons.list?batch=1',
      payload: undefined as never,
    })
    expect(batch.headers['ratelimit']).toMatch(/^"key";r=596;t=\d+$/)
    const readDocument = (headers: Record<string, string> = {}) =>
      site.app.inject({ url: '/api/openapi.json', headers: { authorization: `Bearer ${key}`, ...headers } })
    const document = await readDocument()
    expect(document.headers['ratelimit-policy']).toBe('"key";q=600;w=60')
    expect(document.headers['ratelimit']).toMatch(/^"key";r=595;t=\d+$/)
    const unchanged = await readDocument({ 'if-none-match': String(document.headers.etag) })
    expect([unchanged.statusCode, unchanged.headers['ratelimit']]).toEqual([
      304,
      expect.stringContaining('r=594'),
    ])
    expect((await site.get('/api/coupons', owner.headers)).headers['ratelimit']).toBe(undefined)
  })

  test('are those of one key, whoever uses it, and say when to go on', async () => {
    const another = await make({ name: 'Another' })
    await site.deps.limits.measure({
      limit: { name: 'api-key', attempts: 600, minutes: 1 },
      key: id,
      points: 600,
    })
    const refused = await use(key)
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(refused.headers['ratelimit']).toMatch(/^"key";r=0;t=\d+$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await isDone()).toBe(false)
    expect((await use(another.key)).status).toBe(201)
  })
})
