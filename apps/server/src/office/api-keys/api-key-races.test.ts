/** A key is revoked, replaced or expires while it is being used, here and in another process. */
import type { Coupon, ErrorBody, NewApiKey, StaffEvent, StreamEvent } from '@tiffin/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { openStream } from '../../../test/open-stream.ts'
import { buildApp } from '../../app.ts'
import { auditLog, coupons } from '../../db/schema/index.ts'
import { createCatalogue } from '../../menu/catalogue/catalogue-snapshot.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
let second: Awaited<ReturnType<typeof buildApp>>
let origins: string[] = []
let owner: Awaited<ReturnType<typeof site.signUp>>

// Shares nothing but the database.
beforeAll(async () => {
  const { deps } = site
  const { db, clock } = deps
  const catalogue = createCatalogue({ db, clock, isListening: () => true })
  const limits = createRateLimits(db)
  second = await buildApp({ ...deps, catalogue, limits }, { logLevel: 'silent', trustProxy: false })
  origins = await Promise.all([site.app, second].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(() => second.close())

beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
})

const bearing = (key: string) => ({ authorization: `Bearer ${key}` })
const make = async (permissions: string[]) =>
  (
    await site.post<NewApiKey>(
      '/api/admin/keys',
      { name: 'Till', permissions, endsOn: '2026-01-31' },
      owner.headers,
    )
  ).body
const revoke = (id: string) => site.post(`/api/admin/keys/${id}/revoke`, '', owner.headers)

/** Makes a coupon at one of the two processes. */
async function makeCoupon(key: string, number: number) {
  const answer = await fetch(`${origins[number % 2]}/api/coupons`, {
    method: 'POST',
    headers: { ...bearing(key), 'content-type': 'application/json' },
    body: JSON.stringify({ code: `KEY${number}`, kind: 'percent', value: 5 }),
  })
  return { status: answer.status, body: (await answer.json()) as Coupon & ErrorBody }
}

test('revoked while calls run: each is done wholly or not at all, and none that begins after it is', async () => {
  const { key, apiKey } = await make(['coupons'])
  const during = Array.from({ length: 30 }, (_, number) => makeCoupon(key, number))
  await during[0]
  await revoke(apiKey._id)
  const after = await Promise.all(Array.from({ length: 10 }, (_, number) => makeCoupon(key, 100 + number)))
  expect(new Set(after.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['401 KEY_ENDED']),
  )
  const answers = await Promise.all(during)
  for (const { status, body } of answers)
    expect(status === 201 ? 'done' : body.code).toBe(status === 201 ? 'done' : 'KEY_ENDED')
  const done = answers.flatMap(({ status, body }) => (status === 201 ? [body.code] : []))
  const made = (await site.db.select().from(coupons)).flatMap(({ code }) =>
    code.startsWith('KEY') ? [code] : [],
  )
  const logged = (await site.db.select().from(auditLog)).filter(({ action }) => action === 'create coupon')
  expect(made.toSorted()).toEqual(done.toSorted())
  expect(logged.map(({ keyName }) => keyName)).toEqual(done.map(() => 'Till'))
})

test('two processes count the calls of one key together', async () => {
  const { key } = await make(['coupons'])
  const left = async (origin = '') => {
    const { headers } = await fetch(`${origin}/api/coupons`, { headers: bearing(key) })
    return /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]
  }
  expect([await left(origins[0]), await left(origins[1]), await left(origins[0])]).toEqual([
    '599',
    '598',
    '597',
  ])
})

const follow = (key: string, process: number) =>
  openStream(origins[process] ?? '', 'staff', { headers: bearing(key) })
type Stream = Awaited<ReturnType<typeof follow>>

/** What it tells until an order is among it, or the error with which it ends. */
async function readUntilOrder(stream: Stream): Promise<string> {
  for (;;) {
    const message = await stream.next()
    if (message === null) return 'end'
    if (message.kind === 'serialized-error')
      return (message.data as { data: { body: ErrorBody } }).data.body.code
    if (message.kind !== 'message') continue
    if ((message.data as StreamEvent<StaffEvent>[]).some(({ event }) => event.type === 'order'))
      return 'order'
  }
}

const placeOrder = () => site.post('/api/orders', orderOf([{ slug: 'samosa' }]))

test('revoked while streams are open: they end in all processes, and tell of nothing more', async () => {
  const { key, apiKey } = await make(['orders'])
  const streams = [await follow(key, 0), await follow(key, 1)]
  await placeOrder()
  expect(await Promise.all(streams.map(readUntilOrder))).toEqual(['order', 'order'])
  await revoke(apiKey._id)
  await placeOrder()
  expect(await Promise.all(streams.map(readUntilOrder))).toEqual(['KEY_ENDED', 'KEY_ENDED'])
  for (const stream of streams) stream.close()
})

test('replaced while a stream is open: it goes on for as long as the old key works', async () => {
  const { key, apiKey } = await make(['orders'])
  const old = await follow(key, 1)
  const { body } = await site.post<NewApiKey>(
    `/api/admin/keys/${apiKey._id}/replacement`,
    { endsOn: '2026-01-31', overlapHours: 1 },
    owner.headers,
  )
  const replacement = await follow(body.key, 0)
  await placeOrder()
  expect([await readUntilOrder(old), await readUntilOrder(replacement)]).toEqual(['order', 'order'])
  site.setTime('2026-01-07T13:00:00-07:00')
  expect(await readUntilOrder(old)).toBe('KEY_ENDED')
  await placeOrder()
  expect(await readUntilOrder(replacement)).toBe('order')
  old.close()
  replacement.close()
})

test('a stream needs the permission, and the maker’s going ends it', async () => {
  const { key: useless } = await make(['menu'])
  expect(await readUntilOrder(await follow(useless, 0))).toBe('FORBIDDEN')
  const other = await site.signUp('other@example.com', { role: 'admin' })
  const { body } = await site.post<NewApiKey>(
    '/api/admin/keys',
    { name: 'Display', permissions: ['orders'], endsOn: '2026-01-31' },
    other.headers,
  )
  const stream = await follow(body.key, 1)
  await site.post(`/api/staff/${other.user._id}/disable`, '', owner.headers)
  expect(await readUntilOrder(stream)).toBe('KEY_ENDED')
  stream.close()
})
