import type {
  Closing,
  ClosingWithFigures,
  DayFigures,
  DayReport,
  OpenDrawer,
  Order,
  PaymentsReport,
  SalesReport,
  StaffOrder,
} from '@tiffin/contract'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { closings } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

/** What happens at a counter, with the numbers that decide which order it happens to and how. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['place', 'place', 'take', 'take', 'take', 'void', 'cancel', 'give back', 'reprice'] as const),
    ...(['move', 'count', 'close', 'night'] as const),
  ),
  which: fc.nat(1000),
  cents: fc.integer({ min: 1, max: 2500 }),
  method: fc.constantFrom('cash', 'cash', 'card', 'voucher'),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Every sum, over again and one by one, from what the API says of each order and of each payment. */
interface Book {
  orders: Order[]
  /** In cash; what a closing leaves stays in it. */
  drawerCents: number
  /** At each closing: what should be in the drawer by the API, and by this book. */
  expected: [number, number][]
}

const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0)
const call = <Body>(path: string, body: object) => site.post<Body>(`/api/admin${path}`, body, owner)
const read = async <Body>(path: string) => (await site.get<Body>(`/api/admin${path}`, owner)).body

const begun = Temporal.Instant.from('2026-01-05T11:30:00-07:00')

test.each([1, 2, 3, 4, 5, 6])(
  'days, closings, the drawer and the sales agree to the cent (%i)',
  async (seed) => {
    await site.addDish({ slug: 'kachori', priceCents: 333 })
    await site.addCoupon({ code: 'TENTH' })
    const book: Book = { orders: [], drawerCents: 0, expected: [] }
    const [steps = []] = fc.sample(fc.array(step, { minLength: 60, maxLength: 80 }), { numRuns: 1, seed })
    let now = begun
    // What was paid before anybody had counted would be in no drawer.
    for (const each of [{ ...first, kind: 'close' as const }, ...steps]) {
      now = now.add(each.kind === 'night' ? { hours: 24 } : { seconds: 7 })
      site.setTime(now.toString())
      await take(each, book)
    }
    site.setTime(now.add({ seconds: 1 }).toString())
    await compare(book)
    expect(book.expected.map(([shown]) => shown)).toEqual(book.expected.map(([, booked]) => booked))
    // It has happened at all.
    expect(book.orders.length).toBeGreaterThan(5)
  },
)

const first: Step = { kind: 'close', which: 1, cents: 1, method: 'cash' }

async function take({ kind, which, cents: some, method }: Step, book: Book) {
  const order = book.orders[which % Math.max(1, book.orders.length)]
  if (kind === 'place') {
    const coupon = which % 3 === 0 ? { couponCode: 'TENTH' } : {}
    const items = [{ slug: 'kachori', quantity: 1 + (which % 5) }]
    const bag = which % 2 === 0 ? { extras: [{ id: 'paper-bag', quantity: 1 + (which % 3) }] } : {}
    const { status, body } = await site.post<Order>('/api/orders', orderOf(items, { ...coupon, ...bag }))
    if (status === 201) book.orders.push(body)
  } else if (kind === 'move') {
    const { status } = await call('/drawer/cash', { kind: 'in', amount: some / 100, reason: 'Change' })
    if (status === 200) book.drawerCents += some
  } else if (kind === 'count') {
    if ((await call('/drawer/count', { counted: some / 100 })).status === 200) book.drawerCents = some
  } else if (kind === 'close') {
    const { after, drawer } = await read<OpenDrawer>('/drawer')
    book.expected.push([cents(drawer.expected), book.drawerCents])
    const counted = Math.max(0, book.drawerCents + (which % 3) - 1)
    const wanted = { after, expected: drawer.expected, counted: counted / 100 }
    if ((await call('/closings', wanted)).status === 201) book.drawerCents = counted
  } else if (order && kind !== 'night') {
    await changeOrder({ kind, which, cents: some, method }, order, book)
  }
}

