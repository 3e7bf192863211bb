import type { ErrorBody, Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orderLines, orders, products } from '../../db/schema/index.ts'

const site = useTestApp()

const place = <Body = ErrorBody>(body: unknown, headers?: Record<string, string>) =>
  site.post<Body>('/api/orders', body, headers)

async function stockOf(slug: string) {
  const [row] = await site.db.select({ stock: products.stock }).from(products).where(eq(products.slug, slug))
  return row?.stock
}

describe('an accepted order', () => {
  test('every amount comes from our own catalogue', async () => {
    await site.addDish({ slug: 'kachori', priceCents: 766, discountPercent: 15 })
    const { status, body } = await place<Order>(orderOf([{ slug: 'kachori', quantity: 3 }]))
    expect(status).toBe(201)
    // 7.66 less 15% is 6.511, so 6.51 each.
    expect(body.items).toEqual([{ slug: 'kachori', title: 'Kachori', price: 6.51, quantity: 3 }])
    expect(body.amounts).toEqual({ subtotal: 19.53, discount: 0, tax: 0.98, deliveryFee: 0, total: 20.51 })
    expect(body).toMatchObject({
      status: 'placed',
      payment: { method: 'cash' },
      customer: { name: 'Test Guest' },
    })
  })

  test('it is in the database with its lines', async () => {
    await site.addDish({ slug: 'kachori', priceCents: 766 })
    const { body } = await place<Order>(orderOf([{ slug: 'kachori' }], { payment: { method: 'upi' } }))
    const [row] = await site.db.select().from(orders).where(eq(orders.id, body._id))
    expect(row).toMatchObject({ number: body.number, totalCents: 804, paymentMethod: 'upi' })
    expect(await site.db.select().from(orderLines)).toMatchObject([{ slug: 'kachori', quantity: 1 }])
  })

  test('lines of one dish are merged', async () => {
    await site.addDish({ slug: 'kachori', stock: 5 })
    const { body } = await place<Order>(
      orderOf([
        { slug: 'kachori', quantity: 2 },
        { slug: 'kachori', quantity: 3 },
      ]),
    )
    expect(body.items).toMatchObject([{ slug: 'kachori', quantity: 5 }])
    expect(await stockOf('kachori')).toBe(0)
  })

  test('lines of one dish with different notes stay apart, equal ones are merged', async () => {
    await site.addDish({ slug: 'kachori', priceCents: 766, stock: 9 })
    const { body } = await place<Order>(
      orderOf([
        { slug: 'kachori', quantity: 2, note: ' no chutney ' },
        { slug: 'kachori', note: ' ' },
        { slug: 'kachori', quantity: 3, note: 'no chutney' },
      ]),
    )
    expect(body.items).toEqual([
      { slug: 'kachori', title: 'Kachori', price: 7.66, quantity: 5, note: 'no chutney' },
      { slug: 'kachori', title: 'Kachori', price: 7.66, quantity: 1 },
    ])
    expect(await stockOf('kachori')).toBe(3)
    expect((await site.get<Order>(`/api/orders/${body._id}`)).body.items).toEqual(body.items)
  })

  test('cancelled, the portions of all its lines return to the menu', async () => {
    await site.addDish({ slug: 'kachori', stock: 9 })
    const { body } = await place<Order>(
      orderOf([{ slug: 'kachori', quantity: 2, note: 'no chutney' }, { slug: 'kachori' }]),
    )
    expect(await stockOf('kachori')).toBe(6)
    expect((await site.post(`/api/orders/${body._id}/cancel`, {})).status).toBe(200)
    expect(await stockOf('kachori')).toBe(9)
  })

  test('its portions disappear from the menu immediately, over REST and tRPC', async () => {
    await site.addDish({ slug: 'kachori', stock: 5 })
    await site.get('/api/products/kachori')
    await place(orderOf([{ slug: 'kachori', quantity: 2 }]))
    expect((await site.get('/api/products/kachori')).body).toMatchObject({ stock: 3 })
    const input = encodeURIComponent(JSON.stringify({ slug: 'kachori' }))
    expect((await site.get(`/trpc/products.get?input=${input}`)).body).toMatchObject({
      result: { data: { stock: 3 } },
    })
  })

  test('a dish whose portions are not counted never runs out', async () => {
    await site.addDish({ slug: 'kachori' })
    expect((await place(orderOf([{ slug: 'kachori', quantity: 99 }]))).status).toBe(201)
    expect((await site.get('/api/products/kachori')).body).toMatchObject({ stock: 999 })
  })

  test('its allergy note is read in the order in which it was written, and so is a name', async () => {
    await site.addDish({ slug: 'kachori' })
    const { body } = await place<Order>(
      orderOf([{ slug: 'kachori' }], {
        note: 'No \u202Elive\u202C oil',
        allergyNote: true,
        customer: { name: 'ليلى \u2067Testwell\u2069', email: 'layla@example.com' },
      }),
    )
    expect([body.note, body.customer.name]).toEqual(['No live oil', 'ليلى Testwell'])
  })

  test('a price in the cart that is still right is accepted, to the cent', async () => {
    await site.addDish({ slug: 'kachori', priceCents: 1766, discountPercent: 20 })
    expect((await place(orderOf([{ slug: 'kachori', price: 14.13 }]))).status).toBe(201)
  })

  test('its page can be read with its id, and with no other', async () => {
    await site.addDish({ slug: 'kachori' })
    const { body } = await place<Order>(orderOf([{ slug: 'kachori' }]))
    const read = (id: string) =>
      site.get(`/trpc/orders.get?input=${encodeURIComponent(JSON.stringify({ id }))}`)
    expect((await read(body._id)).body).toEqual({ result: { data: body } })
    expect((await read('0'.repeat(32))).status).toBe(404)
    expect((await read('\u0000')).status).toBe(400)
  })

  test('the largest order that fits the rules fits the database', async () => {
    await site.addDish({ slug: 'banquet', priceCents: 10_000_000 })
    const { status, body } = await place<Order>(orderOf([{ slug: 'banquet', quantity: 99 }]))
    expect(status).toBe(201)
    expect(body.amounts.total).toBe(10_395_000)
  })
})

