import type { ErrorBody, GuestOrder, PaymentsSettings } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import {
  coupons,
  events,
  heldOrders,
  kitchenWork,
  onlinePayments,
  onlineRefunds,
  orders,
  payments,
  products,
} from '../../db/schema/index.ts'
import { ProviderUnavailable } from '../../payments/provider.ts'
import { saveSection } from '../../platform/read-settings.ts'
import { carryOutRefund } from './refund-payment.ts'
import { settleDue } from './settle-payment.ts'

const site = useTestApp({}, () => ({ isDemo: true }))

const off: PaymentsSettings['online'] = {
  mode: 'off',
  methods: ['card', 'paypal'],
  requiredFrom: null,
  isRequiredOfNewGuests: false,
  holdMinutes: 10,
  tips: { isOffered: false, percents: [10, 15, 20] },
}

async function offer(online: Partial<PaymentsSettings['online']>) {
  const methods = ['cash', 'card', 'paypal', 'upi'] as const
  const settings = { methods: [...methods], online: { ...off, ...online }, upiId: '' }
  await saveSection(site.db, 'payments', settings, new Date())
  await site.announce()
}

beforeEach(async () => {
  await offer({ mode: 'possible' })
  await site.addDish({ slug: 'kachori', priceCents: 1000, stock: 5 })
})

const online = { payment: { method: 'card', online: true } } as const
const wantedOf = (quantity = 1, more: object = online) => orderOf([{ slug: 'kachori', quantity }], more)

const place = <Body = GuestOrder>(body: object = wantedOf(), headers?: Record<string, string>) =>
  site.post<Body>('/api/orders', body, headers)

async function placeOnline(body?: object): Promise<GuestOrder> {
  const { status, body: order } = await place(body)
  expect([status, order.status]).toEqual([201, 'awaiting-payment'])
  return order
}

const read = async (id: string) => (await site.get<GuestOrder>(`/api/orders/${id}`)).body
const act = <Body = GuestOrder>(id: string, what: string, body: object = {}) =>
  site.post<Body>(`/api/orders/${id}/${what}`, body)

/** What a guest presses on the page of the demo terminal. */
async function atTerminal(order: GuestOrder, answer: 'approve' | 'decline' | 'pay-late' | 'bounce') {
  const { pathname } = new URL(order.online?.url ?? '', 'http://tiffin.test')
  const pressed = await site.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer }).toString(),
  })
  expect(pressed.statusCode).toBe(303)
  return pressed.headers.location
}

const stock = async () =>
  (await site.db.select({ stock: products.stock }).from(products).where(eq(products.slug, 'kachori')))[0]
    ?.stock

const countOrders = () => site.db.$count(orders)
const workOf = (id: string) => site.db.$count(kitchenWork, eq(kitchenWork.orderId, id))
const due = (id: string) => settleDue(site.deps, id)

async function refundAll() {
  for (const { id } of await site.db.select({ id: onlineRefunds.id }).from(onlineRefunds))
    await carryOutRefund(site.deps, id)
}

