import type { BlockedContact } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { auditLog } from '../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const block = (contact: string) =>
  site.post<BlockedContact>('/api/admin/blocked-contacts', { contact }, headers)
const order = (customer: Record<string, string>, as: Record<string, string> = {}) =>
  site.post(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], { customer: { name: 'Test', email: 'guest@example.com', ...customer } }),
    as,
  )
const reserve = (guest: Record<string, string>) =>
  site.post('/api/reservations', {
    startsAt: '2026-01-09T18:30:00-07:00',
    partySize: 2,
    name: 'Test',
    email: 'guest@example.com',
    phone: '780-555-0111',
    ...guest,
  })
const callUs = 'We can’t take this online. Please call us: 780-555-0142'

test.each([
  ['email address', 'Prank@Example.com', { email: 'prank@example.COM ' }],
  ['telephone number', '780-555-0199', { phone: '+1 (780) 555 0199' }],
  ['number with its country', '+49 30 5550199', { phone: '030/555 01 99' }],
])('with a blocked %s nobody orders or reserves online; others do', async (_what, contact, guest) => {
  expect((await block(contact)).status).toBe(201)
  for (const { status, body } of [await order(guest), await reserve(guest)])
    expect([status, body.message]).toEqual([403, callUs])
  expect((await order({ phone: '780-555-0111' })).status).toBe(201)
  expect((await reserve({})).status).toBe(201)
  // Staff enter what is ordered by phone.
  expect((await order(guest, headers)).status).toBe(201)
})

test('unblocked, it can be used again; the log names neither address nor number', async () => {
  const { body: blocked } = await block('780-555-0199')
  expect((await block('(780) 5550199')).body._id).toBe(blocked._id)
  expect((await site.get<BlockedContact[]>('/api/admin/blocked-contacts', headers)).body).toEqual([blocked])
  const url = `/api/admin/blocked-contacts/${blocked._id}`
  expect((await site.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
  expect((await order({ phone: '780-555-0199' })).status).toBe(201)
  const log = await site.db.select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual(['block contact', 'unblock contact'])
  expect(JSON.stringify(log)).not.toMatch(/555.?0199/)
})

test('an order whose answer was lost is still answered after its guest has been blocked', async () => {
  const key = { 'idempotency-key': 'lost-answer' }
  const placed = await order({ phone: '780-555-0199' }, key)
  await block('780-555-0199')
  const again = await order({ phone: '780-555-0199' }, key)
  expect([again.status, again.body]).toEqual([placed.status, placed.body])
})

test('neither an address nor a number cannot be blocked', async () => {
  expect((await block('someone')).status).toBe(400)
})

test('of a long list each part can be read, the latest first', async () => {
  const contacts = ['one@example.com', 'two@example.com', 'three@example.com']
  for (const [second, contact] of contacts.entries()) {
    site.setTime(`2026-01-07T12:00:0${second}-07:00`)
    await block(contact)
  }
  const url = '/api/admin/blocked-contacts?limit=2'
  const partFrom = async (offset: number) =>
    (await site.get<BlockedContact[]>(`${url}&offset=${offset}`, headers)).body.map(({ contact }) => contact)
  expect([await partFrom(0), await partFrom(2)]).toEqual([
    ['three@example.com', 'two@example.com'],
    ['one@example.com'],
  ])
})
