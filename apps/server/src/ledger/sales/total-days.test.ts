import type { AdminStats, LineOption, Order, SalesReport } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orderLines, orders, salesChoices, salesDays, salesHours } from '../../db/schema/index.ts'
import { invalidatePrematureDays, invalidateSalesOf, invalidateShiftedDays } from './invalidate-days.ts'
import { totalDay, totalDays } from './total-days.ts'

const site = useTestApp()
let headers: Record<string, string>

beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
})

async function sellOn(day: string) {
  site.setTime(`${day}T12:00:00-07:00`)
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'golgappa' }]))
  site.setTime(NOW)
  return body
}

const NOW = '2026-01-07T12:00:00-07:00'
const nowMs = Temporal.Instant.from(NOW).epochMilliseconds
const cancel = ({ _id: id }: Order) =>
  site.post('/trpc/orders.changeStatus', { id, from: 'placed', to: 'cancelled', reason: 'Sold out' }, headers)
const stats = async () => (await site.get<AdminStats>('/api/admin/stats', headers)).body
const listAddedDays = async () => (await site.db.select().from(salesDays)).map(({ day }) => day).toSorted()

test('every day from the first order to yesterday is totalled, including days without orders', async () => {
  await sellOn('2026-01-03')
  await sellOn('2026-01-07')
  await totalDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'])
})

test('a run is limited, and begins with the latest days', async () => {
  await sellOn('2026-01-02')
  await totalDays(site.db, { nowMs, atMost: 2 })
  expect(await listAddedDays()).toEqual(['2026-01-05', '2026-01-06'])
})

test('several processes total one day: it counts once', async () => {
  for (let count = 0; count < 3; count += 1) await sellOn('2026-01-05')
  await Promise.all(Array.from({ length: 6 }, () => totalDay(site.db, '2026-01-05')))
  expect(await site.db.select().from(salesHours)).toEqual([
    { day: '2026-01-05', hour: 12, orders: 3, sales: 3, revenueCents: 3150, extrasCents: 0 },
  ])
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

test('a day is totalled while its orders are cancelled: no total is left outdated', async () => {
  const day = '2026-01-05'
  const placed: Order[] = []
  for (let count = 0; count < 12; count += 1) placed.push(await sellOn(day))
  for (const [index, order] of placed.entries()) {
    const add = () => totalDay(site.db, day)
    await Promise.all(index % 2 === 0 ? [add(), cancel(order), add()] : [cancel(order), add(), add()])
    await add()
    const sums = await site.db.select().from(salesHours)
    expect(sums).toMatchObject([{ orders: 12, sales: 11 - index }])
  }
})

test('a total in progress when an order is cancelled is undone', async () => {
  const day = '2026-01-05'
  const order = await sellOn(day)
  // The total has counted the order as sold, and commits late.
  let cancelling: Promise<unknown> = Promise.resolve()
  await totalDay(
    slowly(() => (cancelling = cancel(order))),
    day,
  )
  await cancelling
  expect(await listAddedDays()).toEqual([])
  expect(await stats()).toMatchObject({ ordersCount: 1, revenue: 0 })
})

test('an order that is being cancelled when its day is totalled is in no total', async () => {
  const day = '2026-01-05'
  const order = await sellOn(day)
  const createdAt = new Date(order.createdAt)
  let adding: Promise<unknown> = Promise.resolve()
  await site.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order._id))
    await invalidateSalesOf(tx, { createdAt, from: 'placed', to: 'cancelled' })
    adding = totalDay(site.db, day)
    await pause()
  })
  await adding
  await totalDay(site.db, day)
  expect(await site.db.select().from(salesHours)).toMatchObject([{ orders: 1, sales: 0, revenueCents: 0 }])
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** The database, with a callback when a transaction has done its work and is about to commit. */
function slowly(begin: () => void): typeof site.db {
  const { db } = site
  const transaction: typeof db.transaction = (work, config) =>
    db.transaction(async (tx) => {
      const result = await work(tx)
      begin()
      await pause()
      return result
    }, config)
  return Object.assign(Object.create(db) as typeof db, { transaction })
}

