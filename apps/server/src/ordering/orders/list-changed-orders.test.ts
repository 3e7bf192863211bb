import type { Order, OrderList, OrderStatus } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { events, orders } from '../../db/schema/index.ts'
import { deleteOldEvents, numberEvents } from '../../notify/live/event-queries.ts'

const site = useTestApp()
const isPostgres = inject('database').kind === 'postgres'
let staff: Record<string, string>
beforeEach(async () => {
  staff = (await site.signUp('till@example.com', { role: 'admin', staffRole: 'manager' })).headers
})

const place = async (name = 'Guest') => {
  const customer = { name, email: 'guest@example.com' }
  return (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { customer }))).body
}
const step = (id: string, from: OrderStatus, to: OrderStatus) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, reason: 'No milk' }, staff)

async function changes(since: string, query = '') {
  const url = `/api/admin/orders?since=${encodeURIComponent(since)}${query}`
  const { status, headers, body } = await site.get<Order[]>(url, staff)
  expect([status, body]).toEqual([200, expect.any(Array)])
  return {
    names: body.map(({ customer }) => customer.name),
    orders: body,
    cursor: String(headers['x-cursor']),
    total: headers['x-total-count'],
  }
}

const errorOf = async (query: string) => {
  const { status, body } = await site.get<{ code: string; message: string }>(
    `/api/admin/orders?${query}`,
    staff,
  )
  return { status, ...body }
}

/** As a till begins: with the time, which may be a little wrong. */
const begin = async () => (await changes(new Date().toISOString())).cursor

test('an order comes once for all its changes, at the place of the latest, as it is now', async () => {
  const start = await begin()
  const [first, second] = [await place('first'), await place('second')]
  await place('third')
  await step(second._id, 'placed', 'accepted')
  await step(first._id, 'placed', 'cancelled')
  const read = await changes(start)
  expect(read).toMatchObject({ names: ['third', 'second', 'first'], total: '3' })
  expect(read.orders.map(({ status }) => status)).toEqual(['placed', 'accepted', 'cancelled'])
  expect(await changes(read.cursor)).toMatchObject({ names: [], total: '0', cursor: read.cursor })
})

test('what was ordered a moment ago is there at once', async () => {
  const start = await begin()
  await place('first')
  const { names, cursor } = await changes(start)
  await place('second')
  expect([names, (await changes(cursor)).names]).toEqual([['first'], ['second']])
})

test('parts of a limited length add up to everything, each order once', async () => {
  let cursor = await begin()
  const names = ['one', 'two', 'three', 'four', 'five']
  for (const name of names) await place(name)
  const parts = []
  for (let left = 5; left > 0; left -= 2) {
    const part = await changes(cursor, '&limit=2')
    expect(part.total).toBe(String(left))
    parts.push(part.names)
    ;({ cursor } = part)
  }
  expect(parts).toEqual([['one', 'two'], ['three', 'four'], ['five']])
  expect((await changes(cursor)).names).toEqual([])
})

test('an order that changes between two parts comes in a later one, and is not missed in this one', async () => {
  const start = await begin()
  const first = await place('first')
  await place('second')
  await place('third')
  const part = await changes(start, '&limit=1')
  await step(first._id, 'placed', 'accepted')
  const rest = await changes(part.cursor)
  expect([part.names, rest.names]).toEqual([['first'], ['second', 'third', 'first']])
})

test('changes of the menu move the cursor, and are no orders', async () => {
  const start = await begin()
  await site.addDish({ slug: 'kulfi' })
  const read = await changes(start)
  expect([read.names, Number(read.cursor) > Number(start)]).toEqual([[], true])
})

test('an instant has everything that was not yet known then', async () => {
  await place('before')
  await changes(await begin())
  const [row] = await site.db.select({ now: sql<string>`clock_timestamp()` }).from(sql`(select) as one`)
  const now = new Date(row?.now ?? '').toISOString()
  await place('after')
  // A millisecond is cut off.
  expect((await changes(now)).names.at(-1)).toBe('after')
  const hourAgo = new Date(Date.now() - 3600_000).toISOString()
  expect((await changes(hourAgo)).names).toEqual(['before', 'after'])
  const offset = Temporal.Instant.from(hourAgo).toZonedDateTimeISO('America/Edmonton')
  expect((await changes(offset.toString({ timeZoneName: 'never' }))).names).toEqual(['before', 'after'])
  expect((await changes('2999-01-01T00:00:00Z')).names).toEqual([])
})

