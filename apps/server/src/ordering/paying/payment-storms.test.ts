/** Orders that are paid at servers which stand in for the providers: whatever is lost, late or doubled, all books agree. */
import type {
  DayFigures,
  ErrorBody,
  GuestOrder,
  Order,
  PaymentsReport,
  PaymentsSettings,
  StaffOrder,
} from '@tiffin/contract'
import { and, eq, ilike, sum } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { PAYPAL_KEYS, startPayPal } from '../../../test/stand-ins/paypal.ts'
import type { SignedNotice } from '../../../test/stand-ins/stand-in-server.ts'
import { startStripe, STRIPE_KEYS } from '../../../test/stand-ins/stripe.ts'
import {
  onlineDisputes,
  onlinePayments,
  onlineRefunds,
  orders,
  paymentEvents,
  payments,
  products,
} from '../../db/schema/index.ts'
import { startNotices } from '../../payments/payment-jobs.ts'
import type { StoredNotice } from '../../payments/process-notice.ts'
import { saveSection } from '../../platform/read-settings.ts'
import { checkOwnBooks, compareBooks } from './compare-books.ts'
import { handleNotice, startPayingJobs } from './paying-jobs.ts'
import { carryOutRefund } from './refund-payment.ts'
import { settleDue, settleForgotten } from './settle-payment.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const providerUrls = { stripe: '', paypal: '' }
const site = useTestApp({}, () => ({ providerUrls }))
let stripe: Awaited<ReturnType<typeof startStripe>>
let paypal: Awaited<ReturnType<typeof startPayPal>>
const mails: string[] = []
const logged: object[] = []
const log = { warn: (facts: object) => void logged.push(facts) }

const settings: PaymentsSettings = {
  methods: ['cash', 'card', 'paypal', 'upi'],
  online: {
    mode: 'possible',
    methods: ['card', 'paypal'],
    requiredFrom: null,
    isRequiredOfNewGuests: false,
    holdMinutes: 10,
    tips: { isOffered: true, percents: [10, 15, 20] },
  },
  upiId: '',
}

beforeAll(async () => {
  const nowMs = () => site.deps.clock.nowMs()
  stripe = await startStripe({ nowMs })
  paypal = await startPayPal({ nowMs })
  Object.assign(providerUrls, { stripe: stripe.server.url, paypal: paypal.server.url })
  await startNotices(site.jobs, { ...site.deps, log }, handleNotice)
  const mailer = {
    send: async ({ subject }: { subject: string }) => {
      mails.push(subject)
      return 'sent' as const
    },
  }
  await startPayingJobs(site.jobs, { ...site.deps, mailer })
})
afterAll(async () => {
  await stripe.close()
  await paypal.close()
})
/** The command's comparison, after each storm: theirs of all tests before are not in this database. */
async function expectEqualBooks() {
  const to = new Date(site.deps.clock.nowMs() + DAY_MS)
  const books = await compareBooks(site.deps, { from: new Date(to.getTime() - 60 * DAY_MS), to })
  const named = books.flatMap(({ differences }) => differences).filter(({ ours }) => ours !== null)
  expect(named).toEqual([])
  expect(await checkOwnBooks(site.db)).toEqual([])
}
afterEach(expectEqualBooks)

beforeEach(async () => {
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  await site.send('PUT', '/api/admin/payment-providers/stripe/test', STRIPE_KEYS, headers)
  await site.send('PUT', '/api/admin/payment-providers/paypal/test', PAYPAL_KEYS, headers)
  await saveSection(site.db, 'payments', settings, new Date())
  await site.addDish({ slug: 'kachori', priceCents: 1000, stock: 5 })
  for (const { server } of [stripe, paypal]) server.isAway = false
  mails.length = 0
  before = inTheirBooks()
})

interface Wanted {
  tip?: number
  quantity?: number
}

const wanted = (method: 'card' | 'paypal', { tip, quantity = 1 }: Wanted = {}) =>
  orderOf([{ slug: 'kachori', quantity }], { payment: { method, online: true, ...(tip && { tip }) } })

