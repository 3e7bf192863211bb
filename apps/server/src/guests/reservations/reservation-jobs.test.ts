import type { Reservation } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { startSmtpServer } from '../../../test/start-smtp-server.ts'
import { createMailer } from '../../platform/mail.ts'
import { mailGuestOfReservation, mailStaffOfReservation, startReservationJobs } from './reservation-jobs.ts'
import { sampleHouse } from '../../../test/sample-house.ts'

const site = useTestApp()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let headers: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: smtp.url,
    mailFrom: 'kitchen@example.com',
    house: sampleHouse,
    dataDir: '',
    onSaved: () => {},
  })
  await startReservationJobs(site.jobs, { ...site.deps, mailer })
})
beforeEach(async () => {
  smtp.received.length = 0
  headers = (await site.signUp('host@example.com', { role: 'admin' })).headers
})
afterAll(() => smtp.stop())

async function book(more: object = {}, mailCount = 2) {
  const { body } = await site.post<Reservation>('/api/reservations', {
    startsAt: '2026-01-09T18:30:00-07:00',
    partySize: 4,
    name: 'Juniper Testwell',
    email: 'juniper@example.com',
    phone: '780-555-0199',
    notes: 'By the window',
    ...more,
  })
  const mails = await smtp.waitFor(mailCount)
  return { ...body, mails }
}
const move = (id: string, from: string, to: string) =>
  site.post(`/api/admin/reservations/${id}/status`, { from, to }, headers)
const sentTo = (mails: typeof smtp.received, address: string) =>
  mails.filter(({ to }) => to.includes(address))

// Email lines are wrapped at 76 characters.
const textOf = (mail: (typeof smtp.received)[number] | undefined) => mail?.raw.replaceAll(/=\r?\n/g, '') ?? ''

test('a guest who requests a table gets a link, and the office is notified', async () => {
  const { _id, number, mails } = await book()
  const [guestMail] = sentTo(mails, 'juniper@example.com')
  expect(textOf(guestMail)).toContain(`http://tiffin.test/reservation/${_id}`)
  expect(textOf(guestMail)).toContain('6:30 pm on Friday, January 9')
  // The guest may have typed a stranger's address.
  expect(textOf(guestMail)).not.toMatch(/Juniper Testwell|window/)
  const [staffMail] = sentTo(mails, sampleSettings.contact.officeEmail)
  expect(staffMail?.raw).toContain(`Table request ${number}`)
  expect(textOf(staffMail)).toContain('By the window')
  expect(staffMail?.raw).toContain('Reply-To: juniper@example.com')
})

test.each([
  ['confirmed', 'your table is confirmed'],
  ['declined', 'sorry, but we can'],
  ['cancelled', 'but we had to cancel your table for 4 at 6:30 pm on Friday'],
])('the guest is notified that it is %s', async (to, words) => {
  const { _id } = await book()
  await move(_id, 'requested', to)
  const [, , mail] = await smtp.waitFor(3)
  expect(mail?.to).toEqual(['juniper@example.com'])
  expect(textOf(mail)).toContain(words)
})

test('a guest who cancels gets no email about it; the office does', async () => {
  const { _id, number } = await book()
  await site.post(`/api/reservations/${_id}/cancel`, {})
  const [, , mail] = await smtp.waitFor(3)
  expect(mail?.to).toEqual([sampleSettings.contact.officeEmail])
  expect(mail?.raw).toContain(`Cancelled by the guest ${number}`)
})

describe('a delayed email', () => {
  const hourOf = { evening: '2026-01-09T18:30:00-07:00', dayAfter: '2026-01-10T18:30:00-07:00' }
  // One worker sends the emails of a kind one after another: once the last has arrived, the earlier ones are done.
  test('is not sent if the table has been confirmed since', async () => {
    const { _id } = await book()
    await move(_id, 'requested', 'confirmed')
    await smtp.waitFor(3)
    await site.jobs.enqueue(site.db, mailGuestOfReservation, { reservationId: _id, news: 'requested' })
    await site.jobs.enqueue(site.db, mailStaffOfReservation, { reservationId: _id, news: 'requested' })
    await book({ startsAt: hourOf.dayAfter, email: 'rowan@example.com' }, 5)
    expect(sentTo(smtp.received, 'juniper@example.com')).toHaveLength(2)
    expect(sentTo(smtp.received, sampleSettings.contact.officeEmail)).toHaveLength(2)
  })

  test('is not sent once the time has come', async () => {
    const { _id } = await book()
    const later = await book({ startsAt: hourOf.dayAfter, email: 'rowan@example.com' }, 4)
    site.setTime(hourOf.evening)
    for (const reservationId of [_id, later._id]) {
      await site.jobs.enqueue(site.db, mailGuestOfReservation, { reservationId, news: 'requested' })
      await site.jobs.enqueue(site.db, mailStaffOfReservation, { reservationId, news: 'requested' })
    }
    await smtp.waitFor(6)
    expect(sentTo(smtp.received, 'juniper@example.com')).toHaveLength(1)
    expect(sentTo(smtp.received, 'rowan@example.com')).toHaveLength(2)
  })
})
