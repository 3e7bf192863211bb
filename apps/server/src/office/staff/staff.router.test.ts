import {
  permissionsOf,
  type Colleague,
  type InvitationLink,
  type LogEntry,
  type Order,
  type Session,
  type StaffRole,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { linkIn } from '../../../test/start-smtp-server.ts'
import { useAccountMails } from '../../../test/use-account-mails.ts'
import { orders, users } from '../../db/schema/index.ts'

const site = useTestApp()
const mails = useAccountMails(site)
type Headers = Record<string, string>
type SignedUp = Awaited<ReturnType<typeof site.signUp>>
let owner: SignedUp

beforeEach(async () => {
  owner = await site.signUp('owner@example.com', { role: 'admin' })
})

const signUp = (name: string, staffRole: StaffRole) =>
  site.signUp(`${name}@example.com`, { role: 'admin', staffRole })
const list = async () => (await site.get<Colleague[]>('/api/staff', owner.headers)).body
const invite = (staffRole: StaffRole, email = 'cook@example.com') =>
  site.post<Colleague>('/api/staff', { name: 'Ravi', email, staffRole }, owner.headers)
const changeRole = (id: string, staffRole: StaffRole, { headers }: SignedUp = owner) =>
  site.send('PUT', `/api/staff/${id}/role`, { staffRole }, headers)
const disable = (id: string, { headers }: SignedUp = owner) =>
  site.post(`/api/staff/${id}/disable`, '', headers)
const remove = (id: string, { headers }: SignedUp = owner) =>
  site.send('DELETE', `/api/staff/${id}`, undefined, headers)
const statusOfMe = async (headers: Headers) => (await site.get('/api/auth/me', headers)).status
const countActiveOwners = async () =>
  (await site.db.select().from(users).where(eq(users.staffRole, 'owner'))).filter(
    ({ disabledAt }) => !disabledAt,
  ).length

async function acceptInvitation() {
  const [mail] = await mails.smtp.waitFor(1)
  const token = linkIn(mail as NonNullable<typeof mail>).hash.slice(1)
  return site.post<{ result: { data: Session } }>('/trpc/account.resetPassword', {
    token,
    password: 'saffron lassi',
  })
}

test.each(['owner', 'manager', 'kitchen'] as const)(
  'someone invited as %s sets a password through the emailed link and has exactly those permissions',
  async (staffRole) => {
    const { status, body } = await invite(staffRole)
    expect([status, body]).toMatchObject([201, { email: 'cook@example.com', staffRole, isInvited: true }])
    const { token, user } = (await acceptInvitation()).body.result.data
    expect(mails.smtp.received[0]?.to).toEqual(['cook@example.com'])
    expect(user.role).toBe('admin')
    const me = await site.get<{ result: { data: unknown } }>('/trpc/admin.me', {
      authorization: `Bearer ${token}`,
    })
    expect(me.body.result.data).toEqual({
      staffRole,
      permissions: permissionsOf({ staffRole }),
      sendsEmail: true,
    })
    expect((await list()).find(({ _id }) => _id === user._id)).toMatchObject({ isInvited: false })
  },
)

test('the link works once and expires in three days', async () => {
  await invite('kitchen')
  const [mail] = await mails.smtp.waitFor(1)
  const token = linkIn(mail as NonNullable<typeof mail>).hash.slice(1)
  const accept = async () =>
    (await site.post('/trpc/account.resetPassword', { token, password: 'saffron lassi' })).status
  site.setTime('2026-01-10T12:00:00-07:00')
  expect(await accept()).toBe(409)
  site.setTime('2026-01-10T11:59:00-07:00')
  expect([await accept(), await accept()]).toEqual([200, 409])
})

test('an address that has an account is not made staff', async () => {
  const customer = await site.signUp('cook@example.com')
  const { status, body } = await invite('owner')
  expect([status, body]).toMatchObject([409, { code: 'CONFLICT', issues: [{ path: 'email' }] }])
  expect((await site.get('/trpc/admin.me', customer.headers)).status).toBe(403)
  expect(mails.smtp.received).toEqual([])
})

test('two concurrent invitations to one address: one is sent', async () => {
  const answers = await Promise.all([invite('kitchen'), invite('kitchen')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await list()).toHaveLength(2)
})

test('an invitation without a name, an address or a valid role is rejected', async () => {
  const { status, body } = await site.post(
    '/api/staff',
    { name: ' ', email: 'cook', staffRole: 'god' },
    owner.headers,
  )
  expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, ['name', 'email', 'staffRole']])
})

test('new permissions end the session; the next one has them', async () => {
  const cook = await signUp('cook', 'kitchen')
  expect((await changeRole(cook.user._id, 'manager')).status).toBe(200)
  expect(await statusOfMe(cook.headers)).toBe(401)
  const login = { email: 'cook@example.com', password: PASSWORD }
  const { body } = await site.post<Session>('/api/auth/login', login)
  expect((await site.get('/api/admin/stats', { authorization: `Bearer ${body.token}` })).status).toBe(200)
})