async function place(method: 'card' | 'paypal', more?: Wanted): Promise<GuestOrder> {
  const { status, body } = await site.post<GuestOrder>('/api/orders', wanted(method, more))
  expect([status, body.status]).toEqual([201, 'awaiting-payment'])
  return body
}

const read = async (id: string) => (await site.get<GuestOrder>(`/api/orders/${id}`)).body
const check = async (id: string) => (await site.post<GuestOrder>(`/api/orders/${id}/check-payment`, {})).body

async function referenceOf(id: string): Promise<string> {
  const [attempt] = await site.db.select().from(onlinePayments).where(eq(onlinePayments.orderId, id))
  return attempt?.reference ?? ''
}

async function deliver(provider: 'stripe' | 'paypal', { rawBody, headers }: SignedNotice) {
  const url = `/webhooks/${provider}`
  const answer = await site.app.inject({ method: 'POST', url, headers, payload: rawBody })
  expect(answer.statusCode).toBe(200)
}

const untilPlaced = (id: string) =>
  vi.waitFor(async () => expect((await read(id)).status).toBe('placed'), { timeout: 15_000 })

const stock = async () =>
  (await site.db.select().from(products).where(eq(products.slug, 'kachori')))[0]?.stock

async function refundAll() {
  for (const { id } of await site.db.select({ id: onlineRefunds.id }).from(onlineRefunds))
    await carryOutRefund(site.deps, id)
}

/** Of the orders that stand, what was paid for them; and of the till, what came in and what went out. */
async function sums() {
  const [sold] = await site.db.select({ cents: sum(orders.paidCents).mapWith(Number) }).from(orders)
  const [booked] = await site.db.select({ cents: sum(payments.cents).mapWith(Number) }).from(payments)
  const [taken] = await site.db
    .select({ cents: sum(onlinePayments.cents).mapWith(Number) })
    .from(onlinePayments)
    .where(eq(onlinePayments.state, 'paid'))
  const [returned] = await site.db
    .select({ cents: sum(onlineRefunds.cents).mapWith(Number) })
    .from(onlineRefunds)
    .where(and(eq(onlineRefunds.state, 'done')))
  return {
    orders: sold?.cents ?? 0,
    payments: booked?.cents ?? 0,
    online: (taken?.cents ?? 0) - (returned?.cents ?? 0),
    provider: inTheirBooks() - before,
  }
}

/** What the providers have taken and not given back, all tests together. */
const inTheirBooks = () =>
  [stripe, paypal].reduce((total, { books }) => {
    const { payments: taken, refunds } = books()
    const cents = (all: readonly { amount: number }[]) => all.reduce((all_, { amount }) => all_ + amount, 0)
    return total + cents(taken) - cents(refunds)
  }, 0)
let before = 0

