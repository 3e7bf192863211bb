import {
  basicPlaceholders,
  fillTexts,
  type LogEntry,
  type Subscribed,
  type Subscriber,
} from '@tiffin/contract'
import { siteCopy } from '@tiffin/copy'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { subscribers } from '../../db/schema/index.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { deleteUnconfirmed } from './subscriber-queries.ts'
import { issueConfirmToken } from './newsletter-jobs.ts'

const consent = fillTexts(siteCopy.footer.newsletter.consent, basicPlaceholders(sampleSettings))

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
const reader = 'reader@example.com'

const subscribe = (email = reader, more: object = {}) =>
  site.post<Subscribed>('/api/newsletter/subscribe', { email, ...more })
const confirm = (token: string) => site.post('/api/newsletter/confirm', { token })
const unsubscribe = (key: string) => site.post('/api/newsletter/unsubscribe', { key })
const rows = () => site.db.select().from(subscribers)
const row = async () => (await rows()).find(({ email }) => email === reader)

/** Signs up, and returns the token that the email would contain. */
async function ask() {
  expect((await subscribe()).status).toBe(200)
  return (await issueConfirmToken(site.deps, (await row())?.id ?? '')) ?? ''
}

/** Becomes a subscriber, and returns the key that unsubscribes. */
async function join() {
  expect((await confirm(await ask())).status).toBe(200)
  return (await row())?.id ?? ''
}

describe('signing up', () => {
  test('no one is subscribed before clicking the emailed link', async () => {
    const token = await ask()
    const asked = await row()
    expect(asked).toMatchObject({ status: 'pending', confirmedAt: null })
    expect(asked?.consent).toBe(consent)
    expect([token.length, asked?.confirmHash === token]).toEqual([34, false])

    site.setTime('2026-01-07T12:30:00-07:00')
    expect((await confirm(token)).status).toBe(200)
    expect(await row()).toMatchObject({ status: 'confirmed', confirmedAt: new Date('2026-01-07T19:30:00Z') })
  })

  test('capitals and blanks around an address do not make it a different one', async () => {
    await subscribe(` ${reader.toUpperCase()} `)
    await subscribe()
    expect(await rows()).toMatchObject([{ email: reader }])
  })

  test('the stored consent wording is the server’s, whatever is sent', async () => {
    await subscribe(reader, { consent: 'Send me everything' })
    expect((await row())?.consent).toBe(consent)
  })

  test.each([
    ['reader', 400],
    ['reader@example.com, other@example.com', 400],
    ['reader@example.com\r\nBcc: other@example.com', 400],
    ['', 400],
  ])('%j is not an address', async (email, status) => {
    expect((await subscribe(email)).status).toBe(status)
    expect(await rows()).toEqual([])
  })

  test('a bot that fills in the invisible field, or is too fast, is rejected', async () => {
    expect((await subscribe('a@example.com', { form: { honeypot: 'x', openMs: 9000 } })).status).toBe(400)
    expect((await subscribe('a@example.com', { form: { honeypot: '', openMs: 300 } })).status).toBe(429)
    expect(await rows()).toEqual([])
    expect((await subscribe('a@example.com', { form: { honeypot: '', openMs: 2500 } })).status).toBe(200)
  })

  test.each([-1, 'long'])('a form that was open for %o gets an explanation', async (openMs) => {
    const { status, body } = await site.post('/api/newsletter/subscribe', { email: reader, form: { openMs } })
    expect([status, body.issues?.[0]?.message]).toEqual([400, expect.stringContaining('reload the page')])
  })

  test('the answer does not reveal whether an address is known', async () => {
    const unknown = await subscribe()
    const pending = await subscribe()
    const key = await join()
    const confirmed = await subscribe()
    expect((await row())?.status).toBe('confirmed')
    await unsubscribe(key)
    const left = await subscribe()
    for (const { status, body } of [pending, confirmed, left])
      expect([status, body]).toEqual([200, unknown.body])
    expect(unknown.body.message).toMatch(/^Thank you! Please confirm/)
  })

  test('concurrent sign-ups of one address make one row', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe()))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200))
    expect(await rows()).toMatchObject([{ email: reader, status: 'pending' }])
  })

  test('signing up while the link is clicked undoes nothing', async () => {
    const token = await ask()
    await Promise.all([confirm(token), subscribe(), subscribe()])
    expect((await row())?.status).toBe('confirmed')
  })

  test('sign-ups from one IP address are limited', async () => {
    const statuses = []
    for (let time = 0; time < 21; time += 1)
      statuses.push((await subscribe(`reader${time}@example.com`)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
  })
})