describe('a rejected order changes nothing', () => {
  test.each([
    ['a nameless guest', { customer: { email: 'guest@example.com' } }, 'Name required'],
    ['a blank name', { customer: { name: '  ', email: 'guest@example.com' } }, 'Name required'],
    ['a guest without an address', { customer: { name: 'Test Guest' } }, 'Email required'],
    ['nobody at all', { customer: undefined }, 'Name required'],
    ['an empty cart', { items: [] }, 'Your cart is empty'],
    ['a delivery', { fulfillment: { type: 'delivery' } }, 'Orders are for pickup only'],
    ['half a dish', { items: [{ slug: 'kachori', quantity: 0.5 }] }, 'Quantity must be a whole number'],
    ['no dish', { items: [{ slug: 'kachori', quantity: 0 }] }, 'Quantity must be at least 1'],
    ['a hundred of one', { items: [{ slug: 'kachori', quantity: 100 }] }, 'At most 99 of one dish'],
    ['no time at all', { fulfillment: { pickupAt: 'soon' } }, 'Invalid time'],
    ['a name of control characters', { customer: { name: '\u0000\u0007', email: 'e' } }, 'Name required'],
  ])('%s', async (_what, more, message) => {
    await site.addDish({ slug: 'kachori', stock: 3 })
    const { status, body } = await place(orderOf([{ slug: 'kachori' }], more))
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION', message })
    expect(await site.db.$count(orders)).toBe(0)
    expect(await stockOf('kachori')).toBe(3)
  })

  test('a body nested too deeply to process', async () => {
    const { status, body } = await place(`{"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
  })

  test('a body full of mistakes: the answer is shorter than the request', async () => {
    const { status, body } = await place({ ...orderOf([]), items: Array.from({ length: 5000 }, () => 1) })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'items', message: 'At most 100 lines' }])
  })

  test('more than ninety-nine of one dish over several lines', async () => {
    await site.addDish({ slug: 'kachori' })
    const { status, body } = await place(
      orderOf([
        { slug: 'kachori', quantity: 60 },
        { slug: 'kachori', quantity: 40 },
      ]),
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION', issues: [{ path: 'items.0.quantity' }] })
  })

  test('more than what is left, over lines with different notes', async () => {
    await site.addDish({ slug: 'kachori', stock: 3 })
    const lines = [
      { slug: 'kachori', quantity: 2, note: 'no chutney' },
      { slug: 'kachori', quantity: 2 },
    ]
    const { status, body } = await place(orderOf(lines))
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK'])
    expect(body.issues).toEqual([{ path: 'items.0.quantity', message: 'Only 3 left of Kachori' }])
    expect(await stockOf('kachori')).toBe(3)
  })

  test.each([
    ['201 characters', 'x'.repeat(201)],
    ['a number', 7],
  ])('a note of %s', async (_what, note) => {
    const { status, body } = await place(orderOf([{ slug: 'samosa', note: note as string }]))
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION', 'items.0.note'])
  })

  test('a hundred and one lines', async () => {
    const { status } = await place(orderOf(Array.from({ length: 101 }, () => ({ slug: 'samosa' }))))
    expect(status).toBe(400)
  })

  test('a dish that is not on the menu is named', async () => {
    await site.addDish({ slug: 'kachori', stock: 3 })
    const { status, body } = await place(orderOf([{ slug: 'kachori' }, { slug: 'unicorn-curry' }]))
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'NOT_FOUND', issues: [{ path: 'items.1.slug' }] })
    expect(body.message).toContain('unicorn-curry')
    expect(await stockOf('kachori')).toBe(3)
  })

  test('a dish that was deleted is named as the guest knows it, also if another one has its slug by now', async () => {
    await site.addDish({ slug: 'kachori', title: 'Pea Kachori' })
    const line = { slug: 'vanishing-curry', title: 'Vanishing Curry', product: 'gone' }
    for (const slug of ['vanishing-curry', 'kachori']) {
      const { status, body } = await place(orderOf([{ ...line, slug }]))
      expect([status, body.message]).toEqual([404, 'There is no dish "Vanishing Curry" on our menu'])
    }
  })

  test.each([7.65, 7.67, 0, 7.664, 1e300])('a price of %d that is no longer the price', async (price) => {
    await site.addDish({ slug: 'kachori', priceCents: 766, stock: 3 })
    const { status, body } = await place(orderOf([{ slug: 'kachori', price }]))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'PRICE_CHANGED',
      issues: [{ path: 'items.0.price', message: 'Kachori is now $7.66' }],
    })
    expect(await stockOf('kachori')).toBe(3)
  })

  test('more than what is left: the guest sees how many there are of every dish that falls short', async () => {
    await site.addDish({ slug: 'kachori', stock: 2 })
    await site.addDish({ slug: 'barfi', stock: 0 })
    await site.addDish({ slug: 'halwa', stock: 9 })
    const { status, body } = await place(
      orderOf([{ slug: 'halwa' }, { slug: 'kachori', quantity: 3 }, { slug: 'barfi' }]),
    )
    expect(status).toBe(409)
    expect(body).toEqual({
      code: 'OUT_OF_STOCK',
      message: 'Only 2 left of Kachori. Barfi is sold out',
      issues: [
        { path: 'items.1.quantity', message: 'Only 2 left of Kachori' },
        { path: 'items.2.quantity', message: 'Barfi is sold out' },
      ],
    })
    expect(await stockOf('halwa')).toBe(9)
  })

  test('an unknown token: the order must not silently lose its owner', async () => {
    await site.addDish({ slug: 'kachori' })
    const { status, body } = await place(orderOf([{ slug: 'kachori' }]), { authorization: 'Bearer ended' })
    expect(status).toBe(401)
    expect(body.code).toBe('UNAUTHENTICATED')
  })

  test('a guest who orders in the name of an account', async () => {
    await site.addDish({ slug: 'kachori' })
    const { status, body } = await place(orderOf([{ slug: 'kachori' }], { userId: 'somebody' }))
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('coupons', () => {
  test('the discount comes off before tax, and the use is counted', async () => {
    await site.addDish({ slug: 'kachori', priceCents: 1000 })
    await site.addCoupon({ code: 'TENTH', percent: 10, maxUses: 5 })
    const { body } = await place<Order>(
      orderOf([{ slug: 'kachori', quantity: 2 }], { couponCode: ' tenth ' }),
    )
    expect(body.amounts).toEqual({ subtotal: 20, discount: 2, tax: 0.9, deliveryFee: 0, total: 18.9 })
    expect(body.couponCode).toBe('TENTH')
  })

  test('a coupon that takes off less than was shown: the guest is asked again', async () => {
    await site.addDish({ slug: 'kachori', priceCents: 566, stock: 3 })
    await site.addCoupon({ code: 'LESS', percent: 10 })
    const order = (total: number) => place(orderOf([{ slug: 'kachori' }], { couponCode: 'LESS', total }))
    // As if it had been 40%.
    const refused = await order(3.57)
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'PRICE_CHANGED',
        message: 'Your total is now $5.34. Please look at it again.',
        issues: [{ path: 'total', message: 'Your total is now $5.34. Please look at it again.' }],
      },
    ])
    expect(await stockOf('kachori')).toBe(3)
    for (const odd of [5.339, -1, 1e300]) expect((await order(odd)).body.code).toBe('PRICE_CHANGED')
    expect((await order(5.34)).status).toBe(201)
  })

  test.each([
    ['one that we do not know', 'NOSUCH', 'We don’t recognize that coupon code'],
    ['one that is used up', 'USEDUP', 'USEDUP has been used up'],
    ['one that has expired', 'OLD', 'OLD has expired'],
    ['one that has not begun', 'SOON', 'SOON is not valid yet'],
    ['one that was switched off', 'OFF', 'OFF is no longer valid'],
    ['one that wants a larger order', 'LARGE', 'LARGE needs an order of $500.00 or more'],
  ])('%s rejects the order and leaves the stock alone', async (_what, couponCode, message) => {
    await site.addDish({ slug: 'kachori', stock: 3 })
    await site.addCoupon({ code: 'USEDUP', maxUses: 1, uses: 1 })
    await site.addCoupon({ code: 'OLD', endsAt: new Date('2026-01-01') })
    await site.addCoupon({ code: 'SOON', startsAt: new Date('2026-01-08') })
    await site.addCoupon({ code: 'OFF', isActive: false })
    await site.addCoupon({ code: 'LARGE', minSubtotalCents: 50_000 })
    const { status, body } = await place(orderOf([{ slug: 'kachori' }], { couponCode }))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'COUPON_INVALID', message })
    expect(await stockOf('kachori')).toBe(3)
  })

  test.each([null, '', undefined])('%j is not a coupon', async (couponCode) => {
    await site.addDish({ slug: 'kachori' })
    expect((await place(orderOf([{ slug: 'kachori' }], { couponCode }))).status).toBe(201)
  })
})

describe('the pickup promise', () => {
  const placeAt = async (time: string, slug: string, pickupAt?: string) => {
    site.setTime(time)
    return place<Order & ErrorBody>(
      orderOf([{ slug }], pickupAt ? { fulfillment: { type: 'pickup', pickupAt } } : {}),
    )
  }

  test('as soon as possible is the lead time from now', async () => {
    const { body } = await placeAt('2026-01-07T12:02:00-07:00', 'samosa')
    expect(body.fulfillment).toEqual({
      type: 'pickup',
      pickupAt: '2026-01-07T19:30:00.000Z',
      pickupLocal: '2026-01-07T12:30',
    })
  })

  test('a breakfast line at 8 pm is promised for 11:00 tomorrow', async () => {
    const { body } = await placeAt('2026-01-07T20:00:00-07:00', 'masala-dosa')
    expect(body.fulfillment.pickupAt).toBe('2026-01-08T18:00:00.000Z')
  })

  test('a requested time is honoured', async () => {
    const { status, body } = await placeAt('2026-01-07T12:00:00-07:00', 'samosa', '2026-01-07T18:15:00-07:00')
    expect(status).toBe(201)
    expect(body.fulfillment.pickupAt).toBe('2026-01-08T01:15:00.000Z')
  })

  test.each([
    ['after closing', '2026-01-07T21:00:00-07:00'],
    ['sooner than the kitchen can', '2026-01-07T12:10:00-07:00'],
    ['in the past', '2020-01-07T12:10:00-07:00'],
    ['next year', '2027-01-07T12:10:00-07:00'],
  ])('a time %s is rejected with the next available ones', async (_when, pickupAt) => {
    const { status, body } = await placeAt('2026-01-07T12:00:00-07:00', 'samosa', pickupAt)
    expect(status).toBe(409)
    expect(body.code).toBe('CLOSED')
    expect(body.nextTimes?.[0]).toBe('2026-01-07T19:30:00.000Z')
    expect(await site.db.$count(orders)).toBe(0)
  })
})