describe.each([
  ['stripe', 'card'],
  ['paypal', 'paypal'],
] as const)('%s', (name, method) => {
  const standIn = () => (name === 'stripe' ? stripe : paypal)

  test('owners are told once of a payment that is disputed', async () => {
    const order = await place(method)
    standIn().approve(await referenceOf(order._id))
    await check(order._id)
    standIn().dispute(await referenceOf(order._id))
    const event = standIn().events.at(-1) ?? {}
    await deliver(name, standIn().sign(event))
    const subject = `The payment of order ${order.number} is disputed – Masala & Maple`
    await vi.waitFor(() => expect(mails).toContain(subject), { timeout: 15_000 })
    const [notice] = await site.db.select().from(paymentEvents).where(ilike(paymentEvents.kind, '%ispute%'))
    await handleNotice({ ...site.deps, log }, { ...notice, eventId: 'again' } as StoredNotice)
    expect(await site.db.$count(onlineDisputes)).toBe(1)
    const { headers } = await site.signUp('second@example.com', { role: 'admin' })
    const shown = await site.get<StaffOrder>(`/api/admin/orders/${order._id}`, headers)
    expect(shown.body.online).toMatchObject({ isDisputed: true })
    expect(mails.filter((each) => each === subject)).toHaveLength(1)
  })

  test('a dispute about a payment that is not ours is logged', async () => {
    const order = await place(method)
    standIn().approve(await referenceOf(order._id))
    await check(order._id)
    standIn().dispute(await referenceOf(order._id))
    const [paid] = await site.db.select().from(onlinePayments)
    await site.db.update(onlinePayments).set({ chargeId: 'of another till' })
    logged.length = 0
    await deliver(name, standIn().sign(standIn().events.at(-1) ?? {}))
    await vi.waitFor(() => expect(logged).toHaveLength(1), { timeout: 15_000 })
    expect(logged).toMatchObject([{ provider: name, chargeId: paid?.chargeId }])
    expect(await site.db.$count(onlineDisputes)).toBe(0)
    await site.db.update(onlinePayments).set({ chargeId: paid?.chargeId })
  })

  test('a tip is charged, booked beside the order, and goes back last', async () => {
    const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
    const order = await place(method, { tip: 2 })
    expect(order).toMatchObject({ amounts: { total: 10.5 }, online: { tip: 2 } })
    standIn().approve(await referenceOf(order._id))
    await check(order._id)
    const shown = async () => (await site.get<StaffOrder>(`/api/admin/orders/${order._id}`, headers)).body
    expect(await shown()).toMatchObject({
      payments: [{ amount: 10.5, tip: 2 }],
      payment: { toPay: 0 },
      online: { refundable: 12.5, tip: 2 },
    })
    const refund = (amount?: number) =>
      site.post(`/api/admin/orders/${order._id}/refund-online`, { amount, reason: 'Cold' }, headers)
    expect((await refund(10)).status).toBe(200)
    await refundAll()
    expect((await shown()).payments.map(({ amount, tip }) => [amount, tip])).toEqual([
      [10.5, 2],
      [-10, undefined],
    ])
    expect((await refund()).status).toBe(200)
    await refundAll()
    expect((await shown()).payments.at(-1)).toMatchObject({ amount: -0.5, tip: -2 })
    expect(await read(order._id)).toMatchObject({ online: { state: 'returned', returned: 12.5 } })
    expect(await sums()).toMatchObject({ online: 0, provider: 0 })
  })

  test('portions go back with their tax, each once, and with the last one the tip', async () => {
    const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
    const order = await place(method, { tip: 1, quantity: 3 })
    standIn().approve(await referenceOf(order._id))
    await check(order._id)
    const ask = (what: string, quantity: number, more: object = { reason: 'Cold' }) =>
      site.post<ErrorBody & { amount: number }>(
        `/api/admin/orders/${order._id}/${what}`,
        { portions: [{ line: 0, quantity }], ...more },
        headers,
      )
    expect((await ask('quote-refund', 1, {})).body).toEqual({ amount: 10.5 })
    expect((await ask('refund-online', 1)).status).toBe(200)
    expect(await ask('refund-online', 3)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'portions.0.quantity', message: 'Only 2 of Kachori are left to refund' }] },
    })
    expect(await ask('refund-online', 1, { reason: 'Cold', amount: 3 })).toMatchObject({ status: 400 })
    expect((await ask('quote-refund', 2, {})).body).toEqual({ amount: 22 })
    expect((await ask('refund-online', 2)).status).toBe(200)
    expect((await ask('refund-online', 1)).status).toBe(409)
    await refundAll()
    expect(await sums()).toMatchObject({ online: 0, provider: 0 })
  })

  test('its webhook alone places the order; doubled and late ones change nothing', async () => {
    const order = await place(method)
    standIn().approve(await referenceOf(order._id))
    const event = standIn().events.at(-1) ?? {}
    await deliver(name, standIn().sign(event))
    await untilPlaced(order._id)
    await deliver(name, standIn().sign(event))
    await check(order._id)
    await settleDue(site.deps, order._id)
    expect(await site.db.$count(orders)).toBe(1)
    expect(await sums()).toEqual({ orders: 1050, payments: 1050, online: 1050, provider: 1050 })
  })

  test('return page and webhook arrive together: one order', async () => {
    const order = await place(method)
    standIn().approve(await referenceOf(order._id))
    const notice = standIn().sign(standIn().events.at(-1) ?? {})
    await Promise.all([
      deliver(name, notice),
      check(order._id),
      check(order._id),
      settleDue(site.deps, order._id),
    ])
    await untilPlaced(order._id)
    expect([await site.db.$count(orders), await site.db.$count(payments)]).toEqual([1, 1])
  })

  test('its webhook is lost: the hold’s end asks, and places what was paid', async () => {
    const order = await place(method)
    standIn().approve(await referenceOf(order._id))
    site.setTime('2026-01-07T19:10:01Z')
    await settleDue(site.deps, order._id)
    expect([(await read(order._id)).status, await stock()]).toEqual(['placed', 4])
    expect(await sums()).toEqual({ orders: 1050, payments: 1050, online: 1050, provider: 1050 })
  })

  test('the answer to its begin is lost: no second payment is begun, and the guest gets the page', async () => {
    standIn().server.hangUpAfter(({ path }) => /sessions$|orders$/.test(path))
    const { body: order } = await site.post<GuestOrder>('/api/orders', wanted(method))
    const { body } = await site.post<GuestOrder>(`/api/orders/${order._id}/pay`, {})
    expect(body.online?.url).toMatch(/^https?:/)
    standIn().approve(await referenceOf(order._id))
    expect((await check(order._id)).status).toBe('placed')
    expect(await sums()).toMatchObject({ online: 1050, provider: 1050 })
  })

  test('it is away for an hour: nothing is given back, and then everything is as it should be', async () => {
    const order = await place(method)
    standIn().server.isAway = true
    site.setTime('2026-01-07T20:10:00Z')
    await expect(settleDue(site.deps, order._id)).rejects.toThrow()
    expect([(await read(order._id)).status, await stock()]).toEqual(['awaiting-payment', 4])
    standIn().server.isAway = false
    await settleDue(site.deps, order._id)
    expect([(await read(order._id)).status, await stock()]).toEqual(['cancelled', 5])
    await vi.waitFor(() => expect(mails.some((subject) => subject.includes('was not placed'))).toBe(true), {
      timeout: 15_000,
    })
  })

  test('a refund whose answer is lost is sent once', async () => {
    const order = await place(method)
    standIn().approve(await referenceOf(order._id))
    await check(order._id)
    standIn().server.hangUpAfter(({ method: verb, path }) => verb === 'POST' && /refund/.test(path))
    await site.post(`/api/orders/${order._id}/cancel`, {})
    await refundAll().catch(() => {})
    await refundAll()
    expect((await read(order._id)).online?.state).toBe('returned')
    expect(await sums()).toEqual({ orders: 0, payments: 0, online: 0, provider: 0 })
    expect(standIn().complaints).toEqual([])
  })
})

