import type { ErrorBody, KitchenSettings, LogEntry, Order, PickupTimes } from '@tiffin/contract'
import { allSampleSettings } from '@tiffin/restaurant/sample'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { rowsOf } from '../../db/database.ts'
import { auditLog, events, kitchenWork, orders } from '../../db/schema/index.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'
import { deleteOldWork, insertWork, takeMinutes } from './kitchen-minutes.ts'

const site = useTestApp()
let headers: Record<string, string>

beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'kachori' })
})

/** Kachori are fried: this many minutes for one, and so many that the fryer has in a quarter of an hour. */
async function fryer(minutes: number, capacityMinutes: number | null) {
  const kitchen: KitchenSettings = {
    stations: [{ key: 'fry', name: 'Fryer', capacityMinutes }],
    work: [{ category: 'chaat-frying', station: 'fry', minutes }],
  }
  expect((await site.send('PUT', '/api/admin/settings', { kitchen }, headers)).status).toBe(200)
}

const at = (local: string) => `2026-01-07T${local}:00-07:00`
const kachori = (quantity: number, pickupAt?: string) =>
  orderOf([{ slug: 'kachori', quantity }], pickupAt ? { fulfillment: { pickupAt: at(pickupAt) } } : {})
const place = (quantity: number, pickupAt?: string) =>
  site.post<Order & ErrorBody>('/api/orders', kachori(quantity, pickupAt))
const promised = async (quantity: number, pickupAt?: string) =>
  (await place(quantity, pickupAt)).body.fulfillment.pickupLocal.slice(11)
const offered = async (quantity: number) =>
  (await site.get<PickupTimes>(`/api/pickup-times?slugs=kachori&quantities=${quantity}`)).body
/** By the local start of the window: the minutes that are taken. */
async function taken() {
  const rows = await site.db.select().from(kitchenWork).orderBy(kitchenWork.windowStart)
  const byWindow = Map.groupBy(rows, ({ windowStart }) =>
    localTimeOf(windowStart, allSampleSettings.region).slice(11),
  )
  return Object.fromEntries(
    [...byWindow].map(([window, work]) => [
      window,
      work.reduce((sum, { halfMinutes }) => sum + halfMinutes / 2, 0),
    ]),
  )
}

describe('a window', () => {
  test('holds what the station can do in it; the next order is promised for the one after', async () => {
    await fryer(5, 15)
    expect(await promised(2)).toBe('12:25')
    expect(await promised(1)).toBe('12:25')
    // The work of 12:25 lies between 12:00 and 12:15, that of 12:30 in the quarter after.
    expect(await promised(1)).toBe('12:30')
    expect(await taken()).toEqual({ '12:00': 15, '12:15': 5 })
  })

  test('is no limit while the station has none, but what was ordered until then counts', async () => {
    await fryer(5, null)
    expect(await promised(90)).toBe('12:25')
    expect(await taken()).toEqual({ '12:00': 450 })
    await fryer(5, 15)
    expect(await promised(1)).toBe('12:30')
  })

  test('whose limit is lowered cancels nothing and is full until it is under it again', async () => {
    await fryer(5, 30)
    const { body } = await place(4)
    await fryer(5, 15)
    expect(await promised(1)).toBe('12:30')
    const cancel = { from: 'placed', to: 'cancelled', reason: 'Test' }
    await site.post(`/api/admin/orders/${body._id}/status`, cancel, headers)
    expect(await promised(1)).toBe('12:25')
  })

  test('is given back when the order is cancelled, by staff or by its guest', async () => {
    await fryer(5, 15)
    const { body } = await place(3)
    expect(await promised(3)).toBe('12:30')
    expect((await site.post(`/api/orders/${body._id}/cancel`, {})).status).toBe(200)
    expect(await promised(3)).toBe('12:25')
  })
})

