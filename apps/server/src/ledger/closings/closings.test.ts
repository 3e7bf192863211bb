import type {
  Closing,
  ClosingWithFigures,
  DayReport,
  ErrorBody,
  OpenDrawer,
  Order,
  SalesReport,
} from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { closings, payments } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  // $10.50 with tax.
  await site.addDish({ slug: 'kachori', priceCents: 1000 })
})

type Answer<Body> = Body & ErrorBody

const place = async (more: object = {}) =>
  (await site.post<Order>('/api/orders', orderOf([{ slug: 'kachori' }], more))).body
const call = <Body>(path: string, body: object) => site.post<Answer<Body>>(`/api/admin${path}`, body, owner)
const read = async <Body>(path: string) => (await site.get<Body>(`/api/admin${path}`, owner)).body
const take = (order: Order, payment: object) => call<Order>(`/orders/${order._id}/payments`, payment)
const open = () => read<OpenDrawer>('/drawer')
/** What happens in the millisecond of a closing belongs to the next one. */
let time = Temporal.Instant.from('2026-01-07T12:00:00-07:00')
beforeEach(() => {
  time = Temporal.Instant.from('2026-01-07T12:00:00-07:00')
})
function laterBy(duration: Temporal.DurationLike) {
  time = time.add(duration)
  site.setTime(time.toString())
}
const count = (counted: number, reason?: string) => call<OpenDrawer>('/drawer/count', { counted, reason })
const move = (kind: string, amount: number, reason = 'Vegetables') =>
  call<OpenDrawer>('/drawer/cash', { kind, amount, reason })
async function close(more: object = {}) {
  laterBy({ milliseconds: 1 })
  const { after, drawer } = await open()
  return call<Closing>('/closings', { after, expected: drawer.expected, counted: drawer.expected, ...more })
}
const cancel = async ({ _id: id }: Order) =>
  call('/orders/status', { moves: [{ id, from: 'placed', to: 'cancelled', reason: 'Sold out' }] })

describe('what should be in the drawer', () => {
  test('is what it was left with, cash and its tips, less what was given back or taken out', async () => {
    expect((await count(200, 'Float')).body.drawer).toMatchObject({
      expected: 200,
      entries: [{ kind: 'count', counted: 200, amount: 200, reason: 'Float', by: 'Test Guest' }],
    })
    const [cash, card] = [await place(), await place()]
    await take(cash, { method: 'cash', tip: 2, tendered: 20 })
    await take(card, { method: 'card', tip: 3 })
    await move('out', 38.5)
    await move('in', 10, 'Change from the bank')
    laterBy({ seconds: 1 })
    const { drawer, figures } = await open()
    expect(drawer).toMatchObject({ start: 0, cash: 10.5, tips: 2, givenBack: 0, expected: 184 })
    expect(figures.payments).toEqual([
      { method: 'cash', payments: 1, taken: 10.5, tips: 2, refunds: 0, givenBack: 0 },
      { method: 'card', payments: 1, taken: 10.5, tips: 3, refunds: 0, givenBack: 0 },
    ])
    expect(figures.sales).toEqual({
      menu: 20,
      comps: 0,
      repriced: 0,
      subtotal: 20,
      discounts: 0,
      extras: 0,
      taxOnTop: 1,
      total: 21,
    })
    expect(figures.taxes).toEqual([{ name: 'GST', percent: 5, isIncluded: false, base: 20, amount: 1 }])
  })

  test('knows nothing of a payment that was marked by mistake, and its tip', async () => {
    const order = await place()
    await take(order, { method: 'cash', tip: 2 })
    await call(`/orders/${order._id}/unpaid`, { reason: 'Wrong order' })
    const { drawer, figures } = await open()
    expect(drawer.expected).toBe(0)
    expect(figures.payments).toEqual([
      { method: 'cash', payments: 0, taken: 0, tips: 0, refunds: 0, givenBack: 0 },
    ])
  })

  test('is less by what was given back for a cancelled order', async () => {
    const order = await place()
    await take(order, { method: 'cash' })
    await cancel(order)
    laterBy({ seconds: 1 })
    expect((await open()).figures.settled).toMatchObject({ paid: 0, unsold: 10.5 })
    await call(`/orders/${order._id}/refund`, { method: 'cash', reason: 'Sold out' })
    const { drawer, figures } = await open()
    expect(drawer).toMatchObject({ cash: 10.5, givenBack: 10.5, expected: 0 })
    expect(figures.orders).toEqual({ placed: 1, sold: 0, open: 0, cancelled: 1, noShows: 0 })
    expect(figures.cancelled).toBe(10.5)
    expect(figures.settled).toEqual({ paid: 0, toPay: 0, toReturn: 0, goodwill: 0, unsold: 0 })
  })

  test('a recount says by how much it was off, and goes on from what was found', async () => {
    await count(100)
    await take(await place(), { method: 'cash' })
    const { drawer } = (await count(109)).body
    expect(drawer.entries.map(({ amount, counted }) => [amount, counted])).toEqual([
      [100, 100],
      [-1.5, 109],
    ])
    expect(drawer.expected).toBe(109)
  })

  test('what is sent twice with one key is recorded once; with other words it is refused', async () => {
    await call('/drawer/count', { counted: 100 })
    const out = { kind: 'out', amount: 30, reason: 'Vegetables', key: 'a-key-of-one-press' }
    const answers = await Promise.all([call('/drawer/cash', out), call('/drawer/cash', out)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read<OpenDrawer>('/drawer')).drawer.expected).toBe(70)
    const other = await call('/drawer/cash', { ...out, amount: 31 })
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT'])
  })

  test('nobody takes out more than should be in it', async () => {
    await count(20)
    expect(await move('out', 20.01)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'amount', message: 'There should only be $20.00 in the drawer' }] },
    })
    expect((await move('out', 20)).status).toBe(200)
  })
})

