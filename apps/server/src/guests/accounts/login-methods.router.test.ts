import { sampleSettings } from '@tiffin/restaurant/sample'
import type {
  AddedFactor,
  Colleague,
  ErrorBody,
  LoginMethods,
  NewAuthenticatorApp,
  PasskeyCreation,
  PasskeyRequest,
  Session,
  StaffRole,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appCode } from '../../../test/app-code.ts'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { createSoftwarePasskey } from '../../../test/software-passkey.ts'
import { useAccountMails } from '../../../test/use-account-mails.ts'
import { auditLog, passkeys, securityEvents, sessions, users } from '../../db/schema/index.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { issueMailedToken } from './mailed-tokens.ts'

const site = useTestApp({}, (db) => ({ requiresSecondFactor: true, limits: createRateLimits(db) }))
const mails = useAccountMails(site)
const EMAIL = 'owner@example.com'
const NOON = '2026-01-07T12:00:00-07:00'

type Headers = Record<string, string>
let owner: Awaited<ReturnType<typeof site.signUp>>

beforeEach(async () => {
  owner = await site.signUp(EMAIL, { role: 'admin' })
})

// The emails of earlier tests may still be arriving.
const mailed = () => mails.smtp.received.map(({ raw }) => raw).join()
const methods = async ({ headers } = owner) =>
  (await site.get<LoginMethods>('/api/account/login-methods', headers)).body
const codeOf = (secret: string, laterMinutes = 0) =>
  appCode(secret, Temporal.Instant.from(NOON).add({ minutes: laterMinutes }).epochMilliseconds)
const login = (more: object = {}, email = EMAIL) =>
  site.post<Session & ErrorBody>('/api/auth/login', { email, password: PASSWORD, ...more })
const listStaff = (headers: Headers) => site.get<Colleague[] & ErrorBody>('/api/staff', headers)

async function addApp({ headers } = owner) {
  const { body } = await site.post<NewAuthenticatorApp>('/api/account/authenticator-app/setup', '', headers)
  const added = await site.post<AddedFactor>(
    '/api/account/authenticator-app',
    { code: codeOf(body.secret) },
    headers,
  )
  expect(added.status).toBe(201)
  return { ...body, recoveryCodes: added.body.recoveryCodes ?? [] }
}

async function addPasskey({ headers } = owner) {
  const passkey = createSoftwarePasskey(site.deps.publicUrl)
  const { body } = await site.post<PasskeyCreation>('/api/account/passkeys/setup', '', headers)
  const added = await site.post<AddedFactor & ErrorBody>(
    '/api/account/passkeys',
    { name: 'Test phone', passkey: passkey.make(body) },
    headers,
  )
  return { passkey, added }
}

const requestPasskey = async () => (await site.post<PasskeyRequest>('/api/auth/passkey/request', '')).body
const loginWithPasskey = (passkey: unknown) =>
  site.post<Session & ErrorBody>('/api/auth/passkey', { passkey })

/** As if the login were an hour ago. */
const ageSessions = () => site.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) })