describe('an order too heavy for one window', () => {
  test('takes those before it too, at most four', async () => {
    await fryer(5, 15)
    expect(await promised(6, '13:00')).toBe('13:00')
    expect(await taken()).toEqual({ '12:30': 15, '12:45': 15 })
    // 13:15 is free, but the heavy one needs the window before it too.
    expect((await place(6, '13:15')).body.code).toBe('SLOT_FULL')
    expect(await promised(6, '13:30')).toBe('13:30')
    expect(await promised(12, '14:30')).toBe('14:30')
    expect(await taken()).toMatchObject({ '13:30': 15, '13:45': 15, '14:00': 15, '14:15': 15 })
  })

  test('is not begun in a window that is over', async () => {
    await fryer(5, 15)
    site.setTime(at('12:20'))
    // From 12:15 on: four windows later it is 13:15.
    expect(await promised(12)).toBe('13:15')
  })

  test('and for four is told to call', async () => {
    await fryer(5, 15)
    for (const pickupAt of [undefined, '18:00']) {
      const { status, body } = await place(13, pickupAt)
      expect([status, body.code, body.nextTimes]).toEqual([409, 'SLOT_FULL', []])
      expect(body.message).toContain('780-555-0142')
    }
    expect((await site.get<ErrorBody>('/api/pickup-times?slugs=kachori&quantities=13')).body.code).toBe(
      'SLOT_FULL',
    )
  })
})

describe('a full pickup time', () => {
  test('is refused with the next three that have room, and nothing is stored', async () => {
    await fryer(5, 15)
    await place(3, '18:00')
    await place(3, '18:30')
    const { status, body } = await place(1, '18:00')
    expect([status, body.code]).toEqual([409, 'SLOT_FULL'])
    expect(body.nextTimes?.map((time) => Temporal.Instant.from(time).toString())).toEqual(
      [at('18:15'), at('18:45'), at('19:00')].map((time) => Temporal.Instant.from(time).toString()),
    )
    expect(body.issues?.[0]?.path).toBe('fulfillment.pickupAt')
    expect(await site.db.$count(orders)).toBe(2)
  })

  test('is not offered, for as many portions as are in the cart', async () => {
    await fryer(5, 15)
    await place(2, '18:00')
    const locals = async (quantity: number) => (await offered(quantity)).times.map(({ local }) => local)
    expect(await locals(1)).toContain('2026-01-07T18:00')
    expect(await locals(2)).not.toContain('2026-01-07T18:00')
    expect(await locals(2)).toContain('2026-01-08T18:00')
    expect((await offered(2)).asSoonAsPossible.local).toBe('2026-01-07T12:25')
  })
})

describe('as soon as possible, but no later than the guest was told', () => {
  const placeWithin = (noLaterThan: string, more: object = {}) =>
    site.post<Order & ErrorBody>(
      '/api/orders',
      orderOf([{ slug: 'kachori', quantity: 1 }], { fulfillment: { noLaterThan: at(noLaterThan), ...more } }),
      { 'idempotency-key': 'one-guest' },
    )

  test('is promised if the kitchen can do it', async () => {
    expect((await placeWithin('12:25')).body.fulfillment.pickupLocal).toBe('2026-01-07T12:25')
  })

  test('is refused with the next times if it cannot, and nothing is stored', async () => {
    await fryer(5, 15)
    await place(3)
    const { status, body } = await placeWithin('12:25')
    expect([status, body.code]).toEqual([409, 'SLOT_FULL'])
    expect(body.nextTimes).toEqual(
      [at('12:30'), at('12:45'), at('13:00')].map((time) => new Date(time).toISOString()),
    )
    expect(body.issues?.[0]?.path).toBe('fulfillment.noLaterThan')
    expect(await site.db.$count(orders)).toBe(1)
    // The guest has seen the new time, and orders again.
    expect((await placeWithin('12:30')).body.fulfillment.pickupLocal).toBe('2026-01-07T12:30')
  })

  test('a retry that would wait longer is still the same order', async () => {
    const first = await placeWithin('12:25')
    const retry = await placeWithin('12:40')
    expect([retry.status, retry.body._id]).toEqual([201, first.body._id])
    expect(await site.db.$count(orders)).toBe(1)
  })

  test('says nothing about a time that was chosen', async () => {
    const { body } = await placeWithin('12:25', { pickupAt: at('18:00') })
    expect(body.fulfillment.pickupLocal).toBe('2026-01-07T18:00')
  })

  test('is a time', async () => {
    const { body } = await site.post(
      '/api/orders',
      orderOf([{ slug: 'kachori' }], { fulfillment: { noLaterThan: 'soon' } }),
    )
    expect(body).toMatchObject({ code: 'VALIDATION', issues: [{ path: 'fulfillment.noLaterThan' }] })
  })
})

