import { type DeviceSession, type Order, phoneKey } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import {
  guestContacts,
  guests,
  orderLines,
  orders,
  ordersToAnonymize,
  orderVersions,
  sessions,
  users,
  wishlistItems,
} from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hashes.ts'
import { anonymizeFinished } from './delete-account.ts'

const site = useTestApp()
type Headers = Record<string, string>
const call = (name: string, input: unknown, headers: Headers = {}) =>
  site.post<{ result?: { data: unknown }; error?: { data: { body: unknown } } }>(
    `/trpc/account.${name}`,
    input,
    headers,
  )
const ask = async <Data>(name: string, headers: Headers) =>
  (await site.get<{ result: { data: Data } }>(`/trpc/account.${name}`, headers)).body.result.data
const statusOfMe = async (headers: Headers) => (await site.get('/api/auth/me', headers)).status
const sweep = () => anonymizeFinished(site.db, site.deps.clock.now())
const login = async (password: string) =>
  (await site.post('/api/auth/login', { email: 'asha@example.com', password })).status

test('shows its owner, under the new name once it is changed', async () => {
  const { headers } = await site.signUp('asha@example.com')
  expect(await ask('get', headers)).toMatchObject({ name: 'Test Guest', isEmailVerified: false })
  await call('rename', { name: '  Asha  ' }, headers)
  expect((await site.get<{ name: string }>('/api/auth/me', headers)).body.name).toBe('Asha')
})

test('a new password ends all other sessions and replaces the old password', async () => {
  const here = await site.signUp('asha@example.com')
  const elsewhere = await site.post<{ token: string }>('/api/auth/login', {
    email: 'asha@example.com',
    password: PASSWORD,
  })
  const change = { currentPassword: PASSWORD, newPassword: 'another horse' }
  expect((await call('changePassword', change, here.headers)).status).toBe(200)
  expect(await statusOfMe(here.headers)).toBe(200)
  expect(await statusOfMe({ authorization: `Bearer ${elsewhere.body.token}` })).toBe(401)
  expect([await login(PASSWORD), await login('another horse')]).toEqual([401, 200])
})

test('a wrong current password changes nothing and keeps the session', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const change = { currentPassword: 'not my horse', newPassword: 'another horse' }
  const { status, body } = await call('changePassword', change, headers)
  expect([status, body.error?.data.body]).toEqual([
    403,
    {
      code: 'FORBIDDEN',
      message: 'That password is incorrect',
      issues: [{ path: 'currentPassword', message: 'That password is incorrect' }],
    },
  ])
  expect([await statusOfMe(headers), await login(PASSWORD)]).toEqual([200, 200])
})

test('logging out everywhere ends this session, too', async () => {
  const { headers } = await site.signUp('asha@example.com')
  await call('logoutEverywhere', undefined, headers)
  expect(await statusOfMe(headers)).toBe(401)
})