describe('an order that is paid online', () => {
  test('waits for its money: it holds its portions and its time, and nobody else knows of it', async () => {
    const owner = await site.signUp('owner@example.com', { role: 'admin' })
    const order = await placeOnline(wantedOf(2))
    expect(order.online).toMatchObject({ state: 'unpaid', canPayAtPickup: true, isTest: true })
    expect(order.online?.url).toMatch(/^\/demo-terminal\/\w+$/)
    expect(order.online?.until).toBe('2026-01-07T19:10:00.000Z')
    expect(await stock()).toBe(3)
    expect(await read(order._id)).toEqual(order)
    expect(await countOrders()).toBe(0)
    expect(await site.db.$count(events, eq(events.kind, 'order'))).toBe(0)
    expect((await site.get<unknown[]>('/api/admin/orders', owner.headers)).body).toEqual([])
    expect((await site.get(`/api/admin/orders/${order._id}`, owner.headers)).status).toBe(404)
  })

  test('is placed when it is paid, with its number, its payment and everything that follows', async () => {
    const order = await placeOnline()
    expect(await atTerminal(order, 'approve')).toContain(`/order/${order._id}`)
    const { body } = await act(order._id, 'check-payment')
    expect(body).toMatchObject({
      number: order.number,
      status: 'placed',
      online: { state: 'paid' },
      payment: { method: 'card', toPay: 0, paid: { method: 'card' } },
    })
    expect(body.fulfillment.pickupAt).toBe(order.fulfillment.pickupAt)
    expect(await site.db.select().from(payments)).toMatchObject([
      { kind: 'payment', method: 'card', cents: 1050, orderId: order._id },
    ])
    const recorded = await site.db.select().from(events).where(eq(events.topic, order._id)).orderBy(events.id)
    expect(recorded.map(({ body: event }) => (event as { change: string }).change)).toEqual([
      'placed',
      'paid',
    ])
    expect(await stock()).toBe(4)
  })

  test('is placed once, however often it is asked for, and whoever asks', async () => {
    const order = await placeOnline()
    await atTerminal(order, 'approve')
    const answers = await Promise.all([
      act(order._id, 'check-payment'),
      act(order._id, 'check-payment'),
      due(order._id).then(() => act(order._id, 'check-payment')),
    ])
    expect(answers.map(({ body }) => body.status)).toEqual(['placed', 'placed', 'placed'])
    expect(await countOrders()).toBe(1)
    expect(await site.db.$count(payments)).toBe(1)
  })

  test('sent again under its key it is the same one, and opens no second payment', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = await Promise.all([place(wantedOf(), headers), place(wantedOf(), headers)])
    expect(second.body._id).toBe(first.body._id)
    expect(await site.db.$count(onlinePayments)).toBe(1)
    expect(await stock()).toBe(4)
    const third = await place(wantedOf(), headers)
    expect(third.body.online?.url).toBe((await read(first.body._id)).online?.url)
  })

  test('after a decline the guest pays at the same page, and after a failed transfer at another one', async () => {
    const order = await placeOnline()
    await atTerminal(order, 'decline')
    expect((await act(order._id, 'pay')).body.online).toMatchObject({
      state: 'unpaid',
      url: order.online?.url,
    })
    await atTerminal(order, 'bounce')
    expect((await act(order._id, 'check-payment')).body.online?.state).toBe('pending')
    site.setTime('2026-01-07T19:05:00Z')
    const again = (await act(order._id, 'pay')).body
    expect(again.online?.url).not.toBe(order.online?.url)
    await atTerminal(again, 'approve')
    expect((await act(order._id, 'check-payment')).body.status).toBe('placed')
  })

  test('two tabs open one payment', async () => {
    const order = await placeOnline()
    const answers = await Promise.all([act(order._id, 'pay'), act(order._id, 'pay')])
    expect(new Set(answers.map(({ body }) => body.online?.url)).size).toBe(1)
    expect(await site.db.$count(onlinePayments)).toBe(1)
  })

  test('another way to pay closes the one before', async () => {
    const order = await placeOnline()
    const changed = (await act(order._id, 'pay', { method: 'paypal' })).body
    expect(changed.online?.url).not.toBe(order.online?.url)
    await atTerminal(changed, 'approve')
    expect((await act(order._id, 'check-payment')).body.payment.paid?.method).toBe('paypal')
    const states = await site.db.select({ state: onlinePayments.state }).from(onlinePayments)
    expect(states.map(({ state }) => state).toSorted()).toEqual(['closed', 'paid'])
  })

  test('a guest who changes their mind pays at pickup', async () => {
    const order = await placeOnline()
    const { body } = await act(order._id, 'pay-at-pickup')
    expect(body).toMatchObject({ status: 'placed', payment: { method: 'cash', toPay: 10.5 } })
    expect(body.online).toBeUndefined()
    expect(await site.db.select().from(onlinePayments)).toMatchObject([{ state: 'closed' }])
  })

  test('who has just paid in another tab does not pay at pickup too', async () => {
    const order = await placeOnline()
    await atTerminal(order, 'approve')
    const { body } = await act(order._id, 'pay-at-pickup')
    expect(body).toMatchObject({ status: 'placed', online: { state: 'paid' }, payment: { toPay: 0 } })
    expect(await countOrders()).toBe(1)
  })

  test('cancelled before it is paid, everything is given back, and nothing was placed', async () => {
    await site.addCoupon({ code: 'ONCE', maxUses: 1 })
    const order = await placeOnline(wantedOf(2, { ...online, couponCode: 'ONCE' }))
    const { body } = await act(order._id, 'cancel')
    expect(body).toMatchObject({ status: 'cancelled', payment: { toPay: 0 } })
    expect(body.online).toBeUndefined()
    expect([await stock(), await workOf(order._id), await countOrders()]).toEqual([5, 0, 0])
    expect(
      await site.db.select({ uses: coupons.uses }).from(coupons).where(eq(coupons.code, 'ONCE')),
    ).toEqual([{ uses: 0 }])
    // A late press at the terminal pays nothing.
    await atTerminal(order, 'approve')
    expect((await act(order._id, 'check-payment')).body.status).toBe('cancelled')
    expect(await site.db.$count(onlineRefunds)).toBe(0)
  })

  test('cancelled when it has just been paid, the money goes back', async () => {
    const order = await placeOnline()
    await atTerminal(order, 'approve')
    expect((await act(order._id, 'cancel')).body).toMatchObject({
      status: 'cancelled',
      online: { state: 'returning' },
    })
    await refundAll()
    expect(await read(order._id)).toMatchObject({ status: 'cancelled', online: { state: 'returned' } })
    const rows = await site.db.select().from(payments).orderBy(payments.number)
    expect(rows.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['payment', 1050],
      ['refund', -1050],
    ])
  })
})

