import type {
  ArrivedOrder,
  ErrorBody,
  KitchenBoard,
  KitchenRoom,
  LogEntry,
  Order,
  StaffOrder,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { coupons, idempotencyKeys, kitchenWork, orders, products } from '../../db/schema/index.ts'

const site = useTestApp()
type Headers = Record<string, string>
type Taken = Order & ErrorBody
let owner: Headers
let cook: Headers

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
})

const call = (more: Record<string, unknown> = {}) => ({
  channel: 'phone',
  items: [{ slug: 'golgappa' }],
  customer: { name: 'Asha' },
  ...more,
})
const take = (more: Record<string, unknown> = {}, headers: Headers = cook) =>
  site.post<Taken>('/api/admin/orders', call(more), headers)
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const staffOrder = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, owner)).body
const rowOf = async (id: string) => {
  const [row] = await site.db.select().from(orders).where(eq(orders.id, id))
  return row
}

describe('an order that staff take', () => {
  test('needs no more than a name and a dish, and costs what a guest would pay', async () => {
    const { status, body } = await take()
    expect(status).toBe(201)
    const { body: guests } = await site.post<Order>('/api/orders', orderOf([{ slug: 'golgappa' }]))
    expect(body.amounts).toEqual(guests.amounts)
    expect(body).toMatchObject({ channel: 'phone', status: 'placed', customer: { name: 'Asha', email: '' } })
    expect(guests.channel).toBe('web')
  })

  test('belongs to no account; who took it is on the order and in the log', async () => {
    const { body } = await take({ channel: 'counter' })
    expect((await rowOf(body._id))?.userId).toBeNull()
    const shown = await staffOrder(body._id)
    expect(shown).toMatchObject({
      channel: 'counter',
      account: null,
      takenBy: { name: 'Test Guest', email: 'cook@example.com' },
    })
    expect(shown.log).toMatchObject([{ status: 'placed', by: 'cook@example.com' }])
    const { body: log } = await site.get<LogEntry[]>('/api/admin/log', owner)
    expect(log).toMatchObject([{ action: 'take order', after: { number: body.number, channel: 'counter' } }])
    expect((await site.get<Order[]>('/api/orders/my', cook)).body).toEqual([])
  })

  test('paid at once, it is paid in that way, and the log says by whom', async () => {
    const { body } = await take({ payment: { method: 'card', isPaid: true } })
    expect(body.payment).toMatchObject({ method: 'card', paid: { method: 'card' } })
    expect((await staffOrder(body._id)).log).toMatchObject([
      { status: 'placed', by: 'cook@example.com' },
      { payment: { kind: 'payment', method: 'card' }, by: 'cook@example.com' },
    ])
    expect((await take()).body.payment.paid).toBeUndefined()
  })

  test('takes stock, and the last portion only once, from guests too', async () => {
    await site.addDish({ slug: 'kachori', stock: 1 })
    const answers = await Promise.all([
      take({ items: [{ slug: 'kachori' }] }),
      site.post<Taken>('/api/orders', orderOf([{ slug: 'kachori' }])),
      take({ items: [{ slug: 'kachori' }] }, owner),
      site.post<Taken>('/api/orders', orderOf([{ slug: 'kachori' }])),
    ])
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.code)).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK'])
    const [dish] = await site.db.select().from(products).where(eq(products.slug, 'kachori'))
    expect(dish?.stock).toBe(0)
  })

  test('a price that has changed since is told at its line, and nothing is ordered', async () => {
    const { status, body } = await take({ items: [{ slug: 'samosa' }, { slug: 'golgappa', price: 9 }] })
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([409, 'PRICE_CHANGED', 'items.1.price'])
    expect(await site.db.$count(orders)).toBe(0)
  })

  test('is also taken for whoever may not order online, and for more portions than guests may order', async () => {
    await site.post('/api/admin/blocked-contacts', { contact: '780-555-0199' }, owner)
    const customer = { name: 'Asha', phone: '(780) 555 0199' }
    expect((await take({ customer, items: [{ slug: 'golgappa', quantity: 99 }] })).status).toBe(201)
  })

  test.each([
    [{ customer: { name: ' ' } }, 'customer.name', 'Name required'],
    [{ customer: { name: 'Asha', email: 'asha' } }, 'customer.email', 'Enter a valid email address'],
    [{ channel: ' ' }, 'channel', 'Say how it was ordered: counter, phone, web, or a name of your own'],
    [{ channel: 'x'.repeat(41) }, 'channel', 'At most 40 characters'],
    [{ channel: 'two\nlines' }, 'channel', 'A channel has no line breaks'],
    [{ externalReference: 'x'.repeat(101) }, 'externalReference', 'At most 100 characters'],
    [{ externalReference: 'two\nlines' }, 'externalReference', 'A reference has no line breaks'],
    [{ items: [] }, 'items', 'Your cart is empty'],
    [{ allergyNote: true }, 'note', 'Describe the allergy'],
    [
      { fulfillment: { override: true } },
      'fulfillment.pickupAt',
      'Choose the time that the kitchen is to make possible',
    ],
  ])('%j is refused at its field', async (more, path, message) => {
    const { status, body } = await take(more)
    expect([status, body.issues?.[0]]).toEqual([400, { path, message }])
  })
})