describe('the emailed link', () => {
  test('clicked twice, even concurrently, gives the same answer', async () => {
    const token = await ask()
    const answers = await Promise.all([confirm(token), confirm(token)])
    site.setTime('2026-01-08T12:00:00-07:00')
    expect([...answers, await confirm(token)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await row())?.confirmedAt).toEqual(new Date('2026-01-07T19:00:00Z'))
  })

  test('is valid for seven days', async () => {
    const token = await ask()
    site.setTime('2026-01-14T12:00:00-07:00')
    const late = await confirm(token)
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect((await row())?.status).toBe('pending')
    site.setTime('2026-01-14T11:59:59-07:00')
    expect((await confirm(token)).status).toBe(200)
  })

  test('is replaced by a newer one, and a made-up one does nothing', async () => {
    const token = await ask()
    const newer = await ask()
    expect([(await confirm(token)).status, (await confirm('made-up')).status]).toEqual([409, 409])
    expect((await confirm(newer)).status).toBe(200)
  })

  test('does not resubscribe someone who has unsubscribed', async () => {
    const token = await ask()
    await confirm(token)
    await unsubscribe((await row())?.id ?? '')
    expect((await confirm(token)).status).toBe(409)
    expect((await row())?.status).toBe('unsubscribed')
  })
})

describe('unsubscribing', () => {
  test('the row stays, as proof of the consent and of its end', async () => {
    const key = await join()
    site.setTime('2026-02-01T12:00:00-07:00')
    expect((await unsubscribe(key)).status).toBe(200)
    expect(await row()).toMatchObject({
      status: 'unsubscribed',
      consent: consent,
      confirmedAt: new Date('2026-01-07T19:00:00Z'),
      unsubscribedAt: new Date('2026-02-01T19:00:00Z'),
      confirmHash: null,
    })
  })

  test('a second request succeeds, too, and keeps the first date', async () => {
    const key = await join()
    await unsubscribe(key)
    site.setTime('2026-02-01T12:00:00-07:00')
    expect((await unsubscribe(key)).status).toBe(200)
    expect((await row())?.unsubscribedAt).toEqual(new Date('2026-01-07T19:00:00Z'))
  })

  test('an unknown link gets a different answer', async () => {
    const answer = await unsubscribe('0'.repeat(32))
    expect([answer.status, answer.body.message]).toEqual([
      404,
      expect.stringContaining('This link doesn’t match'),
    ])
  })

  const proof = {
    consent: 'The words of 2025',
    askedAt: new Date('2025-01-05T19:00:00Z'),
    confirmedAt: new Date('2025-01-06T19:00:00Z'),
    unsubscribedAt: new Date('2025-02-01T19:00:00Z'),
  }
  const left = () =>
    site.db.insert(subscribers).values({ ...proof, id: 'left', email: reader, status: 'unsubscribed' })

  test('a returning subscriber confirms again, and from then on that is the consent', async () => {
    await left()
    const token = await ask()
    site.setTime('2026-01-08T12:00:00-07:00')
    await confirm(token)
    expect(await row()).toMatchObject({
      status: 'confirmed',
      consent: consent,
      askedAt: new Date('2026-01-07T19:00:00Z'),
      confirmedAt: new Date('2026-01-08T19:00:00Z'),
      unsubscribedAt: null,
    })
  })

  test('a stranger who types a former subscriber’s address changes neither the consent nor its end', async () => {
    await left()
    await ask()
    expect(await row()).toMatchObject({ ...proof, status: 'pending' })
    expect((await unsubscribe('left')).status).toBe(200)
    expect(await row()).toMatchObject({ ...proof, status: 'unsubscribed' })
    await ask()
    await deleteUnconfirmed(site.db, Temporal.Instant.from('2026-03-01T19:00:00Z'))
    expect(await row()).toMatchObject({ ...proof, status: 'unsubscribed' })
  })
})

describe('an unconfirmed address', () => {
  test('is deleted after thirty days; former subscribers stay unsubscribed, and subscribers stay', async () => {
    const askedAt = new Date('2026-01-07T19:00:00Z')
    const asked = { consent: 'Yes', askedAt }
    const asking = { askingConsent: 'Yes', askingAt: askedAt }
    await site.db.insert(subscribers).values([
      { ...asked, ...asking, id: '1', email: 'never@example.com', status: 'pending' },
      {
        ...asked,
        ...asking,
        id: '2',
        email: 'left@example.com',
        status: 'pending',
        askedAt: new Date('2025-01-07T19:00:00Z'),
        confirmedAt: new Date('2025-01-08T19:00:00Z'),
      },
      { ...asked, id: '3', email: 'here@example.com', status: 'confirmed', confirmedAt: askedAt },
    ])
    const statuses = async () => Object.fromEntries((await rows()).map(({ id, status }) => [id, status]))
    await deleteUnconfirmed(site.db, Temporal.Instant.from('2026-02-06T19:00:00Z'))
    expect(await statuses()).toEqual({ 1: 'pending', 2: 'pending', 3: 'confirmed' })
    await deleteUnconfirmed(site.db, Temporal.Instant.from('2026-02-06T19:00:01Z'))
    expect(await statuses()).toEqual({ 2: 'unsubscribed', 3: 'confirmed' })
  })
})

