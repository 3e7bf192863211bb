import type { ErrorBody, SecurityEvent, Session } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, securityEvents, subscribers } from '../../db/schema/index.ts'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { anonymousContext } from '../../http/request-context.ts'
import { deleteOldSecurityEvents, recordSecurityEvent } from '../../platform/record-security-event.ts'

let lines: string[] = []
const site = useTestApp({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })
type SignedUp = Awaited<ReturnType<typeof site.signUp>>
let owner: SignedUp
let manager: SignedUp
let kitchen: SignedUp
let customer: SignedUp

beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
  manager = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  kitchen = await site.signUp('kitchen@example.com', { role: 'admin', staffRole: 'kitchen' })
  customer = await site.signUp('asha@example.com')
  lines = []
})

const list = async (query: Record<string, string> = {}) => {
  const url = `/api/admin/security-events?${new URLSearchParams(query).toString()}`
  return (await site.get<SecurityEvent[]>(url, owner.headers)).body
}
const logIn = (email: string, password = PASSWORD) =>
  site.post<Session & ErrorBody>('/api/auth/login', { email, password })
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; security?: Record<string, unknown> })
    .flatMap(({ msg, security }) => (msg === 'security event' && security ? [security] : []))

const recorderAt = (address: string) => ({ ...anonymousContext(site.deps), address })
/** Of one instant. */
const inOrder = (events: SecurityEvent[]) =>
  events.toSorted((one, other) => (one.what ?? '').localeCompare(other.what ?? ''))

const guess = (email: string, address: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { email, password: 'wrong' },
  })

test('a colleague who logs in is on record, with the network; a customer who does is in the process log by id', async () => {
  await logIn('manager@example.com')
  await logIn('asha@example.com')
  expect(await list()).toMatchObject([
    {
      kind: 'login',
      count: 1,
      time: { local: '2026-01-07T12:00' },
      user: { _id: manager.user._id, email: 'manager@example.com' },
      network: '127.0.0.0/24',
    },
  ])
  expect(logged()).toEqual([
    { kind: 'login', userId: manager.user._id, userEmail: 'manager@example.com', network: '127.0.0.0/24' },
    { kind: 'login', userId: customer.user._id, network: '127.0.0.0/24' },
  ])
})

test('failed logins to an account are counted in one row, and the address that was typed is nowhere', async () => {
  for (const email of ['Owner@example.com', 'owner@example.com']) await logIn(email, 'wrong')
  site.setTime('2026-01-07T12:01:00-07:00')
  await logIn('nobody@example.com', 'wrong')
  const [nobody, known, ...others] = await list()
  expect(others).toEqual([])
  expect(nobody).toMatchObject({ kind: 'failed login', count: 1 })
  expect(nobody?.account).not.toHaveProperty('email')
  expect(known).toMatchObject({ kind: 'failed login', count: 2, account: { email: 'owner@example.com' } })
  expect(known).not.toHaveProperty('user')
  expect(known?.account?.hash).not.toBe(nobody?.account?.hash)
  expect(logged()).toHaveLength(3)
  const written = JSON.stringify(await site.db.select().from(securityEvents)) + lines.join('')
  expect(written).not.toContain('nobody@')
})

test('the next hour has a row of its own', async () => {
  await logIn('owner@example.com', 'wrong')
  site.setTime('2026-01-07T13:00:00-07:00')
  await logIn('owner@example.com', 'wrong')
  expect((await list()).map(({ count }) => count)).toEqual([1, 1])
})

test('a disabled colleague who knows the password is a failed login too', async () => {
  await site.post(`/api/staff/${manager.user._id}/disable`, {}, owner.headers)
  await logIn('manager@example.com')
  expect(await list()).toMatchObject([{ kind: 'failed login', account: { email: 'manager@example.com' } }])
})

test('guesses at a thousand accounts from many networks fill neither the table nor hide each other', async () => {
  for (let index = 0; index < 25; index += 1) await guess(`a${index}@example.com`, '192.0.2.7')
  const ofNetwork = await list()
  expect(ofNetwork).toHaveLength(21)
  expect(ofNetwork.find(({ account }) => !account)).toMatchObject({ count: 5, network: '192.0.2.0/24' })

  const failed = { kind: 'failed login', email: 'owner@example.com' } as const
  for (let index = 0; index < 240; index += 1)
    await recordSecurityEvent(site.db, recorderAt(`10.0.${index}.1`), failed)
  const all = await list()
  expect(all).toHaveLength(201)
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(265)
})

