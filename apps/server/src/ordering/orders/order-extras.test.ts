import type { ErrorBody, ExtraItem, Order, StaffOrder } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders } from '../../db/schema/index.ts'
import { findChanges, findPrintedOrder } from '../../kitchen/printing/ticket-queries.ts'
import { describeTicket, RULE } from '../../kitchen/printing/ticket-text.ts'
import { orderMail } from './order-mails.ts'
import { findOrder } from './order-queries.ts'

const site = useTestApp()
type Answered = Order & ErrorBody
type Headers = Record<string, string>
let owner: Headers

const [paperBag, reusableBag, cutlery] = sampleSettings.extras.items as [ExtraItem, ExtraItem, ExtraItem]

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'kachori', priceCents: 1000, stock: null })
  await offer([paperBag, reusableBag, cutlery])
})

const offer = (items: object[]) => site.send('PUT', '/api/admin/settings', { extras: { items } }, owner)
const setTaxes = (taxes: object) => site.send('PUT', '/api/admin/settings', { taxes }, owner)

const place = (more: object = {}, headers: Headers = {}) =>
  site.post<Answered>('/api/orders', { ...orderOf([{ slug: 'kachori' }]), ...more }, headers)
const change = (id: string, input: object) =>
  site.post<Answered>(`/api/admin/orders/${id}/lines`, { revision: 0, items: [{ line: 0 }], ...input }, owner)
const changeOwn = (id: string, input: object) =>
  site.post<Answered>(`/api/orders/${id}/lines`, { revision: 0, items: [{ line: 0 }], ...input })

const bag = { id: 'paper-bag', quantity: 1 }
const shownBag = { ...bag, name: 'Paper bag', price: 0.25 }

describe('a guest who asks for a paper bag and cutlery for two', () => {
  const extras = [
    { ...bag, price: 0.25 },
    { id: 'cutlery', quantity: 2 },
  ]

  test('pays for the bag, with its tax, and the order says what they get', async () => {
    const { status, body } = await place({ extras, total: 10.76 })
    expect([status, body.extras]).toEqual([
      201,
      [shownBag, { id: 'cutlery', name: 'Cutlery', quantity: 2, price: 0 }],
    ])
    expect(body.amounts).toEqual({
      subtotal: 10,
      discount: 0,
      extrasTotal: 0.25,
      tax: 0.51,
      deliveryFee: 0,
      total: 10.76,
    })
    expect((await site.get<Order>(`/api/orders/${body._id}`)).body.extras).toEqual(body.extras)
  })

  test('reads it in the mail; whoever packs the order reads it on the ticket', async () => {
    const { body } = await place({ extras })
    const found = await findOrder(site.db, body._id)
    if (!found) throw new Error('The order is gone')
    const mail = orderMail(found, 'placed', { publicUrl: 'http://tiffin.test', settings: sampleSettings })
    const words = mail.paragraphs.join('\n')
    expect(words).toContain('1 × Kachori: $10.00\n1 × Paper bag\n2 × Cutlery')
    expect(words).toContain(
      'Subtotal: $10.00\nPickup extras: $0.25\nGST 5%: $0.51\nTotal $10.76, to pay at pickup.',
    )
    const printed = await findPrintedOrder(site.db, body._id)
    const facts = { kind: 'order' as const, station: '', isDuplicate: false }
    const ticket = describeTicket(facts, printed, { printerName: '', region: sampleSettings.region })
    const rows = ticket.map((line) => (line === RULE ? '—' : line.text))
    expect(rows.join('\n')).toContain('1 × Kachori\n—\n1 × Paper bag\n2 × Cutlery\n—\nTo pay $10.76')
  })

  test('keeps both, and what they cost, when the restaurant offers something else', async () => {
    const { body } = await place({ extras })
    await offer([{ ...paperBag, price: 0.5, name: 'Kraft bag' }])
    const { body: later } = await site.get<Order>(`/api/orders/${body._id}`)
    expect([later.extras, later.amounts]).toEqual([body.extras, body.amounts])
  })
})

test('nobody who asks for nothing gets or pays anything', async () => {
  for (const more of [{}, { extras: [] }, { extras: null }]) {
    const { status, body } = await place({ ...more, total: 10.5 })
    expect([status, body.extras, body.amounts.extrasTotal]).toEqual([201, undefined, undefined])
  }
})

