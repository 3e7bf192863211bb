import { sampleSettings } from '@tiffin/restaurant/sample'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { startSmtpServer } from '../../../test/start-smtp-server.ts'
import { createMailer } from '../../platform/mail.ts'
import { saveSection } from '../../platform/read-settings.ts'
import { startReplyJobs } from '../../notify/reply-jobs.ts'
import { startEnquiryJobs } from './enquiry-jobs.ts'
import { sampleHouse } from '../../../test/sample-house.ts'

const site = useTestApp()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

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
  await startEnquiryJobs(site.jobs, { ...site.deps, mailer })
  await startReplyJobs(site.jobs, { ...site.deps, mailer })
})
beforeEach(() => {
  smtp.received.length = 0
})
afterAll(() => smtp.stop())

/** The plain text and the headers of an email, as a mail program shows them. */
async function mailTo(address: string, among: number) {
  const mail = (await smtp.waitFor(among)).find(({ to }) => to.includes(address))
  const raw = mail?.raw ?? ''
  const text = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  return { head: raw.slice(0, raw.indexOf('\r\n\r\n')), text, to: mail?.to }
}

const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }
const dinner = { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 1800 }

test('staff can read the message, reply to the guest, and open it through the link', async () => {
  const message = 'Do you cook for forty?\r\n\r\nOn a Sunday.'
  const { body } = await site.post<{ _id: string }>('/api/contact', { ...guest, message })
  const { head, text } = await mailTo('desk@example.com', 1)
  expect(head).toContain('Subject: Message from Juniper Testwell')
  expect(head).toContain('Reply-To: juniper@example.com')
  expect(head).toContain('From: "Masala & Maple" <kitchen@example.com>')
  for (const part of [
    '<p>Do you cook for forty?</p><p>On a Sunday.</p>',
    '780-555-0199',
    `http://tiffin.test/admin/messages/${body._id}`,
  ]) {
    expect(text).toContain(part)
  }
})

test('a name with line breaks adds neither headers nor markup', async () => {
  const name = 'Juniper\nBcc: all@example.com <b>'
  await site.post('/api/contact', { ...guest, name, message: '<script>alert(1)</script>' })
  const { head, text, to } = await mailTo('desk@example.com', 1)
  expect(to).toEqual(['desk@example.com'])
  expect(head).not.toMatch(/^Bcc:/m)
  expect(text).toContain('<p>&lt;script>alert(1)&lt;/script></p>')
})

test('staff see at a glance what to cook, when and for how many', async () => {
  const wishlistItems = { budget: '$40 a guest', dietary: '12 vegans', comments: 'At the lake.' }
  const { body } = await site.post<{ _id: string; reference: string }>('/api/catering', {
    ...dinner,
    ...wishlistItems,
  })
  const { head, text } = await mailTo('desk@example.com', 2)
  expect(head.replaceAll('\r\n ', ' ')).toContain(
    `Subject: Catering ${body.reference}: Wedding, 1,800 guests, Saturday, June 20, 2026`,
  )
  expect(head).toContain('Reply-To: juniper@example.com')
  for (const part of [...Object.values(wishlistItems), `http://tiffin.test/admin/catering/${body._id}`]) {
    expect(text).toContain(part)
  }
})

test('the confirmation says what happens next, without any typed text: the address may be a stranger’s', async () => {
  const { body } = await site.post<{ reference: string }>('/api/catering', {
    ...dinner,
    comments: 'Buy at example.com',
    dietary: 'cheap pills',
  })
  const { head, text } = await mailTo('juniper@example.com', 2)
  expect(head).toContain('Reply-To: desk@example.com')
  for (const part of [body.reference, 'Wedding', 'June 20, 2026', 'within 24 hours'])
    expect(text).toContain(part)
  for (const part of ['Juniper', 'cheap pills', 'Buy at']) expect(text).not.toContain(part)
})

test('a reply goes to the guest, and their answer to the office', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  const sent = await site.post<{ _id: string }>('/api/contact', { ...guest, message: 'For forty?' })
  const url = `/api/admin/messages/${sent.body._id}`
  await site.post(`${url}/replies`, { body: 'With pleasure.\r\n\r\nAsk for Asha.\r\nSee you!' }, headers)
  const { head, text } = await mailTo('juniper@example.com', 2)
  expect(head).toContain('Reply-To: desk@example.com')
  expect(text).toContain('<p>With pleasure.</p><p>Ask for Asha.<br>See you!</p>')
  await expect
    .poll(async () => (await site.get<{ replies: { sentAt: string | null }[] }>(url, headers)).body.replies)
    .toMatchObject([{ state: 'sent', sentAt: '2026-01-07T19:00:00.000Z' }])
})

test('a date and a number are written as in the restaurant’s country', async () => {
  const region = { ...sampleSettings.region, country: 'NL' as const, locale: 'nl-NL', is24Hours: true }
  await saveSection(site.db, 'region', region, new Date())
  await site.post('/api/catering', dinner)
  const { text } = await mailTo('juniper@example.com', 2)
  expect(text).toContain('Wedding')
  expect(text).toContain('1.800 guests')
  expect(text).toMatch(/Saturday,? 20 June 2026/)
})