test('concurrent failures are all counted', async () => {
  await Promise.all(Array.from({ length: 8 }, () => logIn('owner@example.com', 'wrong')))
  expect(await list()).toMatchObject([{ count: 8 }])
})

test('who asks for what they have no right to is on record; customers without their address', async () => {
  const refused = [
    await site.get('/api/admin/log', manager.headers),
    await site.get('/api/admin/log', manager.headers),
    await site.get('/trpc/log.list', manager.headers),
    await site.get('/api/customers', customer.headers),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const found = inOrder(await list({ kind: 'refused' }))
  expect(found).toMatchObject([
    { what: 'customers', count: 1, user: { _id: customer.user._id } },
    { what: 'log', count: 3, user: { _id: manager.user._id, email: 'manager@example.com' } },
  ])
  expect(found[0]?.user).not.toHaveProperty('email')
})

test('every exported file is on record, with its name and rows', async () => {
  const asked = { id: 's1', email: 'guest@example.com', consent: 'Yes', askedAt: new Date() }
  await site.db.insert(subscribers).values({ ...asked, status: 'confirmed' })
  await site.get('/api/admin/customers/export?format=csv', manager.headers)
  await site.get('/api/admin/subscribers/export?format=csv', manager.headers)
  expect(inOrder(await list({ kind: 'export' }))).toMatchObject([
    { what: 'customers_2026-01-07.csv', rowCount: 1, user: { email: 'manager@example.com' } },
    { what: 'subscribers_2026-01-07.csv', rowCount: 1 },
  ])
  expect(logged()).toMatchObject([
    { kind: 'export', what: 'customers_2026-01-07.csv', rowCount: 1 },
    { kind: 'export', what: 'subscribers_2026-01-07.csv' },
  ])
})

test('a change of a role and of settings is in the process log, and in one table only', async () => {
  await site.send('PUT', `/api/staff/${kitchen.user._id}/role`, { staffRole: 'manager' }, owner.headers)
  const contact = { ...sampleSettings.contact, email: 'desk@example.com' }
  await site.send('PUT', '/api/admin/settings', { contact }, manager.headers)
  expect(await list()).toEqual([])
  const changes = await site.db.select().from(auditLog)
  expect(changes.map(({ action }) => action).toSorted()).toEqual(['change settings', 'change staff role'])
  expect(logged()).toMatchObject([
    { kind: 'staff.changeRole', userId: owner.user._id, network: '127.0.0.0/24' },
    { kind: 'settings.change', userId: manager.user._id },
  ])
})

test('a wrong password on a page of the account, and a new one, are on record for staff', async () => {
  const change = (currentPassword: string) =>
    site.send(
      'PUT',
      '/api/account/password',
      { currentPassword, newPassword: 'another fine horse' },
      manager.headers,
    )
  await change('wrong')
  site.setTime('2026-01-07T12:01:00-07:00')
  await change(PASSWORD)
  expect((await list()).map(({ kind, user }) => `${kind} ${user?.email}`)).toEqual([
    'password change manager@example.com',
    'wrong password manager@example.com',
  ])
})

test.each([
  [{ kind: 'login' }, ['login']],
  [{ kind: 'export' }, []],
  [{ from: '2026-01-07', to: '2026-01-07' }, ['failed login', 'login']],
  [{ to: '2026-01-06' }, []],
  [{ limit: '1', offset: '1' }, ['login']],
])('%o finds %o', async (query, kinds) => {
  await logIn('owner@example.com')
  site.setTime('2026-01-07T12:10:00-07:00')
  await logIn('owner@example.com', 'wrong')
  expect((await list(query)).map(({ kind }) => kind)).toEqual(kinds)
})

test('an unknown kind is rejected', async () => {
  expect((await site.get('/api/admin/security-events?kind=tea', owner.headers)).status).toBe(400)
})

test('what a colleague did stays after the account is deleted', async () => {
  await logIn('manager@example.com')
  await site.send('DELETE', `/api/staff/${manager.user._id}`, undefined, owner.headers)
  expect(await list({ kind: 'login' })).toMatchObject([{ user: { email: 'manager@example.com' } }])
})

test('an event is deleted after 180 days', async () => {
  await logIn('owner@example.com')
  const deleteAt = (instant: string) => deleteOldSecurityEvents(site.db, Temporal.Instant.from(instant))
  await deleteAt('2026-07-06T11:59:00-07:00')
  expect(await list()).toHaveLength(1)
  await deleteAt('2026-07-06T13:01:00-07:00')
  expect(await list()).toEqual([])
})
