/** A restaurant that closes after midnight: Fridays from 17:00 to 01:00. */
import type { ErrorBody, OpeningWeek, Order } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()
const { hours } = sampleSettings

let headers: Record<string, string>
const setHours = (more: object, version: number) =>
  site.send('PUT', '/api/admin/settings', { hours: { ...hours, ...more }, version }, headers)

beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  const kitchen = { ...hours.kitchen, 5: [{ opens: '17:00', closes: '01:00' }] }
  expect((await setHours({ kitchen }, 0)).status).toBe(200)
})

const order = (pickupAt?: string, slug = 'samosa') =>
  site.post<Order & ErrorBody & { nextTimes?: string[] }>(
    '/api/orders',
    orderOf([{ slug }], pickupAt === undefined ? {} : { fulfillment: { type: 'pickup', pickupAt } }),
  )
const week = async () => (await site.get<OpeningWeek>('/api/opening-hours')).body.days

describe('on Friday, twenty minutes before midnight', () => {
  beforeEach(() => site.setTime('2026-01-09T23:40:00-07:00'))

  test('an order is ready after midnight, and times are offered until it closes', async () => {
    const { status, body } = await order()
    expect([status, body.fulfillment.pickupLocal]).toEqual([201, '2026-01-10T00:05'])
    expect((await order('2026-01-10T00:45:00-07:00')).status).toBe(201)
    const late = await order('2026-01-10T01:00:00-07:00')
    expect([late.status, late.body.code, late.body.nextTimes?.[0]]).toEqual([
      409,
      'CLOSED',
      '2026-01-10T07:15:00.000Z',
    ])
  })

  test('a category with hours of its own is not served, whatever else is', async () => {
    expect((await order('2026-01-10T00:45:00-07:00')).status).toBe(201)
    const breakfast = await order('2026-01-10T00:45:00-07:00', 'masala-dosa')
    expect([breakfast.status, breakfast.body.code]).toEqual([409, 'CLOSED'])
    expect((await order('2026-01-10T11:00:00-07:00', 'masala-dosa')).status).toBe(201)
  })

  test('the week tells the night on its own day', async () => {
    const [friday, saturday] = await week()
    expect(friday?.kitchen.map(({ opens, closes }) => [opens.local, closes.local])).toEqual([
      ['2026-01-09T17:00', '2026-01-10T01:00'],
    ])
    expect(saturday?.kitchen).toHaveLength(1)
  })
})

describe('on Saturday, twenty minutes before it closes', () => {
  beforeEach(() => site.setTime('2026-01-10T00:40:00-07:00'))

  test('the kitchen is open, and soon no longer', async () => {
    const [saturday] = await week()
    expect(saturday?.kitchen.map(({ opens, closes }) => [opens.local, closes.local])).toEqual([
      ['2026-01-10T00:00', '2026-01-10T01:00'],
      ['2026-01-10T11:00', '2026-01-10T22:00'],
    ])
    // Less than the kitchen's lead time before it closes: the next opening.
    expect((await order()).body.fulfillment.pickupLocal).toBe('2026-01-10T11:00')
  })
})

test('a special day that is closed ends the night before as planned, and is told to nobody as lost', async () => {
  site.setTime('2026-01-09T12:00:00-07:00')
  expect((await order('2026-01-10T00:30:00-07:00')).status).toBe(201)
  const { body } = await site.post<{ affected: unknown[] }>(
    '/api/special-days',
    { name: 'Closed', firstDay: '2026-01-10' },
    headers,
  )
  expect(body.affected).toEqual([])
  const shorter = { kitchen: { ...hours.kitchen, 5: [{ opens: '17:00', closes: '00:15' }] } }
  const preview = await site.post<{ affected: unknown[] }>(
    '/api/admin/settings/preview',
    { hours: { ...hours, ...shorter } },
    headers,
  )
  expect(preview.body.affected).toEqual([{ day: '2026-01-10', orders: 1, reservations: 0 }])
})

test('guests are seated in the night too, until the last seating before it closes', async () => {
  site.setTime('2026-01-09T12:00:00-07:00')
  const timesOf = async (day: string) =>
    (
      await site.get<{ times: { local: string }[] }>(`/api/reservations/times?day=${day}&partySize=2`)
    ).body.times.map(({ local }) => local.slice(11))
  expect((await timesOf('2026-01-09')).at(-1)).toBe('23:30')
  expect((await timesOf('2026-01-10')).slice(0, 2)).toEqual(['00:00', '11:00'])
  const booked = await site.post('/api/reservations', {
    startsAt: '2026-01-10T00:00:00-07:00',
    partySize: 2,
    name: 'Test Guest',
    email: 'guest@example.com',
    phone: '780-555-0100',
  })
  expect(booked.status).toBe(201)
})
