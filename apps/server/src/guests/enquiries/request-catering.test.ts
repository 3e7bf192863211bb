import type { ErrorBody } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { cateringRequests } from '../../db/schema/index.ts'
import type { JobKind } from '../../platform/jobs.ts'

const enqueued: string[] = []
const jobs = { enqueue: async (_tx: unknown, { name }: JobKind<object>) => void enqueued.push(name) }
const site = useTestApp({}, () => ({ jobs }))
beforeEach(() => void enqueued.splice(0))

const typed = {
  name: 'Juniper Testwell',
  email: 'juniper@example.com',
  phone: '',
  occasion: 'wedding',
  eventDay: '2026-06-20',
  guestCount: 180,
  budget: '$40 a guest',
  dietary: '12 vegans',
  comments: '',
}
const ask = (change: object = {}, headers: Record<string, string> = {}) =>
  site.post<{ _id: string; reference: string } & ErrorBody>('/api/catering', { ...typed, ...change }, headers)

test('a request is stored with a reference, and both the office and the guest get an email', async () => {
  const { status, body } = await ask()
  expect([status, Object.keys(body)]).toEqual([201, ['_id', 'reference']])
  const [row] = await site.db.select().from(cateringRequests)
  expect(body).toEqual({ _id: row?.id, reference: `C-${row?.number}` })
  expect(row?.number).toBeGreaterThan(100)
  expect(row).toMatchObject({
    occasion: 'wedding',
    eventDay: '2026-06-20',
    guestCount: 180,
    budget: '$40 a guest',
    dietary: '12 vegans',
    comments: null,
    phone: null,
    state: 'new',
    createdAt: new Date('2026-01-07T19:00:00Z'),
  })
  expect(enqueued).toEqual(['mail-catering-to-office', 'confirm-catering-request'])
})

test('each request has its own reference', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask()))
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(4)
})

describe('the day', () => {
  // It is ten in the evening in Edmonton, and already tomorrow in London.
  beforeEach(() => site.setTime('2026-01-07T22:00:00-07:00'))

  test.each(['2026-01-07', '2026-01-08', '2028-01-07'])('%s can be requested', async (eventDay) => {
    expect((await ask({ eventDay })).status).toBe(201)
  })

  test.each([
    ['2026-01-06', 'That day has passed. Choose a later one.'],
    ['2028-01-08', 'That’s too far ahead for us. Choose a day within two years.'],
  ])('%s cannot', async (eventDay, message) => {
    const { status, body } = await ask({ eventDay })
    expect([status, body]).toEqual([
      400,
      { code: 'VALIDATION', message, issues: [{ path: 'eventDay', message }] },
    ])
    expect([await site.db.$count(cateringRequests), enqueued]).toEqual([0, []])
  })

  test('is a day in the restaurant’s time zone: in the evening before, the seventh is still to come', async () => {
    site.setTime('2026-01-08T06:59:59Z')
    expect((await ask({ eventDay: '2026-01-07' })).status).toBe(201)
    site.setTime('2026-01-08T07:00:00Z')
    expect((await ask({ eventDay: '2026-01-07' })).status).toBe(400)
  })

  test('was valid when it was submitted: a retry after midnight finds the request', async () => {
    const key = { 'idempotency-key': 'late' }
    const first = await ask({ eventDay: '2026-01-07' }, key)
    site.setTime('2026-01-08T08:00:00Z')
    expect((await ask({ eventDay: '2026-01-07' }, key)).body).toEqual(first.body)
  })
})

test.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ email: 'juniper@' }, 'email', 'Enter a valid email address'],
  [{ occasion: undefined }, 'occasion', 'What is the occasion?'],
  [{ occasion: 'heist' }, 'occasion', 'What is the occasion?'],
  [{ eventDay: '' }, 'eventDay', 'Which day is it?'],
  [{ eventDay: '2026-02-30' }, 'eventDay', 'Invalid date'],
  [{ eventDay: '20/06/2026' }, 'eventDay', 'Invalid date'],
  [{ guestCount: null }, 'guestCount', 'How many guests?'],
  [{ guestCount: '180' }, 'guestCount', 'How many guests?'],
  [{ guestCount: 0 }, 'guestCount', 'At least 1 guest'],
  [{ guestCount: -3 }, 'guestCount', 'At least 1 guest'],
  [{ guestCount: 12.5 }, 'guestCount', 'Enter a whole number of guests'],
  [{ guestCount: 5001 }, 'guestCount', 'At most 5000 guests'],
  [{ budget: 'a'.repeat(101) }, 'budget', 'At most 100 characters'],
  [{ dietary: 'a'.repeat(1001) }, 'dietary', 'At most 1000 characters'],
  [{ comments: 'a'.repeat(5001) }, 'comments', 'At most 5000 characters'],
])('%o is rejected and names its field', async (change, path, message) => {
  const { status, body } = await ask(change)
  expect([status, body.issues]).toEqual([400, [{ path, message }]])
})

test.each([1, 5000])('%d guests are welcome', async (guestCount) => {
  expect((await ask({ guestCount })).status).toBe(201)
})

test('bots are rejected as by the other forms', async () => {
  expect((await ask({ form: { honeypot: 'x' } })).status).toBe(400)
  expect((await ask({ form: { openMs: 0 } })).status).toBe(429)
  expect([await site.db.$count(cateringRequests), enqueued]).toEqual([0, []])
})

test('one form submitted six times concurrently is one request, with one set of emails', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask({}, { 'idempotency-key': 'form-1' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
  expect([await site.db.$count(cateringRequests), enqueued.length]).toEqual([1, 2])
})
