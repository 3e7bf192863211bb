import type {
  ApiKey,
  ErrorBody,
  LogEntry,
  NewApiKey,
  Order,
  SecurityEvent,
  StaffMember,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { apiKeys, auditLog, sessions, users } from '../../db/schema/index.ts'
import { deleteOldKeys } from './api-key-queries.ts'

const site = useTestApp()
type SignedUp = Awaited<ReturnType<typeof site.signUp>>
let owner: SignedUp
let other: SignedUp

beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
  other = await site.signUp('other@example.com', { role: 'admin' })
})

const till = { name: 'Till', permissions: ['orders', 'availability'], endsOn: '2026-12-31' }
const create = (more: object = {}, headers = owner.headers) =>
  site.post<NewApiKey & ErrorBody>('/api/admin/keys', { ...till, ...more }, headers)
const make = async (more: object = {}) => (await create(more)).body
const list = async () => (await site.get<ApiKey[]>('/api/admin/keys', owner.headers)).body
const bearing = (key: string) => ({ authorization: `Bearer ${key}` })
const call = async (key: string, url = '/api/admin/orders') => {
  const { status, body } = await site.get<ErrorBody>(url, bearing(key))
  return [status, body.code]
}
const works = async (key: string) => (await call(key))[0] === 200
const replace = (id: string, more: object = {}) =>
  site.post<NewApiKey & ErrorBody>(
    `/api/admin/keys/${id}/replacement`,
    { endsOn: '2027-06-30', ...more },
    owner.headers,
  )
const revoke = (id: string, headers = owner.headers) =>
  site.post<ApiKey & ErrorBody>(`/api/admin/keys/${id}/revoke`, '', headers)

describe('a new key', () => {
  test('is shown once, and stored as a hash', async () => {
    const { key, apiKey } = await make()
    expect(key).toMatch(/^tiffin_live_[0-9A-Za-z]{36}$/)
    expect(apiKey).toMatchObject({
      name: 'Till',
      prefix: 'tiffin_live_',
      hint: key.slice(-4),
      state: 'active',
    })
    expect(JSON.stringify(await list())).not.toContain(key.slice(12, 40))
    const stored = JSON.stringify([
      await site.db.select().from(apiKeys),
      await site.db.select().from(auditLog),
    ])
    expect(stored).not.toContain(key.slice(12, 40))
  })

  test('is unlike any other', async () => {
    const keys = await Promise.all(['a', 'b', 'c'].map(async (name) => (await make({ name })).key))
    expect(new Set(keys).size).toBe(3)
  })

  test('works until the end of its last day in the restaurant', async () => {
    const { key, apiKey } = await make({ endsOn: '2026-01-08' })
    expect(apiKey.endsAt.local).toBe('2026-01-09T00:00')
    site.setTime('2026-01-08T23:59:59-07:00')
    expect(await works(key)).toBe(true)
    site.setTime('2026-01-09T00:00:00-07:00')
    expect(await call(key)).toEqual([401, 'KEY_ENDED'])
    expect(await list()).toMatchObject([{ state: 'expired', effective: [] }])
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ permissions: [] }, 'permissions'],
    [{ permissions: ['orders', 'magic'] }, 'permissions.1'],
    [{ permissions: ['apiKeys'] }, 'permissions.0'],
    [{ endsOn: '2026-01-06' }, 'endsOn'],
    [{ endsOn: '2028-01-09' }, 'endsOn'],
    [{ endsOn: undefined }, 'endsOn'],
    [{ networks: ['203.0.113.0/33'] }, 'networks.0'],
    [{ networks: ['203.0.113.0/24', 'the office'] }, 'networks.1'],
    [{ networks: ['3405803777'] }, 'networks.0'],
  ])('is rejected with %j', async (wrong, path) => {
    const { status, body } = await create(wrong)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
    expect(await list()).toEqual([])
  })

  test('has a name that no other key has that works', async () => {
    const [one, another] = await Promise.all([create(), create({ name: 'TILL' })])
    expect(new Set([one.status, another.status])).toEqual(new Set([201, 409]))
    const [made] = await list()
    await revoke(made?._id ?? '')
    expect((await create()).status).toBe(201)
  })

  test('needs a login of a moment ago', async () => {
    await site.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 60 * 60_000) })
    expect((await create()).body.code).toBe('CONFIRMATION_REQUIRED')
  })
})

