import type { StaffRole } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { reviewDish } from '../../../test/review-dish.ts'
import { contactMessages, orders, reservations, reviews } from '../../db/schema/index.ts'

const site = useTestApp()
const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' }
const write = (message: string) => site.post<{ _id: string }>('/api/contact', { ...guest, message })
const ask = () =>
  site.post('/api/catering', { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 })
const book = (startsAt: string) =>
  site.post<{ _id: string }>('/api/reservations', { ...guest, startsAt, partySize: 2 })

async function waitingFor(staffRole: StaffRole) {
  const { headers } = await site.signUp(`${staffRole}@example.com`, { role: 'admin', staffRole })
  return async () => (await site.get('/api/admin/waiting', headers)).body
}

test('counts what no one has dealt with yet', async () => {
  const waiting = await waitingFor('manager')
  expect(await waiting()).toEqual({ orders: 0, messages: 0, catering: 0, reservations: 0, reviews: 0 })

  const { body: message } = await write('Do you cook for forty?')
  await write('And for fifty?')
  await ask()
  const { body: table } = await book('2026-01-08T18:00:00-07:00')
  await site.addDish({ slug: 'golgappa' })
  const { body: placed } = await site.post<{ _id: string }>('/api/orders', orderOf([{ slug: 'samosa' }]))
  await site.post('/api/orders', orderOf([{ slug: 'samosa' }]))
  const { id } = await reviewDish(site, 'golgappa', 'taster@example.com')
  expect(await waiting()).toEqual({ orders: 2, messages: 2, catering: 1, reservations: 1, reviews: 1 })

  await site.db.update(orders).set({ status: 'accepted' }).where(eq(orders.id, placed._id))
  await site.db.update(contactMessages).set({ state: 'answered' }).where(eq(contactMessages.id, message._id))
  await site.db.update(reservations).set({ status: 'confirmed' }).where(eq(reservations.id, table._id))
  await site.db.update(reviews).set({ status: 'hidden' }).where(eq(reviews.id, id))
  expect(await waiting()).toEqual({ orders: 1, messages: 1, catering: 1, reservations: 0, reviews: 0 })
})

test('an unanswered request for a table yesterday is no longer counted', async () => {
  const waiting = await waitingFor('owner')
  await book('2026-01-07T18:00:00-07:00')
  site.setTime('2026-01-07T23:30:00-07:00')
  expect(await waiting()).toMatchObject({ reservations: 1 })
  site.setTime('2026-01-08T00:00:00-07:00')
  expect(await waiting()).toMatchObject({ reservations: 0 })
})

test('the kitchen gets no counts for pages that it may not open', async () => {
  await write('Do you cook for forty?')
  expect(await (await waitingFor('kitchen'))()).toEqual({ orders: 0 })
})
