import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import {
  bookComparisons,
  heldOrders,
  onlinePayments,
  onlineRefunds,
  paymentEvents,
} from '../../db/schema/index.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { checkPayments } from './check-payments.ts'

const site = useTestApp()
let owner: { authorization: string }
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const check = (more: { isReachable?: boolean; secrets?: ReturnType<typeof createSecrets> } = {}) =>
  checkPayments(site.db, { ...site.deps, isReachable: false, ...more })
const enter = () =>
  site.send('PUT', '/api/admin/payment-providers/stripe/test', { secretKey: 'sk_test_of_this_test' }, owner)

test('without a provider, and with one, all is well', async () => {
  expect(await check()).toEqual({ check: 'payments', state: 'ok', says: 'No payment provider is set up.' })
  await enter()
  expect(await check()).toMatchObject({ state: 'ok', says: 'Guests can pay with Stripe in test mode.' })
})

test('a provider in test mode on a site that guests can reach is a warning', async () => {
  await enter()
  expect(await check({ isReachable: true })).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('test mode'),
  })
})

test('keys that cannot be decrypted are trouble', async () => {
  await enter()
  const secrets = createSecrets({ secretsKey: 'another key of thirty-two letters or so', folder: null })
  expect(await check({ secrets })).toMatchObject({
    state: 'trouble',
    says: expect.stringContaining('SECRETS_KEY'),
  })
})

test('what was wrong at the last test is told', async () => {
  await enter()
  await site.post('/api/admin/payment-providers/stripe/test/test', {}, owner)
  expect(await check()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('cannot be reached'),
  })
})

test('notices that wait are told', async () => {
  await site.db.insert(paymentEvents).values({
    provider: 'stripe',
    eventId: 'evt_1',
    kind: 'x',
    about: { kind: 'other' },
    mode: 'test',
    receivedAt: new Date(site.deps.clock.nowMs() - 11 * 60_000),
  })
  expect(await check()).toMatchObject({ state: 'warning', says: expect.stringContaining('1 notice') })
})

test('a dispute about a payment that this site does not know is told for a month', async () => {
  const now = site.deps.clock.nowMs()
  const event = {
    provider: 'stripe' as const,
    eventId: 'evt_1',
    kind: 'charge.dispute.created',
    about: { kind: 'dispute', reference: 'du_1', chargeId: 'ch_1', cents: 500 },
    mode: 'test' as const,
  }
  const at = new Date(now)
  await site.db.insert(paymentEvents).values({ ...event, receivedAt: at, processedAt: at })
  expect(await check()).toMatchObject({
    state: 'warning',
    says: 'A payment that this site does not know is disputed: du_1 at Stripe.',
  })
  await site.db.update(paymentEvents).set({ receivedAt: new Date(now - 31 * 24 * 60 * 60_000) })
  expect(await check()).toMatchObject({ state: 'ok' })
})

test('many refused notices are told', async () => {
  await enter()
  for (let sent = 0; sent < 20; sent += 1) await site.post('/webhooks/stripe', 'x')
  expect(await check()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('20 payment notices'),
  })
})

test('money of an order that was not placed, and that the provider keeps, is told', async () => {
  const now = new Date(site.deps.clock.nowMs())
  const amounts = { currency: 'CAD', createdAt: now }
  await site.db.insert(heldOrders).values({
    ...amounts,
    id: 'held',
    number: 1001,
    state: 'ended',
    ending: 'sold-out',
    contents: {},
    portions: [],
    customerEmail: '',
    method: 'card',
    totalCents: 500,
    heldUntil: now,
  })
  const paid = { ...amounts, id: 'paid', orderId: 'held', cents: 500, state: 'paid' as const }
  await site.db.insert(onlinePayments).values({ ...paid, provider: 'stripe', isTest: true, method: 'card' })
  const refund = { id: 'back', paymentId: 'paid', orderId: 'held', kind: 'unplaced' as const, cents: 500 }
  await site.db.insert(onlineRefunds).values({ ...refund, state: 'refused', createdAt: now })
  expect(await check()).toMatchObject({
    state: 'warning',
    says: 'The provider refused to send the money of 1 order back that could not be placed.',
  })
})

test('days that differ from the provider’s list, and a list that could not be read, are told for a week', async () => {
  const compared = {
    day: '2026-01-06',
    provider: 'stripe',
    isTest: false,
    comparedAt: new Date(site.deps.clock.nowMs()),
    failure: 'Nobody answers',
    payments: 1,
    refunds: 0,
    sums: [],
    differences: [],
  }
  await site.db.insert(bookComparisons).values(compared)
  expect(await check()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('could not be read'),
  })
  const difference = { kind: 'payment' as const, reference: 'pi_1', order: null, ours: null, theirs: 5 }
  await site.db
    .update(bookComparisons)
    .set({ failure: null, differences: [{ ...difference, currency: 'CAD' }] })
  expect(await check()).toMatchObject({ state: 'warning', says: expect.stringContaining('On 1 day') })
  await site.db.update(bookComparisons).set({ day: '2025-12-30' })
  expect(await check()).toMatchObject({ state: 'ok' })
})