describe('a closing', () => {
  test('says what was counted and who closed, and begins the next one with what was left', async () => {
    await count(200)
    await take(await place(), { method: 'cash' })
    const { status, body } = await close({ counted: 210, left: 150, note: 'Fifty cents short' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: expect.any(Number),
      by: 'Test Guest',
      total: 10.5,
      expected: 210.5,
      counted: 210,
      difference: -0.5,
      left: 150,
    })
    const next = await open()
    expect(next).toMatchObject({
      after: body.number,
      drawer: { start: 150, cash: 0, entries: [], expected: 150 },
    })
    expect(next.from).toEqual(body.until)
    expect(await read(`/closings/${body._id}`)).toMatchObject({
      ...body,
      note: 'Fifty cents short',
      now: null,
      drawer: { start: 0, cash: 10.5, expected: 210.5 },
      corrections: [],
    })
    expect(await read('/closings')).toEqual([body])
  })

  test('stays as it is when an order of it is cancelled later, and says what has changed', async () => {
    const order = await place()
    await place()
    const { body } = await close()
    await cancel(order)
    const { figures, now } = await read<ClosingWithFigures>(`/closings/${body._id}`)
    expect(figures.sales.total).toBe(21)
    expect(now).toMatchObject({ sales: { total: 10.5 }, cancelled: 10.5, orders: { sold: 1, cancelled: 1 } })
  })

  test('that an order is paid and handed over later changes nothing of it', async () => {
    const order = await place()
    const { body } = await close()
    await take(order, { method: 'cash' })
    expect((await read<ClosingWithFigures>(`/closings/${body._id}`)).now).toBeNull()
    expect((await open()).drawer.expected).toBe(10.5)
  })

  test('is corrected by entries of their own; the drawer of today knows nothing of them', async () => {
    const { body } = await close({ counted: 20 })
    const path = `/closings/${body._id}/corrections`
    expect((await call(path, { amount: -20, reason: 'A false note' })).body).toMatchObject({
      counted: 20,
      corrections: [{ kind: 'correction', amount: -20, reason: 'A false note', by: 'Test Guest' }],
    })
    expect((await open()).drawer).toMatchObject({ start: 20, expected: 20, entries: [] })
    expect((await call(path, { amount: 0, reason: 'Nothing' })).status).toBe(400)
    expect((await call(path, { amount: 1 })).status).toBe(400)
    expect((await call('/closings/unknown/corrections', { amount: 1, reason: 'Nothing' })).status).toBe(404)
  })

  test('a correction with a key that belongs to another closing is refused, not taken for a repeat', async () => {
    const [first, second] = [(await close()).body, (await close()).body]
    const correction = { amount: 5, reason: 'Below the till', key: 'a-key-of-its-own-1' }
    const correct = ({ _id }: Closing) => call(`/closings/${_id}/corrections`, correction)
    expect([(await correct(first)).status, (await correct(first)).status]).toEqual([200, 200])
    expect((await correct(second)).status).toBe(409)
    const { corrections } = await read<ClosingWithFigures>(`/closings/${first._id}`)
    expect(corrections).toHaveLength(1)
  })

  test('is refused for another amount, or after another closing, than the one that was shown', async () => {
    const shown = await open()
    const wanted = { after: shown.after, expected: shown.drawer.expected, counted: 0 }
    await take(await place(), { method: 'cash' })
    expect(await call('/closings', wanted)).toMatchObject({
      status: 409,
      body: { message: 'There should be $10.50 in the drawer now. Please look at it once more.' },
    })
    expect((await close()).status).toBe(201)
    expect(await call('/closings', { ...wanted, expected: 10.5, counted: 10.5 })).toMatchObject({
      status: 409,
      body: { message: 'Test Guest has closed in the meantime. Please look at it once more.' },
    })
    expect(await site.db.$count(closings)).toBe(1)
  })

  test.each([
    [{ counted: -1 }, 'counted'],
    [{ counted: 1.005 }, 'counted'],
    [{ counted: 10_000_000 }, 'counted'],
    [{ counted: 5, left: 6 }, 'left'],
    [{ counted: undefined }, 'counted'],
    [{ note: 'x'.repeat(1001) }, 'note'],
  ])('%o is refused at its field, and nothing is closed', async (wrong, path) => {
    const { status, body } = await close(wrong)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
    expect(await site.db.$count(closings)).toBe(0)
  })

  test('of two at once, one closes; the other is told', async () => {
    await take(await place(), { method: 'cash' })
    const { after, drawer } = await open()
    const wanted = { after, expected: drawer.expected, counted: 0 }
    const answers = await Promise.all([call('/closings', wanted), call('/closings', wanted)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('payments during closings are counted once each', async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, () => place()))
    await Promise.all([
      ...orders.map((order) => take(order, { method: 'cash' })),
      ...Array.from({ length: 6 }, () => close()),
    ])
    while ((await open()).drawer.expected !== 24 * 10.5) await close()
    await close()
    const found = await site.db.select().from(closings)
    const cash = found.flatMap(({ figures }) => figures.payments).map(({ takenCents }) => takenCents)
    expect(cash.reduce((sum, cents) => sum + cents, 0)).toBe(24 * 1050)
    const rows = await site.db.select({ closingId: payments.closingId }).from(payments)
    expect(rows.filter(({ closingId }) => closingId === null)).toEqual([])
    expect(found.at(-1)?.expectedCents).toBe(24 * 1050)
  })
})

describe('a day', () => {
  test('comps, other prices, coupons and no-shows are said apart, and add up', async () => {
    await site.addCoupon({ code: 'TENTH' })
    const [comped, repriced] = [await place(), await place()]
    await place({ couponCode: 'TENTH', extras: [{ id: 'paper-bag', quantity: 2 }] })
    const change = (order: Order, line: object) =>
      call(`/orders/${order._id}/lines`, { revision: 0, items: [{ line: 0, priceReason: 'Late', ...line }] })
    expect((await change(comped, { isComp: true })).status).toBe(200)
    expect((await change(repriced, { charge: 7.5 })).status).toBe(200)
    const { figures } = await read<DayReport>('/day')
    expect(figures.sales).toEqual({
      menu: 30,
      comps: 10,
      repriced: 2.5,
      subtotal: 17.5,
      discounts: 1,
      extras: 0.5,
      taxOnTop: 0.86,
      total: 17.86,
    })
  })

  test('is one of the calendar, with what was closed on it', async () => {
    laterBy({ hours: -14 })
    await place()
    await close()
    laterBy({ hours: 11 })
    await place()
    expect(await read('/day?day=2026-01-06')).toMatchObject({
      day: '2026-01-06',
      today: '2026-01-07',
      figures: { orders: { placed: 1 } },
      closings: [{ total: 10.5 }],
    })
    expect(await read('/day')).toMatchObject({ day: '2026-01-07', closings: [] })
    expect((await site.get('/api/admin/day?day=2026-02-30', owner)).status).toBe(400)
  })
})

test('a kitchen account sees no figures and closes nothing', async () => {
  const cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  expect((await site.get('/api/admin/drawer', cook)).status).toBe(403)
  expect((await site.post('/api/admin/drawer/count', { counted: 1 }, cook)).status).toBe(403)
})

test('the sales report and the days add up to the same', async () => {
  await place()
  const report = await read<SalesReport>('/sales?span=today')
  expect((await read<DayReport>('/day')).figures.sales.total).toBe(report.totals.revenue)
})
