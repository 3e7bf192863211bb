import type { ArrivedOrder, ErrorBody, Order } from '@tiffin/contract'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { idempotencyKeys, orders } from '../../db/schema/index.ts'
import { deleteOldIdempotencyKeys, hashOfJson } from './claim-idempotency-key.ts'

const site = useTestApp()

const place = (body: unknown, key: string) =>
  site.post<Order & ErrorBody>('/api/orders', body, { 'idempotency-key': key })

const withdraw = (body: unknown, key?: string) =>
  site.post<ArrivedOrder & ErrorBody>(
    '/api/orders/withdraw',
    body,
    key === undefined ? {} : { 'idempotency-key': key },
  )

beforeEach(() => site.addDish({ slug: 'kachori', stock: 50 }))

test('the same request again gets the first answer again', async () => {
  const first = await place(orderOf([{ slug: 'kachori' }]), 'key')
  const again = await place(orderOf([{ slug: 'kachori' }]), 'key')
  expect(again.status).toBe(201)
  expect(again.body).toEqual(first.body)
  expect(first.headers['idempotent-replayed']).toBeUndefined()
  expect(again.headers['idempotent-replayed']).toBe('true')
})

test('the same JSON with its fields in another order is the same request', async () => {
  const first = await place(
    { items: [{ slug: 'kachori', quantity: 1 }], customer: { name: 'A', email: 'b' } },
    'key',
  )
  const again = await place(
    { customer: { email: 'b', name: 'A' }, items: [{ quantity: 1, slug: 'kachori' }] },
    'key',
  )
  expect(again.body._id).toBe(first.body._id)
})

test('the same key for another order is a conflict', async () => {
  await place(orderOf([{ slug: 'kachori' }]), 'key')
  const other = await place(orderOf([{ slug: 'kachori', quantity: 2 }]), 'key')
  expect([other.status, other.body.code]).toEqual([409, 'CONFLICT'])
  expect(await site.db.$count(orders)).toBe(1)
})

test('a rejected order does not use up the key', async () => {
  expect((await place(orderOf([{ slug: 'kachori', quantity: 51 }]), 'key')).status).toBe(409)
  expect((await place(orderOf([{ slug: 'kachori', quantity: 2 }]), 'key')).status).toBe(201)
})

test('after a day the key can be reused', async () => {
  const first = await place(orderOf([{ slug: 'kachori' }]), 'key')
  site.setTime('2026-01-08T12:00:00-07:00')
  const nextDay = await place(orderOf([{ slug: 'kachori' }]), 'key')
  expect(nextDay.status).toBe(201)
  expect(nextDay.body._id).not.toBe(first.body._id)
})

test.each([
  ['an empty key', ''],
  ['a key of 256 characters', 'k'.repeat(256)],
])('%s is rejected', async (_what, key) => {
  const { status, body } = await place(orderOf([{ slug: 'kachori' }]), key)
  expect([status, body.code]).toEqual([400, 'VALIDATION'])
})

test('a key may have 255 characters', async () => {
  expect((await place(orderOf([{ slug: 'kachori' }]), 'k'.repeat(255))).status).toBe(201)
})

test('one request over REST and tRPC is one order', async () => {
  const body = orderOf([{ slug: 'kachori' }])
  const first = await place(body, 'key')
  const again = await site.post<{ result: { data: Order } }>('/trpc/orders.place', body, {
    'idempotency-key': 'key',
  })
  expect(again.body.result.data._id).toBe(first.body._id)
})

describe('between two attempts with one key', () => {
  const one = orderOf([{ slug: 'kachori' }])
  const placeAs = (caller: Record<string, string>, more = {}) =>
    site.post<Order & ErrorBody>('/api/orders', { ...one, ...more }, { ...caller, 'idempotency-key': 'key' })
  const withdrawAs = (caller: Record<string, string>) =>
    site.post('/api/orders/withdraw', one, { ...caller, 'idempotency-key': 'key' })

  test('the session ends: the guest is asked to log in, and nothing is ordered twice', async () => {
    const { user, headers } = await site.signUp('juniper@example.com')
    const { body: placed } = await placeAs(headers, { userId: user._id })
    await refuseAll({})
    await refuseAll((await site.signUp('other@example.com')).headers)
    expect((await placeAs(headers)).body._id).toBe(placed._id)
    expect(await site.db.$count(orders)).toBe(1)
  })

  async function refuseAll(caller: Record<string, string>) {
    const { status, body } = await placeAs(caller)
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    expect(body.message).toContain('Log in')
    expect((await withdrawAs(caller)).body.code).toBe('FORBIDDEN')
  }

  test('the guest logs in: it is the same order', async () => {
    const { body: placed } = await place(one, 'key')
    const { user, headers } = await site.signUp('juniper@example.com')
    expect((await placeAs(headers, { userId: user._id })).body._id).toBe(placed._id)
    expect(await site.db.$count(orders)).toBe(1)
  })
})