async function changeOrder({ kind, which, cents: some, method }: Step, { _id: id }: Order, book: Book) {
  const isCash = method === 'cash'
  if (kind === 'take') {
    const tip = which % 4 === 0 ? { tip: (which % 300) / 100 + 0.01 } : {}
    const voucher = method === 'voucher' ? { reference: 'GIFT' } : {}
    const payment = { method, ...(which % 2 === 0 && { amount: some / 100 }), ...tip, ...voucher }
    const before = await read<StaffOrder>(`/orders/${id}`)
    const { status, body } = await call<Order>(`/orders/${id}/payments`, payment)
    if (status === 200 && isCash)
      book.drawerCents +=
        cents(before.payment.toPay) - cents(body.payment.toPay) + cents('tip' in payment ? payment.tip : 0)
  }
  if (kind === 'void') {
    const { payments } = await read<StaffOrder>(`/orders/${id}`)
    const valid = payments.filter(({ kind: what, isVoided }) => what !== 'void' && !isVoided)
    const payment = valid[which % Math.max(1, valid.length)]
    if (!payment) return
    const { status } = await call(`/orders/${id}/payments/${payment._id}/void`, { reason: 'Wrong order' })
    if (status === 200 && payment.method === 'cash')
      book.drawerCents -= cents(payment.amount) + cents(payment.tip ?? 0)
  }
  if (kind === 'cancel')
    await call('/orders/status', { moves: [{ id, from: 'placed', to: 'cancelled', reason: 'Sold out' }] })
  if (kind === 'give back') {
    const { payment } = await read<StaffOrder>(`/orders/${id}`)
    const { status } = await call(`/orders/${id}/refund`, {
      method: isCash ? 'cash' : 'card',
      reason: 'Less',
    })
    if (status === 200 && isCash) book.drawerCents -= cents(payment.toReturn ?? 0)
  }
  if (kind === 'reprice') {
    const { revision } = await read<StaffOrder>(`/orders/${id}`)
    const price = which % 2 === 0 ? { isComp: true } : { charge: some / 100 }
    await call(`/orders/${id}/lines`, { revision, items: [{ line: 0, priceReason: 'Late', ...price }] })
  }
}

const isSold = ({ status }: Order) => status !== 'cancelled' && status !== 'no-show'

async function compare(book: Book) {
  const orders = await Promise.all(book.orders.map(({ _id }) => read<StaffOrder>(`/orders/${_id}`)))
  const { days, totals } = await read<SalesReport>('/sales?span=90-days')
  const reports = await Promise.all(
    days.filter(({ day }) => day >= '2026-01-05').map(({ day }) => read<DayReport>(`/day?day=${day}`)),
  )
  for (const { day, figures } of reports) {
    const placed = orders.filter(({ createdAt }) => dayOf(createdAt) === day)
    const sold = placed.filter(isSold)
    expect(figures.sales.total).toBe(days.find((each) => each.day === day)?.revenue)
    expect(cents(figures.sales.total)).toBe(sum(sold.map(({ amounts }) => amounts.total)))
    expect(sum(figures.taxes.map(({ amount }) => amount))).toBe(sum(sold.map(({ amounts }) => amounts.tax)))
    expect(figures.orders).toMatchObject({ placed: placed.length, sold: sold.length })
    expect(cents(figures.settled.toPay)).toBe(sum(sold.map(({ payment }) => payment.toPay)))
    expectToAddUp(figures)
  }
  expect(reports.reduce((total, { figures }) => total + cents(figures.sales.total), 0)).toBe(
    cents(totals.revenue),
  )

  const open = await read<OpenDrawer>('/drawer')
  const closed = await read<Closing[]>('/closings')
  const rows = await site.db.select().from(closings)
  const taken = [open.figures, ...rows.map(({ figures }) => figures)].flatMap(({ payments }) =>
    payments.map((one) =>
      'taken' in one
        ? sum([one.taken, one.tips, -one.givenBack])
        : one.takenCents + one.tipCents - one.givenBackCents,
    ),
  )
  const paid = orders.flatMap(({ payments }) =>
    payments.map(({ amount, tip = 0 }) => cents(amount) + cents(tip)),
  )
  expect(add(taken)).toBe(add(paid))
  expect(cents(open.drawer.expected)).toBe(book.drawerCents)
  const soldByNow = await Promise.all(
    closed.map(async ({ _id }) => {
      const { figures, now } = await read<ClosingWithFigures>(`/closings/${_id}`)
      return cents((now ?? figures).sales.total)
    }),
  )
  expect(add(soldByNow) + cents(open.figures.sales.total)).toBe(cents(totals.revenue))

  for (const [from, to] of [
    ['2026-01-05', '2026-03-31'],
    ['2026-01-05', '2026-01-06'],
    ['2026-01-07', '2026-01-08'],
  ] as const)
    for (const by of ['day', 'month'])
      comparePayments(orders, await read<PaymentsReport>(`/payments?from=${from}&to=${to}&by=${by}`))
}

