import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { reservationsForMailbox, reservationsFromAddress, seatsFromAddress } from './seatings.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))

const FRIDAY = '2026-01-09T18:30:00-07:00'
const book = (email: string, headers: Record<string, string> = {}, more: object = {}) =>
  site.post(
    '/api/reservations',
    { startsAt: FRIDAY, partySize: 1, name: 'J', email, phone: '780-555-0199', ...more },
    headers,
  )
const { seatsPerSlot } = sampleSettings.tables
const mostSeats = seatsFromAddress(sampleSettings).attempts
const bookWholeRoom = (day: string) =>
  book(`room-${day}@example.com`, {}, { startsAt: `${day}T18:30:00-07:00`, partySize: seatsPerSlot })

test('strangers cannot flood one mailbox', async () => {
  for (let times = 0; times < reservationsForMailbox.attempts; times += 1) {
    expect((await book('juniper@example.com')).status).toBe(201)
  }
  const refused = await book('Juniper@example.com')
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await book('rowan@example.com')).status).toBe(201)
})

test('one address cannot book every seat', async () => {
  for (let times = 0; times < reservationsFromAddress.attempts; times += 1) {
    expect((await book(`guest${times}@example.com`)).status).toBe(201)
  }
  expect((await book('another@example.com')).status).toBe(429)
})

test('repeating a submission because no answer came is not counted', async () => {
  const key = { 'idempotency-key': 'dinner' }
  for (let times = 0; times < reservationsForMailbox.attempts + 2; times += 1) {
    expect((await book('juniper@example.com', key)).status).toBe(201)
  }
})

test('one address cannot block room after room, whatever names it gives', async () => {
  const rooms = mostSeats / seatsPerSlot
  const days = ['09', '10', '11', '12'].map((day) => `2026-01-${day}`)
  const answers = []
  for (const day of days.slice(0, rooms + 1)) answers.push((await bookWholeRoom(day)).status)
  expect(answers).toEqual([...Array.from({ length: rooms }, () => 201), 429])
})

test('a request over the limit uses up none of it', async () => {
  await bookWholeRoom('2026-01-09')
  const most = {
    startsAt: '2026-01-10T18:30:00-07:00',
    partySize: mostSeats - seatsPerSlot - 2,
  }
  expect((await book('rowan@example.com', {}, most)).status).toBe(201)
  expect((await bookWholeRoom('2026-01-11')).status).toBe(429)
  expect(
    (await book('ash@example.com', {}, { startsAt: '2026-01-11T18:30:00-07:00', partySize: 2 })).status,
  ).toBe(201)
})

test('an unavailable table does not count against the guest', async () => {
  await bookWholeRoom('2026-01-09')
  const guest = 'juniper@example.com'
  const closed = { startsAt: '2026-01-09T03:00:00-07:00' }
  for (let times = 0; times < reservationsForMailbox.attempts; times += 1) {
    expect((await book(guest)).body.code).toBe('SLOT_FULL')
    expect((await book(guest, {}, closed)).body.code).toBe('CLOSED')
  }
  const rest = { startsAt: '2026-01-10T18:30:00-07:00', partySize: mostSeats - seatsPerSlot }
  expect((await book(guest, {}, rest)).status).toBe(201)
})