test('orders in another station do not wait for it', async () => {
  await fryer(5, 15)
  await place(3)
  const [rice] = (await site.get<{ slug: string }[]>('/api/products?category=rice')).body
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: rice?.slug ?? '' }]))
  expect(body.fulfillment.pickupLocal).toBe('2026-01-07T12:25')
})

/** A guest who is asked to try again in a minute does: a busy machine may not have a connection for all in time. */
async function insist(quantity: number, time?: string) {
  let answer = await place(quantity, time)
  while (answer.status === 503) answer = await place(quantity, time)
  return answer
}

test('orders wait for one that takes the same minutes, and for no other', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await fryer(5, 60)
  const rules = await site.deps.catalogue.rules()
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const open = site.db.transaction(async (tx) => {
    const wanted = { work: new Map([['fry', 10]]), rules, now: site.deps.clock.now(), load: new Map() }
    await takeMinutes(tx, wanted, () => Temporal.Instant.from(at('18:00')))
    held.resolve()
    await release.promise
  })
  await held.promise

  const sameWindow = place(1, '18:05').then(({ status }) => status)
  expect((await place(1, '19:00')).status).toBe(201)
  expect((await place(1)).status).toBe(201)
  const isWaiting = wait(0).then(() => 'waits')
  expect(await Promise.race([sameWindow, isWaiting])).toBe('waits')

  release.resolve()
  await open
  expect(await sameWindow).toBe(201)
})

test('an order that waited for minutes which are gone is promised later, and no number is left out', async ({
  skip,
}) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await fryer(5, 15)
  const { number: before } = (await place(1, '18:00')).body
  const rules = await site.deps.catalogue.rules()
  const { placing } = await site.db.transaction(async (tx) => {
    const wanted = { work: new Map([['fry', 30]]), rules, now: site.deps.clock.now(), load: new Map() }
    const { work } = await takeMinutes(tx, wanted, () => Temporal.Instant.from(at('12:25')))
    await insertWork(tx, 'somebody-else', work)
    const order = place(1)
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1)
    return { placing: order }
  })
  const { status, body } = await placing
  expect([status, body.fulfillment.pickupLocal]).toEqual([201, '2026-01-07T12:30'])
  expect(body.number).toBe(before + 1)
})

