import type { Reservation } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { reservations, reservationSlots } from '../../db/schema/index.ts'
import { mailGuestOfReservation, lapseRequests } from './reservation-jobs.ts'

const site = useTestApp()
const MONDAY = '2026-01-12T18:30:00-07:00'
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('host@example.com', { role: 'admin' })).headers
})
afterEach(() => vi.restoreAllMocks())

async function book(startsAt = MONDAY) {
  const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }
  const { body } = await site.post<Reservation>('/api/reservations', { startsAt, partySize: 4, ...guest })
  return body._id
}
const confirm = (id: string) =>
  site.post(`/api/admin/reservations/${id}/status`, { from: 'requested', to: 'confirmed' }, headers)
async function statusOf(id: string) {
  const [row] = await site.db.select().from(reservations).where(eq(reservations.id, id))
  return row?.status
}
const seatsTaken = async () => (await site.db.select().from(reservationSlots)).map((slot) => slot.seatsTaken)

/** Runs the chore, and returns the notifications sent to guests. */
async function lapse() {
  const enqueue = vi.spyOn(site.jobs, 'enqueue')
  await lapseRequests(site.deps)
  return enqueue.mock.calls.filter(([, kind]) => kind === mailGuestOfReservation).map(([, , job]) => job)
}

test('a request unanswered for a day is declined, its seats become free, and the guest is notified', async () => {
  const id = await book()
  site.setTime('2026-01-08T11:59:59-07:00')
  expect(await lapse()).toEqual([])
  expect([await statusOf(id), await seatsTaken()]).toEqual(['requested', [4]])

  site.setTime('2026-01-08T12:00:00-07:00')
  expect(await lapse()).toEqual([{ reservationId: id, news: 'declined' }])
  expect([await statusOf(id), await seatsTaken()]).toEqual(['declined', [0]])
  expect(await lapse()).toHaveLength(1)
  expect(await seatsTaken()).toEqual([0])
})

test('a request whose time has come lapses without an email', async () => {
  const id = await book('2026-01-07T18:30:00-07:00')
  site.setTime('2026-01-07T18:29:59-07:00')
  await lapse()
  expect(await statusOf(id)).toBe('requested')
  site.setTime('2026-01-07T18:30:00-07:00')
  expect(await lapse()).toEqual([])
  expect([await statusOf(id), await seatsTaken()]).toEqual(['declined', [0]])
})

test('confirmed reservations stay', async () => {
  const id = await book()
  await confirm(id)
  site.setTime('2026-01-13T12:00:00-07:00')
  expect(await lapse()).toEqual([])
  expect([await statusOf(id), await seatsTaken()]).toEqual(['confirmed', [4]])
})

test('an answer at the same moment: one of the two wins, and the seats are counted correctly', async () => {
  const id = await book()
  site.setTime('2026-01-08T12:00:00-07:00')
  await Promise.all([lapse(), lapse(), confirm(id)])
  expect(await seatsTaken()).toEqual([(await statusOf(id)) === 'confirmed' ? 4 : 0])
})

test('more than one batch', async () => {
  const id = await book()
  const [row] = await site.db.select().from(reservations).where(eq(reservations.id, id))
  const { number: _number, ...request } = row!
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...request,
    id: `copy-${index}`,
    partySize: 1,
  }))
  await site.db.insert(reservations).values(copies)
  await site.db.update(reservationSlots).set({ seatsTaken: 124 })
  site.setTime('2026-01-08T12:00:00-07:00')
  await lapseRequests(site.deps)
  expect(await site.db.$count(reservations, eq(reservations.status, 'declined'))).toBe(121)
  expect(await seatsTaken()).toEqual([0])
})