describe('a hold', () => {
  test('ends in time: the payment is closed first, then everything is given back', async () => {
    const order = await placeOnline(wantedOf(5))
    await due(order._id)
    expect((await read(order._id)).status).toBe('awaiting-payment')
    site.setTime('2026-01-07T19:10:01Z')
    await due(order._id)
    expect(await read(order._id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'It was not paid in time, so it was not placed.',
    })
    expect([await stock(), await workOf(order._id)]).toEqual([5, 0])
    expect((await act<ErrorBody>(order._id, 'pay')).body).toMatchObject({ status: 'cancelled' })
  })

  test('does not end while the provider does not answer', async () => {
    const order = await placeOnline()
    site.setTime('2026-01-07T19:10:01Z')
    // As if its keys had been removed.
    await site.db.update(onlinePayments).set({ isTest: false })
    await expect(due(order._id)).rejects.toThrow(ProviderUnavailable)
    expect((await read(order._id)).status).toBe('awaiting-payment')
    expect(await stock()).toBe(4)
    await site.db.update(onlinePayments).set({ isTest: true })
    // Paid meanwhile: it is an order, although its time is over.
    await atTerminal(order, 'approve')
    await due(order._id)
    expect((await read(order._id)).status).toBe('placed')
  })

  test('goes on while a payment is being checked', async () => {
    const order = await placeOnline()
    await atTerminal(order, 'pay-late')
    site.setTime('2026-01-07T19:00:02Z')
    expect((await act(order._id, 'check-payment')).body.online?.state).toBe('pending')
    await due(order._id)
    expect((await read(order._id)).status).toBe('awaiting-payment')
    site.setTime('2026-01-07T19:11:00Z')
    await due(order._id)
    expect((await read(order._id)).status).toBe('placed')
  })

  test('whose promise has passed gets the next time', async () => {
    const order = await placeOnline()
    await site.db
      .update(heldOrders)
      .set({ heldUntil: new Date('2026-01-07T21:00:00Z') })
      .where(eq(heldOrders.id, order._id))
    site.setTime('2026-01-07T20:30:00Z')
    await atTerminal(order, 'approve')
    const { body } = await act(order._id, 'check-payment')
    expect(body.status).toBe('placed')
    expect(Date.parse(body.fulfillment.pickupAt)).toBeGreaterThan(Date.parse('2026-01-07T20:30:00Z'))
  })

  test('whose dish was 86ed is not placed: the money goes back by itself, and the guest reads why', async () => {
    const order = await placeOnline()
    await site.db.update(products).set({ isSoldOut: true }).where(eq(products.slug, 'kachori'))
    await atTerminal(order, 'approve')
    const { body } = await act(order._id, 'check-payment')
    expect(body).toMatchObject({ status: 'cancelled', online: { state: 'returning' } })
    expect(body.cancelReason).toContain('one of its dishes had sold out')
    await refundAll()
    expect((await read(order._id)).online?.state).toBe('returned')
    // It never was an order, so nothing of it is in the books of the restaurant.
    expect([await countOrders(), await site.db.$count(payments), await stock()]).toEqual([0, 0, 5])
  })

  test('for the last portions: five of two hundred guests get them, all others are refused before they pay', async () => {
    // A guest whom the busy server could not answer in time presses again, with the same key.
    async function insist(key: string) {
      for (;;) {
        const answer = await place<GuestOrder & ErrorBody>(wantedOf(), { 'idempotency-key': key })
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 200 }, (_, guest) => insist(`guest-${guest}`)))
    const held = answers.filter(({ status }) => status === 201)
    expect(held).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(195)
    for (const { body } of held) await atTerminal(body, 'approve')
    await Promise.all(held.map(({ body }) => due(body._id)))
    expect([await countOrders(), await site.db.$count(payments), await stock()]).toEqual([5, 5, 0])
  })
})