describe('refused, and nothing is ordered:', () => {
  test.each([
    [
      [{ id: 'straw', quantity: 1 }],
      'extras.0.id',
      'We do not offer “straw” any more. Please look at your extras again.',
    ],
    [[{ ...bag, quantity: 11 }], 'extras.0.quantity', 'At most 10 of Paper bag in one order'],
    [[{ ...bag, quantity: 0 }], 'extras.0.quantity', 'Quantity must be at least 1'],
    [[{ ...bag, quantity: 1.5 }], 'extras.0.quantity', 'Quantity must be a whole number'],
    [[bag, bag], 'extras.1.id', 'This extra is named twice'],
    [[{ quantity: 1 }], 'extras.0.id', 'Which extra?'],
    ['a bag', 'extras', expect.any(String)],
  ])('%j', async (extras, path, message) => {
    const { status, body } = await place({ extras })
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION', path])
    expect(body.message).toEqual(message)
    expect(await site.db.$count(orders)).toBe(0)
  })

  test('at a price or a total that the guest was not shown', async () => {
    await offer([{ ...paperBag, price: 0.3 }])
    const dearer = await place({ extras: [{ ...bag, price: 0.25 }] })
    expect([dearer.status, dearer.body.code, dearer.body.issues]).toEqual([
      409,
      'PRICE_CHANGED',
      [{ path: 'extras.0.price', message: 'Paper bag is now $0.30' }],
    ])
    const total = await place({ extras: [bag], total: 10.76 })
    expect([total.status, total.body.code, total.body.issues?.[0]?.path]).toEqual([
      409,
      'PRICE_CHANGED',
      'total',
    ])
    expect(await site.db.$count(orders)).toBe(0)
  })

  test('a second order under the key of one without the bag', async () => {
    const key = { 'idempotency-key': 'one-attempt' }
    const first = await place({ extras: [bag] }, key)
    expect((await place({ extras: [bag] }, key)).body._id).toBe(first.body._id)
    const other = await place({}, key)
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT'])
  })
})

describe('a coupon', () => {
  test('takes nothing off a bag, which does not make an order large enough for it', async () => {
    await site.addCoupon({ code: 'TENTH', kind: 'percent', percent: 10 })
    const { body } = await place({ extras: [{ id: 'reusable-bag', quantity: 1 }], couponCode: 'TENTH' })
    expect(body.amounts).toMatchObject({ subtotal: 10, discount: 1, extrasTotal: 2, tax: 0.55, total: 11.55 })
    await site.addCoupon({ code: 'FROM12', percent: 10, minSubtotalCents: 1200 })
    const small = await place({ extras: [{ id: 'reusable-bag', quantity: 1 }], couponCode: 'FROM12' })
    expect([small.status, small.body.code]).toEqual([409, 'COUPON_INVALID'])
  })
})

describe('the tax on a bag', () => {
  const list = [
    { name: 'Food', percent: 9, number: '', categories: ['rice'] },
    { name: 'Goods', percent: 21, number: '', categories: ['drinks'] },
  ]
  beforeEach(async () => {
    await offer([{ ...reusableBag, taxCategory: 'drinks' }])
  })

  test.each([
    [false, [['Goods', 0.42]], 12.42],
    [true, [['Goods', 0.35]], 12],
  ])('is that of the category which it names; taxes included: %s', async (areIncluded, rows, total) => {
    await setTaxes({ areIncluded, list })
    const { body } = await place({ extras: [{ id: 'reusable-bag', quantity: 1 }], total })
    expect(body.taxes.map(({ name, amount }) => [name, amount])).toEqual(rows)
    expect(body.amounts).toMatchObject({ subtotal: 10, extrasTotal: 2, total })
  })
})