test('3-D Secure abandoned and paid in a second try: one order, and the sum of one', async () => {
  const order = await place('card')
  stripe.decline(await referenceOf(order._id))
  expect((await check(order._id)).status).toBe('awaiting-payment')
  stripe.approve(await referenceOf(order._id))
  expect((await check(order._id)).status).toBe('placed')
  expect(await sums()).toEqual({ orders: 1050, payments: 1050, online: 1050, provider: 1050 })
})

test('a debit that is denied days later is neither an order nor money', async () => {
  const order = await place('card')
  const reference = await referenceOf(order._id)
  stripe.payLater(reference)
  expect((await check(order._id)).online?.state).toBe('pending')
  stripe.deny(reference)
  site.setTime('2026-01-07T19:11:00Z')
  await settleDue(site.deps, order._id)
  expect([(await read(order._id)).status, await stock()]).toEqual(['cancelled', 5])
  expect(await sums()).toMatchObject({ online: 0, provider: 0 })
})

test('a debit that is denied after the hold’s time ends the hold: what it held is given back', async () => {
  const order = await place('card')
  const reference = await referenceOf(order._id)
  stripe.payLater(reference)
  site.setTime('2026-01-07T19:11:00Z')
  await settleDue(site.deps, order._id)
  expect([(await read(order._id)).status, await stock()]).toEqual(['awaiting-payment', 4])
  stripe.deny(reference)
  await deliver('stripe', stripe.sign(stripe.events.at(-1) ?? {}))
  await vi.waitFor(async () => expect((await read(order._id)).status).toBe('cancelled'), { timeout: 15_000 })
  expect(await stock()).toBe(5)
})

