import type { Session, User } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { sessions, users } from '../../db/schema/index.ts'
import { deleteEndedSessions } from './sessions.ts'

const site = useTestApp()
const me = (token: string) => site.get<User>('/api/auth/me', { authorization: `Bearer ${token}` })
const login = (email: string, password = PASSWORD) =>
  site.post<Session>('/api/auth/login', { email, password })
const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

describe('an account', () => {
  test('is created, signed in, and logged in to again with its address typed differently', async () => {
    const account = { name: ' Asha Test ', email: ' Asha@Example.COM ', password: PASSWORD }
    const { status, body } = await site.post<Session>('/api/auth/register', account)
    expect([status, body.user]).toEqual([
      201,
      { _id: body.user._id, name: 'Asha Test', email: 'asha@example.com', role: 'customer' },
    ])
    expect((await me(body.token)).body).toEqual(body.user)
    const again = await login('ASHA@example.com')
    expect([again.status, again.body.user]).toEqual([200, body.user])
    expect(again.body.token).not.toBe(body.token)
  })

  test('is unique per address, however many registrations race', async () => {
    const account = { name: 'Asha', email: 'asha@example.com', password: PASSWORD }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.post('/api/auth/register', account)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT')
    expect(await site.db.$count(users)).toBe(1)
  })

  test('registering never grants a role', async () => {
    const account = { name: 'Asha', email: 'asha@example.com', password: PASSWORD, role: 'admin' }
    expect((await site.post<Session>('/api/auth/register', account)).body.user.role).toBe('customer')
  })

  test.each([
    [{ password: '1234567' }, 'At least 8 characters'],
    [{ password: 'x'.repeat(129) }, 'At most 128 characters'],
    [{ password: undefined }, 'Password is required'],
    [{ email: 'nobody' }, 'Enter a valid email address'],
    [{ name: ' ' }, 'Name is required'],
  ])('%j is rejected, and the error says what is wrong', async (wrong, message) => {
    const account = { name: 'Asha', email: 'asha@example.com', password: PASSWORD, ...wrong }
    const { status, body } = await site.post('/api/auth/register', account)
    expect([status, body.code, body.message]).toEqual([400, 'VALIDATION', message])
  })

  test('a password may be in any script, and typed on any keyboard', async () => {
    await site.post('/api/auth/register', { name: 'A', email: 'a@example.com', password: 'caf\u00e9 चाय 🌶' })
    expect((await login('a@example.com', 'cafe\u0301 चाय 🌶')).status).toBe(200)
    expect((await login('a@example.com', 'cafe चाय 🌶')).status).toBe(401)
  })
})