describe('the same order sent twice', () => {
  const key = { 'idempotency-key': 'double-press' }

  test('is one order, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => take({}, { ...cook, ...key })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(await site.db.$count(orders)).toBe(1)
    const late = await take({}, { ...cook, ...key })
    expect(late.headers['idempotent-replayed']).toBe('true')
  })

  test('a time that has passed meanwhile is no reason not to answer', async () => {
    const fulfillment = { pickupAt: '2026-01-07T12:05:00-07:00', override: true }
    const first = await take({ fulfillment }, { ...owner, ...key })
    site.setTime('2026-01-07T12:10:00-07:00')
    expect((await take({ fulfillment }, { ...owner, ...key })).body._id).toBe(first.body._id)
  })

  test('is nobody else’s, and not another order’s', async () => {
    await take({}, { ...cook, ...key })
    expect((await take({}, { ...owner, ...key })).status).toBe(403)
    expect((await take({ note: 'Hot' }, { ...cook, ...key })).status).toBe(409)
  })

  test('an order whose answer was lost is found, or never arrives', async () => {
    const ask = (name: string) =>
      site.post<ArrivedOrder>('/api/admin/orders/withdraw', call(), { ...cook, 'idempotency-key': name })
    const { body } = await take({}, { ...cook, 'idempotency-key': 'arrived' })
    expect((await ask('arrived')).body.arrived?._id).toBe(body._id)
    expect((await ask('lost')).body.arrived).toBeNull()
    expect((await take({}, { ...cook, 'idempotency-key': 'lost' })).status).toBe(409)
    expect(await site.db.$count(idempotencyKeys)).toBe(2)
  })
})