test('a hold that no job looks after any more is found by the hour', async () => {
  const order = await place('card')
  stripe.payLater(await referenceOf(order._id))
  await check(order._id)
  stripe.deny(await referenceOf(order._id))
  await check(order._id)
  site.setTime('2026-01-07T19:11:00Z')
  await settleForgotten(site.deps)
  await vi.waitFor(async () => expect((await read(order._id)).status).toBe('cancelled'), { timeout: 15_000 })
})

test('what the provider refuses to begin holds nothing beyond its time', async () => {
  stripe.server.isAway = true
  const order = await place('card')
  stripe.server.isAway = false
  // One that Stripe counts otherwise than everybody: it is refused each time.
  await site.db.update(onlinePayments).set({ currency: 'IQD' })
  site.setTime('2026-01-07T19:10:01Z')
  await settleDue(site.deps, order._id)
  expect([(await read(order._id)).status, await stock()]).toEqual(['cancelled', 5])
})

test('money that is on its way back is not given back at the counter too', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  stripe.server.isAway = true
  await site.post(`/api/orders/${order._id}/cancel`, {})
  const url = `/api/admin/orders/${order._id}/refund`
  const byHand = { method: 'cash', reason: 'They asked for it' }
  expect(await site.post(url, byHand, headers)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  stripe.server.isAway = false
  await refundAll()
  expect(await sums()).toEqual({ orders: 0, payments: 0, online: 0, provider: 0 })
})

test('what was given back at the counter is not sent back too', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  await site.post(
    `/api/admin/orders/${order._id}/status`,
    { from: 'placed', to: 'cancelled', reason: 'Closed', keepsPayment: true },
    headers,
  )
  const byHand = { method: 'cash', amount: 4, reason: 'They asked for it' }
  expect((await site.post(`/api/admin/orders/${order._id}/refund`, byHand, headers)).status).toBe(200)
  const online = (amount?: number) =>
    site.post(`/api/admin/orders/${order._id}/refund-online`, { amount, reason: 'The rest' }, headers)
  expect(await online(7)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  expect((await online()).status).toBe(200)
  await refundAll()
  expect(await sums()).toMatchObject({ orders: 0, payments: 0, provider: 400 })
})

test('what is sent back for a complaint is not to be paid again, and the books agree', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const refund = (amount: number) =>
    site.post(`/api/admin/orders/${order._id}/refund-online`, { amount, reason: 'Cold' }, headers)
  expect((await refund(4)).body).toMatchObject({ payment: { toPay: 0 } })
  await refundAll()
  expect((await read(order._id)).payment).toMatchObject({ toPay: 0, paid: { method: 'card' } })
  expect((await read(order._id)).payment.toReturn).toBeUndefined()
  const { body: taken } = await site.post(
    `/api/admin/orders/${order._id}/payments`,
    { method: 'cash' },
    headers,
  )
  expect(taken).toMatchObject({ code: 'CONFLICT' })
  const { figures } = (await site.get<{ figures: DayFigures }>('/api/admin/day', headers)).body
  expect(figures.settled).toEqual({ paid: 6.5, toPay: 0, toReturn: 0, goodwill: 4, unsold: 0 })
  expect(figures.sales.total).toBe(10.5)
  const { balance } = (await site.get<PaymentsReport>('/api/admin/payments', headers)).body
  expect(balance).toMatchObject({ paid: 6.5, toPay: 0, toReturn: 0, goodwill: 4, sales: 10.5 })
  expect((await refund(6.5)).status).toBe(200)
  await refundAll()
  expect((await read(order._id)).payment).toMatchObject({ toPay: 0 })
  for (const status of ['unpaid', 'overpaid'])
    expect((await site.get(`/api/admin/orders?status=${status}`, headers)).body).toEqual([])
})

