import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { reservationsForMailbox, reservationsFromAddress } from './reservation-limits.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))

const book = (email: string, headers: Record<string, string> = {}) =>
  site.post(
    '/api/reservations',
    { startsAt: '2026-01-09T18:30:00-07:00', partySize: 1, name: 'J', email, phone: '780-555-0199' },
    headers,
  )

test('one mailbox is not filled by strangers', async () => {
  for (let times = 0; times < reservationsForMailbox.attempts; times += 1) {
    expect((await book('juniper@example.com')).status).toBe(201)
  }
  const refused = await book('Juniper@example.com')
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await book('rowan@example.com')).status).toBe(201)
})

test('one address does not book the house out', async () => {
  for (let times = 0; times < reservationsFromAddress.attempts; times += 1) {
    expect((await book(`guest${times}@example.com`)).status).toBe(201)
  }
  expect((await book('another@example.com')).status).toBe(429)
})

test('sending the same again because no answer came is not counted', async () => {
  const key = { 'idempotency-key': 'dinner' }
  for (let times = 0; times < reservationsForMailbox.attempts + 2; times += 1) {
    expect((await book('juniper@example.com', key)).status).toBe(201)
  }
})
