import {
  UNTIL_RESUMED,
  type BoardPresence,
  type ErrorBody,
  type KitchenPace,
  type Order,
  type PickupTimes,
} from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { auditLog, events } from '../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>

beforeEach(async () => {
  headers = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
})

const pause = (length: string) =>
  site.post<KitchenPace & ErrorBody>('/api/admin/kitchen/pause', { length }, headers)
const resume = () => site.post<KitchenPace>('/api/admin/kitchen/resume', {}, headers)
const busy = (minutes: number, forMinutes = 60) =>
  site.post<KitchenPace & ErrorBody>('/api/admin/kitchen/busy', { minutes, forMinutes }, headers)
const times = async () => (await site.get<PickupTimes & ErrorBody>('/api/pickup-times')).body
const place = (pickupAt?: string) =>
  site.post<Order & ErrorBody>(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], pickupAt ? { fulfillment: { pickupAt } } : {}),
  )
const promised = async () => (await place()).body.fulfillment.pickupLocal

test('usually there is no pause, and nothing takes longer', async () => {
  expect(await times()).toMatchObject({
    pausedUntil: null,
    pausedUntilLocal: null,
    busyMinutes: 0,
    busyUntil: null,
    isOpen: true,
  })
})

describe('a pause', () => {
  test.each([
    ['15', '2026-01-07T12:25'],
    ['30', '2026-01-07T12:30'],
    ['60', '2026-01-07T13:00'],
    ['tomorrow', '2026-01-08T11:00'],
  ])('of %s: the first pickup is at %s', async (length, first) => {
    expect((await pause(length)).status).toBe(200)
    expect(await promised()).toBe(first)
  })

  test('says until when, and ends by itself', async () => {
    const { body } = await pause('30')
    expect(body).toMatchObject({
      pausedUntil: '2026-01-07T19:30:00.000Z',
      pausedUntilLocal: '2026-01-07T12:30',
    })
    expect((await times()).pausedUntilLocal).toBe('2026-01-07T12:30')
    site.setTime('2026-01-07T12:30:00-07:00')
    expect((await times()).pausedUntil).toBeNull()
    expect(await promised()).toBe('2026-01-07T12:55')
  })

  test('closes the times before its end, and leaves later ones', async () => {
    await pause('60')
    const { status, body } = await place('2026-01-07T12:45:00-07:00')
    expect([status, body.code, body.nextTimes?.[0]]).toEqual([409, 'CLOSED', '2026-01-07T20:00:00.000Z'])
    expect(body.message).toContain('paused')
    expect((await place('2026-01-07T13:00:00-07:00')).status).toBe(201)
  })

  test('until it is resumed: no order is taken, and the guest is told to call', async () => {
    expect((await pause('resumed')).body.pausedUntil).toBe(UNTIL_RESUMED)
    const { status, body } = await place()
    expect([status, body.code]).toEqual([409, 'CLOSED'])
    expect(body.message).toBe('We have paused online orders for now. Please call us at 780-555-0142.')
    expect(await times()).toMatchObject({ code: 'CLOSED', pausedUntil: UNTIL_RESUMED, nextTimes: [] })
    expect((await resume()).body.pausedUntil).toBeNull()
    expect(await promised()).toBe('2026-01-07T12:25')
  })

  test('is logged, and open pages learn of it', async () => {
    await pause('15')
    const [entry] = await site.db.select().from(auditLog)
    expect(entry).toMatchObject({
      action: 'pause pace',
      userEmail: 'cook@example.com',
      before: { pausedUntil: null },
      after: { pausedUntil: '2026-01-07T19:15:00.000Z' },
    })
    const kinds = await site.db
      .select({ kind: events.kind, body: events.body })
      .from(events)
      .orderBy(events.id)
    expect(kinds.at(-1)).toEqual({ kind: 'menu', body: { dishes: [] } })
  })

  test.each(['', '45', 'forever'])('of %j is rejected', async (length) => {
    const { status, body } = await pause(length)
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'length'])
  })
})

describe('a busy kitchen', () => {
  test('takes so many minutes more, until it is over', async () => {
    expect((await busy(20)).body).toMatchObject({ busyMinutes: 20, busyUntilLocal: '2026-01-07T13:00' })
    expect(await promised()).toBe('2026-01-07T12:45')
    expect((await times()).busyMinutes).toBe(20)
    site.setTime('2026-01-07T13:00:00-07:00')
    expect(await promised()).toBe('2026-01-07T13:25')
    expect((await times()).busyMinutes).toBe(0)
  })

  test('refuses times that it cannot make, and says how long it needs', async () => {
    await busy(20)
    const { body } = await place('2026-01-07T12:30:00-07:00')
    expect([body.code, body.message]).toEqual([
      'CLOSED',
      'The kitchen needs 45 minutes. Please choose a later pickup time.',
    ])
  })

  test('ends at once with no minutes', async () => {
    await busy(20)
    expect((await busy(0)).body).toMatchObject({ busyMinutes: 0, busyUntil: null })
    expect(await promised()).toBe('2026-01-07T12:25')
  })

  test.each([
    [-1, 60, 'minutes'],
    [1.5, 60, 'minutes'],
    [121, 60, 'minutes'],
    [10, 0, 'forMinutes'],
    [10, 1441, 'forMinutes'],
  ])('%d minutes for %d is rejected', async (minutes, forMinutes, path) => {
    const { status, body } = await busy(minutes, forMinutes)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
  })
})

describe('a kitchen board', () => {
  const boards = async () => (await site.get<BoardPresence>('/api/admin/kitchen/boards', headers)).body

  test('is missed during opening hours until one reports itself, and again when it stops', async () => {
    expect(await boards()).toEqual({ isMissing: true, lastSeenAt: null, silentPrinters: [] })
    await site.post('/api/admin/kitchen/boards', undefined, headers)
    expect(await boards()).toMatchObject({ isMissing: false, lastSeenAt: '2026-01-07T19:00:00.000Z' })
    site.setTime('2026-01-07T12:01:41-07:00')
    expect((await boards()).isMissing).toBe(true)
  })

  test('is not missed while the restaurant is closed', async () => {
    site.setTime('2026-01-07T23:00:00-07:00')
    expect((await boards()).isMissing).toBe(false)
  })

  test('does not change what busy mode is', async () => {
    await pause('30')
    await site.post('/api/admin/kitchen/boards', undefined, headers)
    expect((await times()).pausedUntilLocal).toBe('2026-01-07T12:30')
  })
})