describe('before it is set up', () => {
  test('an owner of a site that others can reach sees nothing of the admin', async () => {
    expect(await methods()).toEqual({
      isRequired: true,
      mustChangePassword: false,
      hasApp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      hasPin: false,
      offersPasskeys: true,
    })
    expect(await listStaff(owner.headers)).toMatchObject({ status: 403, body: { code: 'SETUP_REQUIRED' } })
    await addApp()
    expect((await listStaff(owner.headers)).body).toMatchObject([{ email: EMAIL, hasSecondFactor: true }])
  })

  test.each<StaffRole>(['manager', 'kitchen'])('a second factor is left to a %s', async (staffRole) => {
    const { headers } = await site.signUp('other@example.com', { role: 'admin', staffRole })
    expect((await site.get('/api/admin/orders', headers)).status).toBe(200)
  })

  test('a generated password opens nothing but the form that replaces it', async () => {
    await site.db.update(users).set({ isPasswordTemporary: true, secondFactorAt: new Date() })
    expect(await listStaff(owner.headers)).toMatchObject({ status: 403, body: { code: 'SETUP_REQUIRED' } })
    expect(await methods()).toMatchObject({ mustChangePassword: true })
    const passwords = { currentPassword: PASSWORD, newPassword: 'saffron lassi twice' }
    expect((await site.send('PUT', '/api/account/password', passwords, owner.headers)).status).toBe(204)
    expect((await listStaff(owner.headers)).status).toBe(200)
  })

  test('customers have no second factor', async () => {
    const { headers } = await site.signUp('guest@example.com')
    expect(await site.post('/api/account/authenticator-app/setup', '', headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
  })
})

describe('an authenticator app', () => {
  test('is asked for after the password, and not before', async () => {
    const { secret } = await addApp()
    expect(await login({ password: 'wrong horse' })).toMatchObject({ body: { code: 'UNAUTHENTICATED' } })
    expect(await login()).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
    site.setTime('2026-01-07T12:02:00-07:00')
    expect(await login({ code: codeOf(secret, 2) })).toMatchObject({
      status: 200,
      body: { user: { email: EMAIL } },
    })
  })

  test('gives each code once, also if it is sent twice at the same moment', async () => {
    const { secret } = await addApp()
    expect(await login({ code: codeOf(secret) })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    site.setTime('2026-01-07T12:02:00-07:00')
    const code = codeOf(secret, 2)
    const statuses = (await Promise.all([login({ code }), login({ code }), login({ code })])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403, 403])
  })

  test('of an old phone works until a code of the new one was entered', async () => {
    const { secret } = await addApp()
    await site.post('/api/account/authenticator-app/setup', '', owner.headers)
    site.setTime('2026-01-07T12:02:00-07:00')
    expect((await login({ code: codeOf(secret, 2) })).status).toBe(200)
  })

  test('cannot be guessed: after ten wrong codes the right one has to wait, and a passkey does not', async () => {
    const { secret } = await addApp()
    const { passkey } = await addPasskey()
    site.setTime('2026-01-07T12:02:00-07:00')
    for (let guess = 0; guess < 10; guess += 1) await login({ code: String(100_000 + guess) })
    expect(await login({ code: codeOf(secret, 2) })).toMatchObject({ status: 429 })
    expect((await loginWithPasskey(passkey.use(await requestPasskey()))).status).toBe(200)
  })

  test('ends the sessions that were begun without it, but the one that added it', async () => {
    const other = (await login()).body.token
    await addApp()
    expect((await listStaff({ authorization: `Bearer ${other}` })).status).toBe(401)
    expect((await listStaff(owner.headers)).status).toBe(200)
  })

  test('that is not there is not removed, and nobody is told that it was', async () => {
    const { headers } = await site.signUp('m@example.com', { role: 'admin', staffRole: 'manager' })
    const removed = await site.send('DELETE', '/api/account/authenticator-app', undefined, headers)
    expect(removed).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await site.db.$count(auditLog)).toBe(0)
  })

  test('is not added by a wrong code', async () => {
    await site.post('/api/account/authenticator-app/setup', '', owner.headers)
    const added = await site.post('/api/account/authenticator-app', { code: '000 000' }, owner.headers)
    expect(added).toMatchObject({ status: 403, body: { issues: [{ path: 'code' }] } })
    expect(await methods()).toMatchObject({ hasApp: false })
  })

  test('is the last factor of an owner, and stays', async () => {
    await addApp()
    const remove = () => site.send('DELETE', '/api/account/authenticator-app', undefined, owner.headers)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    await addPasskey()
    expect((await remove()).status).toBe(204)
    expect(await methods()).toMatchObject({ hasApp: false, passkeys: [{ name: 'Test phone' }] })
  })
})

describe('recovery codes', () => {
  test('log in once each, without regard to blanks, case and hyphens', async () => {
    const {
      recoveryCodes: [first = ''],
      recoveryCodes,
    } = await addApp()
    expect(recoveryCodes).toHaveLength(10)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
    const answers = await Promise.all([login({ code: first }), login({ code: typed })])
    const rejected = answers.filter(({ status }) => status !== 200)
    expect(rejected).toMatchObject([
      {
        status: 403,
        body: { message: 'That code is not valid, or has already been used. Use another recovery code.' },
      },
    ])
    expect(await methods()).toMatchObject({ recoveryCodesLeft: 9 })
    await expect.poll(mailed).toContain('A recovery code was used to log in.')
  })

  test('are replaced as a whole', async () => {
    const {
      recoveryCodes: [old = ''],
    } = await addApp()
    const renewed = await site.post<{ recoveryCodes: string[] }>(
      '/api/account/recovery-codes',
      '',
      owner.headers,
    )
    expect((await login({ code: old })).status).toBe(403)
    expect((await login({ code: renewed.body.recoveryCodes[9] })).status).toBe(200)
  })
})

describe('a passkey', () => {
  test('logs in without a password, once for each challenge', async () => {
    const { passkey, added } = await addPasskey()
    expect([added.status, added.body.recoveryCodes?.length]).toEqual([201, 10])
    const used = passkey.use(await requestPasskey())
    expect(await loginWithPasskey(used)).toMatchObject({ status: 200, body: { user: { email: EMAIL } } })
    expect(await loginWithPasskey(used)).toMatchObject({ status: 403 })
    expect((await methods()).passkeys[0]?.lastUsed?.local).toBe('2026-01-07T12:00')
  })

  test('replaces the code after the password', async () => {
    const { passkey } = await addPasskey()
    expect((await login({ passkey: passkey.use(await requestPasskey()) })).status).toBe(200)
  })

  test.each([
    ['of another site', 'http://elsewhere.test', undefined],
    ['whose device does not know who holds it', undefined, 0x01],
  ])('%s is not accepted', async (_what, origin, flags) => {
    const passkey = createSoftwarePasskey(site.deps.publicUrl)
    const { body } = await site.post<PasskeyCreation>('/api/account/passkeys/setup', '', owner.headers)
    await site.post('/api/account/passkeys', { name: 'Phone', passkey: passkey.make(body) }, owner.headers)
    const request = await requestPasskey()
    const used = passkey.use(request, flags)
    const clientData = { type: 'webauthn.get', challenge: request.challenge, origin }
    const foreign = Buffer.from(JSON.stringify(clientData)).toString('base64url')
    const sent = origin ? { ...used, response: { ...used.response, clientDataJSON: foreign } } : used
    expect(await loginWithPasskey(sent)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  test('of a colleague does not stand in for one’s own', async () => {
    await addApp()
    const colleague = await site.signUp('other@example.com', { role: 'admin', staffRole: 'kitchen' })
    const { passkey } = await addPasskey(colleague)
    expect(await login({ passkey: passkey.use(await requestPasskey()) })).toMatchObject({ status: 403 })
  })

  test('is made for a challenge of its own account', async () => {
    const colleague = await site.signUp('other@example.com', { role: 'admin', staffRole: 'kitchen' })
    const { body } = await site.post<PasskeyCreation>('/api/account/passkeys/setup', '', colleague.headers)
    const passkey = createSoftwarePasskey(site.deps.publicUrl).make(body)
    expect(await site.post('/api/account/passkeys', { name: 'Phone', passkey }, owner.headers)).toMatchObject(
      {
        status: 403,
      },
    )
  })

  test('that is not accepted is on record', async () => {
    const stranger = createSoftwarePasskey(site.deps.publicUrl)
    expect((await loginWithPasskey(stranger.use(await requestPasskey()))).status).toBe(403)
    expect(await site.db.select().from(securityEvents)).toMatchObject([
      { kind: 'failed login', what: 'passkey', userId: null, accountHash: null },
    ])
  })

  test('may have signed more often than any other number here is large', async () => {
    const { passkey } = await addPasskey()
    await site.db.update(passkeys).set({ counter: 2 ** 32 - 1 })
    expect((await loginWithPasskey(passkey.use(await requestPasskey()))).status).toBe(403)
  })

  test('of a disabled account opens nothing', async () => {
    const { passkey } = await addPasskey()
    await site.db.update(users).set({ disabledAt: new Date() })
    expect(await loginWithPasskey(passkey.use(await requestPasskey()))).toMatchObject({ status: 403 })
  })

  test('is removed by its owner alone', async () => {
    await addApp()
    const { passkey } = await addPasskey()
    const colleague = await site.signUp('other@example.com', { role: 'admin', staffRole: 'manager' })
    const path = `/api/account/passkeys/${passkey.id}`
    expect((await site.send('DELETE', path, undefined, colleague.headers)).status).toBe(404)
    expect((await site.send('DELETE', path, undefined, owner.headers)).status).toBe(204)
    expect(await loginWithPasskey(passkey.use(await requestPasskey()))).toMatchObject({ status: 403 })
  })
})

describe('an emailed link', () => {
  test('replaces the password, not the second factor, and stays valid until both are there', async () => {
    const { secret } = await addApp()
    const now = site.deps.clock.now()
    const token = await issueMailedToken(site.db, { userId: owner.user._id, purpose: 'reset-password', now })
    const reset = (more: object) =>
      site.post('/api/account/password-reset/confirm', { token, password: 'saffron lassi twice', ...more })
    expect(await reset({})).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } })
    expect((await login()).body.code).toBe('SECOND_FACTOR_REQUIRED')
    site.setTime('2026-01-07T12:02:00-07:00')
    expect((await reset({ code: codeOf(secret, 2) })).status).toBe(200)
  })
})

describe('what matters most', () => {
  test('has to be confirmed again half an hour after the login', async () => {
    const { secret } = await addApp()
    await ageSessions()
    const change = () =>
      site.send('PUT', '/api/admin/settings', { taxes: sampleSettings.taxes }, owner.headers)
    for (const refused of [
      await change(),
      await site.get<ErrorBody>('/api/admin/customers/export?format=csv', owner.headers),
      await site.get<ErrorBody>('/api/admin/backup', owner.headers),
      await site.post(
        '/api/staff',
        { name: 'Cook', email: 'c@example.com', staffRole: 'kitchen' },
        owner.headers,
      ),
      await site.post('/api/account/recovery-codes', '', owner.headers),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } })
    // What is not changed can still be read.
    expect((await listStaff(owner.headers)).status).toBe(200)

    const confirm = (proof: object) => site.post('/api/auth/confirm', proof, owner.headers)
    expect(await confirm({ password: PASSWORD })).toMatchObject({ body: { code: 'SECOND_FACTOR_REQUIRED' } })
    expect((await change()).status).toBe(403)
    site.setTime('2026-01-07T12:02:00-07:00')
    expect((await confirm({ code: codeOf(secret, 2) })).status).toBe(204)
    expect((await change()).status).toBe(200)
  })

  test('is confirmed with the password where there is no second factor', async () => {
    const { headers } = await site.signUp('m@example.com', { role: 'admin', staffRole: 'manager' })
    await ageSessions()
    const download = () => site.get<ErrorBody>('/api/admin/customers/export?format=csv', headers)
    expect((await download()).body.code).toBe('CONFIRMATION_REQUIRED')
    expect(await site.post('/api/auth/confirm', { password: 'wrong horse' }, headers)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect((await site.post('/api/auth/confirm', { password: PASSWORD }, headers)).status).toBe(204)
    expect((await download()).status).toBe(200)
  })
})

describe('who is told', () => {
  test('the account by email, and owners by the log', async () => {
    await addApp()
    await expect.poll(mailed).toContain('An authenticator app was added.')
    expect(mails.smtp.received.map(({ to }) => to)).toContainEqual([EMAIL])
    expect(await site.db.select().from(auditLog)).toMatchObject([
      { action: 'change login', subjectId: owner.user._id, after: { change: 'app added' } },
    ])
  })

  test('an owner removes the factors of a colleague who has lost them', async () => {
    await addApp()
    const colleague = await site.signUp('other@example.com', { role: 'admin', staffRole: 'kitchen' })
    await addPasskey(colleague)
    const path = `/api/staff/${colleague.user._id}/second-factor`
    expect(await site.send('DELETE', path, undefined, owner.headers)).toMatchObject({
      status: 200,
      body: { hasSecondFactor: false },
    })
    expect((await site.get('/api/auth/me', colleague.headers)).status).toBe(401)
    expect((await login({}, 'other@example.com')).status).toBe(200)
    expect(await site.send('DELETE', path, undefined, owner.headers)).toMatchObject({ status: 409 })
    const log = await site.db.select().from(auditLog).where(eq(auditLog.action, 'remove second factor'))
    expect(log).toMatchObject([{ userId: owner.user._id, subjectId: colleague.user._id }])
  })
})