test('two owners decide at the same time: the second one sees the first decision', async () => {
  const cook = await signUp('cook', 'kitchen')
  const decide = (staffRole: StaffRole) =>
    site.send('PUT', `/api/staff/${cook.user._id}/role`, { staffRole, from: 'kitchen' }, owner.headers)
  const answers = await Promise.all([decide('manager'), decide('owner')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('colleagues who leave on their own are in the log, too', async () => {
  const cook = await signUp('cook', 'kitchen')
  await site.post('/trpc/account.delete', { password: PASSWORD }, cook.headers)
  const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  expect(body).toMatchObject([
    { action: 'remove staff', subject: { _id: cook.user._id }, user: { email: 'cook@example.com' } },
  ])
})

test('a disabled colleague is logged out immediately, and returns with the old password', async () => {
  const cook = await signUp('cook', 'kitchen')
  const login = async () =>
    (await site.post('/api/auth/login', { email: 'cook@example.com', password: PASSWORD })).status
  expect((await disable(cook.user._id)).body).toMatchObject({ isDisabled: true })
  expect([await statusOfMe(cook.headers), await login()]).toEqual([401, 403])
  await site.post(`/api/staff/${cook.user._id}/enable`, '', owner.headers)
  expect([await statusOfMe(cook.headers), await login()]).toEqual([401, 200])
})

test('an invitation is sent again until it is accepted', async () => {
  const { body } = await invite('kitchen')
  await mails.smtp.waitFor(1)
  const inviteAgain = () =>
    site.post<{ message: string }>(`/api/staff/${body._id}/invitation`, '', owner.headers)
  expect(await inviteAgain()).toMatchObject({ status: 200, body: { isInvited: true } })
  const [first, second] = (await mails.smtp.waitFor(2)).map((mail) => linkIn(mail).hash)
  expect(second).not.toBe(first)

  await disable(body._id)
  expect((await inviteAgain()).body.message).toBe('Ravi is disabled. Enable the account first.')
  await site.post(`/api/staff/${body._id}/enable`, '', owner.headers)
  const token = second?.slice(1)
  const { status } = await site.post('/trpc/account.resetPassword', { token, password: 'saffron lassi' })
  expect(status).toBe(409)
  await inviteAgain()
  const [, , third] = await mails.smtp.waitFor(3)
  const reset = { token: third && linkIn(third).hash.slice(1), password: 'saffron lassi' }
  expect((await site.post('/trpc/account.resetPassword', reset)).status).toBe(200)
  expect(await inviteAgain()).toMatchObject({
    status: 409,
    body: { message: 'Ravi has already set a password.' },
  })
})

test('a link is made for a colleague who can’t get the email, until the invitation is accepted', async () => {
  const { body: colleague } = await invite('kitchen')
  const makeLink = () =>
    site.post<InvitationLink & { message: string }>(
      `/api/staff/${colleague._id}/invitation-link`,
      '',
      owner.headers,
    )
  const { status, body } = await makeLink()
  expect([status, body]).toEqual([
    201,
    {
      url: expect.stringMatching(/^http.*\/reset-password\?welcome=1#./),
      expiresAt: '2026-01-10T19:00:00.000Z',
    },
  ])
  const { body: log } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  expect(log.map(({ action }) => action)).toContain('make invitation link')
  expect(JSON.stringify(log)).not.toContain('reset-password')

  await disable(colleague._id)
  expect(await makeLink()).toMatchObject({
    status: 409,
    body: { message: 'Ravi is disabled. Enable the account first.' },
  })
  await site.post(`/api/staff/${colleague._id}/enable`, '', owner.headers)
  const choosePassword = async (url: string) => {
    const reset = { token: new URL(url).hash.slice(1), password: 'saffron lassi' }
    return (await site.post('/trpc/account.resetPassword', reset)).status
  }
  expect(await choosePassword(body.url)).toBe(409)
  const earlier = (await makeLink()).body.url
  const latest = (await makeLink()).body.url
  expect([await choosePassword(earlier), await choosePassword(latest)]).toEqual([409, 200])
  expect(await makeLink()).toMatchObject({
    status: 409,
    body: { message: 'Ravi has already set a password.' },
  })
})

test('a colleague invited with a guest’s address neither sees nor takes along what the guest ordered', async () => {
  const guest = { name: 'Juniper', email: 'juniper@example.com' }
  await site.post('/api/orders', orderOf([{ slug: 'samosa' }], { customer: guest }))
  const { body: colleague } = await invite('kitchen', guest.email)
  const link = await site.post<InvitationLink>(
    `/api/staff/${colleague._id}/invitation-link`,
    '',
    owner.headers,
  )
  const accepted = await site.post<{ result: { data: Session } }>('/trpc/account.resetPassword', {
    token: new URL(link.body.url).hash.slice(1),
    password: 'saffron lassi',
  })
  const { token, user } = accepted.body.result.data
  const mine = await site.get<Order[]>('/api/orders/my', { authorization: `Bearer ${token}` })
  expect([user._id, mine.body]).toEqual([colleague._id, []])
  expect((await remove(colleague._id)).status).toBe(204)
  expect(await site.db.select().from(orders)).toMatchObject([{ customerName: 'Juniper' }])
})

test('a withdrawn invitation opens nothing', async () => {
  const { body } = await invite('kitchen')
  await mails.smtp.waitFor(1)
  await disable(body._id)
  expect((await acceptInvitation()).status).toBe(409)
})

test('a removed colleague’s account is deleted, their orders have no name, and the log still names them', async () => {
  const cook = await signUp('cook', 'kitchen')
  const placed = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]), cook.headers)
  await site.post(`/api/orders/${placed.body._id}/cancel`, {})
  expect((await remove(cook.user._id)).status).toBe(204)
  expect(await statusOfMe(cook.headers)).toBe(401)
  expect(await site.db.select().from(orders)).toMatchObject([{ userId: null, customerName: 'Former guest' }])
  const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  expect(body).toMatchObject([
    { action: 'remove staff', before: { email: 'cook@example.com', staffRole: 'kitchen' } },
  ])
  expect((await remove(cook.user._id)).status).toBe(404)
})

test('every change is in the log with old and new values; a change without effect is not', async () => {
  const cook = (await signUp('cook', 'kitchen')).user._id
  await changeRole(cook, 'kitchen')
  await changeRole(cook, 'manager')
  site.setTime('2026-01-07T12:01:00-07:00')
  await disable(cook)
  await disable(cook)
  const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  expect(body.map(({ action, before, after }) => [action, before, after])).toMatchObject([
    ['disable staff', { isDisabled: false }, { isDisabled: true }],
    ['change staff role', { staffRole: 'kitchen' }, { staffRole: 'manager' }],
  ])
})

test('no one can change, disable or remove themselves', async () => {
  await signUp('second', 'owner')
  const { _id } = owner.user
  const answers = [await changeRole(_id, 'manager'), await disable(_id), await remove(_id)]
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
  expect(await statusOfMe(owner.headers)).toBe(200)
})

test('customers are not staff', async () => {
  const { user } = await site.signUp('asha@example.com')
  const answers = [await changeRole(user._id, 'owner'), await disable(user._id), await remove(user._id)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test.each([
  ['demote', (id: string, by: SignedUp) => changeRole(id, 'kitchen', by)],
  ['disable', (id: string, by: SignedUp) => disable(id, by)],
  ['remove', (id: string, by: SignedUp) => remove(id, by)],
] as const)('two owners %s each other at the same time: one stays', async (_what, act) => {
  for (let round = 0; round < 6; round += 1) {
    await site.db.delete(users)
    const first = await signUp('first', 'owner')
    const second = await signUp('second', 'owner')
    // Both are already connected.
    await Promise.all([first, second].map(({ headers }) => statusOfMe(headers)))
    const answers = await Promise.all([act(second.user._id, first), act(first.user._id, second)])
    const [won, lost] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([200, 204]).toContain(won)
    // 401 if the other was logged out before they asked, 409 if both asked at the same time.
    expect([401, 409]).toContain(lost)
    expect(await countActiveOwners()).toBe(1)
  }
})

test.each([
  ['demote', (id: string, by: SignedUp) => changeRole(id, 'kitchen', by)],
  ['disable', (id: string, by: SignedUp) => disable(id, by)],
  ['remove', (id: string, by: SignedUp) => remove(id, by)],
] as const)('two of three owners %s each other at the same time: only one is obeyed', async (_what, act) => {
  for (let round = 0; round < 6; round += 1) {
    const first = await signUp(`first-${round}`, 'owner')
    const second = await signUp(`second-${round}`, 'owner')
    // Both are already connected.
    await Promise.all([first, second].map(({ headers }) => statusOfMe(headers)))
    const answers = await Promise.all([act(second.user._id, first), act(first.user._id, second)])
    const [won, lost] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([200, 204]).toContain(won)
    // 401 if the other was logged out before they asked, 403 if both asked at the same time.
    expect([401, 403]).toContain(lost)
  }
})

test('three owners in a ring: none acts after losing the permission', async () => {
  const ring = [owner, await signUp('second', 'owner'), await signUp('third', 'owner')]
  const answers = await Promise.all(
    ring.map((by, index) => changeRole(ring[(index + 1) % 3]?.user._id ?? '', 'kitchen', by)),
  )
  const demoted = answers.filter(({ status }) => status === 200).length
  expect(await countActiveOwners()).toBe(3 - demoted)
  expect(await countActiveOwners()).toBeGreaterThan(0)
})

test('a disabled owner does not count: the last active one stays', async () => {
  const second = await signUp('second', 'owner')
  await disable(second.user._id)
  const leave = await site.post('/trpc/account.delete', { password: PASSWORD }, owner.headers)
  expect(leave.status).toBe(409)
})
