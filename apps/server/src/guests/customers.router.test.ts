import type { CustomerAccount, CustomerRecord, LogEntry, Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../test/create-test-app.ts'
import { orders, users, wishlistItems } from '../db/schema/index.ts'

const site = useTestApp()
type Headers = Record<string, string>
let manager: Headers

beforeEach(async () => {
  manager = (await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })).headers
})

const list = (query = '') => site.get<CustomerAccount[]>(`/api/customers${query}`, manager)
const record = async (id: string) => (await site.get<CustomerRecord>(`/api/customers/${id}`, manager)).body
const switchTo = (id: string, what: 'disable' | 'enable') =>
  site.post<CustomerRecord>(`/api/customers/${id}/${what}`, '', manager)
const loginAs = (email: string, password = PASSWORD) => site.post('/api/auth/login', { email, password })

async function order(headers: Headers, email: string, status: Order['status'] = 'placed') {
  const { body } = await site.post<Order>(
    '/api/orders',
    orderOf([{ slug: 'golgappa' }], { customer: { name: 'Test Guest', email } }),
    headers,
  )
  await site.db.update(orders).set({ status }).where(eq(orders.id, body._id))
  return body._id
}

test('the newest customers come first, without staff, each with the number and total of their orders', async () => {
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
  const asha = await site.signUp('asha@example.com')
  const ravi = await site.signUp('ravi@example.com')
  await site.db
    .update(users)
    .set({ createdAt: new Date('2025-01-01') })
    .where(eq(users.id, asha.user._id))
  await order(asha.headers, 'asha@example.com')
  await order(asha.headers, 'asha@example.com', 'completed')
  await order(asha.headers, 'asha@example.com', 'cancelled')
  await order(asha.headers, 'asha@example.com', 'no-show')

  const { body, headers } = await list()
  expect(headers['x-total-count']).toBe('2')
  expect(body).toMatchObject([
    { _id: ravi.user._id, ordersCount: 0, spent: 0 },
    { _id: asha.user._id, name: 'Test Guest', isDisabled: false, ordersCount: 4, spent: 21 },
  ])
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('what a guest ordered with the address counts once the address is verified', async () => {
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
  const { user } = await site.signUp('asha@example.com')
  const id = await order({}, 'Asha@example.com')
  expect(await record(user._id)).toMatchObject({ ordersCount: 0, spent: 0, orders: [] })
  await site.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user._id))
  expect(await record(user._id)).toMatchObject({ ordersCount: 1, spent: 10.5, orders: [{ _id: id }] })
  expect((await list()).body).toMatchObject([{ isEmailVerified: true, ordersCount: 1 }])
})

test.each([
  ['ASHA', ['asha_100%@example.com', 'asha@example.com']],
  ['guest', ['asha_100%@example.com', 'asha@example.com']],
  ['a_1', ['asha_100%@example.com']],
  ['0%', ['asha_100%@example.com']],
  ['manager', []],
])('a search for %s finds %o', async (q, found) => {
  await site.signUp('asha@example.com')
  await site.db.update(users).set({ createdAt: new Date('2025-01-01') })
  await site.signUp('asha_100%@example.com')
  const { body } = await list(`?q=${encodeURIComponent(q)}`)
  expect(body.map(({ email }) => email)).toEqual(found)
})

test.each([
  ['Núñez', 'nunez'],
  ['nunez', 'NÚÑEZ'],
  ['O’Brien', "o'brien"],
  ["O'Brien", 'o’brien'],
  ['Đặng Łukasz Ødegård', 'dang lukasz odegard'],
  ['Strauß', 'strauss'],
  ['Nu\u0301n\u0303ez', 'núñez'],
])('a customer called %s is found by %s', async (name, q) => {
  await site.signUp('asha@example.com')
  await site.db.update(users).set({ name }).where(eq(users.email, 'asha@example.com'))
  const { body } = await list(`?q=${encodeURIComponent(q)}`)
  expect(body.map((one) => one.name)).toEqual([name])
})

test('the list is paged', async () => {
  for (const name of ['a', 'b', 'c']) await site.signUp(`${name}@example.com`)
  const { body, headers } = await list('?limit=2&offset=2')
  expect([body.length, headers['x-total-count']]).toEqual([1, '3'])
})

test('a disabled customer is logged out immediately; their orders and wishlist stay', async () => {
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
  const { user, headers } = await site.signUp('asha@example.com')
  await order(headers, 'asha@example.com')
  const { products } = await site.deps.catalogue.current()
  await site.post('/api/wishlist/toggle', { productId: products[0]?._id }, headers)

  expect((await switchTo(user._id, 'disable')).body).toMatchObject({ isDisabled: true, ordersCount: 1 })

  expect((await site.get('/api/auth/me', headers)).status).toBe(401)
  expect((await site.post('/api/orders', orderOf([{ slug: 'samosa' }]), headers)).status).toBe(401)
  expect([await site.db.$count(orders), await site.db.$count(wishlistItems)]).toEqual([1, 1])
})

test('only someone who knows the password learns that the account is disabled', async () => {
  const { user } = await site.signUp('asha@example.com')
  await switchTo(user._id, 'disable')
  const wrong = await loginAs('asha@example.com', 'not my horse')
  expect([wrong.status, wrong.body.message]).toEqual([401, 'Email or password is wrong'])
  const right = await loginAs('asha@example.com')
  expect([right.status, right.body]).toEqual([
    403,
    { code: 'FORBIDDEN', message: 'This account is disabled. Please call us.' },
  ])
})

test('a re-enabled account opens with its old password; its earlier sessions stay ended', async () => {
  const { user, headers } = await site.signUp('asha@example.com')
  await switchTo(user._id, 'disable')
  expect((await switchTo(user._id, 'enable')).body.isDisabled).toBe(false)
  expect((await site.get('/api/auth/me', headers)).status).toBe(401)
  expect((await loginAs('asha@example.com')).status).toBe(200)
})

test('logging in while the account is being disabled opens no session', async () => {
  const { user } = await site.signUp('asha@example.com')
  const login = () =>
    site.post<{ token?: string }>('/api/auth/login', { email: 'asha@example.com', password: PASSWORD })
  const [disabled, ...logins] = await Promise.all([
    switchTo(user._id, 'disable'),
    ...Array.from({ length: 6 }, login),
  ])
  expect(disabled.status).toBe(200)
  await switchTo(user._id, 'enable')
  for (const { body } of logins) {
    const headers = { authorization: `Bearer ${body.token ?? ''}` }
    expect((await site.get('/api/auth/me', headers)).status).toBe(401)
  }
})

test('the log records it once, without saying who the customer is', async () => {
  const { user } = await site.signUp('asha@example.com')
  await switchTo(user._id, 'disable')
  site.setTime('2026-01-07T12:01:00-07:00')
  await switchTo(user._id, 'disable')
  await switchTo(user._id, 'enable')
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  const { body } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  expect(body.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'enable customer', before: { isDisabled: true }, after: { isDisabled: false } },
    { action: 'disable customer', before: { isDisabled: false }, after: { isDisabled: true } },
  ])
  expect(JSON.stringify(body)).not.toContain('asha')
})

test('staff are not customers: a manager cannot disable the owner here', async () => {
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  for (const id of [owner.user._id, 'nobody']) {
    expect((await switchTo(id, 'disable')).status).toBe(404)
    expect((await site.get(`/api/customers/${id}`, manager)).status).toBe(404)
  }
  expect((await site.get('/api/auth/me', owner.headers)).status).toBe(200)
})
