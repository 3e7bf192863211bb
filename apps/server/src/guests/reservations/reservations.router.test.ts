import type {
  BookedReservation,
  ErrorBody,
  Reservation,
  ReservationTimes,
  StaffReservation,
} from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { newId } from '../../db/new-id.ts'
import { auditLog, replies, reservationSlots, specialDays } from '../../db/schema/index.ts'

const site = useTestApp()
const FRIDAY = '2026-01-09T18:30:00-07:00'
const { seatsPerSlot } = sampleSettings.tables
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('host@example.com', { role: 'admin', staffRole: 'manager' })).headers
})

async function book(more: object = {}) {
  const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '(780) 555-0199' }
  const booked = await site.post<Reservation>('/api/reservations', {
    startsAt: FRIDAY,
    partySize: 4,
    ...guest,
    ...more,
  })
  expect(booked.status).toBe(201)
  return booked.body
}

type Moved = BookedReservation & ErrorBody
const move = (id: string, from: string, to: string) =>
  site.post<Moved>(`/api/admin/reservations/${id}/status`, { from, to }, headers)
const cancel = (id: string) => site.post<Reservation & ErrorBody>(`/api/reservations/${id}/cancel`, {})
const seatsTaken = async () => (await site.db.select().from(reservationSlots)).map((slot) => slot.seatsTaken)

test('no table can be confirmed on a day that has been closed in the meantime', async () => {
  const { _id } = await book()
  const closure = { id: newId(), firstDay: '2026-01-09', lastDay: '2026-01-09', name: 'Stocktaking' }
  await site.db.insert(specialDays).values(closure)
  await site.announce()
  const refused = await move(_id, 'requested', 'confirmed')
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe('CLOSED')
  expect(refused.body.message).toContain('Stocktaking')
  expect((await move(_id, 'requested', 'declined')).status).toBe(200)
})

test.each(['x', 'call me', '12345'])('%s is not a valid phone number', async (phone) => {
  const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone }
  const refused = await site.post('/api/reservations', { startsAt: FRIDAY, partySize: 4, ...guest })
  expect(refused.status).toBe(400)
  expect(refused.body.issues).toEqual([{ path: 'phone', message: 'Enter a valid phone number' }])
})

describe('the times of a day', () => {
  const times = async (query: string) =>
    (await site.get<ReservationTimes>(`/api/reservations/times?${query}`)).body

  test('are shown in the restaurant’s own time zone, including full ones', async () => {
    await book({ partySize: seatsPerSlot - 2 })
    const answer = await times('day=2026-01-09&partySize=3')
    expect(answer).toMatchObject({
      day: '2026-01-09',
      firstDay: '2026-01-07',
      lastDay: '2026-03-08',
      isClosed: false,
      specialDay: null,
      nextDay: null,
    })
    expect(answer.times).toHaveLength(21)
    expect(answer.times.filter(({ free }) => !free)).toEqual([
      { at: '2026-01-10T01:30:00.000Z', local: '2026-01-09T18:30', free: false },
    ])
    expect((await times('day=2026-01-09&partySize=2')).times.every(({ free }) => free)).toBe(true)
  })

  test('without a day are those of the first one with room', async () => {
    expect(await times('partySize=2')).toMatchObject({ day: '2026-01-07' })
    site.setTime('2026-01-07T19:30:00-07:00')
    expect(await times('partySize=2')).toMatchObject({ day: '2026-01-08' })
  })

  test('on a holiday are empty, and the holiday is named', async () => {
    await site.db
      .insert(specialDays)
      .values({ id: newId(), firstDay: '2026-01-07', lastDay: '2026-01-08', name: 'Stocktaking' })
    await site.announce()
    expect(await times('day=2026-01-08&partySize=2')).toMatchObject({
      isClosed: true,
      specialDay: 'Stocktaking',
      times: [],
      nextDay: '2026-01-09',
    })
    expect((await times('partySize=2')).day).toBe('2026-01-09')
  })

  test('are for parties that fit: larger ones are asked to call', async () => {
    const answer = await site.get<ErrorBody>(`/api/reservations/times?partySize=${seatsPerSlot + 1}`)
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'partySize'])
  })
})

