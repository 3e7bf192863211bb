import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { users } from '../../db/schema/index.ts'
import { ensureAdmin, findDemoLogin } from './ensure-admin.ts'

const site = useTestApp()
const now = new Date('2026-01-07T19:00:00Z')
const production = { isDemo: false, adminEmail: 'owner@example.com', adminPassword: undefined }
const admins = () => site.db.select().from(users).where(eq(users.role, 'admin'))
const statusOfLogin = async (email: string, password: string) =>
  (await site.post('/api/auth/login', { email, password })).status

const demo = { isDemo: true, adminEmail: 'admin@example.com', adminPassword: undefined }

test('the demo has an admin whose login may be shown', async () => {
  await ensureAdmin(site.db, demo, now)
  const shown = await findDemoLogin(site.db, demo)
  expect(await statusOfLogin(shown?.email ?? '', shown?.password ?? '')).toBe(200)
})

test('a login that does not work is not shown: the owner has another account, or another password', async () => {
  await site.signUp('maria@example.com', { role: 'admin' })
  await ensureAdmin(site.db, demo, now)
  expect(await findDemoLogin(site.db, demo)).toBeNull()

  await site.signUp('admin@example.com', { role: 'admin' })
  expect(await findDemoLogin(site.db, demo)).toBeNull()
})

test('the owner’s own password is never shown, not even in the demo', async () => {
  await ensureAdmin(site.db, demo, now)
  expect(await findDemoLogin(site.db, { ...demo, adminPassword: 'long enough' })).toBeNull()
  expect(await findDemoLogin(site.db, production)).toBeNull()
})

test('in production nobody is made whose password nobody has chosen', async () => {
  await ensureAdmin(site.db, production, now)
  expect(await admins()).toEqual([])
})

test('a chosen password is used and not repeated', async () => {
  const settings = { ...production, adminPassword: 'chosen by me' }
  await ensureAdmin(site.db, settings, now)
  expect(await statusOfLogin('owner@example.com', 'chosen by me')).toBe(200)
})

test("the demo's public login does not open the restaurant that the demo becomes", async () => {
  await ensureAdmin(site.db, demo, now)
  const shown = await findDemoLogin(site.db, demo)
  await ensureAdmin(site.db, { ...production, adminPassword: 'chosen by me' }, now)
  expect(await statusOfLogin(shown?.email ?? '', shown?.password ?? '')).toBe(401)
  expect(await statusOfLogin('owner@example.com', 'chosen by me')).toBe(200)
  // The demo admin who has chosen their own password stays.
  await ensureAdmin(site.db, { ...production, adminPassword: 'something else' }, now)
  expect(await statusOfLogin('owner@example.com', 'chosen by me')).toBe(200)
})

test('processes that start at the same time create one admin', async () => {
  const settings = { ...production, adminPassword: 'chosen by me' }
  await Promise.all(Array.from({ length: 4 }, () => ensureAdmin(site.db, settings, now)))
  expect(await admins()).toHaveLength(1)
})

test('someone who registered with the owner’s address before the first start is not the owner', async () => {
  const squatter = await site.signUp('owner@example.com')
  await ensureAdmin(site.db, { ...production, adminPassword: 'chosen by me' }, now)
  expect(await statusOfLogin('owner@example.com', PASSWORD)).toBe(401)
  expect(await statusOfLogin('owner@example.com', 'chosen by me')).toBe(200)
  expect((await site.get('/api/auth/me', squatter.headers)).status).toBe(401)
})