test('pickup times of a station without a limit do not read what is taken of the others', async ({
  skip,
}) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await fryer(5, 60)
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const open = site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table kitchen_work in access exclusive mode`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const [rice] = (await site.get<{ slug: string }[]>('/api/products?category=rice')).body
  const ofRice = site.get(`/api/pickup-times?slugs=${rice?.slug}`).then(({ status }) => status)
  const ofKachori = site.get('/api/pickup-times?slugs=kachori').then(() => 'waits for the fryer')
  expect(await Promise.race([ofRice, ofKachori])).toBe(200)
  release.resolve()
  await open
  await ofKachori
})

test('two hundred guests want six o’clock at once: it holds no more than it can', async () => {
  // One and a half minutes each, a quarter of an hour: ten portions.
  await fryer(1.5, 15)
  const answers = await Promise.all(Array.from({ length: 200 }, () => insist(1, '18:00')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ body }) => body.code === 'SLOT_FULL')).toHaveLength(190)
  expect(await taken()).toEqual({ '17:45': 15 })
})

test('two hundred who are in a hurry are spread over the afternoon, ten to a window', async () => {
  await fryer(1.5, 15)
  const answers = await Promise.all(Array.from({ length: 200 }, () => insist(1)))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(Object.values(await taken())).toEqual(Array.from({ length: 20 }, () => 15))
})

test('what lies two days back is deleted', async () => {
  await fryer(5, 15)
  await place(1)
  await deleteOldWork(site.db, Temporal.Instant.from('2026-01-09T18:00:00Z'))
  expect(await site.db.$count(kitchenWork)).toBe(1)
  await deleteOldWork(site.db, Temporal.Instant.from('2026-01-09T20:00:00Z'))
  expect(await site.db.$count(kitchenWork)).toBe(0)
})

describe('a promise that staff move', () => {
  const move = (id: string, pickupAt: string, reason = 'The fryer is slow today.') =>
    site.post<Order & ErrorBody>(
      `/api/admin/orders/${id}/pickup`,
      { pickupAt: at(pickupAt), reason },
      headers,
    )

  test('takes its work along, and says what was promised first and why', async () => {
    await fryer(5, 15)
    const { body } = await place(3)
    const moved = await move(body._id, '12:40')
    expect(moved.body.fulfillment).toMatchObject({
      pickupLocal: '2026-01-07T12:40',
      promisedAt: body.fulfillment.pickupAt,
      movedAt: '2026-01-07T19:00:00.000Z',
      moveReason: 'The fryer is slow today.',
    })
    expect(await taken()).toEqual({ '12:15': 15 })
    const log = await site.get<LogEntry[]>(`/api/admin/log?subjectId=${body._id}`, headers)
    expect(log.body[0]).toMatchObject({
      before: { pickupAt: '2026-01-07T19:25:00.000Z', pickupLocal: '2026-01-07T12:25' },
      after: { pickupAt: '2026-01-07T19:40:00.000Z', pickupLocal: '2026-01-07T12:40' },
    })
    // Back to the first promise.
    expect((await move(body._id, '12:25')).body.fulfillment).not.toHaveProperty('promisedAt')
  })

  test('to the time that it has already changes nothing and tells nobody', async () => {
    const { body } = await place(1)
    const before = [await site.db.$count(events), await site.db.$count(auditLog)]
    const { status, body: same } = await move(body._id, '12:25')
    expect([status, same.fulfillment]).toEqual([200, body.fulfillment])
    expect([await site.db.$count(events), await site.db.$count(auditLog)]).toEqual(before)
  })

  test('stays where it is reserved if the other time is full, but the cook decides', async () => {
    await fryer(5, 15)
    const { body } = await place(3)
    await place(3, '18:00')
    expect((await move(body._id, '18:00')).body.fulfillment.pickupLocal).toBe('2026-01-07T18:00')
    expect(await taken()).toEqual({ '12:00': 15, '17:45': 15 })
  })

  test.each([
    ['11:59', 'This time has passed'],
    ['12:00', 'This time has passed'],
  ])('cannot be moved to %s: %s', async (pickupAt, message) => {
    const { body } = await place(1)
    const { status, body: refused } = await move(body._id, pickupAt)
    expect([status, refused.message, refused.issues?.[0]?.path]).toEqual([400, message, 'pickupAt'])
  })

  test('needs a reason, and an order that is not ready yet', async () => {
    const { body } = await place(1)
    expect((await move(body._id, '13:00', ' ')).body.issues?.[0]?.path).toBe('reason')
    await site.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, body._id))
    expect((await move(body._id, '13:00')).body.code).toBe('CONFLICT')
  })
})

test('the kitchen’s limits are its own business', async () => {
  await fryer(5, 15)
  expect((await site.get<object>('/api/settings')).body).not.toHaveProperty('kitchen')
  const { body } = await site.get<{ settings: typeof allSampleSettings }>('/api/admin/settings', headers)
  expect(body.settings.kitchen.stations).toHaveLength(1)
})

test.each([
  [
    { stations: [{ key: 'fry', name: 'Fryer', capacityMinutes: 0.75 }], work: [] },
    'kitchen.stations.0.capacityMinutes',
  ],
  [{ stations: [{ key: 'A b', name: 'Fryer', capacityMinutes: null }], work: [] }, 'kitchen.stations.0.key'],
  [
    {
      stations: [
        { key: 'fry', name: 'Fryer', capacityMinutes: null },
        { key: 'fry', name: 'Other', capacityMinutes: null },
      ],
      work: [],
    },
    'kitchen.stations.1.key',
  ],
  [
    {
      stations: [
        { key: 'fry', name: 'Fryer', capacityMinutes: null },
        { key: 'fry-2', name: 'fryer', capacityMinutes: null },
      ],
      work: [],
    },
    'kitchen.stations.1.name',
  ],
  [{ stations: [], work: [{ category: 'rice', station: 'fry', minutes: 1 }] }, 'kitchen.work.0.station'],
  [
    {
      stations: [{ key: 'fry', name: 'Fryer', capacityMinutes: null }],
      work: [{ category: 'rice', station: 'fry', minutes: 0 }],
    },
    'kitchen.work.0.minutes',
  ],
])('%j is rejected, and the field is named', async (kitchen, path) => {
  const { status, body } = await site.send('PUT', '/api/admin/settings', { kitchen }, headers)
  expect([status, body.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
})