test('what was paid too much and what is sent back for a complaint are told apart, whichever is done first', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card', { quantity: 2 })
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const url = `/api/admin/orders/${order._id}`
  const fewer = { revision: 0, items: [{ line: 0, quantity: 1 }], reason: 'Only one was made' }
  expect((await site.post(`${url}/lines`, fewer, headers)).body).toMatchObject({
    payment: { toReturn: 10.5 },
  })
  for (const amount of [10.5, 2])
    expect((await site.post(`${url}/refund-online`, { amount, reason: 'Cold' }, headers)).status).toBe(200)
  const asked = await site.db.select().from(onlineRefunds).orderBy(onlineRefunds.cents)
  for (const { id } of asked) await carryOutRefund(site.deps, id)
  const { payment } = await read(order._id)
  expect([payment.toPay, payment.toReturn]).toEqual([0, undefined])
  const { figures } = (await site.get<{ figures: DayFigures }>('/api/admin/day', headers)).body
  expect(figures.settled).toMatchObject({ paid: 8.5, goodwill: 2 })
})

test('dishes that were refunded and are taken off afterwards are not refunded twice', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card', { quantity: 4 })
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const url = `/api/admin/orders/${order._id}`
  const refunded = { portions: [{ line: 0, quantity: 3 }], reason: 'Sold out' }
  expect((await site.post(`${url}/refund-online`, refunded, headers)).status).toBe(200)
  await refundAll()
  const fewer = { revision: 0, items: [{ line: 0, quantity: 1 }], reason: 'Sold out' }
  expect((await site.post(`${url}/lines`, fewer, headers)).status).toBe(200)
  const { payment } = await read(order._id)
  expect([payment.amountPaid, payment.toPay, payment.toReturn]).toEqual([10.5, 0, undefined])
  const byHand = { method: 'cash', reason: 'Sold out' }
  expect(await site.post(`${url}/refund`, byHand, headers)).toMatchObject({ status: 409 })
  expect((await site.get('/api/admin/orders?status=overpaid', headers)).body).toEqual([])
  const settled = async () =>
    (await site.get<{ figures: DayFigures }>('/api/admin/day', headers)).body.figures.settled
  expect(await settled()).toMatchObject({ paid: 10.5, toPay: 0, toReturn: 0, goodwill: 0 })
  // Back on the order, they are as they were: refunded, and not to be paid again.
  expect((await site.post(`${url}/lines/undo`, { revision: 1 }, headers)).status).toBe(200)
  expect((await read(order._id)).payment).toMatchObject({ amountPaid: 10.5, toPay: 0 })
  expect(await settled()).toMatchObject({ paid: 10.5, toPay: 0, toReturn: 0, goodwill: 31.5 })
})