describe('in the admin', () => {
  let manager: Record<string, string>
  beforeEach(async () => {
    manager = (await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })).headers
    await site.db.insert(subscribers).values(
      (['pending', 'confirmed', 'unsubscribed'] as const).map((status, index) => ({
        id: `s${index}`,
        email: `${status}_${index}@example.com`,
        status,
        consent: 'Yes, please',
        askedAt: new Date(Date.UTC(2026, 0, index + 1, 6, 30)),
        ...(status === 'pending' && { askingConsent: 'Yes, please', askingAt: new Date() }),
        confirmedAt: status === 'pending' ? null : new Date('2026-01-05T19:00:00Z'),
        unsubscribedAt: status === 'unsubscribed' ? new Date('2026-01-06T19:00:00Z') : null,
      })),
    )
  })
  const list = (query = '') => site.get<Subscriber[]>(`/api/subscribers${query}`, manager)
  const end = (id: string) => site.post<Subscriber>(`/api/subscribers/${id}/unsubscribe`, '', manager)
  const erase = (id: string) => site.send('DELETE', `/api/subscribers/${id}`, undefined, manager)

  test('the latest sign-up comes first, with dates on the restaurant’s clock', async () => {
    const { body, headers } = await list()
    expect(headers['x-total-count']).toBe('3')
    expect(body.map(({ _id }) => _id)).toEqual(['s2', 's1', 's0'])
    expect(body[1]).toEqual({
      _id: 's1',
      email: 'confirmed_1@example.com',
      status: 'confirmed',
      consent: 'Yes, please',
      asked: { at: '2026-01-02T06:30:00.000Z', local: '2026-01-01T23:30' },
      confirmed: { at: '2026-01-05T19:00:00.000Z', local: '2026-01-05T12:00' },
      unsubscribed: null,
    })
  })

  test.each([
    ['?status=confirmed', ['s1']],
    ['?q=D_', ['s2', 's1']],
    ['?q=confirmed&status=pending', []],
    ['?limit=1&offset=1', ['s1']],
    ['?status=&q=', ['s2', 's1', 's0']],
  ])('%s finds %o', async (query, ids) => {
    expect((await list(query)).body.map(({ _id }) => _id)).toEqual(ids)
  })

  test('staff can unsubscribe someone on request, once, and the log does not say who', async () => {
    expect((await end('s1')).body).toMatchObject({
      status: 'unsubscribed',
      unsubscribed: { local: '2026-01-07T12:00' },
    })
    site.setTime('2026-01-09T12:00:00-07:00')
    expect((await end('s1')).body.unsubscribed?.local).toBe('2026-01-07T12:00')
    expect((await end('s9')).status).toBe(404)
    const owner = await site.signUp('owner@example.com', { role: 'admin' })
    const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
    expect(body).toMatchObject([
      {
        action: 'end subscription',
        subject: { _id: 's1' },
        before: { status: 'confirmed' },
        after: { status: 'unsubscribed' },
      },
    ])
    expect(JSON.stringify(body)).not.toContain('confirmed_1')
  })

  test('someone who asks to be forgotten is deleted for good, and so are their links', async () => {
    expect((await erase('s1')).status).toBe(204)
    expect((await erase('s1')).status).toBe(404)
    expect(await site.db.select().from(subscribers).where(eq(subscribers.id, 's1'))).toEqual([])
    expect((await unsubscribe('s1')).status).toBe(404)
    const owner = await site.signUp('owner@example.com', { role: 'admin' })
    const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
    expect(body).toMatchObject([{ action: 'delete subscription', before: { status: 'confirmed' } }])
    expect(JSON.stringify(body)).not.toContain('confirmed_1')
  })
})

test('deleting an account leaves its subscription alone', async () => {
  const { headers } = await site.signUp(reader)
  await join()
  const gone = await site.post('/trpc/account.delete', { password: 'correct horse' }, headers)
  expect(gone.status).toBe(200)
  expect((await row())?.status).toBe('confirmed')
})
