import { isOpenStatus, unsoldStatuses } from '@tiffin/contract'
import { couponDiscountCents, quoteOrder, subtotalCents, unitPriceCents } from '@tiffin/pricing'
import { allSampleSettings, sampleSettings, demoCoupons } from '@tiffin/restaurant/sample'
import { asc, eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { type Connection, rowsOf } from '../../db/database.ts'
import {
  categories,
  coupons,
  kitchenWork,
  orderLines,
  orders,
  products,
  reservations,
  reservationSlots,
  reviews,
  salesDays,
  users,
} from '../../db/schema/index.ts'
import { busyModeOff } from '../../platform/read-settings.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'
import { listOpeningWindows } from '../../kitchen/pickup-slots/opening-windows.ts'
import { sumAllSales } from '../../ledger/sales/sales-queries.ts'
import { makeDemoData } from './make-demo-data.ts'

// Generates weeks of orders, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const caller = { _id: 'me', name: 'Me', email: 'me@example.com', role: 'admin', staffRole: 'owner' } as const
const NOON = Temporal.Instant.from('2026-01-07T12:20:00-07:00')
const clock = { now: () => NOON, nowMs: () => NOON.epochMilliseconds }

/** Across a new year, and up to noon of the last day. */
const make = ({ db }: Connection, wanted: { seed?: number; until?: string; days?: number } = {}) =>
  makeDemoData({ db, clock, caller }, { seed: 1, days: 40, isDemo: true, ...wanted })

let connection: Connection
let made: Awaited<ReturnType<typeof makeDemoData>>
let menuBefore: Awaited<ReturnType<typeof listMenu>>

beforeAll(async () => {
  connection = await openTestDatabase()
  menuBefore = await listMenu()
  made = await make(connection)
})
afterAll(() => connection.close())

const listOrders = ({ db } = connection) => db.select().from(orders).orderBy(asc(orders.number))
const listLines = ({ db } = connection) =>
  db.select().from(orderLines).orderBy(asc(orderLines.orderId), asc(orderLines.position))
const listMenu = () =>
  connection.db
    .select({ slug: products.slug, stock: products.stock, isSoldOut: products.isSoldOut })
    .from(products)
    .orderBy(asc(products.slug))

test('guests have chosen a heat where one can be chosen, mostly the dish’s own', async () => {
  const lines = await listLines()
  const heats = lines.flatMap(({ slug, choices }) =>
    (choices.options ?? []).flatMap(({ group, choice }) => (group === 'spice' ? [{ slug, choice }] : [])),
  )
  const curry = heats.filter(({ slug }) => slug === 'butter-chicken').map(({ choice }) => choice)
  expect(new Set(curry)).toEqual(new Set(['mild', 'medium', 'hot', 'extra-hot']))
  expect(curry.filter((choice) => choice === 'mild').length).toBeGreaterThan(curry.length / 2)
  expect(heats.filter(({ slug }) => slug === 'garlic-naan')).toEqual([])
})

test('every amount is what the pricing package calculates from the lines and the coupon', async () => {
  const linesOf = Map.groupBy(await listLines(), ({ orderId }) => orderId)
  const terms = new Map(
    demoCoupons.map(({ code, ...coupon }) => [code, { ...coupon, capCents: null }] as const),
  )
  const all = await listOrders()
  expect(all.length).toBeGreaterThan(1000)
  for (const order of all) {
    const lines = linesOf.get(order.id) ?? []
    const coupon = terms.get(order.couponCode ?? '')
    const {
      deliveryFeeCents: _,
      taxPartsCents,
      ...quote
    } = quoteOrder({
      lines,
      discountCents: coupon ? couponDiscountCents(coupon, subtotalCents(lines)) : 0,
      taxes: sampleSettings.taxes,
    })
    expect(order).toMatchObject(quote)
    expect(order.taxes.map(({ cents }) => cents)).toEqual(taxPartsCents)
  }
  expect(all.filter(({ discountCents }) => discountCents > 0).length).toBeGreaterThan(50)
})

test('orders have one to six different dishes at their current prices', async () => {
  const rows = await connection.db
    .select({ line: orderLines, product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
  for (const { line, product } of rows) {
    const { priceCents: listPriceCents, discountPercent, slug, title } = product
    expect(line).toMatchObject({
      slug,
      title,
      unitPriceCents: unitPriceCents({
        listPriceCents,
        discountPercent,
        options: (line.choices.options ?? []).map(({ price, quantity = 1 }) => ({
          priceCents: Math.round(price * 100),
          quantity,
        })),
      }),
    })
  }
  const perOrder = Map.groupBy(rows, ({ line }) => line.orderId)
  const counts = new Set(
    [...perOrder.values()].map((lines) => new Set(lines.map(({ line }) => line.slug)).size),
  )
  expect([...counts].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  expect(perOrder.size).toBe(made.orders)
})

test('every pickup is at a time at which the kitchen serves every line of it', async () => {
  const rows = await connection.db
    .select({ order: orders, slug: categories.slug })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
  const { region } = allSampleSettings
  const rules = { settings: allSampleSettings, specialDays: [], busyMode: busyModeOff }
  const isServed = ({ pickupAt, createdAt }: (typeof rows)[number]['order'], categorySlugs: string[]) => {
    const now = spanOfDay(dayOn(pickupAt, region), region).from.toTemporalInstant()
    const [window] = listOpeningWindows({ now, categorySlugs, rules }, 1)
    const opens = window?.opens.epochMilliseconds ?? Infinity
    const closes = window?.closes.epochMilliseconds ?? 0
    const time = pickupAt.getTime()
    return (
      time >= opens &&
      time < closes &&
      time - createdAt.getTime() >= sampleSettings.ordering.leadMinutes * 60_000
    )
  }
  const unserved = [...Map.groupBy(rows, ({ order }) => order.id).values()].filter(
    (of) =>
      !isServed(
        of[0]?.order as never,
        of.map(({ slug }) => slug),
      ),
  )
  expect(unserved.map((of) => of[0]?.order)).toEqual([])
})

test('nothing was ordered in the future; past orders are finished, the rest are in the kitchen', async () => {
  const all = await listOrders()
  const isLive = ({ status }: (typeof all)[number]) => !['completed', 'cancelled', 'no-show'].includes(status)
  expect(Math.max(...all.map(({ createdAt }) => createdAt.getTime()))).toBeLessThanOrEqual(clock.nowMs())
  const live = all.filter(isLive)
  expect(live.length).toBeGreaterThan(0)
  expect(live.every(({ pickupAt }) => pickupAt.getTime() > clock.nowMs())).toBe(true)
  const ended = all.filter((order) => !isLive(order) && order.status !== 'cancelled')
  expect(ended.every(({ pickupAt }) => pickupAt.getTime() <= clock.nowMs())).toBe(true)
})

test('each order has come to its status step by step, and none of them in the future', async () => {
  for (const { status, steps, createdAt } of await listOrders()) {
    expect(steps.at(-1)?.status ?? 'placed').toBe(status)
    const times = [createdAt.getTime(), ...steps.map(({ at }) => Date.parse(at))]
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(clock.nowMs())
  }
})

test('orders that are in the kitchen take its time, and no others', async () => {
  const working = new Set((await connection.db.select().from(kitchenWork)).map(({ orderId }) => orderId))
  const live = (await listOrders()).filter(({ status }) => isOpenStatus(status))
  expect(working).toEqual(new Set(live.map(({ id }) => id)))
})

test('every cancelled order has a reason, and no other order has one', async () => {
  for (const { status, cancelReason } of await listOrders())
    expect(cancelReason !== null).toBe(status === 'cancelled')
})

test('orders that were picked up are paid, and no others', async () => {
  for (const { status, pickupAt, paidAt, paidMethod, paymentMethod } of await listOrders()) {
    const expected = status === 'completed' ? [pickupAt, paymentMethod] : [null, null]
    expect([paidAt, paidMethod]).toEqual(expected)
  }
})

test('numbers increase with time, and the next guest gets the next one', async () => {
  const all = await listOrders()
  const times = all.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => 1001 + index))
  const [next] = await rowsOf<{ number: number }>(
    connection.db,
    sql`select nextval(pg_get_serial_sequence('orders', 'number'))::int as number`,
  )
  expect(next?.number).toBe(1001 + all.length)
})

test('the dashboard’s totals match the orders, with every past day totalled', async () => {
  const all = await listOrders()
  const sold = all.filter(({ status }) => !(unsoldStatuses as readonly string[]).includes(status))
  const revenueCents = sold.reduce((sum, { totalCents }) => sum + totalCents, 0)
  expect(await sumAllSales(connection.db)).toEqual({ orders: all.length, sales: sold.length, revenueCents })
  expect(made).toMatchObject({ orders: all.length, revenueCents })
  // All but today.
  expect(await connection.db.$count(salesDays)).toBe(39)
})

test('no emails are sent, and no stock is used', async () => {
  expect(await rowsOf(connection.db, sql`select * from pgboss.job`)).toEqual([])
  expect(await listMenu()).toEqual(menuBefore)
})

test('all people are recognizably made up', async () => {
  const guests = await connection.db
    .select({ name: orders.customerName, email: orders.customerEmail, phone: orders.customerPhone })
    .from(orders)
  for (const guest of guests) {
    expect(guest.name).toMatch(/^Demo Guest \d+$/)
    expect(guest.email).toMatch(/^demo-guest-\d+@example\.com$/)
    expect(guest.phone).toMatch(/^780-555-01\d\d$/)
  }
  for (const { text } of await connection.db.select().from(reviews)) expect(text).toMatch(/^Sample review: /)
})

test('coupon uses match the orders, and dish ratings match the reviews', async () => {
  const { db } = connection
  for (const { id, uses } of await db.select().from(coupons)) {
    expect(uses).toBe(await db.$count(orders, sql`coupon_id = ${id} and status <> 'cancelled'`))
    expect(uses).toBeGreaterThan(0)
  }
  const all = await db.select().from(reviews)
  expect(new Set(all.map(({ status }) => status)).size).toBeGreaterThan(1)
  const approved = Map.groupBy(
    all.filter(({ status }) => status === 'approved'),
    ({ productId }) => productId,
  )
  for (const { id, ratingCount, ratingSum } of await db.select().from(products)) {
    const stars = (approved.get(id) ?? []).map((review) => review.stars)
    expect([ratingCount, ratingSum]).toEqual([stars.length, stars.reduce((sum, each) => sum + each, 0)])
  }
})

test('every reviewer has an account and has picked up the dish', async () => {
  const strange = await rowsOf(
    connection.db,
    sql`select * from reviews where user_id is null or not exists (
      select from orders join order_lines on order_id = orders.id
      where orders.user_id = reviews.user_id and order_lines.product_id = reviews.product_id
        and status = 'completed' and pickup_at < reviews.created_at)`,
  )
  expect(strange).toEqual([])
  const early = sql`select * from orders join users on users.id = user_id where orders.created_at < users.created_at`
  expect(await rowsOf(connection.db, early)).toEqual([])
  expect(await connection.db.$count(users, eq(users.role, 'customer'))).toBe(made.customers)
})

test('no more guests are seated than there are seats, and no request is unanswered', async () => {
  const { db } = connection
  const tables = await db.select().from(reservations).orderBy(asc(reservations.number))
  const asked = tables.map(({ createdAt }) => createdAt.getTime())
  expect(asked).toEqual(asked.toSorted((a, b) => a - b))
  expect(asked.at(-1)).toBeLessThanOrEqual(clock.nowMs())
  const isComing = ({ startsAt }: (typeof tables)[number]) => startsAt.getTime() > clock.nowMs()
  expect(new Set(tables.filter(isComing).map(({ status }) => status))).toContain('confirmed')
  expect(tables.map(({ status }) => status)).not.toContain('requested')
  for (const { startsAt, seatsTaken } of await db.select().from(reservationSlots)) {
    const seated = tables.filter(
      (table) =>
        table.startsAt.getTime() === startsAt.getTime() && ['confirmed', 'seated'].includes(table.status),
    )
    expect(seatsTaken).toBe(seated.reduce((sum, { partySize }) => sum + partySize, 0))
    expect(seatsTaken).toBeLessThanOrEqual(sampleSettings.tables.seatsPerSlot)
  }
})

/** A hash of all orders and lines, without the menu's ids, which differ in each database. */
async function hashOrders(of: Connection) {
  const rows = [await listOrders(of), await listLines(of)]
  const text = JSON.stringify(rows, (key, value: unknown) =>
    key === 'couponId' || key === 'productId' ? undefined : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

test.each([
  [1, true],
  [2, false],
])('seed %i in another database: the same history is %s', async (seed, isSame) => {
  const other = await openTestDatabase()
  onTestFinished(() => other.close())
  await make(other, { seed })
  expect((await hashOrders(other)) === (await hashOrders(connection))).toBe(isSame)
})

test('a history that ends earlier is totalled, too, for every day', async () => {
  const other = await openTestDatabase()
  onTestFinished(() => other.close())
  await make(other, { until: '2025-11-30', days: 3 })
  const added = await other.db.select({ day: salesDays.day }).from(salesDays).orderBy(asc(salesDays.day))
  expect(added.map(({ day }) => day)).toEqual(['2025-11-28', '2025-11-29', '2025-11-30'])
})

test('a restaurant with guests is left unchanged', async () => {
  await expect(make(connection)).rejects.toThrow(/new database only/)
  expect(await connection.db.$count(orders)).toBe(made.orders)
})

test('the history ends today at the latest', async () => {
  await expect(make(connection, { until: '2026-01-08' })).rejects.toThrow('after today, 2026-01-07')
})