test('the all-time figures are exact, whichever days are totalled', async () => {
  const days = ['2025-12-30', '2025-12-31', '2026-01-02', '2026-01-03', '2026-01-06', '2026-01-07']
  for (const day of days) await sellOn(day)
  expect(await stats()).toMatchObject({ ordersCount: 6, revenue: 63 })
  for (const day of ['2025-12-31', '2026-01-01', '2026-01-03', '2026-01-06']) {
    await totalDay(site.db, day)
    expect(await stats()).toMatchObject({ ordersCount: 6, revenue: 63 })
  }
  await totalDays(site.db, { nowMs })
  expect(await stats()).toMatchObject({ ordersCount: 6, revenue: 63 })
})

test('days whose bounds have changed since are totalled again', async () => {
  await sellOn('2026-01-05')
  await totalDays(site.db, { nowMs })
  const startsAt = new Date('2026-01-05T06:00:00Z')
  await site.db.update(salesDays).set({ startsAt }).where(eq(salesDays.day, '2026-01-05'))
  await invalidateShiftedDays(site.db)
  expect(await listAddedDays()).toEqual(['2026-01-06'])
  const { body } = await site.get<SalesReport>('/api/admin/sales', headers)
  expect(body.totals.orders).toBe(1)
})

const aDayMs = 24 * 60 * 60 * 1000

test('a clock that ran a day ahead leaves no wrong totals, for that day or for the one it thought was over', async () => {
  await sellOn('2026-01-06')
  await sellOn('2026-01-07')
  await totalDays(site.db, { nowMs: nowMs + aDayMs })
  expect(await listAddedDays()).toEqual(['2026-01-06', '2026-01-07'])
  await sellOn('2026-01-07')
  await invalidatePrematureDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-06'])
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

test('the total of a day that is not over is deleted before an order arrives that it does not include', async () => {
  await sellOn('2026-01-06')
  await sellOn('2026-01-07')
  await totalDays(site.db, { nowMs: nowMs + aDayMs })
  await invalidatePrematureDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-06'])
  await sellOn('2026-01-07')
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

test('a clock corrected only after the day is detected by the orders missing from the totals', async () => {
  await sellOn('2026-01-05')
  await sellOn('2026-01-06')
  await totalDays(site.db, { nowMs })
  await sellOn('2026-01-06')
  await invalidatePrematureDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-05'])
  await totalDays(site.db, { nowMs })
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

const raita = { group: 'extras', choice: 'raita', groupName: 'Extras', choiceName: 'Raita', price: 1.15 }
const onion = { group: 'extras', choice: 'onion', groupName: 'Extras', choiceName: 'Onion', price: -0.5 }

async function sellWith(day: string, ...options: LineOption[]) {
  const order = await sellOn(day)
  await site.db
    .update(orderLines)
    .set({ choices: { options }, quantity: 3 })
    .where(eq(orderLines.orderId, order._id))
  return order
}

test('what was chosen is totalled with its day, and deleted with it', async () => {
  await sellWith('2026-01-05', { ...raita, quantity: 2 }, { ...onion, quantity: 0 })
  const cancelled = await sellWith('2026-01-05', raita)
  await sellWith('2026-01-06', onion)
  await totalDays(site.db, { nowMs })
  const raitaRow = { groupKey: 'extras', choiceKey: 'raita', groupName: 'Extras', choiceName: 'Raita' }
  const ofDay = () => site.db.select().from(salesChoices).where(eq(salesChoices.day, '2026-01-05'))
  expect(await ofDay()).toEqual([{ day: '2026-01-05', ...raitaRow, quantity: 9, revenueCents: 1035 }])
  await cancel(cancelled)
  expect(await ofDay()).toEqual([])
  expect(await site.db.$count(salesChoices)).toBe(1)
  await totalDays(site.db, { nowMs })
  expect(await ofDay()).toEqual([{ day: '2026-01-05', ...raitaRow, quantity: 6, revenueCents: 690 }])
})