describe('a changed order', () => {
  test('keeps its extras unless they are named, and what stays keeps its price', async () => {
    const { body: placed } = await place({ extras: [bag] })
    await offer([{ ...paperBag, price: 0.5 }, cutlery])
    const noted = await change(placed._id, { note: 'Ring the bell' })
    expect([noted.body.extras, noted.body.amounts.total]).toEqual([[shownBag], 10.76])
    const more = await change(placed._id, {
      revision: 1,
      extras: [
        { id: 'cutlery', quantity: 3 },
        { ...bag, quantity: 2 },
      ],
    })
    expect(more.body.extras).toEqual([
      shownBag,
      { ...shownBag, price: 0.5 },
      { id: 'cutlery', name: 'Cutlery', quantity: 3, price: 0 },
    ])
    expect(more.body.amounts).toMatchObject({ extrasTotal: 0.75, tax: 0.54, total: 11.29 })
    const one = await change(placed._id, { revision: 2, extras: [bag] })
    expect([one.body.extras, one.body.amounts.total]).toEqual([[shownBag], 10.76])
    const none = await change(placed._id, { revision: 3, extras: [] })
    expect([none.body.extras, none.body.amounts.total]).toEqual([undefined, 10.5])
  })

  test('keeps what is no longer offered, and gets no more of it', async () => {
    const { body: placed } = await place({ extras: [{ ...bag, quantity: 2 }] })
    await offer([])
    const more = await changeOwn(placed._id, { extras: [{ ...bag, quantity: 3 }] })
    expect([more.status, more.body.code, more.body.issues]).toEqual([
      400,
      'VALIDATION',
      [
        {
          path: 'extras.0.id',
          message: 'We no longer offer this: Paper bag. It can stay as it is, or be taken off',
        },
      ],
    ])
    const fewer = await changeOwn(placed._id, { extras: [bag] })
    expect(fewer.body.extras).toEqual([shownBag])
  })

  test('tells the guest, the log and the counter what is different', async () => {
    const { body: placed } = await place({ extras: [bag] })
    const seen = await changeOwn(placed._id, { extras: [{ id: 'cutlery', quantity: 2 }], isPreview: true })
    expect(seen.body.amounts.total).toBe(10.5)
    await changeOwn(placed._id, { extras: [{ id: 'cutlery', quantity: 2 }], total: 10.5 })
    const { body } = await site.get<StaffOrder>(`/api/admin/orders/${placed._id}`, owner)
    expect(body.log.at(-1)).toMatchObject({
      changes: [
        { kind: 'cancel', text: '1 × Paper bag' },
        { kind: 'add', text: '2 × Cutlery' },
      ],
      total: 10.5,
      totalBefore: 10.76,
    })
    const changes = await findChanges(site.db, placed._id, { revision: 1, revisionBefore: 0 })
    const printed = await findPrintedOrder(site.db, placed._id)
    const rows = (station: string) =>
      describeTicket({ kind: 'lines', station, isDuplicate: false }, printed && { ...printed, changes }, {
        printerName: '',
        region: sampleSettings.region,
      }).map((line) => (line === RULE ? '—' : line.text))
    expect(rows('').join('\n')).toContain('CANCEL\n1 × Paper bag\nADD\n2 × Cutlery')
    expect(rows('fry').join('\n')).not.toContain('Cutlery')
  })

  test('that is taken back has its bag again', async () => {
    const { body: placed } = await place({ extras: [bag] })
    await change(placed._id, { extras: [] })
    const { body } = await site.post<Order>(
      `/api/admin/orders/${placed._id}/lines/undo`,
      { revision: 1 },
      owner,
    )
    expect([body.extras, body.amounts.total]).toEqual([[shownBag], 10.76])
  })

  test('charges for the bag of which some dishes are on the house, not if all are', async () => {
    const { body: placed } = await place({
      items: [{ slug: 'kachori' }, { slug: 'samosa' }],
      extras: [bag],
    })
    const comp = { isComp: true, priceReason: 'Cold.' }
    const some = await change(placed._id, { items: [{ line: 0, ...comp }, { line: 1 }] })
    expect(some.body.amounts).toMatchObject({ subtotal: 5.66, extrasTotal: 0.25 })
    const all = await change(placed._id, {
      revision: 1,
      items: [{ line: 0 }, { line: 1, ...comp }],
    })
    expect([all.body.extras, all.body.amounts.total]).toEqual([[{ ...shownBag, price: 0 }], 0])
    const none = await change(placed._id, { revision: 2, items: [{ line: 0, isComp: false }, { line: 1 }] })
    expect(none.body.amounts).toMatchObject({ subtotal: 10, extrasTotal: 0.25, total: 10.76 })
  })
})

test('staff take an order with a bag', async () => {
  const { status, body } = await site.post<Order>(
    '/api/admin/orders',
    { channel: 'phone', items: [{ slug: 'kachori' }], customer: { name: 'Robin Test' }, extras: [bag] },
    owner,
  )
  expect([status, body.extras, body.amounts.total]).toEqual([201, [shownBag], 10.76])
})

test('an export has them, and what they cost', async () => {
  await place({ extras: [bag, { id: 'cutlery', quantity: 2 }] })
  const url = '/api/admin/orders/export?from=2026-01-07&to=2026-01-07&format=csv'
  const { body } = await site.app.inject({ url, headers: owner })
  const [titles, row] = body.trim().split('\r\n')
  expect(titles).toMatch(/,Extras,Extras total,Reference$/)
  expect(row).toMatch(/,"?1 × Paper bag, 2 × Cutlery"?,0\.25,$/)
})

test('the report says what of the revenue was for extras, from orders and from totals alike', async () => {
  await place({ extras: [{ ...bag, quantity: 2 }] })
  const { body: cancelled } = await place({ extras: [bag] })
  await site.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled._id))
  const report = () =>
    site
      .get<{ totals: object }>('/api/admin/sales?from=2026-01-07&to=2026-01-07', owner)
      .then(({ body }) => body.totals)
  const totals = { sales: 1, revenue: 11.03, extras: 0.5 }
  expect(await report()).toMatchObject(totals)
  site.setTime('2026-01-09T12:00:00-07:00')
  expect(await report()).toMatchObject(totals)
})

describe('the settings refuse', () => {
  test.each([
    [[paperBag, { ...cutlery, id: 'paper-bag' }], 'extras.items.1.id'],
    [[paperBag, { ...cutlery, name: 'Paper bag' }], 'extras.items.1.name'],
    [[{ ...paperBag, name: ' ' }], 'extras.items.0.name'],
    [[{ ...paperBag, question: '' }], 'extras.items.0.question'],
    [[{ ...paperBag, price: -0.25 }], 'extras.items.0.price'],
    [[{ ...paperBag, price: 0.255 }], 'extras.items.0.price'],
    [[{ ...paperBag, price: 1_000_000 }], 'extras.items.0.price'],
    [[{ ...paperBag, max: 0 }], 'extras.items.0.max'],
    [[{ ...paperBag, asks: 'maybe' }], 'extras.items.0.asks'],
    [
      Array.from({ length: 13 }, (_, index) => ({ ...paperBag, id: `b${index}`, name: `B${index}` })),
      'extras.items',
    ],
  ])('%#', async (items, path) => {
    const { status, body } = await offer(items)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
  })
})