describe('who has to pay online', () => {
  const cash = { payment: { method: 'cash' } } as const
  const refused = { code: 'VALIDATION', issues: [{ path: 'payment.online' }] }

  test('everyone, if it is required; or from a total on', async () => {
    await offer({ mode: 'required' })
    expect(await place(wantedOf(1, cash))).toMatchObject({ status: 400, body: refused })
    expect((await place(wantedOf(1, { payment: { method: 'card' } }))).body.status).toBe('awaiting-payment')
    await offer({ mode: 'required', requiredFrom: 20 })
    expect((await place(wantedOf(1, cash))).body.status).toBe('placed')
    expect(await place(wantedOf(2, cash))).toMatchObject({ status: 400, body: refused })
  })

  test('who pays now by choice, below the total from which it is required, may still pay at pickup', async () => {
    await offer({ mode: 'required', requiredFrom: 20 })
    const order = await placeOnline()
    expect(order.online?.canPayAtPickup).toBe(true)
    expect((await act(order._id, 'pay-at-pickup')).body.status).toBe('placed')
    const larger = await placeOnline(wantedOf(2))
    expect(larger.online?.canPayAtPickup).toBe(false)
    expect((await act(larger._id, 'pay-at-pickup')).status).toBe(409)
  })

  test('guests who have not picked up an order yet, if the restaurant wants that', async () => {
    await offer({ mode: 'possible', isRequiredOfNewGuests: true })
    expect(await place(wantedOf(1, cash))).toMatchObject({ status: 400, body: refused })
    await offer({ mode: 'possible' })
    const { body } = await place(wantedOf(1, cash))
    await site.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, body._id))
    await offer({ mode: 'possible', isRequiredOfNewGuests: true })
    expect((await place(wantedOf(1, cash))).body.status).toBe('placed')
  })

  test('nobody for what is free, nor whom staff serve', async () => {
    await offer({ mode: 'required' })
    await site.addCoupon({ code: 'FREE', percent: 100 })
    expect((await place(wantedOf(1, { ...cash, couponCode: 'FREE' }))).body.status).toBe('placed')
    const owner = await site.signUp('owner@example.com', { role: 'admin' })
    expect((await place(wantedOf(1, cash), owner.headers)).body.status).toBe('placed')
  })

  test('in a way that is not offered online, nothing is held', async () => {
    await offer({ mode: 'possible', methods: ['paypal'] })
    expect(await place(wantedOf())).toMatchObject({ status: 400, body: refused })
    await offer({ mode: 'off' })
    expect(await place(wantedOf())).toMatchObject({ status: 400, body: refused })
    expect(await stock()).toBe(5)
  })
})