describe('a time that the kitchen would refuse', () => {
  // The kitchen opens at 11:00 on Thursday.
  const atNight = { pickupAt: '2026-01-08T09:00:00-07:00' }

  test('is refused, unless an owner or a manager overrides the kitchen; the order says so', async () => {
    expect((await take({ fulfillment: atNight }, owner)).body.code).toBe('CLOSED')
    const forced = { fulfillment: { ...atNight, override: true } }
    const { status, body } = await take(forced, cook)
    expect([status, body.message]).toEqual([
      403,
      'Only an owner or a manager can give a time that the kitchen cannot.',
    ])
    const { body: given } = await take(forced, owner)
    expect(given.fulfillment).toMatchObject({ pickupAt: '2026-01-08T16:00:00.000Z', override: 'closed' })
    const { body: board } = await site.get<KitchenBoard>('/api/admin/kitchen/board', owner)
    expect(board.orders).toMatchObject([{ fulfillment: { override: 'closed' } }])
    const { body: log } = await site.get<LogEntry[]>('/api/admin/log', owner)
    expect(log[0]?.after).toMatchObject({ override: 'closed' })
  })

  test('less time than the kitchen needs is a rush; while orders are paused it is closed', async () => {
    const soon = { fulfillment: { pickupAt: '2026-01-07T12:05:00-07:00', override: true } }
    expect((await take(soon, owner)).body.fulfillment.override).toBe('short')
    await site.post('/api/admin/kitchen/pause', { length: '30' }, owner)
    expect((await take(soon, owner)).body.fulfillment.override).toBe('closed')
  })

  test('one that was possible after all is no override', async () => {
    const fulfillment = { pickupAt: '2026-01-07T18:00:00-07:00', override: true }
    expect((await take({ fulfillment }, owner)).body.fulfillment.override).toBeUndefined()
  })

  test('a full kitchen is overbooked, and its minutes are taken', async () => {
    const kitchen = {
      stations: [{ key: 'fry', name: 'Fryer', capacityMinutes: 10 }],
      work: [{ category: 'chaat-frying', station: 'fry', minutes: 5 }],
    }
    await site.send('PUT', '/api/admin/settings', { kitchen }, owner)
    const pickupAt = '2026-01-07T18:00:00-07:00'
    const two = { items: [{ slug: 'golgappa', quantity: 2 }], fulfillment: { pickupAt } }
    expect((await take(two)).body.fulfillment.override).toBeUndefined()
    expect((await take(two)).body.code).toBe('SLOT_FULL')
    const { body } = await take({ ...two, fulfillment: { pickupAt, override: true } }, owner)
    expect(body.fulfillment.override).toBe('full')
    expect(await site.db.select().from(kitchenWork).where(eq(kitchenWork.orderId, body._id))).toMatchObject([
      { station: 'fry', halfMinutes: 20 },
    ])
    site.setTime('2026-01-07T17:00:00-07:00')
    const { body: capacity } = await site.get<KitchenRoom>('/api/admin/kitchen/room', cook)
    const left = Object.fromEntries(
      capacity.windows.map(({ local, stations }) => [local.slice(11), stations]),
    )
    expect(left['18:00']).toEqual([{ name: 'Fryer', leftMinutes: 0, ofMinutes: 10 }])
    expect(left['18:15']).toEqual([{ name: 'Fryer', leftMinutes: 10, ofMinutes: 10 }])
  })

  test.each([
    ['2026-01-07T11:00:00-07:00', 'This time has passed'],
    ['2027-01-07T11:00:00-07:00', 'This is too far ahead'],
  ])('%s is nobody’s to give: %s', async (pickupAt, message) => {
    const { status, body } = await take({ fulfillment: { pickupAt, override: true } }, owner)
    expect([status, body.issues?.[0]]).toEqual([400, { path: 'fulfillment.pickupAt', message }])
  })
})

describe('without an email address', () => {
  test('guests are told apart by their telephone, and those without either are nobody', async () => {
    const phone = { name: 'Asha', phone: '780-555-0199' }
    await take()
    await take({ customer: phone })
    const { body: nameless } = await take()
    const { body: again } = await take({ customer: { name: 'A. R.', phone: '+1 780 555 0199' } })
    expect((await staffOrder(nameless._id)).earlierOrders).toBe(0)
    expect((await staffOrder(again._id)).earlierOrders).toBe(1)
    const { body: board } = await site.get<KitchenBoard>('/api/admin/kitchen/board', owner)
    expect(board.orders.map(({ isReturning }) => isReturning)).toEqual([false, false, false, true])
  })

  test('a coupon for each guest once is refused, since nothing tells the guest', async () => {
    await site.addCoupon({ code: 'ONCE', maxUsesPerCustomer: 1 })
    await site.addCoupon({ code: 'ANY' })
    const { status, body } = await take({ couponCode: 'ONCE' })
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([409, 'COUPON_INVALID', 'couponCode'])
    expect((await take({ couponCode: 'ANY' })).status).toBe(201)
    const customer = { name: 'Asha', email: 'asha@example.com' }
    expect((await take({ couponCode: 'ONCE', customer })).status).toBe(201)
    expect((await take({ couponCode: 'ONCE', customer })).body.code).toBe('COUPON_INVALID')
    const [once] = await site.db.select().from(coupons).where(eq(coupons.code, 'ONCE'))
    expect(once?.uses).toBe(1)
  })

  test('such orders are in the restaurant’s list and export', async () => {
    const { body } = await take({ channel: 'counter' })
    const { body: list } = await site.get<Order[]>('/api/admin/orders?q=asha', owner)
    expect(list).toMatchObject([{ _id: body._id, channel: 'counter' }])
    const file = await site.app.inject({
      url: '/api/admin/orders/export?from=2026-01-07&to=2026-01-07&format=csv',
      headers: owner,
    })
    expect(file.body).toContain('Ordered by')
    expect(file.body).toContain('counter')
  })
})