test('keys are deleted a day after their order', async () => {
  await place(orderOf([{ slug: 'kachori' }]), 'key')
  const now = site.deps.clock.now()
  await deleteOldIdempotencyKeys(site.db, now.add({ hours: 23 }))
  expect(await site.db.$count(idempotencyKeys)).toBe(1)
  await deleteOldIdempotencyKeys(site.db, now.add({ hours: 24 }))
  expect(await site.db.$count(idempotencyKeys)).toBe(0)
})

test('equal JSON has one hash; lists keep their order', () => {
  expect(hashOfJson({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOfJson({ b: { d: 3, c: 2 }, a: 1 }))
  expect(hashOfJson([1, 2])).not.toBe(hashOfJson([2, 1]))
  expect(hashOfJson({ a: 1 })).not.toBe(hashOfJson({ a: '1' }))
})

describe('a guest whose answer was lost asks what became of the order', () => {
  const samosas = orderOf([{ slug: 'kachori', quantity: 2 }])

  test('it was placed: here it is, and nothing is ordered by asking', async () => {
    const { body: placed } = await place(samosas, 'key')
    const { status, body } = await withdraw(samosas, 'key')
    expect([status, body]).toEqual([200, { arrived: placed }])
    expect(await site.db.$count(orders)).toBe(1)
  })

  test('it was not placed: should it still arrive, it is refused, and the next one has its own key', async () => {
    expect((await withdraw(samosas, 'key')).body).toEqual({ arrived: null })
    const late = await place(samosas, 'key')
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect((await withdraw(samosas, 'key')).body).toEqual({ arrived: null })
    expect((await place(samosas, 'another key')).status).toBe(201)
    expect(await site.db.$count(orders)).toBe(1)
  })

  test('how long its guest would have waited makes no difference', async () => {
    const fulfillment = { type: 'pickup', noLaterThan: '2026-01-08T12:00:00-07:00' }
    const { body: placed } = await place({ ...samosas, fulfillment }, 'key')
    const asked = { ...samosas, fulfillment: { type: 'pickup' } }
    expect((await withdraw(asked, 'key')).body.arrived?._id).toBe(placed._id)
  })

  test('whoever knows the key but not the order learns nothing of it', async () => {
    await place(samosas, 'key')
    const { status, body } = await withdraw(orderOf([{ slug: 'kachori' }]), 'key')
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
  })

  test('only its own customer asks after an order', async () => {
    const { user, headers } = await site.signUp('juniper@example.com')
    const body = { ...samosas, userId: user._id }
    const key = { 'idempotency-key': 'key' }
    const placed = await site.post<Order>('/api/orders', body, { ...headers, ...key })
    const ask = (more: Record<string, string>) =>
      site.post<ArrivedOrder & ErrorBody>('/api/orders/withdraw', body, { ...key, ...more })
    const { body: error } = await ask({})
    expect([error.code, error.message]).toEqual([
      'FORBIDDEN',
      'This order was sent from an account before. Log in to it to see what became of the order.',
    ])
    expect((await ask((await site.signUp('other@example.com')).headers)).body.code).toBe('FORBIDDEN')
    expect((await ask(headers)).body.arrived?._id).toBe(placed.body._id)
  })

  test('whose session has ended may give up what never arrived, and it is refused if it does', async () => {
    const { user, headers } = await site.signUp('juniper@example.com')
    const body = { ...samosas, userId: user._id }
    const key = { 'idempotency-key': 'key' }
    const given = await site.post<ArrivedOrder>('/api/orders/withdraw', body, key)
    expect(given.body.arrived).toBeNull()
    expect((await site.post('/api/orders', body, { ...headers, ...key })).status).toBe(409)
  })

  test('without a key nobody knows which order is meant', async () => {
    const { status, body } = await withdraw(samosas)
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION', 'Idempotency-Key'])
  })
})

test('while an attempt is still being stored, whoever repeats it is asked to try again', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  const answers = await site.db.transaction(async (tx) => {
    const claim = { owner: '', key: 'held', bodyHash: 'other', orderId: null, createdAt: new Date() }
    await tx.insert(idempotencyKeys).values(claim)
    return Promise.all(Array.from({ length: 8 }, () => place(orderOf([{ slug: 'kachori' }]), 'held')))
  })
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
})