describe('the devices on which someone is logged in', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0'
  const listDevices = (headers: Headers) => ask<DeviceSession[]>('sessions', headers)
  const ageLogins = (days: number) =>
    site.db
      .update(sessions)
      .set({ confirmedAt: sql`${sessions.confirmedAt} - make_interval(days => ${days})` })
  async function loginOnFirefox() {
    const { body } = await site.post<{ token: string }>(
      '/api/auth/login',
      { email: 'asha@example.com', password: PASSWORD },
      { 'user-agent': FIREFOX },
    )
    return { authorization: `Bearer ${body.token}` }
  }

  test('are listed by browser and system, and the list contains no key', async () => {
    const { headers, token } = await site.signUp('asha@example.com')
    await loginOnFirefox()
    await site.signUp('ravi@example.com')
    const devices = await listDevices(headers)
    expect(devices.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', false],
      ['Another program', true],
    ])
    expect(JSON.stringify(devices)).not.toMatch(new RegExp(`${token}|${hashToken(token)}`))
  })

  test('are logged out one by one', async () => {
    const { headers } = await site.signUp('asha@example.com')
    const firefox = await loginOnFirefox()
    const [other] = await listDevices(headers)
    expect(
      (await site.send('DELETE', `/api/account/sessions/${other?._id}`, undefined, headers)).status,
    ).toBe(204)
    expect([await statusOfMe(firefox), await statusOfMe(headers)]).toEqual([401, 200])
    expect(await listDevices(headers)).toHaveLength(1)
    // As after a second press, or in another window.
    expect(
      (await site.send('DELETE', `/api/account/sessions/${other?._id}`, undefined, headers)).status,
    ).toBe(204)
  })

  test('of another account stay as they are', async () => {
    const asha = await site.signUp('asha@example.com')
    const ravi = await site.signUp('ravi@example.com')
    const [device] = await listDevices(ravi.headers)
    await call('endSession', { id: device?._id }, asha.headers)
    expect(await statusOfMe(ravi.headers)).toBe(200)
  })

  test('are logged out only by someone who has just shown who they are', async () => {
    const { headers } = await site.signUp('asha@example.com')
    const firefox = await loginOnFirefox()
    await ageLogins(1)
    const [other] = await listDevices(headers)
    const end = () => call('endSession', { id: other?._id }, headers)
    expect((await end()).body.error?.data.body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    expect(await statusOfMe(firefox)).toBe(200)
    await site.post('/api/auth/confirm', { password: PASSWORD }, headers)
    expect([(await end()).status, await statusOfMe(firefox)]).toEqual([200, 401])
  })

  test('say when they were last used, to within ten minutes', async () => {
    const { headers } = await site.signUp('asha@example.com')
    const longAgo = new Date(Date.now() - 86_400_000)
    await site.db.update(sessions).set({ usedAt: longAgo })
    const [device] = await listDevices(headers)
    const usedMs = Date.parse(device?.lastUsed.at ?? '')
    expect(Date.now() - usedMs).toBeLessThan(600_000)
  })

  test('that have not been used for too long are not listed', async () => {
    const { headers } = await site.signUp('asha@example.com')
    await loginOnFirefox()
    const [other] = await listDevices(headers)
    await site.db
      .update(sessions)
      .set({ expiresAt: new Date() })
      .where(eq(sessions.id, other?._id ?? ''))
    expect(await listDevices(headers)).toHaveLength(1)
  })
})

test('all personal data can be exported, and the export contains no secret', async () => {
  const { headers, token } = await site.signUp('asha@example.com')
  await site.post('/api/orders', orderOf([{ slug: 'samosa' }]), headers)
  const { products } = await site.deps.catalogue.current()
  await site.post('/api/wishlist/toggle', { productId: products[0]?._id }, headers)
  const data = await ask<Record<string, unknown>>('export', headers)
  expect(data).toMatchObject({
    account: { email: 'asha@example.com' },
    orders: [{ items: [{ slug: 'samosa' }] }],
    wishlist: [{ slug: products[0]?.slug }],
    devices: [{ device: 'Another program' }],
  })
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`argon2|${token}`))
})

test('a regular’s export has more orders than one list', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]), headers)
  await site.db.execute(sql`
    insert into orders (id, user_id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents,
      tax_cents, total_cents, currency, pickup_at, created_at)
    select id || copy, user_id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents,
      tax_cents, total_cents, currency, pickup_at, created_at
    from orders, generate_series(1, 1000) as copy where id = ${body._id}`)
  const everything = await ask<{ orders: Order[] }>('export', headers)
  expect(new Set(everything.orders.map(({ _id }) => _id)).size).toBe(1001)
})