/** The report of payments, from what the API says of each order. */
function comparePayments(orders: StaffOrder[], { from, to, by, methods, periods, balance }: PaymentsReport) {
  const isMeant = (at: string) => dayOf(at) >= from && dayOf(at) <= to
  const placed = orders.filter(({ createdAt }) => isMeant(createdAt))
  const sold = placed.filter(isSold)
  const paid = orders.flatMap((order) => order.payments.map((payment) => ({ order, ...payment })))
  const paidThen = paid.filter(({ at }) => isMeant(at))
  const amountsOf = (all: typeof paid) => sum(all.map(({ amount }) => amount))
  expect(Object.values(balance).map(cents)).toEqual([
    amountsOf(paidThen),
    amountsOf(paidThen.filter(({ order }) => !placed.includes(order))),
    amountsOf(paidThen.filter(({ order }) => placed.includes(order) && !isSold(order))),
    amountsOf(paid.filter(({ order, at }) => sold.includes(order) && !isMeant(at))),
    sum(sold.map(({ payment }) => payment.toPay)),
    sum(sold.map(({ payment }) => payment.toReturn ?? 0)),
    // Nothing is paid online here.
    0,
    sum(sold.map(({ amounts }) => amounts.total)),
  ])
  const { paid: net, otherDays, unsold, paidElsewhen, toPay, toReturn, goodwill, sales } = balance
  expect(sum([net, -otherDays, -unsold, paidElsewhen, toPay, -toReturn, goodwill])).toBe(cents(sales))
  expect(sum(periods.map((each) => each.sales))).toBe(cents(sales))
  expect(sum(periods.map((each) => each.tax))).toBe(sum(sold.map(({ amounts }) => amounts.tax)))
  const parts = by === 'day' ? periods : [{ methods }]
  expect(add(parts.flatMap((part) => part.methods.map((one) => sum([one.taken, -one.givenBack]))))).toBe(
    cents(net),
  )
  for (const { method, tips, tax, net: left } of methods) {
    const own = paidThen.filter((payment) => payment.method === method)
    expect(cents(tips)).toBe(sum(own.map(({ tip = 0 }) => tip)))
    expect(cents(left)).toBe(amountsOf(own) + cents(tips))
    expect(cents(tax)).toBe(add(own.map(taxOf)))
  }
}

/** Of what was paid of the order until then, and until just before. */
function taxOf({ order, _id: id }: { order: StaffOrder; _id: string }): number {
  const { total, tax } = order.amounts
  if (total === 0) return 0
  const place = order.payments.findIndex((payment) => payment._id === id)
  const share = (until: number) => {
    const paid = sum(order.payments.slice(0, until).map(({ amount }) => amount))
    // As numbers that are exact: half a cent goes up.
    return Number(
      roundHalfUp(BigInt(cents(tax)) * BigInt(Math.min(paid, cents(total))), BigInt(cents(total))),
    )
  }
  return share(place + 1) - share(place)
}

const roundHalfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)

const add = (all: number[]) => all.reduce((total, each) => total + each, 0)

const dayOf = (at: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO('America/Edmonton').toPlainDate().toString()

function expectToAddUp({ sales, settled }: DayFigures) {
  const { menu, comps, repriced, subtotal, discounts, extras, taxOnTop, total } = sales
  expect(sum([menu, -comps, -repriced])).toBe(cents(subtotal))
  expect(sum([subtotal, -discounts, extras, taxOnTop])).toBe(cents(total))
  expect(sum([settled.paid, settled.toPay, -settled.toReturn, settled.goodwill])).toBe(cents(total))
}