describe('what it may do', () => {
  test('is what it was given, and nothing else', async () => {
    const { key } = await make()
    const { body } = await site.get<StaffMember>('/api/admin/me', bearing(key))
    expect(body.permissions.toSorted()).toEqual(['availability', 'orders'])
    expect(await call(key, '/api/admin/sales')).toEqual([403, 'FORBIDDEN'])
    expect(await call(key, '/api/products')).toEqual([200, undefined])
  })

  test('is never more than its maker may do now', async () => {
    const { key } = await make({ permissions: ['orders', 'log', 'coupons'] })
    await site.db.update(users).set({ staffRole: 'manager' }).where(eq(users.id, owner.user._id))
    expect(await call(key, '/api/admin/log')).toEqual([403, 'FORBIDDEN'])
    expect(await call(key, '/api/coupons')).toEqual([200, undefined])
    await site.db.update(users).set({ staffRole: 'kitchen' }).where(eq(users.id, owner.user._id))
    expect(await call(key, '/api/coupons')).toEqual([403, 'FORBIDDEN'])
    const { body } = await site.get<ApiKey[]>('/api/admin/keys', other.headers)
    expect(body[0]).toMatchObject({ permissions: ['orders', 'log', 'coupons'], effective: ['orders'] })
  })

  test('decides whether it reads the address of the guest of a finished order', async () => {
    const { body: order } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
    for (const [from, to] of [
      ['placed', 'accepted'],
      ['accepted', 'preparing'],
      ['preparing', 'ready'],
      ['ready', 'completed'],
    ])
      await site.post(
        `/api/admin/orders/${order._id}/status`,
        { from, to, keepsPayment: true },
        owner.headers,
      )
    const emailFor = async (key: string) => {
      const url = `/api/admin/orders/${order._id}`
      return (await site.get<Order>(url, bearing(key))).body.customer.email
    }
    expect(await emailFor((await make()).key)).toBe('')
    const knowing = await make({ name: 'CRM', permissions: ['orders', 'customers'] })
    expect(await emailFor(knowing.key)).toBe('guest@example.com')
  })

  test('decides what is counted as waiting', async () => {
    const { key } = await make({ permissions: ['reviews'] })
    expect((await site.get('/api/admin/waiting', bearing(key))).body).toEqual({ reviews: 0 })
  })

  test('includes exports, without a login', async () => {
    const { key } = await make({ permissions: ['customers'] })
    const { status, headers } = await site.get(
      '/api/admin/orders/export?from=2026-01-01&to=2026-01-31&format=csv',
      bearing(key),
    )
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
  })
})

describe('its maker', () => {
  const ends: [string, () => Promise<{ status: number }>][] = [
    ['is disabled', () => site.post(`/api/staff/${owner.user._id}/disable`, '', other.headers)],
    ['is removed', () => site.send('DELETE', `/api/staff/${owner.user._id}`, undefined, other.headers)],
  ]
  test.each(ends)('%s: it ends', async (_what, end) => {
    const { key } = await make()
    expect((await end()).status).toBeLessThan(300)
    expect(await call(key)).toEqual([401, 'KEY_ENDED'])
    const { body } = await site.get<ApiKey[]>('/api/admin/keys', other.headers)
    expect(body).toMatchObject([{ name: 'Till', maker: 'owner@example.com', effective: [] }])
  })

  test('is disabled and enabled again: it stays ended', async () => {
    const { key } = await make()
    await site.post(`/api/staff/${owner.user._id}/disable`, '', other.headers)
    await site.post(`/api/staff/${owner.user._id}/enable`, '', other.headers)
    expect(await call(key)).toEqual([401, 'KEY_ENDED'])
  })

  test('has a new password: it goes on', async () => {
    const { key } = await make()
    await site.post(
      '/api/account/password',
      { currentPassword: 'correct horse', newPassword: 'another horse' },
      owner.headers,
    )
    expect(await works(key)).toBe(true)
  })
})

describe('the list', () => {
  test('says when, from where and with which call a key was last used', async () => {
    const { key } = await make()
    expect(await list()).toMatchObject([{ lastUse: null }])
    site.setTime('2026-01-07T13:00:00-07:00')
    const remoteAddress = '198.51.100.7'
    await site.app.inject({ url: '/api/admin/orders', headers: bearing(key), remoteAddress })
    expect(await list()).toMatchObject([
      {
        lastUse: { at: { local: '2026-01-07T13:00' }, network: '198.51.100.0/24', call: 'orders.list' },
      },
    ])
    await site.get('/trpc/products.soldOut', bearing(key))
    expect(await list()).toMatchObject([{ lastUse: { call: 'products.soldOut' } }])
  })

  test('has the keys that work first, and forgets those that ended half a year ago', async () => {
    const ended = await make({ name: 'A' })
    await make({ name: 'B' })
    await revoke(ended.apiKey._id)
    expect((await list()).map(({ name, state }) => [name, state])).toEqual([
      ['B', 'active'],
      ['A', 'revoked'],
    ])
    await deleteOldKeys(site.db, Temporal.Instant.from('2026-07-07T12:00:00Z'))
    expect((await list()).map(({ name }) => name)).toEqual(['B'])
  })
})

