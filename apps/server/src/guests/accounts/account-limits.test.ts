import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { buildApp } from '../../app.ts'
import { rowsOf } from '../../db/database.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { issueMailedToken } from './mailed-tokens.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))

// A second process of the same restaurant: it shares only the database with the first.
let other: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  const limits = createRateLimits(site.db)
  other = await buildApp({ ...site.deps, limits }, { logLevel: 'silent', trustProxy: false })
})
afterAll(() => other.close())

const post = async (app: typeof other, url: string, payload: object, remoteAddress = '192.0.2.1') => {
  const answer = await app.inject({ method: 'POST', url, payload, remoteAddress })
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    body: answer.json<{ code: string }>(),
  }
}
const login = (app: typeof other, password: string, from?: string, email = 'asha@example.com') =>
  post(app, '/api/auth/login', { email, password }, from)

test('ten wrong passwords lock the account for that address, in all processes, and for no other address', async () => {
  await site.signUp('asha@example.com')
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, index) => login(index % 2 ? site.app : other, `guess ${index}`)),
  )
  expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(10).fill(401),
    ...Array<number>(4).fill(429),
  ])
  const refused = await login(other, PASSWORD)
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(15 * 60)
  expect((await login(site.app, PASSWORD, '198.51.100.7')).status).toBe(200)
})

test('setting a new password through the emailed link lifts the lock', async () => {
  const { user } = await site.signUp('asha@example.com')
  for (let round = 0; round < 11; round += 1) await login(site.app, `guess ${round}`)
  expect((await login(site.app, PASSWORD)).status).toBe(429)
  const token = await issueMailedToken(site.db, {
    userId: user._id,
    purpose: 'reset-password',
    now: site.deps.clock.now(),
  })
  await post(site.app, '/trpc/account.resetPassword', { token, password: 'saffron and snow' })
  expect((await login(site.app, 'saffron and snow')).status).toBe(200)
})

test('the right password is never counted, neither for the account nor for the address', async () => {
  await site.signUp('asha@example.com')
  for (let round = 0; round < 12; round += 1) expect((await login(site.app, PASSWORD)).status).toBe(200)
  const guess = (index: number) => login(site.app, 'guess', undefined, `guest${index}@example.com`)
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)))
  expect(guesses.filter(({ status }) => status !== 401)).toEqual([])
})

test.each([
  ['an address of the same IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 429],
  ['the same address, written out', '2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:1', 429],
  ['the same IPv4 address, as a socket for both kinds has it', '192.0.2.1', '::ffff:192.0.2.1', 429],
  ['the same IPv4 address, as a proxy may write it', '192.0.2.1', '::ffff:c000:201', 429],
  ['the next IPv6 network', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['another short network', '2001:db8::1', '2001:db9::1', 200],
  ['another IPv4 address', '::ffff:192.0.2.1', '::ffff:192.0.2.2', 200],
])('the limit after ten wrong passwords recognizes %s', async (_which, from, next, status) => {
  await site.signUp('asha@example.com')
  await Promise.all(Array.from({ length: 10 }, (_, index) => login(site.app, `guess ${index}`, from)))
  expect((await login(site.app, PASSWORD, next)).status).toBe(status)
})

test('trying many accounts from one address is stopped, even when spread over half an IPv6 network', async () => {
  const guess = (index: number) =>
    login(site.app, 'guess', `2001:db8:1:2::${index.toString(16)}`, `guest${index}@example.com`)
  const answers = await Promise.all(Array.from({ length: 65 }, (_, index) => guess(index + 1)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect((await login(site.app, 'guess', '2001:db8:1:3::1', 'guest1@example.com')).status).toBe(401)
})

test('a wider network has three times the guesses at an account, however many addresses it uses', async () => {
  await site.signUp('asha@example.com')
  const guesses = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      login(site.app, 'guess', `2001:db8:1:${(index + 1).toString(16)}::1`),
    ),
  )
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
  expect((await login(site.app, PASSWORD, '2001:db8:1:ff::1')).status).toBe(429)
  expect((await login(site.app, PASSWORD, '2001:db8:2:1::1')).status).toBe(200)
})

test('links to one mailbox and from one address are limited, whether there is an account or not', async () => {
  const ask = (email: string, from: string) =>
    post(site.app, '/trpc/account.requestPasswordReset', { email }, from)
  await site.signUp('asha@example.com')
  for (const email of ['asha@example.com', 'nobody@example.com']) {
    const answers = []
    for (let round = 0; round < 6; round += 1) answers.push((await ask(email, `192.0.2.${round}`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  }
  const many = []
  for (let round = 0; round < 22; round += 1)
    many.push((await ask(`g${round}@example.com`, '192.0.2.99')).status)
  expect(many.filter((status) => status === 429)).toHaveLength(2)
})

test('registrations from one address are limited', async () => {
  const register = (index: number) =>
    post(
      site.app,
      '/api/auth/register',
      { name: 'A', email: `g${index}@example.com`, password: PASSWORD },
      '192.0.2.5',
    )
  const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => register(index)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('the counters do not reveal which accounts were tried', async () => {
  await login(site.app, 'guess')
  const { rows } = (await site.db.execute(sql`select key from rate_limits`)) as { rows: { key: string }[] }
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('asha')
})

test('no attempt waits until its count is on the disk', async () => {
  const found = await rowsOf(site.db, sql`select relpersistence from pg_class where relname = 'rate_limits'`)
  expect(found).toEqual([{ relpersistence: 'u' }])
})
