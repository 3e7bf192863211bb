import type { Order } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { openStream } from '../../../test/open-stream.ts'
import { events, products } from '../../db/schema/index.ts'
import { startMenuJobs } from '../../menu/catalogue/menu-jobs.ts'
import { deleteOldEvents, numberEvents } from './event-queries.ts'
import { createLive, type LiveEvents } from './live-events.ts'

const site = useTestApp()
const isPostgres = inject('database').kind === 'postgres'
let url: string
const closing: (() => unknown)[] = []

beforeAll(async () => {
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function follow(...[call, asked]: [call: string, asked?: Parameters<typeof openStream>[2]]) {
  const stream = await openStream(url, call, asked)
  closing.push(() => stream.close())
  return stream
}

const order = async (slug = 'samosa') => (await site.post<Order>('/api/orders', orderOf([{ slug }]))).body
const cook = async () =>
  (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers

const move = (id: string, from: string, to: string, headers: Record<string, string>) =>
  site.post(`/trpc/orders.changeStatus`, { id, from, to }, headers)

test('the kitchen and the guest get the events of an order, in sequence', async () => {
  const headers = await cook()
  const kitchen = await follow('staff', { headers })
  expect(await kitchen.take(1)).toMatchObject([{ data: { type: 'open' } }])
  const { _id: id, number } = await order()
  const guest = await follow('order', { input: { id } })
  expect(await guest.take(1)).toMatchObject([{ data: { type: 'open' } }])
  await move(id, 'placed', 'accepted', headers)
  await site.post(`/api/admin/orders/${id}/paid`, { method: 'cash' }, headers)

  const accepted = { type: 'order', id, number, status: 'accepted' }
  const received = await kitchen.take(3)
  expect(received.map(({ data }) => data)).toEqual([
    { ...accepted, status: 'placed', change: 'placed' },
    { ...accepted, change: 'status' },
    { ...accepted, change: 'paid' },
  ])
  expect((await guest.take(2)).map(({ data }) => data)).toEqual(received.slice(1).map(({ data }) => data))
})

test('a stream tells proxies not to buffer it', async () => {
  const { headers } = await follow('menu')
  expect(headers.get('cache-control')).toContain('no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
})

test('the menu is notified when the last portion is sold and when it is given back', async () => {
  await site.addDish({ slug: 'kulfi', stock: 1 })
  const headers = await cook()
  const menu = await follow('menu')
  await menu.take(1)
  const { _id: id } = await order('kulfi')
  await site.post(
    '/trpc/orders.changeStatus',
    { id, from: 'placed', to: 'cancelled', reason: 'No milk' },
    headers,
  )
  expect((await menu.take(2)).map(({ data }) => data)).toEqual([
    { type: 'menu', dishes: [{ slug: 'kulfi', available: false }] },
    { type: 'menu', dishes: [{ slug: 'kulfi', available: true }] },
  ])
})

test('selling a portion that is not the last one sends no event', async () => {
  await site.addDish({ slug: 'kulfi', stock: 3 })
  const menu = await follow('menu')
  await menu.take(1)
  await order('kulfi')
  await site.addDish({ slug: 'lassi' })
  expect((await menu.take(1)).map(({ data }) => data)).toEqual([{ type: 'menu', dishes: [] }])
})

test('a dish that the kitchen marks as sold out is named to open menus', async () => {
  await site.addDish({ slug: 'kulfi' })
  const [dish] = await site.db.select().from(products).where(eq(products.slug, 'kulfi'))
  const menu = await follow('menu')
  await menu.take(1)
  await site.post('/trpc/products.setAvailability', { id: dish?.id, soldOut: true }, await cook())
  expect(await menu.take(1)).toMatchObject([
    { data: { type: 'menu', dishes: [{ slug: 'kulfi', available: false }] } },
  ])
})

test('a dish whose day has come is named to open menus, unless it was marked anew', async () => {
  await startMenuJobs(site.jobs, site.deps)
  await site.addDish({ slug: 'kulfi' })
  const [dish] = await site.db.select().from(products).where(eq(products.slug, 'kulfi'))
  const mark = async (until: string) =>
    site.post('/trpc/products.setAvailability', { id: dish?.id, soldOut: true, until }, headers)
  const headers = await cook()
  // A second before midnight: the job is due three seconds later.
  const evening = '2026-01-07T23:59:59-07:00'
  site.setTime(evening)
  const menu = await follow('menu')
  await menu.take(1)
  await mark('tomorrow')
  await menu.take(1)
  site.setTime('2026-01-08T00:00:01-07:00')
  expect(await menu.take(1)).toMatchObject([
    { data: { type: 'menu', dishes: [{ slug: 'kulfi', available: true }] } },
  ])
  site.setTime(evening)
  await mark('tomorrow')
  await mark('2026-02-01')
  await menu.take(2)
  site.setTime('2026-01-08T00:00:01-07:00')
  await sleep(6000)
  // Nothing was announced in between.
  await mark('2026-03-01')
  expect(await menu.take(1)).toMatchObject([{ data: { dishes: [{ slug: 'kulfi', available: false }] } }])
})

test('the end of a pause is told to open menus', async () => {
  await startMenuJobs(site.jobs, site.deps)
  const headers = await cook()
  const menu = await follow('menu')
  await menu.take(1)
  const enqueued = vi.spyOn(site.jobs, 'enqueue')
  onTestFinished(() => enqueued.mockRestore())
  await site.post('/api/admin/kitchen/pause', { length: '15' }, headers)
  await menu.take(1)
  const [, kind, job, seconds] = enqueued.mock.calls[0] ?? []
  expect(seconds).toBe(15 * 60 + 2)
  await site.db.transaction((tx) => site.jobs.enqueue(tx, kind ?? { name: '' }, job ?? {}))
  expect((await menu.take(1)).map(({ data }) => data)).toEqual([{ type: 'menu', dishes: [] }])
})

test('a client that reconnects with its last number gets what it missed, once', async () => {
  const headers = await cook()
  const before = await follow('staff', { headers })
  const [open] = await before.take(1)
  const first = await order()
  const [placed] = await before.take(1)
  before.close()
  const second = await order()
  const third = await order()

  const again = await follow('staff', { headers, input: { lastEventId: placed?.id } })
  expect(await again.take(2)).toMatchObject([{ data: { id: second._id } }, { data: { id: third._id } }])
  const byHeader = await follow('staff', { headers: { ...headers, 'last-event-id': String(open?.id) } })
  const all = await byHeader.take(3)
  expect(all).toMatchObject([first, second, third].map(({ _id: id }) => ({ data: { id } })))
  const numbers = all.map(({ id }) => Number(id))
  expect(numbers).toEqual([0, 1, 2].map((step) => Number(open?.id) + 1 + step))
})

test('a client that was away longer than events are stored reloads everything', async () => {
  const headers = await cook()
  const [first] = await (await follow('staff', { headers })).take(1)
  const { _id: id } = await order()
  const last = await order()
  await numberEvents(site.db)
  const inAWeek = Temporal.Now.instant().add({ hours: 7 * 24 })
  await deleteOldEvents(site.db, inAWeek)
  const [left] = await site.db.select().from(events)
  expect(left?.topic).toBe(last._id)

  const late = await follow('staff', { headers, input: { lastEventId: first?.id } })
  expect(await late.take(1)).toMatchObject([{ id: String(left?.number), data: { type: 'reset' } }])
  await move(id, 'placed', 'accepted', headers)
  expect(await late.take(1)).toMatchObject([{ id: String((left?.number ?? 0) + 1), data: { id } }])
})

test('a client with a number from another database reloads everything', async () => {
  const stream = await follow('menu', { input: { lastEventId: '999999999' } })
  expect(await stream.take(1)).toMatchObject([{ data: { type: 'reset' } }])
})

test('an order can be followed only with its id, and the kitchen only by staff', async () => {
  const unknown = await follow('order', { input: { id: 'nobody-has-this' } })
  await unknown.next()
  expect(await unknown.next()).toMatchObject({
    kind: 'serialized-error',
    data: { data: { body: { code: 'NOT_FOUND' } } },
  })
  const guest = await site.signUp('guest@example.com')
  const kitchen = await follow('staff', { headers: guest.headers })
  await kitchen.next()
  expect(await kitchen.next()).toMatchObject({
    kind: 'serialized-error',
    data: { data: { body: { code: 'FORBIDDEN' } } },
  })
})

test('the events of an order go only to its own guest', async () => {
  const mine = await order()
  const stream = await follow('order', { input: { id: mine._id } })
  await stream.take(1)
  const headers = await cook()
  const other = await order()
  await move(other._id, 'placed', 'accepted', headers)
  await move(mine._id, 'placed', 'accepted', headers)
  expect(await stream.take(1)).toMatchObject([{ data: { id: mine._id } }])
})

test.each(['order', 'menu'])(
  'a guest who reconnects to live.%s gets what they missed of it alone',
  async (call) => {
    const mine = await order()
    const input = call === 'order' ? { id: mine._id } : {}
    const before = await follow(call, { input })
    const [open] = await before.take(1)
    before.close()
    const headers = await cook()
    const kitchen = await follow('staff', { headers })
    await kitchen.take(1)
    const other = await order()
    await move(other._id, 'placed', 'accepted', headers)
    await move(mine._id, 'placed', 'accepted', headers)
    await site.addDish({ slug: 'lassi' })
    // The server has read all of it: nothing is left to arrive live.
    await kitchen.take(4)

    const again = await follow(call, { input: { ...input, lastEventId: open?.id } })
    const [missed] = await again.take(1)
    expect(missed?.data).toMatchObject(call === 'order' ? { type: 'order', id: mine._id } : { type: 'menu' })
  },
)

test('anyone who knows their ids can follow several orders with one stream', async () => {
  const [first, second] = [await order(), await order()]
  const stream = await follow('orders', { input: { ids: [first._id, second._id, first._id] } })
  await stream.take(1)
  const headers = await cook()
  const other = await order()
  for (const { _id } of [other, second, first]) await move(_id, 'placed', 'accepted', headers)
  expect(await stream.take(2)).toMatchObject([{ data: { id: second._id } }, { data: { id: first._id } }])
})

test.each([
  ['an id that nobody has', ['nobody-has-this'], 'NOT_FOUND'],
  ['no id', [], 'VALIDATION'],
  ['more than a page shows', Array.from({ length: 51 }, (_, index) => `order-${index}`), 'VALIDATION'],
])('%s: there is nothing to follow', async (_what, ids, code) => {
  const stream = await follow('orders', { input: { ids } })
  await stream.next()
  expect(await stream.next()).toMatchObject({ kind: 'serialized-error', data: { data: { body: { code } } } })
})

test('events that happen together arrive in one message', async () => {
  await numberEvents(site.db)
  const before = await lastNumber()
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  closing.push(() => live.close())
  const stream = live.follow({ about: 'everything', after: before, signal: undefined })
  await insertEvent('first')
  live.nudge()
  await stream.next()
  await insertEvent('second')
  await insertEvent('third')
  live.nudge()
  const { value: batch } = await stream.next()
  expect(batch).toMatchObject([{ event: { id: 'second' } }, { event: { id: 'third' } }])
})

test('a stream ends with the session that opened it', async () => {
  const { token, headers } = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const kitchen = await follow('staff', { headers })
  await kitchen.take(1)
  await site.post('/trpc/auth.logout', '', { authorization: `Bearer ${token}` })
  expect(await kitchen.next()).toMatchObject({
    kind: 'serialized-error',
    data: { data: { body: { code: 'UNAUTHENTICATED' } } },
  })
})

test('one address may have a hundred streams; the next one is told when to retry', async () => {
  const streams = await Promise.all(Array.from({ length: 100 }, () => follow('menu')))
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await follow('menu')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  streams[0]?.close()
  await expect.poll(async () => (await follow('menu')).status).toBe(200)
})

const collect = async (live: LiveEvents, after: number | null, count: number) => {
  const collected = []
  for await (const batch of live.follow({ about: 'everything', after, signal: undefined })) {
    collected.push(...batch)
    if (collected.length >= count) break
  }
  return collected
}

const lastNumber = async () => {
  const [row] = await site.db.select({ last: sql<number>`coalesce(max(number), 0)::int` }).from(events)
  return row?.last ?? 0
}

const insertEvent = (topic: string) =>
  site.db
    .insert(events)
    .values({ kind: 'order', topic, body: { number: 1, status: 'placed', change: 'placed' } })

test('a client from a process that is further ahead gets nothing twice, and reloads nothing', async () => {
  await numberEvents(site.db)
  const before = await lastNumber()
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  closing.push(() => live.close())
  const early = live.follow({ about: 'everything', after: before, signal: undefined })
  await insertEvent('first')
  live.nudge()
  await early.next()
  // Another process has numbered this event, and this process has not been notified yet.
  await insertEvent('second')
  await numberEvents(site.db)

  const moved = collect(live, before + 2, 1)
  await insertEvent('third')
  live.nudge()
  expect(await moved).toMatchObject([{ number: before + 3, event: { id: 'third' } }])
})

test('a new client gets nothing from before it connected, even if this process has not read it yet', async () => {
  await numberEvents(site.db)
  const before = await lastNumber()
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  closing.push(() => live.close())
  const early = live.follow({ about: 'everything', after: before, signal: undefined })
  await insertEvent('first')
  live.nudge()
  await early.next()
  // Another process has numbered this event, and this process has not been notified yet.
  await insertEvent('second')
  await numberEvents(site.db)
  await insertEvent('third, without a number')

  const fresh = collect(live, null, 2)
  const reset = collect(live, before + 999, 2)
  await sleep(100)
  await insertEvent('fourth')
  live.nudge()
  const fourth = { number: before + 4, event: { id: 'fourth' } }
  expect(await fresh).toMatchObject([{ number: before + 3, event: { type: 'open' } }, fourth])
  expect(await reset).toMatchObject([{ number: before + 3, event: { type: 'reset' } }, fourth])
})

test('an event left without a number by a killed process is found by the next poll', async () => {
  await numberEvents(site.db)
  const before = await lastNumber()
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  closing.push(() => live.close())
  live.start((error) => expect(error).toBeUndefined())
  const collected = collect(live, before, 1)
  await insertEvent('left-behind')
  expect(await collected).toMatchObject([{ number: before + 1, event: { id: 'left-behind' } }])
})

test.runIf(isPostgres)('two orders commit in reverse order: neither is lost or sent twice', async () => {
  await numberEvents(site.db)
  const before = await lastNumber()
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  closing.push(() => live.close())
  const collected = collect(live, before, 3)

  const early = Promise.withResolvers<void>()
  const inserted = Promise.withResolvers<void>()
  const slow = site.db.transaction(async (tx) => {
    await tx.insert(events).values({ kind: 'order', topic: 'slow', body: {} })
    inserted.resolve()
    await early.promise
  })
  await inserted.promise
  await insertEvent('fast')
  live.nudge()
  await expect.poll(lastNumber).toBe(before + 1)
  early.resolve()
  await slow
  live.nudge()
  await expect.poll(lastNumber).toBe(before + 2)
  await insertEvent('last')
  live.nudge()

  expect((await collected).map(({ number, event }) => [number, 'id' in event && event.id])).toEqual([
    [before + 1, 'fast'],
    [before + 2, 'slow'],
    [before + 3, 'last'],
  ])
  const ids = await site.db.select({ id: events.id, topic: events.topic }).from(events)
  const idOf = (topic: string) => ids.findLast((row) => row.topic === topic)?.id ?? 0
  expect(idOf('slow')).toBeLessThan(idOf('fast'))
})

test('a reader that is too slow is disconnected, and misses nothing when it reconnects', async () => {
  await numberEvents(site.db)
  const before = await lastNumber()
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  closing.push(() => live.close())
  const slow = live.follow({ about: 'everything', after: before, signal: undefined })
  await insertEvent('first')
  live.nudge()
  expect((await slow.next()).value).toMatchObject([{ number: before + 1 }])
  await site.db.execute(sql`
    insert into events (kind, topic, body)
    select 'order', 'order-' || step, '{}' from generate_series(1, 1200) as step`)
  live.nudge()
  await expect.poll(lastNumber).toBe(before + 1201)
  const watching = collect(live, before + 1201, 1)
  await insertEvent('last')
  live.nudge()
  await watching
  expect((await slow.next()).done).toBe(true)

  const rest = await collect(live, before + 1, 1201)
  expect(rest.map(({ number }) => number)).toEqual(
    Array.from({ length: 1201 }, (_, index) => before + 2 + index),
  )
})

test('a deploy ends every stream, and opens none', async () => {
  const live = createLive(site.db, { enqueueFollowUps: async () => {} })
  const open = live.follow({ about: 'menu', after: null, signal: undefined })
  expect((await open.next()).value).toMatchObject([{ event: { type: 'open' } }])
  const waiting = open.next()
  live.endStreams()
  expect((await waiting).done).toBe(true)
  const late = live.follow({ about: 'menu', after: null, signal: undefined })
  expect((await late.next()).done).toBe(true)
  await live.close()
})

test('open streams do not count in the response-time metrics', async () => {
  const stream = await follow('menu')
  await stream.take(1)
  const figure = /^http_request_duration_seconds_count.*live.*$|route="\/trpc\/:path",status="200"\} (\d+)$/gm
  const read = async () =>
    [...(await site.get<string>('/metrics')).body.matchAll(figure)].map(([line]) => line)
  const before = await read()
  ;(site.deps.live as LiveEvents).endStreams()
  while ((await stream.next()) !== null);
  expect(await read()).toEqual(before)
})