describe('anyone with the link', () => {
  test('sees the reservation, and it is not cached', async () => {
    const { _id } = await book()
    const seen = await site.get<Reservation>(`/api/reservations/${_id}`)
    expect(seen.body).toMatchObject({ status: 'requested', name: 'Juniper Testwell', canCancel: true })
    expect(seen.headers['cache-control']).toBe('no-store')
    expect((await site.get(`/api/reservations/${newId()}`)).status).toBe(404)
  })

  test('cancels it once: the seats are free again', async () => {
    const { _id } = await book()
    await book({ partySize: 2 })
    expect(await cancel(_id)).toMatchObject({ status: 200, body: { status: 'cancelled', canCancel: false } })
    expect(await seatsTaken()).toEqual([2])
    expect(await cancel(_id)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This reservation is already cancelled.' },
    })
    expect(await seatsTaken()).toEqual([2])
  })

  test('cancels it once, however often they click', async () => {
    const { _id } = await book()
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(_id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ])
    expect(await seatsTaken()).toEqual([0])
  })

  test('may cancel until it begins, and not after', async () => {
    const { _id } = await book()
    await move(_id, 'requested', 'confirmed')
    site.setTime(FRIDAY)
    const late = await cancel(_id)
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining(sampleSettings.contact.phone.display),
    ])
    site.setTime('2026-01-09T18:29:59-07:00')
    expect((await cancel(_id)).status).toBe(200)
  })

  test('cannot cancel a declined reservation', async () => {
    const { _id } = await book()
    await move(_id, 'requested', 'declined')
    expect((await cancel(_id)).status).toBe(409)
    expect(await seatsTaken()).toEqual([0])
  })

  test('can add it to their own calendar', async () => {
    const { _id, number } = await book()
    const file = await site.app.inject(`/api/reservations/${_id}/calendar`)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['content-disposition']).toBe(`attachment; filename="reservation-${number}.ics"`)
    expect(file.body).toContain('\r\nDTSTART:20260110T013000Z\r\n')
  })
})

describe('the restaurant', () => {
  const ways: [string[], number][] = [
    [['requested', 'confirmed', 'seated'], 4],
    [['requested', 'confirmed', 'no-show'], 0],
    [['requested', 'confirmed', 'cancelled'], 0],
    [['requested', 'declined'], 0],
    [['requested', 'cancelled'], 0],
  ]
  test.each(ways)('moves a reservation along %j', async (way, seatsLeft) => {
    const { _id } = await book()
    site.setTime('2026-01-09T18:45:00-07:00')
    for (const [index, to] of way.slice(1).entries()) {
      const from = way[index] as string
      expect((await move(_id, from, to)).body).toMatchObject({ status: to })
    }
    expect(await seatsTaken()).toEqual([seatsLeft])
  })

  test.each([
    ['requested', 'seated'],
    ['requested', 'no-show'],
    ['requested', 'requested'],
  ])('cannot make %s %s', async (from, to) => {
    const { _id } = await book()
    site.setTime('2026-01-09T18:45:00-07:00')
    expect((await move(_id, from, to)).status).toBe(409)
    expect(await seatsTaken()).toEqual([4])
  })

  test('two colleagues answer at the same time: one of them gets an error', async () => {
    const { _id } = await book()
    const answers = await Promise.all([
      move(_id, 'requested', 'confirmed'),
      move(_id, 'requested', 'declined'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [decided] = answers.filter(({ status }) => status === 200)
    expect(await seatsTaken()).toEqual([decided?.body.status === 'confirmed' ? 4 : 0])
  })

  test('a colleague confirms while the guest cancels: the seats are counted correctly', async () => {
    const { _id } = await book()
    await Promise.all([move(_id, 'requested', 'confirmed'), cancel(_id)])
    const { body } = await site.get<Reservation>(`/api/reservations/${_id}`)
    expect(await seatsTaken()).toEqual([body.status === 'cancelled' ? 0 : 4])
  })

  test('cannot mark guests as no-shows before their time', async () => {
    const { _id } = await book()
    await move(_id, 'requested', 'confirmed')
    expect((await move(_id, 'confirmed', 'no-show')).status).toBe(409)
    expect((await move(_id, 'confirmed', 'seated')).status).toBe(409)
    site.setTime('2026-01-09T18:15:00-07:00')
    expect((await move(_id, 'confirmed', 'no-show')).status).toBe(409)
    // They may be seated a little early.
    expect((await move(_id, 'confirmed', 'seated')).status).toBe(200)
  })

  test('logs what it did, and nothing about the guest', async () => {
    const { _id, number } = await book({ notes: 'A birthday' })
    await move(_id, 'requested', 'confirmed')
    await site.post(`/api/admin/reservations/${_id}/replies`, { body: 'We have a candle.' }, headers)
    const entries = await site.db.select().from(auditLog).orderBy(auditLog.at)
    expect(entries.map(({ action, after }) => [action, after])).toEqual(
      expect.arrayContaining([
        ['change reservation status', { number, status: 'confirmed' }],
        ['answer reservation', { number }],
      ]),
    )
    expect(JSON.stringify(entries)).not.toMatch(/Juniper|juniper|555-?0199|birthday|candle/)
  })

  test.each([
    ['requested', []],
    ['seated', ['confirmed', 'seated']],
    ['declined', ['declined']],
  ])('forgets a guest for good: %s', async (_status, way) => {
    const other = await book({ email: 'rowan@example.com', partySize: 3 })
    const { _id, number } = await book({ notes: 'A birthday' })
    site.setTime('2026-01-09T18:45:00-07:00')
    let from = 'requested'
    for (const to of way) {
      expect((await move(_id, from, to)).status).toBe(200)
      from = to
    }
    for (const id of [_id, other._id]) {
      await site.post(`/api/admin/reservations/${id}/replies`, { body: 'We have a candle.' }, headers)
    }
    expect((await site.send('DELETE', `/api/admin/reservations/${_id}`, undefined, headers)).status).toBe(204)

    expect((await site.get(`/api/reservations/${_id}`)).status).toBe(404)
    expect(await seatsTaken()).toEqual([3])
    expect((await site.db.select().from(replies)).map(({ subjectId }) => subjectId)).toEqual([other._id])
    const entries = await site.db.select().from(auditLog).orderBy(auditLog.at)
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'delete reservation',
        subjectId: _id,
        before: { number, status: from },
      }),
    )
    expect(JSON.stringify(entries)).not.toMatch(/Juniper|juniper|555-?0199|birthday|candle/)
    expect((await site.send('DELETE', `/api/admin/reservations/${_id}`, undefined, headers)).status).toBe(404)
  })

  test('answers by email', async () => {
    const { _id } = await book()
    await site.post(`/api/admin/reservations/${_id}/replies`, { body: 'We have a candle.' }, headers)
    const seen = await site.get<StaffReservation>(`/api/admin/reservations/${_id}`, headers)
    expect(seen.body.replies).toMatchObject([{ body: 'We have a candle.', writtenBy: 'host@example.com' }])
    const [reply] = await site.db.select().from(replies)
    expect(reply).toMatchObject({
      recipient: 'juniper@example.com',
      title: 'Your table on Friday, January 9',
    })
  })
})