test('a tip that is left of an order goes back when it is cancelled', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card', { tip: 2 })
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const refunded = { amount: 10.5, reason: 'Sold out' }
  expect((await site.post(`/api/admin/orders/${order._id}/refund-online`, refunded, headers)).status).toBe(
    200,
  )
  await refundAll()
  expect((await site.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(200)
  await refundAll()
  expect(await read(order._id)).toMatchObject({ online: { state: 'returned', returned: 12.5 } })
  expect(await sums()).toMatchObject({ online: 0, provider: 0 })
})

test('a refund that the provider refuses is not promised to the guest any more', async () => {
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  stripe.refuseRefunds({ code: 'charge_disputed', message: 'The charge is disputed.' })
  await site.post(`/api/orders/${order._id}/cancel`, {})
  await refundAll()
  stripe.refuseRefunds(null)
  expect(await read(order._id)).toMatchObject({ online: { state: 'paid' }, payment: { toReturn: 10.5 } })
})

test('what the provider refuses to send back can go back at the counter, with the tip', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card', { tip: 2 })
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const url = `/api/admin/orders/${order._id}`
  const complaint = { method: 'cash', isGoodwill: true, amount: 4, reason: 'Cold' }
  expect((await site.post(`${url}/refund`, complaint, headers)).body).toMatchObject({
    issues: [{ message: 'Only $0.00 was paid at the counter' }],
  })
  stripe.refuseRefunds({ code: 'charge_disputed', message: 'The charge is disputed.' })
  expect((await site.post(`${url}/refund-online`, { amount: 4, reason: 'Cold' }, headers)).status).toBe(200)
  await refundAll()
  expect((await site.post(`${url}/refund`, complaint, headers)).body).toMatchObject({
    payment: { amountPaid: 6.5, toPay: 0 },
  })
  expect((await site.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(200)
  await refundAll()
  const shown = async () => (await site.get<StaffOrder>(url, headers)).body
  expect((await shown()).online).toMatchObject({ refundable: 8.5 })
  const { payment } = await read(order._id)
  expect(payment).toMatchObject({ toReturn: 6.5, tipToReturn: 2 })
  expect((await shown()).payment).toEqual(payment)
  expect((await site.get<Order[]>('/api/admin/orders', headers)).body[0]?.payment).toEqual(payment)
  const rest = { method: 'cash', amount: 6.5, tip: 2, tipToReturn: 2, reason: 'Refused' }
  expect((await site.post(`${url}/refund`, rest, headers)).status).toBe(200)
  stripe.refuseRefunds(null)
  // What went back is not sent once more.
  expect((await shown()).online).toMatchObject({ refundable: 0 })
  expect((await site.post(`${url}/refund-online`, { reason: 'Again' }, headers)).status).toBe(409)
  expect(await site.post(`${url}/refund`, { method: 'cash', reason: 'Again' }, headers)).toMatchObject({
    status: 409,
  })
})

test('a refund that the provider refuses stays visible to staff, and can be tried again', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const refund = (amount?: number) =>
    site.post(`/api/admin/orders/${order._id}/refund-online`, { amount, reason: 'Cold' }, headers)
  const shown = async () =>
    (await site.get<{ online: object }>(`/api/admin/orders/${order._id}`, headers)).body.online
  stripe.refuseRefunds({ code: 'charge_disputed', message: 'The charge is disputed.' })
  expect((await refund(5)).status).toBe(200)
  await refundAll()
  expect(await shown()).toMatchObject({ refundable: 10.5, refunds: [{ amount: 5, state: 'refused' }] })
  expect((await read(order._id)).payment).toMatchObject({ toPay: 0, paid: { method: 'card' } })
  expect((await read(order._id)).payment.toReturn).toBeUndefined()
  stripe.refuseRefunds(null)
  expect((await refund(5)).status).toBe(200)
  await refundAll()
  expect(await shown()).toMatchObject({ refundable: 5.5 })
  expect(await refund(6)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  expect((await refund()).status).toBe(200)
  await refundAll()
  expect(await refund()).toMatchObject({ status: 409 })
  expect(await sums()).toMatchObject({ online: 0, provider: 0 })
})

test('what is missing in their books or ours, and what is another amount, is named', async () => {
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const span = () => {
    const to = new Date(site.deps.clock.nowMs() + DAY_MS)
    return { from: new Date(to.getTime() - 2 * DAY_MS), to }
  }
  const differences = async () => {
    const [mine] = await site.db.select().from(onlinePayments)
    const found = (await compareBooks(site.deps, span())).flatMap((each) => each.differences)
    return found.filter(({ reference }) => reference === mine?.chargeId || reference === 'pi_of_nobody')
  }
  expect(await differences()).toEqual([])
  await site.db.update(onlinePayments).set({ cents: 1_049 })
  expect(await differences()).toMatchObject([{ kind: 'payment', ours: 1_049, theirs: 1_050 }])
  const [was] = await site.db.select().from(onlinePayments)
  await site.db.update(onlinePayments).set({ chargeId: 'pi_of_nobody', cents: 1_050 })
  expect(await differences()).toMatchObject([{ ours: 1_050, theirs: null }])
  await site.db.update(onlinePayments).set({ chargeId: was?.chargeId ?? null })
  await site.db.update(onlinePayments).set({ isUsed: true, paidAt: new Date() })
  await site.db.delete(payments)
  expect(await checkOwnBooks(site.db)).toEqual([
    `What order ${order.number} says was paid is not the sum of its payments.`,
    'Online payments that are in no order’s payments: 1.',
  ])
  await site.db.delete(onlinePayments)
  await site.db.delete(orders)
})

test('a refund that is pressed again, or in two places, is made once', async () => {
  const { headers } = await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
  const order = await place('card', { quantity: 3 })
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  const press = () =>
    site.post(
      `/api/admin/orders/${order._id}/refund-online`,
      { portions: [{ line: 0, quantity: 1 }], reason: 'Cold', refundable: 31.5 },
      headers,
    )
  const pressed = await Promise.all([press(), press()])
  expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await press()).status).toBe(409)
  expect(await site.db.$count(onlineRefunds)).toBe(1)
  await refundAll()
})

