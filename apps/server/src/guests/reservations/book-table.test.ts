import type { ArrivedReservation, ErrorBody, Reservation } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { inArray, sum } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { newId } from '../../db/new-id.ts'
import { reservations, reservationSlots, specialDays } from '../../db/schema/index.ts'

const site = useTestApp()
const FRIDAY = '2026-01-09T18:30:00-07:00'
const { seatsPerSlot } = sampleSettings.tables

const tableOf = (more: object = {}) => ({
  startsAt: FRIDAY,
  partySize: 4,
  name: 'Juniper Testwell',
  email: 'juniper@example.com',
  phone: '780-555-0199',
  ...more,
})
const book = (more: object = {}, headers: Record<string, string> = {}) =>
  site.post<Reservation & ErrorBody>('/api/reservations', tableOf(more), headers)

const seatsTaken = async () => (await site.db.select().from(reservationSlots)).map((slot) => slot.seatsTaken)
async function liveSeats() {
  const [row] = await site.db
    .select({ seats: sum(reservations.partySize).mapWith(Number) })
    .from(reservations)
    .where(inArray(reservations.status, ['requested', 'confirmed', 'seated']))
  return row?.seats
}

async function addSpecialDay(firstDay: string, hours: { opens: string; closes: string } | null) {
  const times = hours ?? { opens: null, closes: null }
  await site.db
    .insert(specialDays)
    .values({ id: newId(), firstDay, lastDay: firstDay, name: 'Family Day', ...times })
  await site.announce()
}

test('a request is stored, and its seats are taken immediately', async () => {
  const { status, body } = await book({ notes: ' By the window, please ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    _id: expect.stringMatching(/^[\da-f]{32}$/),
    number: expect.any(Number),
    status: 'requested',
    startsAt: '2026-01-10T01:30:00.000Z',
    startsLocal: '2026-01-09T18:30',
    partySize: 4,
    name: 'Juniper Testwell',
    email: 'juniper@example.com',
    phone: '780-555-0199',
    notes: 'By the window, please',
    canCancel: true,
  })
  expect(await seatsTaken()).toEqual([4])
})

describe('the last tables', () => {
  test('thirty guests want the same time: no one is seated on the floor', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => book({ partySize: 3 })))
    const statuses = answers.map(({ status, body }) => (status === 201 ? 201 : body.code))
    expect(statuses.filter((status) => status === 201)).toHaveLength(seatsPerSlot / 3)
    expect(statuses.filter((status) => status === 'SLOT_FULL')).toHaveLength(30 - seatsPerSlot / 3)
    expect(await seatsTaken()).toEqual([seatsPerSlot])
    expect(await liveSeats()).toBe(seatsPerSlot)
  })

  test('parties of many sizes race: never too many guests, and the sum is right', async () => {
    const sizes = Array.from({ length: 30 }, (_, index) => 1 + (index % 7))
    await Promise.all(sizes.map((partySize) => book({ partySize })))
    const [taken] = await seatsTaken()
    expect(taken).toBeLessThanOrEqual(seatsPerSlot)
    // There would have been room for the smallest party.
    expect(taken).toBe(seatsPerSlot)
    expect(await liveSeats()).toBe(taken)
  })

  test('a full time suggests the times around it', async () => {
    await book({ partySize: seatsPerSlot })
    const { status, body } = await book({ partySize: 1 })
    expect([status, body.code]).toEqual([409, 'SLOT_FULL'])
    expect(body.issues?.[0]?.path).toBe('startsAt')
    expect(body.nextTimes?.slice(0, 4)).toEqual([
      '2026-01-10T00:30:00.000Z',
      '2026-01-10T01:00:00.000Z',
      '2026-01-10T02:00:00.000Z',
      '2026-01-11T01:00:00.000Z',
    ])
    expect(await liveSeats()).toBe(seatsPerSlot)
    expect((await book({ startsAt: body.nextTimes?.[0] })).status).toBe(201)
  })

  test('a small party still gets the seats that are left', async () => {
    await book({ partySize: seatsPerSlot - 3 })
    expect((await book({ partySize: 4 })).status).toBe(409)
    expect((await book({ partySize: 3 })).status).toBe(201)
    expect(await seatsTaken()).toEqual([seatsPerSlot])
  })
})

describe('no one is seated', () => {
  test.each([
    ['before the kitchen opens', '2026-01-09T10:30:00-07:00'],
    ['in its last hour', '2026-01-09T21:30:00-07:00'],
    ['between two times', '2026-01-09T18:10:00-07:00'],
    ['a second late', '2026-01-09T18:30:01-07:00'],
    ['within the hour', '2026-01-07T12:30:00-07:00'],
    ['in the past', '2026-01-06T18:30:00-07:00'],
    ['in more than sixty days', '2026-03-09T18:30:00-06:00'],
  ])('%s', async (_when, startsAt) => {
    const { status, body } = await book({ startsAt })
    expect([status, body.code]).toEqual([409, 'CLOSED'])
    expect(body.nextTimes).not.toHaveLength(0)
    expect(await seatsTaken()).toEqual([])
    expect((await book({ startsAt: body.nextTimes?.[0] })).status).toBe(201)
  })

  test('on a holiday', async () => {
    await addSpecialDay('2026-01-09', null)
    const { body } = await book()
    expect(body.code).toBe('CLOSED')
    expect(body.nextTimes?.[0]).toBe('2026-01-11T01:00:00.000Z')
  })

  test('after a holiday closes early', async () => {
    await addSpecialDay('2026-01-09', { opens: '11:00', closes: '19:00' })
    expect((await book()).body.code).toBe('CLOSED')
    expect((await book({ startsAt: '2026-01-09T18:00:00-07:00' })).status).toBe(201)
  })
})

