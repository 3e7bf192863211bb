/** One tablet for all: who has typed their PIN acts, and the log says so. */
import type {
  ActingState,
  Colleague,
  ErrorBody,
  LogEntry,
  LoginMethods,
  Order,
  SecurityEvent,
  StaffMember,
  StaffOrder,
  StaffRole,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { useAccountMails } from '../../../test/use-account-mails.ts'
import { auditLog, sessions, staffPins, users } from '../../db/schema/index.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'
import { findCaller } from './sessions.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))
const mails = useAccountMails(site)
type SignedUp = Awaited<ReturnType<typeof site.signUp>>
let tablet: SignedUp
let mira: SignedUp
let owner: SignedUp

const PIN = '4071'

beforeEach(async () => {
  owner = await signUp('owner', 'owner')
  tablet = await signUp('tablet', 'kitchen')
  mira = await signUp('mira', 'manager')
  await setPin(mira)
})

async function signUp(name: string, staffRole: StaffRole) {
  const signedUp = await site.signUp(`${name}@example.com`, { role: 'admin', staffRole })
  await site.db.update(users).set({ name }).where(eq(users.id, signedUp.user._id))
  return signedUp
}

const setPin = ({ headers }: SignedUp, pin = PIN) => site.send('PUT', '/api/account/pin', { pin }, headers)
const takeOver = (who = mira, pin = PIN, at = tablet) =>
  site.post<ActingState & ErrorBody>('/api/admin/acting', { userId: who.user._id, pin }, at.headers)
const acting = async (at = tablet) => (await site.get<ActingState>('/api/admin/acting', at.headers)).body
const handBack = (at = tablet) => site.send<ActingState>('DELETE', '/api/admin/acting', undefined, at.headers)
const actorName = async () => (await acting()).actor?.name ?? null
const at = (time: string) => site.setTime(`2026-01-07T${time}-07:00`)

const OWN_LOGIN = 'Log in with your own account for this.'
const placeOrder = async () => (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))).body._id
const accept = (id: string, headers = tablet.headers) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/status`, { from: 'placed', to: 'accepted' }, headers)

describe('the PIN', () => {
  test('is set, changed and removed by its owner, who gets an email each time', async () => {
    const methods = async () =>
      (await site.get<LoginMethods>('/api/account/login-methods', mira.headers)).body.hasPin
    expect(await methods()).toBe(true)
    expect((await setPin(mira, '902817')).status).toBe(204)
    expect([(await takeOver()).status, (await takeOver(mira, '902817')).status]).toEqual([403, 200])
    expect((await site.send('DELETE', '/api/account/pin', undefined, mira.headers)).status).toBe(204)
    expect([await methods(), await actorName(), (await acting()).colleagues]).toEqual([false, null, []])
    await expect.poll(() => mails.smtp.received.map(({ raw }) => raw).join()).toContain('The PIN was removed')
    const logged = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, mira.user._id))
    expect(logged.map(({ after }) => (after as { change: string }).change)).toEqual([
      'PIN set',
      'PIN set',
      'PIN removed',
    ])
    expect(JSON.stringify(logged)).not.toMatch(/4071|902817/)
  })

  test.each([
    ['1111', 'This PIN is too easy to guess. Choose other digits.'],
    ['4321', 'This PIN is too easy to guess. Choose other digits.'],
    ['407', 'A PIN has 4 to 6 digits'],
    ['4071234', 'A PIN has 4 to 6 digits'],
    ['40a1', 'A PIN has 4 to 6 digits'],
  ])('%s is refused in words', async (pin, message) => {
    const { status, body } = await setPin(mira, pin)
    expect([status, body.issues]).toEqual([400, [{ path: 'pin', message }]])
  })

  test('needs a recent login, like everything about how one logs in', async () => {
    await site.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    expect(await setPin(mira, '5093')).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } })
  })

  test('is not a customer’s', async () => {
    const guest = await site.signUp('guest@example.com')
    expect((await setPin(guest)).status).toBe(403)
  })

  test('can be removed by an owner, who can neither read nor set it', async () => {
    await takeOver()
    const url = `/api/staff/${mira.user._id}/pin`
    expect((await site.send('DELETE', url, undefined, tablet.headers)).status).toBe(403)
    const removed = await site.send<Colleague>('DELETE', url, undefined, owner.headers)
    expect([removed.status, removed.body.hasPin, await actorName()]).toEqual([200, false, null])
    expect((await site.send('PUT', url, { pin: PIN }, owner.headers)).status).toBe(405)
    const staff = (await site.get<Colleague[]>('/api/staff', owner.headers)).body
    expect(JSON.stringify(staff)).not.toContain('pinHash')
  })
})

describe('who can take over', () => {
  test('those with a PIN, shown by name alone, and only to staff', async () => {
    const chef = await signUp('anil', 'kitchen')
    await setPin(chef, '8305')
    expect((await acting()).colleagues).toEqual([
      { _id: chef.user._id, name: 'anil' },
      { _id: mira.user._id, name: 'mira' },
    ])
    const guest = await site.signUp('guest@example.com')
    expect((await site.get('/api/admin/acting', guest.headers)).status).toBe(403)
    expect((await takeOver(mira, PIN, guest)).status).toBe(403)
    expect((await takeOver(mira, PIN, { ...tablet, headers: { authorization: 'Bearer x' } })).status).toBe(
      401,
    )
  })

  test('not the account itself, not one that is disabled, and nobody without a PIN', async () => {
    expect(await takeOver(mira, PIN, mira)).toMatchObject({ status: 409 })
    expect(await takeOver(owner)).toMatchObject({ status: 403, body: { message: 'That PIN is wrong.' } })
    await site.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, mira.user._id))
    expect((await acting()).colleagues).toEqual([])
    expect(await takeOver()).toMatchObject({ status: 403, body: { message: 'That PIN is wrong.' } })
  })
})

describe('while somebody acts', () => {
  test('orders, their history and the log name them, and the log whose session it was', async () => {
    const id = await placeOrder()
    expect((await takeOver()).body.actor).toEqual({
      _id: mira.user._id,
      name: 'mira',
      email: 'mira@example.com',
    })
    expect((await accept(id)).status).toBe(200)
    const paid = await site.post<Order>(`/api/admin/orders/${id}/paid`, { method: 'cash' }, tablet.headers)
    expect(paid.status).toBe(200)
    const taken = await site.post<StaffOrder>(
      '/api/admin/orders',
      { channel: 'phone', items: [{ slug: 'samosa' }], customer: { name: 'Test Guest' } },
      tablet.headers,
    )
    expect(taken.status).toBe(201)
    const kept = await site.get<StaffOrder>(`/api/admin/orders/${taken.body._id}`, tablet.headers)
    expect(kept.body.takenBy?.email).toBe('mira@example.com')
    await handBack()
    at('12:01:00')
    await accept(taken.body._id)
    const { body } = await site.get<StaffOrder>(`/api/admin/orders/${id}`, tablet.headers)
    expect(body.log.flatMap((step) => ('status' in step ? [step.by] : []))).toContain('mira@example.com')
    const entries = (await site.get<LogEntry[]>('/api/admin/log?kind=order', owner.headers)).body
    expect(entries.map(({ user, via }) => [user.email, via])).toEqual([
      ['tablet@example.com', undefined],
      ...entries.slice(1).map(() => ['mira@example.com', 'tablet@example.com']),
    ])
    expect(entries.length).toBeGreaterThan(2)
  })

  test('they may do there what they may, even if the account may not: a manager gives a dish away', async () => {
    const id = await placeOrder()
    const give = (revision: number) =>
      site.post<Order & ErrorBody>(
        `/api/admin/orders/${id}/lines`,
        { revision, items: [{ line: 0, isComp: true, priceReason: 'Dropped' }] },
        tablet.headers,
      )
    expect(await give(0)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    await takeOver()
    expect(await give(0)).toMatchObject({ status: 200, body: { items: [{ price: 0 }] } })
    await handBack()
    expect((await give(1)).status).toBe(403)
  })

  test('a cook in an owner’s session has the cook’s permissions', async () => {
    const chef = await signUp('anil', 'kitchen')
    await setPin(chef, '8305')
    await takeOver(chef, '8305', owner)
    const me = await site.get<StaffMember>('/api/admin/me', owner.headers)
    expect(me.body).toMatchObject({
      staffRole: 'kitchen',
      permissions: ['orders', 'kitchen', 'availability'],
    })
    expect((await site.get('/api/admin/stats', owner.headers)).status).toBe(403)
  })

  test('an owner gets what belongs to board and counter, and is told where the rest is', async () => {
    await setPin(owner, '8305')
    await takeOver(owner, '8305')
    const me = await site.get<StaffMember>('/api/admin/me', tablet.headers)
    expect(me.body.permissions).toEqual(['orders', 'overbook', 'prices', 'drawer', 'kitchen', 'availability'])
    for (const path of ['staff', 'admin/log', 'admin/settings', 'admin/backup', 'admin/orders/export']) {
      const { status, body } = await site.get<ErrorBody>(`/api/${path}`, tablet.headers)
      expect([path, status, body.message]).toEqual([path, 403, OWN_LOGIN])
    }
  })

  test('a step-up wants the real login: neither password nor code confirms the session', async () => {
    await takeOver()
    const password = { password: PASSWORD }
    const refused = [
      await site.post('/api/auth/confirm', password, tablet.headers),
      await site.post('/api/account/delete', password, tablet.headers),
      await setPin(tablet, '8305'),
      await site.get<ErrorBody>('/api/account/sessions', tablet.headers),
      await site.get<ErrorBody>('/api/wishlist', tablet.headers),
    ]
    for (const { status, body } of refused) expect([status, body.message]).toEqual([403, OWN_LOGIN])
  })

  test('what guests do too belongs to the account that logged in', async () => {
    await takeOver()
    const { body } = await site.get<{ data: { email: string } }>('/api/auth/session', tablet.headers)
    expect(body.data.email).toBe('tablet@example.com')
    await site.post('/api/orders', orderOf([{ slug: 'samosa' }]), tablet.headers)
    await handBack()
    expect((await site.get<Order[]>('/api/orders/my', tablet.headers)).body).toHaveLength(1)
    expect((await site.get<Order[]>('/api/orders/my', mira.headers)).body).toEqual([])
  })

  test('the next one takes over without handing back, and each undoes only their own steps', async () => {
    const chef = await signUp('anil', 'kitchen')
    await setPin(chef, '8305')
    const id = await placeOrder()
    await takeOver()
    await accept(id)
    expect((await takeOver(chef, '8305')).body.actor?.name).toBe('anil')
    const undo = () => site.post(`/api/admin/orders/${id}/undo`, { from: 'accepted' }, tablet.headers)
    expect((await undo()).status).toBe(409)
    await takeOver()
    expect((await undo()).status).toBe(200)
  })
})

describe('it ends', () => {
  beforeEach(() => takeOver())
  const password = { currentPassword: PASSWORD, newPassword: 'saffron lassi twice' }
  const ofMira = () => `/api/staff/${mira.user._id}`

  test.each([
    ['when it is handed back', () => handBack()],
    ['with a new PIN', () => setPin(mira, '8305')],
    ['with a new password', () => site.send('PUT', '/api/account/password', password, mira.headers)],
    ['when they log out everywhere', () => site.post('/api/account/logout-everywhere', '', mira.headers)],
    [
      'with another role',
      () => site.send('PUT', `${ofMira()}/role`, { staffRole: 'kitchen' }, owner.headers),
    ],
    ['when they are disabled', () => site.post(`${ofMira()}/disable`, '', owner.headers)],
    ['when they are removed', () => site.send('DELETE', ofMira(), undefined, owner.headers)],
  ])('%s', async (_when, end) => {
    // Another process has its own connection, and asks the database for each call.
    const elsewhere = async () => (await findCaller(site.db, tablet.token))?.actor?.name ?? null
    expect(await elsewhere()).toBe('mira')
    const { status } = await end()
    expect([status < 300, await elsewhere(), await actorName()]).toEqual([true, null, null])
    const id = await placeOrder()
    await accept(id)
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect([entry?.userEmail, entry?.viaEmail]).toEqual(['tablet@example.com', null])
  })

  test('with the session, also at a logout', async () => {
    await site.post('/api/auth/logout', '', tablet.headers)
    expect(await site.db.$count(sessions, eq(sessions.actingUserId, mira.user._id))).toBe(0)
  })

  const idleFor = (minutes: number) =>
    site.db
      .update(sessions)
      .set({ actedAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(sessions.actingUserId, mira.user._id))

  test('after ten minutes in which nothing was changed; looking is no sign of anybody', async () => {
    await idleFor(9)
    expect((await acting()).secondsLeft).toBeLessThanOrEqual(60)
    await site.get('/api/admin/orders', tablet.headers)
    await site.post('/api/admin/kitchen/boards', '', tablet.headers)
    expect((await acting()).secondsLeft).toBeLessThanOrEqual(60)
    await accept(await placeOrder())
    expect((await acting()).secondsLeft).toBeGreaterThan(590)
    await idleFor(10)
    expect([await actorName(), (await acting()).secondsLeft]).toEqual([null, null])
    await accept(await placeOrder())
    expect(await actorName()).toBe(null)
  })
})

describe('wrong PINs', () => {
  const wrong = (who = mira) => takeOver(who, '9999')
  const triesOf = async (who = mira) => {
    const [row] = await site.db.select().from(staffPins).where(eq(staffPins.userId, who.user._id))
    return row?.wrongTries
  }
  const events = async (kind: string) =>
    (await site.get<SecurityEvent[]>(`/api/admin/security-events?kind=${kind}`, owner.headers)).body

  test('five lock it for a quarter of an hour, even for the right one; the login goes on', async () => {
    for (let count = 1; count < 5; count += 1) expect((await wrong()).status).toBe(403)
    const fifth = await wrong()
    expect([fifth.status, fifth.body.code, fifth.headers['retry-after']]).toEqual([
      429,
      'RATE_LIMITED',
      '900',
    ])
    expect(fifth.body.message).toBe(
      'mira’s PIN is locked after too many wrong ones. Try again in 15 minutes, or log in with your own account.',
    )
    expect((await takeOver()).status).toBe(429)
    const login = { email: 'mira@example.com', password: PASSWORD }
    expect((await site.post('/api/auth/login', login)).status).toBe(200)
    at('12:15:00')
    expect((await takeOver()).status).toBe(200)
    expect(await triesOf()).toBe(0)
  })

  test('the next lock is twice as long', async () => {
    for (let count = 0; count < 5; count += 1) await wrong()
    at('12:15:00')
    for (let count = 0; count < 4; count += 1) expect((await wrong()).status).toBe(403)
    expect((await wrong()).headers['retry-after']).toBe('1800')
    at('12:44:00')
    expect((await takeOver()).status).toBe(429)
  })

  test('twenty at once get five tries', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong()))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(403), count(429), await triesOf()]).toEqual([4, 16, 5])
    expect((await events('wrong PIN'))[0]?.count).toBe(5)
  })

  test('a right one among many at once is in, or locked out; never wrong', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) => takeOver(mira, place === 6 ? PIN : '9999')),
    )
    expect([200, 429]).toContain(answers[6]?.status)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('are on record with whose session it was, and its owner gets an email when it is locked', async () => {
    for (let count = 0; count < 5; count += 1) await wrong()
    expect(await events('wrong PIN')).toMatchObject([
      { count: 5, user: { email: 'mira@example.com' }, what: 'tablet@example.com' },
    ])
    expect(await events('PIN locked')).toMatchObject([
      { count: 1, user: { email: 'mira@example.com' }, what: 'tablet@example.com' },
    ])
    await expect.poll(() => mails.smtp.received.map(({ raw }) => raw).join()).toContain('Your PIN was typed')
  })

  test('in one session twenty are enough for an hour, whoever they were for', async () => {
    const others = await Promise.all(['anil', 'zoe', 'bo', 'kim'].map((name) => signUp(name, 'kitchen')))
    for (const other of others) await setPin(other, '8305')
    const everyone = [mira, ...others]
    for (let round = 0; round < 4; round += 1) for (const each of everyone) await wrong(each)
    const { status, body } = await takeOver()
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(body.message).toContain('or log in with your own account')
    expect((await takeOver(mira, PIN, owner)).status).toBe(200)
  })

  test('only the hash is stored, and it is worth nothing without the site’s key', async () => {
    const [row] = await site.db.select().from(staffPins).where(eq(staffPins.userId, mira.user._id))
    expect(row?.pinHash).toMatch(/^\$argon2id\$/)
    const { verify } = await import('@node-rs/argon2')
    expect(await verify(row?.pinHash ?? '', PIN)).toBe(false)
  })
})

test('a PIN that is changed while it is typed does not take over with the old one', async () => {
  const answers = await Promise.all([takeOver(), setPin(mira, '8305'), takeOver()])
  expect(answers[1].status).toBe(204)
  // The one who came first was handed back.
  expect(await actorName()).toBe(null)
})