describe('a tip', () => {
  const placeWith = (tip: number, payment: object = online.payment) =>
    place<ErrorBody>(wantedOf(1, { payment: { ...payment, tip } }))
  const refused = (message: string) => ({
    status: 400,
    body: { issues: [{ path: 'payment.tip', message }] },
  })

  test('is refused where guests are not asked for one', async () => {
    expect(await placeWith(1)).toMatchObject(refused('Tips are not taken online here'))
  })

  test('is refused if it is paid at the counter, less than nothing or more than the order', async () => {
    await offer({ mode: 'possible', tips: { ...off.tips, isOffered: true } })
    const atCounter = { method: 'cash' }
    const message = 'A tip can be added only to an order that is paid online'
    expect(await placeWith(1, atCounter)).toMatchObject(refused(message))
    expect(await placeWith(-1)).toMatchObject(refused('A tip cannot be less than 0'))
    expect(await placeWith(10.51)).toMatchObject(refused('Enter a tip of at most $10.50, the order’s total'))
    expect(await placeWith(1.234)).toMatchObject(refused('This amount has too many decimals'))
    expect(await countOrders()).toBe(0)
    expect(await stock()).toBe(5)
  })

  test('goes back with the order that its guest cancels', async () => {
    await offer({ mode: 'possible', tips: { ...off.tips, isOffered: true } })
    const order = await placeOnline(wantedOf(1, { payment: { ...online.payment, tip: 1.5 } }))
    await atTerminal(order, 'approve')
    await act(order._id, 'check-payment')
    await act(order._id, 'cancel')
    await refundAll()
    expect(await read(order._id)).toMatchObject({ online: { state: 'returned', returned: 12 } })
    const booked = await site.db.select().from(payments)
    expect(booked.map(({ cents, tipCents }) => [cents, tipCents])).toEqual([
      [1050, 150],
      [-1050, -150],
    ])
  })
})

test('an order by UPI shows the link that pays it, in rupees and until it is paid', async () => {
  const save = async (currency: string, upiId: string) => {
    await saveSection(site.db, 'region', { ...before.region, currency }, new Date())
    await saveSection(site.db, 'payments', { ...before.payments, upiId }, new Date())
    await site.announce()
  }
  const before = (await site.deps.catalogue.rules()).settings
  await save('INR', 'spice@okbank')
  const upi = { payment: { method: 'upi' } }
  const { body: order } = await place(wantedOf(2, upi))
  const { link = '', qr } = order.upi ?? {}
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    pa: 'spice@okbank',
    am: '21.00',
    cu: 'INR',
    tr: String(order.number),
  })
  expect(qr?.path).toMatch(/^M4 4h1v1h-1z/)
  const { headers } = await site.signUp('owner@example.com', { role: 'admin' })
  await site.post(`/api/admin/orders/${order._id}/paid`, { method: 'upi' }, headers)
  expect((await read(order._id)).upi).toBeUndefined()
  expect((await place(wantedOf(1, { payment: { method: 'cash' } }))).body.upi).toBeUndefined()
  await save('INR', '')
  expect((await place(wantedOf(1, upi))).body.upi).toBeUndefined()
  await save('CAD', 'spice@okbank')
  expect((await place(wantedOf(1, upi))).body.upi).toBeUndefined()
})
