import type { CateringRecord, LogEntry, MessageRecord } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { startSmtpServer } from '../../test/start-smtp-server.ts'
import { createMailer, UnknownAddress, type Mailer } from '../platform/mail.ts'
import { failAbandonedReplies, startReplyJobs } from './reply-jobs.ts'
import { sampleHouse } from '../../test/sample-house.ts'

const site = useTestApp()
const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-replies-'))
const settings = { mailFrom: 'kitchen@example.com', house: sampleHouse, dataDir, onSaved: () => {} }
const toFiles = createMailer({ publicUrl: 'http://tiffin.test', ...settings, smtpUrl: undefined })
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let toServer: Mailer
let mailer: Mailer
let headers: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  toServer = createMailer({ publicUrl: 'http://tiffin.test', ...settings, smtpUrl: smtp.url })
  await startReplyJobs(site.jobs, { ...site.deps, mailer: { send: (...mail) => mailer.send(...mail) } })
})
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})
afterAll(async () => {
  await smtp.stop()
  rmSync(dataDir, { recursive: true })
})

const guest = { name: 'Juniper', email: 'juniper@example.com', phone: '780-555-0199' }

async function replyTo(path: '/api/contact' | '/api/catering', request: object) {
  const { body } = await site.post<{ _id: string }>(path, { ...guest, ...request })
  const url = path === '/api/contact' ? `/api/admin/messages/${body._id}` : `/api/admin/catering/${body._id}`
  const reply = await site.post(`${url}/replies`, { body: 'With pleasure.' }, headers)
  expect(reply.status).toBeLessThan(300)
  return async () => (await site.get<MessageRecord | CateringRecord>(url, headers)).body
}
const soon = { timeout: 20_000 }

const message = { subject: 'Other', message: 'For forty?' }
const table = { partySize: 2, startsAt: '2026-01-08T19:00:00-07:00' }
const dinner = { occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 }

test('without a mail server a reply is shown as saved to a file, and the message is new again', async () => {
  mailer = toFiles
  const read = await replyTo('/api/contact', message)
  await expect.poll(read, soon).toMatchObject({ state: 'new', replies: [{ state: 'saved', sentAt: null }] })
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1)
})

test('a reply to an address that the mail server does not know is not tried again, and the request is new again', async () => {
  mailer = toServer
  smtp.rejectAddress(guest.email)
  const read = await replyTo('/api/catering', dinner)
  await expect.poll(read, soon).toMatchObject({ state: 'new', replies: [{ state: 'failed', sentAt: null }] })
  smtp.rejectAddress('')
})

test('a reply that the mail server takes leaves the message answered', async () => {
  mailer = toServer
  const read = await replyTo('/api/contact', message)
  await expect.poll(read, soon).toMatchObject({ state: 'answered', replies: [{ state: 'sent' }] })
})

test('a reply that could not be sent until the last attempt has failed', async () => {
  mailer = { send: () => Promise.reject(new Error('Busy, come back later')) }
  await site.db.execute(sql`update pgboss.queue set retry_limit = 0 where name = 'mail-reply'`)
  const read = await replyTo('/api/contact', message)
  await expect.poll(read, soon).toMatchObject({ state: 'new', replies: [{ state: 'failed' }] })
})

test('a reply that failed after a later one was written leaves the message answered', async () => {
  mailer = {
    send: ({ paragraphs: [first] }) =>
      first === 'With pleasure.' ? Promise.reject(new Error('Busy')) : Promise.resolve('sent'),
  }
  const read = await replyTo('/api/contact', message)
  const { _id } = await read()
  site.setTime('2026-01-07T12:05:00-07:00')
  await site.post(`/api/admin/messages/${_id}/replies`, { body: 'Sorry, this was late.' }, headers)
  const both = { replies: [{ state: 'failed' }, { state: 'sent' }] }
  await expect.poll(read, soon).toMatchObject(both)
  // As if the first had been tried until now.
  await site.db.execute(sql`update contact_messages set state = 'answered'`)
  await site.db.execute(sql`update replies set failed_at = null, created_at = created_at - interval '3 days'
    where failed_at is not null`)
  await failAbandonedReplies(site.db, site.deps.clock.now())
  expect(await read()).toMatchObject({ state: 'answered', ...both })
})

test('a reply whose job is gone has failed after two days', async () => {
  mailer = { send: () => new Promise(() => {}) }
  const read = await replyTo('/api/contact', message)
  await failAbandonedReplies(site.db, site.deps.clock.now())
  expect(await read()).toMatchObject({ state: 'answered', replies: [{ state: 'waiting' }] })
  await failAbandonedReplies(site.db, site.deps.clock.now().add({ hours: 49 }))
  expect(await read()).toMatchObject({ state: 'new', replies: [{ state: 'failed' }] })
})

test('a rejected sender is not the guest’s address: the reply is tried again', async () => {
  smtp.rejectSender()
  await expect(
    toServer.send({ to: guest.email, subject: 'Hello', paragraphs: [] }, 'job'),
  ).rejects.not.toThrow(UnknownAddress)
})

test.each([
  ['/api/contact', 'messages', message],
  ['/api/catering', 'catering', dinner],
  ['/api/reservations', 'reservations', table],
])('an answer to a reply on %s that was lost makes no second email', async (path, book, request) => {
  mailer = toServer
  const { body } = await site.post<{ _id: string }>(path, { ...guest, ...request })
  const url = `/api/admin/${book}/${body._id}`
  const send = (words: string, key: string, by = headers) =>
    site.post(`${url}/replies`, { body: words }, { ...by, 'idempotency-key': key })
  const bodies = async () => {
    const { replies } = (await site.get<MessageRecord | CateringRecord>(url, headers)).body
    return replies.map((reply) => reply.body)
  }
  const both = await Promise.all([send('With pleasure.', 'k1'), send('With pleasure.', 'k1')])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await send('With pleasure.', 'k1')).status).toBe(201)
  expect(await bodies()).toEqual(['With pleasure.'])
  // Other words: anyone who wrote them has not read that the first ones were sent.
  expect(await send('With great pleasure.', 'k1')).toMatchObject({
    status: 409,
    body: { message: 'Your last reply has arrived after all, and nothing else was sent.' },
  })
  expect((await send('And a candle.', 'k2')).status).toBe(201)
  const colleague = (await site.signUp('manager@example.com', { role: 'admin' })).headers
  expect((await send('With pleasure.', 'k1', colleague)).status).toBe(201)
  expect((await bodies()).toSorted()).toEqual(['And a candle.', 'With pleasure.', 'With pleasure.'])
  const { body: log } = await site.get<LogEntry[]>('/api/admin/log', headers)
  expect(log.filter(({ action }) => action.startsWith('answer')).length).toBe(3)
})