describe('logging in', () => {
  test('an unknown address and a wrong password get the same answer', async () => {
    await site.signUp('asha@example.com')
    const wrong = await login('asha@example.com', 'wrong password')
    const unknown = await login('nobody@example.com', 'wrong password')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('works over tRPC, too, and its token works over REST and tRPC', async () => {
    await site.signUp('asha@example.com')
    const { body } = await site.post<{ result: { data: Session } }>('/trpc/auth.login', {
      email: 'asha@example.com',
      password: PASSWORD,
    })
    const { token, user } = body.result.data
    const headers = { authorization: `bearer ${token}` }
    expect((await site.get('/api/auth/me', headers)).body).toEqual(user)
    expect((await site.get('/trpc/auth.me', headers)).body).toEqual({ result: { data: user } })
  })
})

describe('a session', () => {
  test('ends at logout, and only that one', async () => {
    const first = await site.signUp('asha@example.com')
    const second = (await login('asha@example.com')).body
    const answer = await site.post('/api/auth/logout', '', first.headers)
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect((await me(first.token)).status).toBe(401)
    expect((await me(second.token)).status).toBe(200)
  })

  test('ends when another login is sent with it, but not when that is refused', async () => {
    const { token, headers } = await site.signUp('asha@example.com')
    const sendLogin = (password: string) =>
      site.post<Session>('/api/auth/login', { email: 'asha@example.com', password }, headers)
    expect((await sendLogin('wrong guess')).status).toBe(401)
    expect((await me(token)).status).toBe(200)
    const { body } = await sendLogin(PASSWORD)
    expect((await me(token)).status).toBe(401)
    expect((await me(body.token)).status).toBe(200)
  })

  test('that has ended is anonymous to a background check, and an error for calls that need it', async () => {
    const { headers, user } = await site.signUp('asha@example.com')
    const look = async () => (await site.get('/api/auth/session', headers)).body
    expect(await look()).toEqual({ data: user })
    await site.db.update(sessions).set({ expiresAt: hours(-1) })
    expect(await look()).toEqual({ data: null })
    expect((await site.get('/api/auth/session')).body).toEqual({ data: null })
    expect((await site.get('/api/auth/me', headers)).status).toBe(401)
  })

  test.each([{}, { authorization: 'Bearer garbage' }])(
    'logging out without a session is fine: %j',
    async (headers) => {
      expect((await site.post('/api/auth/logout', '', headers)).status).toBe(204)
    },
  )

  test('is nowhere in the database: only a hash of its token is', async () => {
    const { token } = await site.signUp('asha@example.com')
    expect(token).toMatch(/^[a-z2-7]{40}$/)
    const rows = await site.db.execute(sql`select * from sessions`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is extended while it is used, but not past its last day', async () => {
    const { token } = await site.signUp('asha@example.com')
    const expiry = async () => (await site.db.select().from(sessions))[0]?.expiresAt.getTime() ?? 0
    await site.db.update(sessions).set({ expiresAt: hours(24) })
    await me(token)
    expect(await expiry()).toBeGreaterThan(hours(29 * 24).getTime())

    await site.db.update(sessions).set({ expiresAt: hours(24), endsAt: hours(48) })
    await me(token)
    expect(await expiry()).toBeLessThanOrEqual(hours(48).getTime())
    await me(token)
    expect(await expiry()).toBeLessThanOrEqual(hours(48).getTime())
  })

  test.each([
    ['a guest', 'customer', 30 * 24],
    ['somebody of the staff', 'admin', 12],
  ] as const)('of %s ends after so many hours without use', async (_whose, role, idleHours) => {
    const { token } = await site.signUp('asha@example.com', { role })
    const unusedHours = async () => {
      const [session] = await site.db.select().from(sessions)
      return ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
    }
    expect(await unusedHours()).toBeCloseTo(idleHours, 0)
    await site.db.update(sessions).set({ expiresAt: hours(idleHours / 4) })
    expect((await me(token)).status).toBe(200)
    expect(await unusedHours()).toBeCloseTo(idleHours, 0)
    await site.db.update(sessions).set({ expiresAt: hours(-0.01) })
    expect((await me(token)).status).toBe(401)
  })

  test('ends when its time is up, and is then deleted', async () => {
    const { token } = await site.signUp('asha@example.com')
    await site.db.update(sessions).set({ expiresAt: hours(-1) })
    await deleteEndedSessions(site.db)
    expect((await me(token)).status).toBe(401)
    expect(await site.db.$count(sessions)).toBe(0)
  })

  test('of an admin is short', async () => {
    const { token } = await site.signUp('owner@example.com', { role: 'admin' })
    const [user] = await site.db.select().from(users).where(eq(users.role, 'admin'))
    const own = await site.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''))
    const latest = Math.min(...own.map(({ endsAt }) => endsAt.getTime()))
    expect(latest).toBeLessThan(hours(7 * 24 + 1).getTime())
    expect((await me(token)).body.role).toBe('admin')
  })
})

test('a stale token does not lock out a browsing guest, but an order needs a valid one', async () => {
  const headers = { authorization: 'Bearer garbage' }
  expect((await site.get('/api/products', headers)).status).toBe(200)
  const order = { items: [{ slug: 'samosa' }], customer: { name: 'A', email: 'a@example.com' } }
  expect((await site.post('/api/orders', order, headers)).body.code).toBe('UNAUTHENTICATED')
})
