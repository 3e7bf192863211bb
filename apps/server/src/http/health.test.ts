import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { mailInvitation } from '../guests/accounts/account-jobs.ts'

const TOKEN = 'a-token-of-the-monitor'
const site = useTestApp({ metricsToken: TOKEN })

test('alive and ready', async () => {
  expect((await site.get('/healthz')).body).toEqual({ status: 'alive' })
  expect((await site.get('/readyz')).body).toEqual({ status: 'ready' })
})

test('metrics are counted by route, not by address', async () => {
  await site.get('/api/products/samosa')
  const { body } = await site.get<string>('/metrics')
  expect(body).toContain('route="/api/products/:slug",status="200"')
  expect(body).not.toContain('samosa')
})

test('jobs that are due are counted by kind, with how long the oldest has been', async () => {
  const metrics = async () => {
    const { body } = await site.get<string>('/metrics')
    return (name: string, queue: string) => {
      const [, figure] = new RegExp(String.raw`^${name}\{queue="${queue}"\} (\S+)$`, 'm').exec(body) ?? []
      return Number(figure)
    }
  }
  const none = await metrics()
  expect(none('jobs_waiting', mailInvitation.name)).toBe(0)
  expect(none('jobs_oldest_waiting_seconds', mailInvitation.name)).toBe(0)

  for (let mail = 0; mail < 2; mail += 1)
    await site.db.transaction((tx) => site.jobs.enqueue(tx, mailInvitation, { userId: 'somebody' }))
  await site.db.execute(
    sql`update pgboss.job set created_on = now() - interval '1 hour', start_after = now() - interval '10 minutes'
      where id = (select min(id::text)::uuid from pgboss.job where name = ${mailInvitation.name})`,
  )
  // Not due yet.
  await site.db.transaction((tx) => site.jobs.enqueue(tx, mailInvitation, { userId: 'somebody' }, 3600))
  const some = await metrics()
  expect(some('jobs_waiting', mailInvitation.name)).toBe(2)
  const oldestSeconds = some('jobs_oldest_waiting_seconds', mailInvitation.name)
  expect(oldestSeconds).toBeGreaterThanOrEqual(600)
  expect(oldestSeconds).toBeLessThan(700)
  expect(some('jobs_waiting', 'mail-password-reset')).toBe(0)
})

describe('the metrics', () => {
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await site.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'are shown to this machine, asking from %s',
    async (ip) => {
      expect(await from(ip)).toBe(200)
    },
  )

  test.each([
    ['another machine', '192.0.2.1', {}],
    ['another machine with a wrong token', '192.0.2.1', { authorization: 'Bearer guess' }],
    ['a guest behind a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
    ['one who claims to ask for this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ])('are not shown to %s', async (_who, ip, headers) => {
    expect(await from(ip, headers)).toBe(401)
  })

  test('are shown to whoever has the token', async () => {
    expect(await from('192.0.2.1', { authorization: `Bearer ${TOKEN}` })).toBe(200)
  })
})