test('a deleted account leaves only its orders, without name, address, phone number and note', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const customer = { name: 'Asha', email: 'asha@example.com', phone: '780-555-0100' }
  const order = await site.post<Order>(
    '/api/orders',
    orderOf([{ slug: 'samosa', note: 'Asha likes it hot' }], {
      customer,
      note: 'Asha cannot eat nuts',
      allergyNote: true,
    }),
    headers,
  )
  expect(order.body.customer.phone).toBe('780-555-0100')
  const changed = { revision: 0, items: [{ line: 0, quantity: 2, note: 'Asha likes it very hot' }] }
  expect((await site.post(`/api/orders/${order.body._id}/lines`, changed)).status).toBe(200)
  // What staff have noted under her number, before anyone knew of the account.
  await site.db.insert(guests).values({ id: 'g1', note: 'owes $5', changedAt: new Date() })
  await site.db
    .insert(guestContacts)
    .values({ key: phoneKey('780-555-0100') ?? '', guestId: 'g1', contact: '780-555-0100' })
  expect(await ask('export', headers)).toMatchObject({ restaurantNote: { note: 'owes $5' } })
  const { products } = await site.deps.catalogue.current()
  await site.post('/api/wishlist/toggle', { productId: products[0]?._id }, headers)

  expect((await call('delete', { password: 'not my horse' }, headers)).status).toBe(403)
  expect((await call('delete', { password: PASSWORD }, headers)).status).toBe(200)
  expect([await statusOfMe(headers), await login(PASSWORD)]).toEqual([401, 401])
  expect([await site.db.$count(users), await site.db.$count(wishlistItems)]).toEqual([0, 0])
  // The kitchen must not forget whom it is cooking for, and what they cannot eat.
  await sweep()
  const whole = { userId: null, customerName: 'Asha', customerPhone: '780-555-0100', allergyNote: true }
  expect(await site.db.select().from(orders)).toMatchObject([{ ...whole, note: 'Asha cannot eat nuts' }])
  const cook = await site.signUp('cook@example.com', { role: 'admin' })
  const cancelled = { from: 'placed', to: 'cancelled', reason: 'No gas.' }
  const url = `/api/admin/orders/${order.body._id}/status`
  expect((await site.post(url, cancelled, cook.headers)).status).toBe(200)
  // It may have been a slip.
  await sweep()
  expect(await site.db.select().from(orders)).toMatchObject([whole])

  site.setTime(site.deps.clock.now().add({ minutes: 6 }).toString())
  await sweep()
  expect(await site.db.select().from(orders)).toMatchObject([
    {
      id: order.body._id,
      userId: null,
      customerName: 'Former guest',
      customerEmail: '',
      customerPhone: null,
      note: null,
      allergyNote: false,
    },
  ])
  expect(await site.db.select().from(orderLines)).toMatchObject([{ slug: 'samosa', choices: {} }])
  const versions = await site.db.select().from(orderVersions)
  expect(versions).toHaveLength(2)
  expect(JSON.stringify(versions)).not.toMatch(/Asha|nuts/)
  expect(versions[1]?.contents.lines).toMatchObject([{ slug: 'samosa', quantity: 2 }])
  expect(await site.db.$count(guests)).toBe(0)
})

test('an order placed while its account is being deleted is rejected, or made with its guest’s name', async () => {
  const { headers } = await site.signUp('asha@example.com')
  const placing = Array.from({ length: 8 }, () =>
    site.post('/api/orders', orderOf([{ slug: 'samosa' }]), headers),
  )
  const deleting = call('delete', { password: PASSWORD }, headers)
  const answers = await Promise.all(placing)
  expect((await deleting).status).toBe(200)
  for (const { status } of answers) expect([201, 401]).toContain(status)
  const remaining = await site.db.select().from(orders)
  expect(remaining).toHaveLength(answers.filter(({ status }) => status === 201).length)
  // None has lost its guest's name.
  expect(remaining.filter(({ customerEmail, userId }) => customerEmail === '' || userId !== null)).toEqual([])
})

test('an order that nobody has closed by the next day keeps no name', async () => {
  const { headers } = await site.signUp('asha@example.com')
  await site.post('/api/orders', orderOf([{ slug: 'samosa' }]), headers)
  await call('delete', { password: PASSWORD }, headers)
  await sweep()
  const nameOf = async () => (await site.db.select().from(orders))[0]?.customerName
  expect(await nameOf()).toBe('Test Guest')
  site.setTime(site.deps.clock.now().add({ hours: 24 }).toString())
  await sweep()
  expect(await nameOf()).toBe('Former guest')
  expect(await site.db.$count(ordersToAnonymize)).toBe(0)
})

test('two admins leave at the same time: one stays', async () => {
  const both = [
    await site.signUp('a@example.com', { role: 'admin' }),
    await site.signUp('b@example.com', { role: 'admin' }),
  ]
  const answers = await Promise.all(
    both.map(({ headers }) => call('delete', { password: PASSWORD }, headers)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('personal answers are not cached by anything in between', async () => {
  const { headers } = await site.signUp('asha@example.com')
  for (const url of ['/api/orders/my', '/api/auth/me', '/trpc/account.export']) {
    expect((await site.get(url, headers)).headers['cache-control']).toBe('no-store')
  }
})

test('the last admin cannot leave', async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  expect((await call('delete', { password: PASSWORD }, headers)).status).toBe(409)
})
