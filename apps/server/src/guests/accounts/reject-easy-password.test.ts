import { expect, test } from 'vitest'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { users } from '../../db/schema/index.ts'
import { ensureAdmin } from './ensure-admin.ts'
import { issueMailedToken } from './mailed-tokens.ts'
import { EASY_PASSWORD, hashPassword, rejectEasyPassword } from './passwords.ts'

const site = useTestApp()
const email = 'juniper.testwell@example.com'
const signUp = (password: string) => site.post('/api/auth/register', { name: 'Juniper', email, password })

test.each([
  'password123',
  'Password1!',
  'qwertyuiop',
  '1qaz2wsx',
  'aaaaaaaaaaaa',
  'iloveyou1',
  'edmonton1',
  'Edmonton2026',
  'masalamaple',
  'Masala&Maple',
  'Masala and Maple',
  'maple-and-masala',
  'Edmonton.Maple_Masala!26',
  'tiffin/testwell/juniper',
  'juniper.testwell@example.com',
  'testwell1',
  'a'.repeat(128),
])('%j is refused for a new account', async (password) => {
  const { status, body } = await signUp(password)
  expect([status, body.code, body.issues]).toEqual([
    400,
    'VALIDATION',
    [{ path: 'password', message: EASY_PASSWORD }],
  ])
})

test.each([
  'saffron and snow',
  'vT7#qLw2',
  'तीन बड़े आम और चाय',
  `${'naan '.repeat(25)}x`.slice(5, 120) + ' okra',
])('%j is accepted', async (password) => {
  expect((await signUp(password)).status).toBe(201)
})

test('a changed password and one set through the mailed link are checked too, and the link still works', async () => {
  const { user, headers } = await site.signUp(email)
  const change = { currentPassword: PASSWORD, newPassword: 'password123' }
  const changed = await site.send('PUT', '/api/account/password', change, headers)
  expect([changed.status, changed.body.issues?.[0]?.path]).toEqual([400, 'newPassword'])

  const now = site.deps.clock.now()
  const token = await issueMailedToken(site.db, { userId: user._id, purpose: 'reset-password', now })
  const reset = (password: string) => site.post('/api/account/password-reset/confirm', { token, password })
  expect((await reset('juniper.testwell')).status).toBe(400)
  expect((await reset('saffron and snow')).status).toBe(200)
})

test('who has an easy password already can log in', async () => {
  const { user } = await site.signUp(email)
  await site.db.update(users).set({ passwordHash: await hashPassword('password123') })
  const { status } = await site.post('/api/auth/login', { email: user.email, password: 'password123' })
  expect(status).toBe(200)
})

test('the first owner’s password is checked, and the setting is named', async () => {
  const settings = { isDemo: false, adminEmail: 'owner@example.com', adminPassword: 'password123' }
  const made = ensureAdmin(site.db, settings, new Date())
  await expect(made).rejects.toThrow(
    'The setting ADMIN_PASSWORD cannot be used: this password is too easy to',
  )
})

test('the longest password is checked, too', async () => {
  const startedAtMs = performance.now()
  await rejectEasyPassword(site.db, '4@8({[<3691!|1$5+7%2'.repeat(7), { email }).catch(() => {})
  // Without a limit to what is checked it would take longer than anybody waits, on any machine.
  expect(performance.now() - startedAtMs).toBeLessThan(30_000)
})