test('an hour ahead is early enough, to the second', async () => {
  site.setTime('2026-01-09T17:30:00-07:00')
  expect((await book()).status).toBe(201)
  site.setTime('2026-01-09T17:30:01-07:00')
  expect((await book()).body.code).toBe('CLOSED')
})

test('on the day the clocks change, half past six is half past six', async () => {
  site.setTime('2025-11-01T12:00:00-06:00')
  const { body } = await book({ startsAt: '2025-11-02T18:30:00-07:00' })
  expect(body.startsLocal).toBe('2025-11-02T18:30')
  expect((await book({ startsAt: '2025-11-02T10:30:00-07:00' })).body.code).toBe('CLOSED')
})

describe('the same form submitted twice', () => {
  const key = { 'idempotency-key': 'dinner' }

  test('makes one reservation', async () => {
    const first = await book({}, key)
    const again = await book({ form: { openMs: 9000 } }, key)
    expect([again.status, again.body._id]).toEqual([201, first.body._id])
    expect(await seatsTaken()).toEqual([4])
  })

  test('even when both are submitted concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => book({}, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect(await seatsTaken()).toEqual([4])
    expect(await site.db.$count(reservations)).toBe(1)
  })

  test('finds its table even when it has become too late to request one', async () => {
    const first = await book({}, key)
    site.setTime('2026-01-09T18:00:00-07:00')
    expect((await book({}, key)).body._id).toBe(first.body._id)
  })

  const withdraw = () => site.post<ArrivedReservation>('/api/reservations/withdraw', tableOf(), key)

  test('is found by a guest whose answer was lost, and asking takes no seats', async () => {
    const { body } = await book({ form: { openMs: 9000 } }, key)
    expect((await withdraw()).body.arrived).toEqual(body)
    expect(await seatsTaken()).toEqual([4])
  })

  test('takes no seats if it arrives after its guest has given it up', async () => {
    expect((await withdraw()).body).toEqual({ arrived: null })
    const late = await book({}, key)
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(await seatsTaken()).toEqual([])
    expect((await withdraw()).body).toEqual({ arrived: null })
  })

  test('is booked and found, or given up and refused, when the two cross', async () => {
    const [booked, asked] = await Promise.all([book({}, key), withdraw()])
    const taken = booked.status === 201 ? [4] : []
    expect(asked.body.arrived?._id).toBe(booked.status === 201 ? booked.body._id : undefined)
    expect([201, 409]).toContain(booked.status)
    expect(await seatsTaken()).toEqual(taken)
  })

  test('changed in between is a new reservation', async () => {
    await book({}, key)
    await book({ partySize: 5 }, key)
    expect(await seatsTaken()).toEqual([9])
  })

  test('a rejected one does not use up the key', async () => {
    const earlier = await book({ partySize: seatsPerSlot })
    expect((await book({}, key)).body.code).toBe('SLOT_FULL')
    await site.post(`/api/reservations/${earlier.body._id}/cancel`, {})
    expect((await book({}, key)).status).toBe(201)
  })
})

describe('validation', () => {
  test.each([
    ['no time', { startsAt: undefined }, 'startsAt', 'Choose a time'],
    ['no time at all', { startsAt: '' }, 'startsAt', 'Choose a time'],
    ['half a guest', { partySize: 1.5 }, 'partySize', 'How many of you are coming?'],
    ['nobody', { partySize: 0 }, 'partySize', 'How many of you are coming?'],
    ['no number', { partySize: 'four' }, 'partySize', 'How many of you are coming?'],
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
    ['no address', { email: '' }, 'email', 'Email is required'],
    ['half an address', { email: 'juniper@' }, 'email', 'Enter a valid email address'],
    ['no phone', { phone: undefined }, 'phone', 'Phone is required'],
    ['a long phone', { phone: '0'.repeat(41) }, 'phone', 'At most 40 characters'],
    ['a long story', { notes: 'x'.repeat(1001) }, 'notes', 'At most 1000 characters'],
  ])('%s is explained', async (_what, wrong, path, message) => {
    const { status, body } = await book(wrong)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(body.issues?.[0]).toEqual({ path, message })
  })

  test('a party larger than a time has seats for is asked to call', async () => {
    expect((await book({ partySize: seatsPerSlot })).status).toBe(201)
    const { status, body } = await book({ partySize: seatsPerSlot + 1 })
    expect(status).toBe(400)
    expect(body.issues?.[0]).toMatchObject({
      path: 'partySize',
      message: expect.stringContaining(sampleSettings.contact.phone.display),
    })
  })

  test('a bot that fills in everything, or is too quick, gets no table', async () => {
    expect((await book({ form: { honeypot: 'cheap pills' } })).status).toBe(400)
    expect((await book({ form: { openMs: 300 } })).status).toBe(429)
    expect(await seatsTaken()).toEqual([])
  })
})
