import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { contactMessages } from '../../db/schema/index.ts'
import type { JobKind } from '../../platform/jobs.ts'

const enqueued: { name: string; data: object }[] = []
const jobs = {
  enqueue: async (_tx: unknown, { name }: JobKind<object>, data: object) =>
    void enqueued.push({ name, data }),
}
const site = useTestApp({}, () => ({ jobs }))
beforeEach(() => void enqueued.splice(0))

const typed = {
  name: ' Juniper Testwell ',
  email: 'juniper@example.com',
  phone: '780-555-0199',
  message: 'Do you cook\r\nfor forty?',
}
const send = (change: object = {}, headers: Record<string, string> = {}) =>
  site.post<{ _id: string; code?: string; message?: string; issues?: { path: string; message: string }[] }>(
    '/api/contact',
    { ...typed, ...change },
    headers,
  )

test('a guest’s message is stored as written, and the office is notified', async () => {
  const { status, body } = await send()
  expect([status, Object.keys(body)]).toEqual([201, ['_id']])
  expect(await site.db.select().from(contactMessages)).toEqual([
    {
      id: body._id,
      name: 'Juniper Testwell',
      email: 'juniper@example.com',
      phone: '780-555-0199',
      message: 'Do you cook\r\nfor forty?',
      state: 'new',
      attempt: null,
      createdAt: new Date('2026-01-07T19:00:00Z'),
    },
  ])
  expect(enqueued).toEqual([{ name: 'mail-message-to-office', data: { messageId: body._id } }])
})

test.each([[undefined], [''], [null]])('%o is not a valid phone number', async (phone) => {
  expect((await send({ phone })).status).toBe(201)
  expect(await site.db.select({ phone: contactMessages.phone }).from(contactMessages)).toEqual([
    { phone: null },
  ])
})

test.each([
  [{ name: undefined }, 'name', 'Name is required'],
  [{ name: '  ' }, 'name', 'Name is required'],
  [{ name: ['Juniper'] }, 'name', 'Name is required'],
  [{ name: 'J'.repeat(101) }, 'name', 'At most 100 characters'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'juniper' }, 'email', 'Enter a valid email address'],
  [{ email: 'juniper@example.com, desk@example.com' }, 'email', 'Enter a valid email address'],
  [{ email: 'juniper@example.com\r\nBcc: all@example.com' }, 'email', 'Enter a valid email address'],
  [{ email: `${'j'.repeat(250)}@example.com` }, 'email', 'At most 254 characters'],
  [{ phone: '7'.repeat(41) }, 'phone', 'At most 40 characters'],
  [{ message: undefined }, 'message', 'Message is required'],
  [{ message: '\n ' }, 'message', 'Message is required'],
  [{ message: 'a'.repeat(5001) }, 'message', 'At most 5000 characters'],
  [{ message: '\u0000\u0007' }, 'message', 'Message is required'],
])('%o is rejected and names its field', async (change, path, message) => {
  const { status, body } = await send(change)
  expect([status, body.code, body.issues]).toEqual([400, 'VALIDATION', [{ path, message }]])
  expect(await site.db.$count(contactMessages)).toBe(0)
})

describe('bots', () => {
  test('filling in the invisible field is rejected', async () => {
    const { status, body } = await send({ form: { honeypot: 'https://example.com', openMs: 9000 } })
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'form.honeypot'])
    expect([await site.db.$count(contactMessages), enqueued]).toEqual([0, []])
  })

  test('submitting too quickly asks for another try', async () => {
    const { status, body, headers } = await send({ form: { honeypot: '', openMs: 1999 } })
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '2'])
    expect((await send({ form: { honeypot: '', openMs: 2000 } })).status).toBe(201)
  })
})

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'form-1' }

  test('makes one message of a form submitted twice', async () => {
    const first = await send({}, key)
    const again = await send({ form: { honeypot: '', openMs: 60_000 } }, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect([await site.db.$count(contactMessages), enqueued.length]).toEqual([1, 1])
  })

  test('makes one message of eight concurrent submissions', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect([await site.db.$count(contactMessages), enqueued.length]).toEqual([1, 1])
  })

  test('does not swallow a different text', async () => {
    const first = await send({}, key)
    const other = await send({ message: 'And for fifty?' }, key)
    expect(other.body._id).not.toBe(first.body._id)
  })

  test('is what identifies them: without it, two submissions are two messages', async () => {
    await send()
    await send()
    expect(await site.db.$count(contactMessages)).toBe(2)
  })
})
