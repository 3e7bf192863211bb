import { sql } from 'drizzle-orm'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { startSmtpServer } from '../../test/start-smtp-server.ts'
import { newId } from '../db/new-id.ts'
import { users } from '../db/schema/index.ts'
import type { Finding } from '../office/check-up/finding.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  await sandbox.look((db) =>
    db.insert(users).values({
      id: newId(),
      name: 'Maria',
      email: 'maria@example.com',
      role: 'admin',
      staffRole: 'owner',
      passwordHash: '',
      createdAt: new Date(),
    }),
  )
  const built = join(sandbox.dataDir, 'dist')
  mkdirSync(join(built, 'client/.vite'), { recursive: true })
  mkdirSync(join(built, 'server'))
  for (const name of ['manifest.json', 'manifest-admin.json', 'manifest-still.json'])
    writeFileSync(join(built, 'client/.vite', name), '{}')
  writeFileSync(join(built, 'server/entry-server.js'), '')
})
afterAll(() => sandbox.remove())

async function examine(env: NodeJS.ProcessEnv = {}, { webDist = 'dist', at = sandbox } = {}) {
  const ran = await at.tiffin(['doctor', '--json', '--web-dist', webDist], { env })
  const findings = JSON.parse(ran.stdout) as Finding[]
  return { ...ran, of: (name: string) => findings.find(({ check }) => check === name), findings }
}

test('a healthy site is reported as such, check by check', async () => {
  const { exitCode, stdout } = await sandbox.tiffin(['doctor', '--web-dist', 'dist'], {
    env: { PUBLIC_URL: 'https://eat.example', NODE_ENV: 'development' },
  })
  expect(exitCode).toBe(0)
  for (const check of [
    'settings',
    'node',
    'time zone',
    'database',
    'migrations',
    'clock',
    'owner',
    'jobs',
    'webhooks',
    'disk',
  ])
    expect(stdout).toMatch(new RegExp(`^ok +${check} `, 'm'))
  expect(stdout).not.toMatch(/^trouble/m)
})

test('it changes nothing, not even where no site exists yet', async () => {
  const empty = await openSandbox({ isEmpty: true })
  onTestFinished(() => empty.remove())
  const { exitCode, of } = await examine({}, { at: empty, webDist: join(sandbox.dataDir, 'dist') })
  expect(exitCode).toBe(0)
  const { check, says } = empty.isEmbedded
    ? { check: 'database', says: `There is no database in ${empty.dataDir} yet.` }
    : { check: 'migrations', says: 'The database is empty.' }
  expect(of(check)).toMatchObject({ state: 'warning', says })
  expect(of('owner')).toBeUndefined()
})

test('an unreachable database, an unreachable mail server and missing pages are trouble', async () => {
  const env = {
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://a.example',
  }
  const { exitCode, of } = await examine(env, { webDist: 'nowhere' })
  expect(exitCode).toBe(3)
  expect(of('database')).toMatchObject({
    state: 'trouble',
    says: expect.stringContaining('ECONNREFUSED') as string,
  })
  expect(of('mail')).toMatchObject({
    state: 'trouble',
    says: expect.stringContaining('127.0.0.1:1') as string,
  })
  expect(of('pages')).toMatchObject({ state: 'trouble' })
})

test('an invalid setting is trouble, and the machine is still checked', async () => {
  const { exitCode, findings } = await examine({ PORT: '70000' })
  expect(exitCode).toBe(3)
  expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual(['settings trouble', 'node ok'])
  expect(findings[0]?.says).toContain('PORT')
})

test('a DATA_DIR that is a file is trouble', async () => {
  const file = join(sandbox.dataDir, 'notes.txt')
  writeFileSync(file, '')
  const { exitCode, findings } = await examine({ DATA_DIR: file })
  expect(exitCode).toBe(3)
  expect(findings[0]).toMatchObject({
    check: 'settings',
    state: 'trouble',
    says: `The setting DATA_DIR cannot be used: ${file} is not a folder.`,
  })
})

test('the mail server is checked without sending an email', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.stop())
  const { of } = await examine({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://eat.example' })
  expect(of('mail')).toMatchObject({ state: 'ok' })
  expect(of('sender')).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('hello@example.com') as string,
  })
  expect(smtp.received).toEqual([])
})

test('jobs that were given up and jobs that have waited too long are reported', async () => {
  const add = (state: string, age: string, due = age) =>
    sandbox.look((db) =>
      db.execute(
        sql`insert into pgboss.job (name, data, state, created_on, start_after)
          select name, '{}', ${state}::pgboss.job_state, now() - ${age}::interval, now() - ${due}::interval
          from pgboss.queue limit 1`,
      ),
    )
  onTestFinished(async () => void (await sandbox.look((db) => db.execute(sql`delete from pgboss.job`))))
  await add('created', '1 minute')
  // Not due before tomorrow.
  await add('created', '1 hour', '-1 day')
  expect((await examine()).of('jobs')).toMatchObject({ state: 'ok', says: '1 job is waiting.' })
  await add('created', '1 hour')
  expect((await examine()).of('jobs')).toMatchObject({
    state: 'warning',
    says: '1 job has been waiting for over ten minutes.',
  })
  // Rejected by the mail server, to be retried later.
  await add('retry', '1 hour', '-1 hour')
  expect((await examine()).of('jobs')).toMatchObject({
    state: 'warning',
    says: '2 jobs have been waiting for over ten minutes.',
    advice: expect.stringContaining('log') as string,
  })
  await add('failed', '1 hour')
  expect((await examine()).of('jobs')).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/given up/) as string,
  })
})

test('a database of a newer release is trouble', async () => {
  const migrations = sql`drizzle.__drizzle_migrations`
  await sandbox.look((db) =>
    db.execute(sql`insert into ${migrations} (hash, created_at) values ('x', 9999999999999)`),
  )
  const newer = await examine()
  expect([newer.exitCode, newer.of('migrations')?.state]).toEqual([3, 'trouble'])

  await sandbox.look((db) => db.execute(sql`delete from ${migrations} where created_at = 9999999999999`))
  expect((await examine()).of('migrations')?.state).toBe('ok')
})

test('a folder that cannot be written is trouble', async (t) => {
  t.skip(process.platform !== 'linux', 'Where nobody may write, also not an administrator')
  const { exitCode, of } = await examine({ DATA_DIR: '/proc/tiffin' })
  expect(exitCode).toBe(3)
  expect(of('disk')).toMatchObject({ state: 'trouble' })
})