test.runIf(isPostgres)('an order whose change commits late comes after those that overtook it', async () => {
  const start = await begin()
  const slow = await place('slow')
  await place('fast')
  const read = await changes(start)
  const inserted = Promise.withResolvers<void>()
  const overtaken = Promise.withResolvers<void>()
  const instant = new Date().toISOString()
  const late = site.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'accepted' }).where(eq(orders.id, slow._id))
    await tx
      .insert(events)
      .values({ kind: 'order', topic: slow._id, body: { number: slow.number, change: 'status' } })
    inserted.resolve()
    await overtaken.promise
  })
  await inserted.promise
  await place('faster')
  const between = await changes(read.cursor)
  // By an instant that is later than the statement of the slow one, too: in whole milliseconds, and before the commit.
  await turn(2)
  const afterInsert = new Date().toISOString()
  overtaken.resolve()
  await late
  const last = await changes(between.cursor)
  expect([between.names, last.names, last.orders[0]?.status]).toEqual([['faster'], ['slow'], 'accepted'])
  expect((await changes(afterInsert)).names).toContain('slow')
  expect((await changes(instant)).names).toEqual(['faster', 'slow'])
})

test('a program that polls during a rush ends up with every order as it is', async () => {
  let cursor = await begin()
  const known = new Map<string, string>()
  const rush = new AbortController()
  const poll = async () => {
    const part = await changes(cursor, '&limit=3')
    for (const { _id, status } of part.orders) known.set(_id, status)
    ;({ cursor } = part)
    return part.orders.length
  }
  const polling = (async () => {
    // The embedded database, in this process, would leave the others no time.
    while (!rush.signal.aborted) await Promise.all([poll(), turn()])
  })()
  const orderers = Array.from({ length: 8 }, async () => {
    const { _id } = await place()
    await step(_id, 'placed', 'accepted')
    await step(_id, 'accepted', 'preparing')
    await step(_id, 'preparing', 'ready')
  })
  await Promise.all(orderers)
  rush.abort()
  await polling
  while ((await poll()) > 0);
  const actual = await site.db.select({ id: orders.id, status: orders.status }).from(orders)
  expect(known).toEqual(new Map(actual.map(({ id, status }) => [id, status])))
  expect(known.size).toBe(8)
})

test('over tRPC the cursor is beside the orders, and may be sent as a number', async () => {
  const start = Number(await begin())
  await place('first')
  const input = encodeURIComponent(JSON.stringify({ since: start }))
  const { body } = await site.get<{ result: { data: OrderList } }>(`/trpc/orders.list?input=${input}`, staff)
  const { orders: listed, cursor, total, isMore } = body.result.data
  expect([listed.map(({ customer }) => customer.name), total, isMore]).toEqual([['first'], 1, false])
  expect((await changes(String(cursor))).names).toEqual([])
  const plain = await site.get<Order[]>('/api/admin/orders', staff)
  expect(plain.headers).not.toHaveProperty('x-cursor')
})

test('a guest’s contact is kept from the kitchen as in every list', async () => {
  const start = await begin()
  const { _id } = await place()
  await step(_id, 'placed', 'cancelled')
  const cook = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const { body } = await site.get<Order[]>(`/api/admin/orders?since=${start}`, cook.headers)
  expect(body).toMatchObject([{ _id, customer: { email: '' } }])
})

describe('it is refused', () => {
  test.each([
    '',
    'yesterday',
    '-1',
    '1.5',
    '12345678901234567',
    '2026-12-01',
    '2026-12-01T18:30',
    '1&since=2',
  ])('for a malformed cursor: %j', async (since) => {
    expect(await errorOf(`since=${since}`)).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      message: 'Send the cursor of the last answer, or an instant such as 2026-12-01T18:30:00Z',
      issues: [{ path: 'since' }],
    })
  })

  test.each([
    ['status=open', 'status'],
    ['sort=newest', 'sort'],
    ['day=2026-01-07', 'day'],
    ['q=samosa', 'q'],
    ['offset=1', 'offset'],
  ])('together with %s, which would lose changes', async (query, path) => {
    expect(await errorOf(`since=0&${query}`)).toMatchObject({
      status: 400,
      message: `since cannot be combined with ${path}`,
      issues: [{ path }],
    })
  })

  const gone = { status: 409, code: 'CURSOR_GONE', message: expect.stringContaining('read the orders anew') }

  test('for a number from another database', async () => {
    expect(await errorOf('since=999999999')).toMatchObject(gone)
  })

  test('for what is older than the stored events, and not from the oldest of them on', async () => {
    await place()
    await place()
    await numberEvents(site.db)
    await deleteOldEvents(site.db, Temporal.Now.instant().add({ hours: 7 * 24 }))
    const [left] = await site.db.select().from(events)
    const first = left?.number ?? 0
    expect(await errorOf(`since=${first - 2}`)).toMatchObject(gone)
    expect(await errorOf('since=2020-01-01T00:00:00Z')).toMatchObject(gone)
    expect(await errorOf('since=0000-01-01T00:00:00Z')).toMatchObject(gone)
    expect((await changes(String(first - 1))).orders).toHaveLength(1)
  })

  test('for a number from before a backup was restored', async () => {
    const start = await begin()
    await place()
    await site.db.insert(events).values({ kind: 'restore', body: {} })
    expect(await errorOf(`since=${start}`)).toMatchObject(gone)
    const { cursor } = await changes('2999-01-01T00:00:00Z')
    expect((await changes(cursor)).names).toEqual([])
  })
})