describe('replacing', () => {
  test('makes one that may do the same; the old one works beside it for a while', async () => {
    const { key: old, apiKey } = await make({ networks: ['127.0.0.0/8'] })
    const { body } = await replace(apiKey._id, { overlapHours: 2 })
    expect(body.apiKey).toMatchObject({
      name: 'Till',
      permissions: till.permissions,
      networks: ['127.0.0.0/8'],
    })
    expect([await works(old), await works(body.key)]).toEqual([true, true])
    const states = new Map((await list()).map(({ _id, state, replacedBy }) => [_id, [state, replacedBy]]))
    expect(states.get(apiKey._id)).toEqual(['replaced', body.apiKey._id])
    expect(states.get(body.apiKey._id)).toEqual(['active', null])
    site.setTime('2026-01-07T14:00:00-07:00')
    expect([await call(old), await works(body.key)]).toEqual([[401, 'KEY_ENDED'], true])
  })

  test('does not extend the old one', async () => {
    const { apiKey } = await make({ endsOn: '2026-01-07' })
    await replace(apiKey._id, { overlapHours: 168 })
    expect((await list()).find(({ _id }) => _id === apiKey._id)?.endsAt).toEqual(apiKey.endsAt)
  })

  test('happens once, however many do it at the same time', async () => {
    const { apiKey } = await make()
    const answers = await Promise.all([replace(apiKey._id), replace(apiKey._id), replace(apiKey._id)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await list()).toHaveLength(2)
  })

  test('is too late for a key that has ended', async () => {
    const { apiKey } = await make()
    await revoke(apiKey._id)
    expect((await replace(apiKey._id)).status).toBe(409)
    expect((await replace('made-up')).status).toBe(404)
  })
})

test('a revoked key ends at once, and revoking it again changes nothing', async () => {
  const { key, apiKey } = await make()
  expect((await revoke(apiKey._id)).body.state).toBe('revoked')
  expect(await call(key)).toEqual([401, 'KEY_ENDED'])
  expect((await revoke(apiKey._id, other.headers)).status).toBe(200)
  expect(await call(key, '/api/products')).toEqual([401, 'KEY_ENDED'])
  expect((await revoke('made-up')).status).toBe(404)
})

describe('on record', () => {
  const log = async (query: string) =>
    (await site.get<LogEntry[]>(`/api/admin/log?${query}`, owner.headers)).body

  test('is who made, replaced and revoked a key', async () => {
    const { apiKey } = await make()
    const { body } = await replace(apiKey._id)
    await revoke(body.apiKey._id)
    const entries = await log(new URLSearchParams({ kind: 'API key' }).toString())
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'create API key',
      'replace API key',
      'revoke API key',
    ])
    for (const { user, subject } of entries)
      expect([user.email, subject.name]).toEqual(['owner@example.com', 'Till'])
  })

  test('is what was changed with a key, under its name and its maker', async () => {
    const { key } = await make({ permissions: ['coupons'] })
    await site.post('/api/coupons', { code: 'TILL5', kind: 'percent', value: 5 }, bearing(key))
    expect(await log('q=till5')).toMatchObject([{ user: { email: 'owner@example.com' }, key: 'Till' }])
    expect(await log('q=till')).toContainEqual(expect.objectContaining({ action: 'create coupon' }))
  })

  test('is what it exported, and what it was not allowed to do', async () => {
    const { key } = await make({ permissions: ['customers'] })
    await site.get('/api/admin/customers/export?format=csv', bearing(key))
    await site.get('/api/admin/log', bearing(key))
    await site.get('/api/account', bearing(key))
    const { body } = await site.get<SecurityEvent[]>('/api/admin/security-events', owner.headers)
    const by = { user: { _id: owner.user._id, email: 'owner@example.com' }, key: 'Till' }
    expect(body.toSorted((one, two) => (one.what ?? '').localeCompare(two.what ?? ''))).toMatchObject([
      { kind: 'refused', what: 'account.get', ...by },
      { kind: 'export', what: 'customers_2026-01-07.csv', ...by },
      { kind: 'refused', what: 'log', ...by },
    ])
  })
})