describe('the book', () => {
  async function list(query: string) {
    const { body, headers: answered } = await site.get<BookedReservation[]>(
      `/api/admin/reservations?${query}`,
      headers,
    )
    expect(answered['x-total-count']).toBe(String(body.length))
    return body.map(({ name }) => name)
  }

  beforeEach(async () => {
    await book({ name: 'Late today', startsAt: '2026-01-07T19:00:00-07:00', phone: '780-555-0111' })
    await book({ name: 'Friday', partySize: 2 })
    await book({ name: 'Friday too', partySize: 3, email: 'rowan@example.com' })
    site.setTime('2026-01-08T09:00:00-07:00')
  })

  test('starts with today, sorted by time', async () => {
    expect(await list('')).toEqual(['Friday', 'Friday too'])
    site.setTime('2026-01-07T23:59:00-07:00')
    expect(await list('')).toEqual(['Late today', 'Friday', 'Friday too'])
  })

  test('goes back, the latest first', async () => {
    site.setTime('2026-01-10T09:00:00-07:00')
    expect(await list('span=past')).toEqual(['Friday too', 'Friday', 'Late today'])
  })

  test('can be filtered by day, status or search terms', async () => {
    expect(await list('day=2026-01-07')).toEqual(['Late today'])
    expect(await list('q=rowan@')).toEqual(['Friday too'])
    expect(await list('span=past&q=7805550111')).toEqual(['Late today'])
    expect(await list('status=confirmed')).toEqual([])
    expect(await list('status=requested&q=TOO')).toEqual(['Friday too'])
  })

  test('says how full each time is', async () => {
    const { body } = await site.get<BookedReservation[]>('/api/admin/reservations', headers)
    expect(body.map(({ seatsTaken: taken, seats }) => [taken, seats])).toEqual([
      [5, seatsPerSlot],
      [5, seatsPerSlot],
    ])
  })
})
