import type { Order, Session } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { linkIn, messageIdOf } from '../../../test/start-smtp-server.ts'
import { useAccountMails } from '../../../test/use-account-mails.ts'

const site = useTestApp()
const mails = useAccountMails(site)

type Answer = { result?: { data: Session }; error?: { data: { body: { code: string } } } }
const call = (name: string, input: unknown, session?: Session) =>
  site.post<Answer>(`/trpc/account.${name}`, input, session && { authorization: `Bearer ${session.token}` })
const me = (token: string) => site.get('/api/auth/me', { authorization: `Bearer ${token}` })
const login = async (password: string) =>
  (await site.post('/api/auth/login', { email: 'asha@example.com', password })).status
const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail).hash.slice(1)

/** Signs up, and receives the resulting email. */
async function signUp() {
  const account = { name: 'Asha', email: 'asha@example.com', password: PASSWORD }
  const { body: session } = await site.post<Session>('/api/auth/register', account)
  const [mail] = await mails.smtp.waitFor(1)
  return { session, mail: mail as NonNullable<typeof mail> }
}

async function resetMail() {
  const before = mails.smtp.received.length
  expect((await call('requestPasswordReset', { email: ' Asha@example.com' })).status).toBe(200)
  return (await mails.smtp.waitFor(before + 1))[before] as (typeof mails.smtp.received)[number]
}

test('a new account is asked to verify its address, and then gets the orders placed as a guest', async () => {
  await site.post(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], { customer: { name: 'A', email: 'asha@example.com' } }),
  )
  const { session, mail } = await signUp()
  expect(mail.to).toEqual(['asha@example.com'])
  expect(mail.raw).toContain('From: "Masala & Maple" <kitchen@example.com>')
  expect(linkIn(mail).href).toMatch(/^http:\/\/tiffin\.test\/verify-email#/)

  expect((await call('verifyEmail', { token: tokenIn(mail) }, session)).status).toBe(200)
  expect(
    (await site.get<Order[]>('/api/orders/my', { authorization: `Bearer ${session.token}` })).body,
  ).toHaveLength(1)
  const again = await call('verifyEmail', { token: tokenIn(mail) }, session)
  expect([again.status, again.body.error?.data.body.code]).toEqual([409, 'CONFLICT'])
})

test('no email shows the name of an account: a stranger may have typed it, with a link in it', async () => {
  const account = { name: 'Win at evil.example', email: 'asha@example.com', password: PASSWORD }
  await site.post<Session>('/api/auth/register', account)
  await mails.smtp.waitFor(1)
  await resetMail()
  expect(mails.smtp.received).toHaveLength(2)
  expect(mails.smtp.received.filter(({ raw }) => raw.includes('evil'))).toEqual([])
})

test('clicking the link of a stranger’s registration gives that account nothing', async () => {
  await site.post(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], { customer: { name: 'A', email: 'asha@example.com' } }),
  )
  const { session: squatter, mail } = await signUp()
  const owner = await site.signUp('owner@example.com')
  for (const [session, status] of [
    [undefined, 401],
    [owner, 403],
  ] as const) {
    expect((await call('verifyEmail', { token: tokenIn(mail) }, session)).status).toBe(status)
  }
  const headers = { authorization: `Bearer ${squatter.token}` }
  expect((await site.get<Order[]>('/api/orders/my', headers)).body).toEqual([])
})

test('an email to an unverified address contains nothing that a stranger wrote', async () => {
  const { mail } = await signUp()
  expect(mail.raw).not.toContain('Asha')
})

test('a new password voids the emailed links to replace it', async () => {
  const { session } = await signUp()
  const token = tokenIn(await resetMail())
  const change = { currentPassword: PASSWORD, newPassword: 'another horse' }
  expect((await call('changePassword', change, session)).status).toBe(200)
  expect((await call('resetPassword', { token, password: 'a third horse' })).status).toBe(409)
  expect((await mails.smtp.waitFor(3))[2]?.raw).toContain('The password was changed.')
})

test('a login whose password is replaced meanwhile opens no session', async () => {
  await signUp()
  const token = tokenIn(await resetMail())
  const logins = Array.from({ length: 6 }, () =>
    site.post<Session>('/api/auth/login', { email: 'asha@example.com', password: PASSWORD }),
  )
  const [reset, ...answers] = await Promise.all([
    call('resetPassword', { token, password: 'another horse' }),
    ...logins,
  ])
  expect(reset.status).toBe(200)
  for (const { body } of answers) expect((await me(body.token)).status).toBe(401)
})

test('a forgotten password is replaced by a link, once, and every session ends', async () => {
  const { session } = await signUp()
  const token = tokenIn(await resetMail())
  const { status, body } = await call('resetPassword', { token, password: 'another horse' })
  expect([status, body.result?.data.user.email]).toEqual([200, 'asha@example.com'])
  expect((await me(body.result?.data.token ?? '')).status).toBe(200)
  expect((await me(session.token)).status).toBe(401)
  expect([await login(PASSWORD), await login('another horse')]).toEqual([401, 200])
  expect((await call('resetPassword', { token, password: 'a third horse' })).status).toBe(409)
})

test('two people use one link at the same time: one changes the password', async () => {
  await signUp()
  const token = tokenIn(await resetMail())
  const answers = await Promise.all(
    ['first horse', 'second horse'].map((password) => call('resetPassword', { token, password })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a link is valid for one hour', async () => {
  await signUp()
  const token = tokenIn(await resetMail())
  site.setTime('2026-01-07T13:00:01-07:00')
  expect((await call('resetPassword', { token, password: 'another horse' })).status).toBe(409)
  expect(await login(PASSWORD)).toBe(200)
})

test('a link to verify cannot reset, and a made-up one does nothing', async () => {
  const { mail } = await signUp()
  for (const token of [tokenIn(mail), 'made-up']) {
    expect((await call('resetPassword', { token, password: 'another horse' })).status).toBe(409)
  }
})

test('the answer does not reveal whether there is an account, and no email is sent without one', async () => {
  await signUp()
  const unknown = await call('requestPasswordReset', { email: 'nobody@example.com' })
  const known = await call('requestPasswordReset', { email: 'asha@example.com' })
  expect(unknown.body).toEqual(known.body)
  await mails.smtp.waitFor(2)
  expect(mails.smtp.received.map(({ to }) => to)).toEqual([['asha@example.com'], ['asha@example.com']])
})

test('a mail server that rejects an email is tried again', async () => {
  mails.smtp.rejectNext(1)
  const { mail } = await signUp()
  expect(linkIn(mail).pathname).toBe('/verify-email')
})

test('an email whose delivery is uncertain is sent again as the same email, and both links work', async () => {
  mails.smtp.dropAfterTaking(1)
  const { session, mail } = await signUp()
  const [, again] = await mails.smtp.waitFor(2)
  expect(messageIdOf(mail)).toBeDefined()
  expect(again && messageIdOf(again)).toBe(messageIdOf(mail))
  expect(messageIdOf(await resetMail())).not.toBe(messageIdOf(mail))
  expect((await call('verifyEmail', { token: tokenIn(mail) }, session)).status).toBe(200)
})

test('a rejected registration sends no email', async () => {
  await signUp()
  const taken = await site.post('/api/auth/register', {
    name: 'X',
    email: 'asha@example.com',
    password: PASSWORD,
  })
  expect(taken.status).toBe(409)
  const { mail } = { mail: await resetMail() }
  expect([mails.smtp.received.length, linkIn(mail).pathname]).toEqual([2, '/reset-password'])
})