test('a refund that the provider made days before we knew is in both books', async () => {
  const order = await place('card')
  stripe.approve(await referenceOf(order._id))
  await check(order._id)
  await site.post(`/api/orders/${order._id}/cancel`, {})
  await refundAll()
  const knownAt = new Date(site.deps.clock.nowMs() + 3 * DAY_MS)
  await site.db.update(onlineRefunds).set({ doneAt: knownAt })
  const span = { from: new Date(knownAt.getTime() - DAY_MS), to: new Date(knownAt.getTime() + DAY_MS) }
  const books = await compareBooks(site.deps, span)
  expect(books.flatMap(({ differences }) => differences)).toEqual([])
})

describe('a process whose clock is an hour ahead', () => {
  const ahead = () => {
    const now = () => site.deps.clock.now().add({ hours: 1 })
    return { ...site.deps, clock: { now, nowMs: () => now().epochMilliseconds } }
  }

  test('ends a hold early only once the provider has closed it: nobody pays for nothing', async () => {
    const order = await place('card')
    const reference = await referenceOf(order._id)
    await settleDue(ahead(), order._id)
    expect((await read(order._id)).status).toBe('cancelled')
    expect(stripe.approve(reference)).toBe(false)
    expect(await sums()).toMatchObject({ payments: 0, provider: 0 })
  })

  test('places what was paid a moment before', async () => {
    const order = await place('card')
    stripe.approve(await referenceOf(order._id))
    await settleDue(ahead(), order._id)
    expect((await read(order._id)).status).toBe('placed')
  })

  test('refuses a webhook as too old, and asks for the payment by itself', async () => {
    const order = await place('card')
    stripe.approve(await referenceOf(order._id))
    const { rawBody, headers } = stripe.sign(stripe.events.at(-1) ?? {})
    site.setTime(site.deps.clock.now().add({ hours: 1 }).toString())
    const answer = await site.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers,
      payload: rawBody,
    })
    expect(answer.statusCode).toBe(400)
    await settleForgotten(site.deps)
    await untilPlaced(order._id)
  })
})

test('a payment that its provider does not know gives its portions back once nobody can have paid it', async () => {
  const order = await place('card', { quantity: 3 })
  await site.db.update(onlinePayments).set({ reference: 'cs_test_of_another_account' })
  site.setTime(site.deps.clock.now().add({ hours: 23 }).toString())
  await expect(settleDue(site.deps, order._id)).rejects.toThrow('No such object')
  expect(await stock()).toBe(2)
  site.setTime(site.deps.clock.now().add({ hours: 3 }).toString())
  await settleDue(site.deps, order._id)
  expect([(await read(order._id)).status, await stock()]).toEqual(['cancelled', 5])
})
