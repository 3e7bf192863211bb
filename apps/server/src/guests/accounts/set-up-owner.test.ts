import type { ErrorBody, Session, SettingsState } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, settings, siteKeys, users } from '../../db/schema/index.ts'
import { saveSection } from '../../platform/read-settings.ts'
import { plainSettings } from '@tiffin/copy'
import { createAdmin } from '../../office/staff/create-admin.ts'
import { commandLine } from '../../commands/command.ts'
import { offerSetUp } from './set-up-owner.ts'

const site = useTestApp()
const now = new Date('2026-01-07T19:00:00Z')
const nonna = { name: 'Nonna', email: 'nonna@example.com', password: 'basilico e pomodoro' }
const setUp = (key: string, more: Partial<typeof nonna> = {}) =>
  site.post<Session & ErrorBody>('/api/auth/set-up', { ...nonna, ...more, key })
const owners = () => site.db.select().from(users).where(eq(users.staffRole, 'owner'))

let key = ''
beforeEach(async () => {
  await site.db.delete(settings)
  key = (await offerSetUp(site.db, now)) ?? ''
})

test('whoever opens the link in the log becomes the owner, is logged in, and gets what guests write', async () => {
  const { status, body } = await setUp(key)
  expect([status, body.user]).toEqual([201, expect.objectContaining({ email: nonna.email, role: 'admin' })])
  const headers = { authorization: `Bearer ${body.token}` }
  const state = await site.get<SettingsState>('/api/admin/settings', headers)
  expect(state.body.settings.contact).toMatchObject({ email: nonna.email, officeEmail: nonna.email })
  expect(state.body.settings.launch.state).toBe('closed')
  const [entry] = await site.db.select().from(auditLog)
  expect(entry).toMatchObject({ action: 'create staff', userEmail: nonna.email })
  expect((await site.post('/api/auth/login', { ...nonna })).status).toBe(200)
})

test('the link works once, and of two who open it at once one becomes the owner', async () => {
  const answers = await Promise.all([1, 2, 3].map((n) => setUp(key, { email: `n${n}@example.com` })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await owners()).toHaveLength(1)
  expect((await setUp(key, { email: 'late@example.com' })).body.code).toBe('CONFLICT')
})

test('each start makes another link, and the one before is worth nothing', async () => {
  const next = (await offerSetUp(site.db, now)) ?? ''
  expect((await setUp(key)).status).toBe(409)
  expect((await setUp(next)).status).toBe(201)
  expect(await offerSetUp(site.db, now)).toBeNull()
})

test('it ends after a day', async () => {
  site.setTime('2026-01-08T12:00:00-07:00')
  expect((await setUp(key)).status).toBe(409)
  expect(await owners()).toEqual([])
})

test('an owner who was made on the command line makes it worthless', async () => {
  const { db, deps } = site
  const colleague = { ...nonna, email: 'maria@example.com', staffRole: 'owner' as const, promotes: false }
  await createAdmin({ db, clock: deps.clock, caller: commandLine }, colleague)
  expect((await setUp(key)).status).toBe(409)
  expect((await owners()).map(({ email }) => email)).toEqual(['maria@example.com'])
})

test.each([
  [{ key: 'x'.repeat(34) }, 409],
  [{ key: '' }, 400],
  [{ password: 'short' }, 400],
  [{ password: 'password123' }, 400],
  [{ email: 'nonna' }, 400],
])('%j makes nobody, and does not use up the link', async (wrong, status) => {
  expect((await site.post('/api/auth/set-up', { ...nonna, key, ...wrong })).status).toBe(status)
  expect(await owners()).toEqual([])
  expect((await setUp(key)).status).toBe(201)
})

test('only a hash of it is stored', async () => {
  expect(key.length).toBeGreaterThan(30)
  expect(JSON.stringify(await site.db.select().from(siteKeys))).not.toContain(key)
})

test('addresses that somebody has entered before stay', async () => {
  const contact = { ...plainSettings.contact, officeEmail: 'office@example.com' }
  await saveSection(site.db, 'contact', contact, now)
  const { body } = await setUp(key)
  const state = await site.get<SettingsState>('/api/admin/settings', {
    authorization: `Bearer ${body.token}`,
  })
  expect(state.body.settings.contact.officeEmail).toBe('office@example.com')
})
