import type { AdminStats, Order, SalesReport } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orders, salesDays, salesHours } from '../../db/schema/index.ts'
import { addUpDay, addUpDays } from './add-up-days.ts'
import { forgetSalesOf } from './forget-day.ts'
import { forgetMovedDays } from './forget-moved-days.ts'
import { forgetWrongDays } from './forget-wrong-days.ts'

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

test('every day from the first order to yesterday is added up, also those without one', async () => {
  await sellOn('2026-01-03')
  await sellOn('2026-01-07')
  await addUpDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'])
})

test('a run has its bounds, and begins with the latest days', async () => {
  await sellOn('2026-01-02')
  await addUpDays(site.db, { nowMs, atMost: 2 })
  expect(await listAddedDays()).toEqual(['2026-01-05', '2026-01-06'])
})

test('several processes add up one day: it counts once', async () => {
  for (let count = 0; count < 3; count += 1) await sellOn('2026-01-05')
  await Promise.all(Array.from({ length: 6 }, () => addUpDay(site.db, '2026-01-05')))
  expect(await site.db.select().from(salesHours)).toEqual([
    { day: '2026-01-05', hour: 12, orders: 3, sales: 3, revenueCents: 3150 },
  ])
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

test('a day is added up while its orders are cancelled: no sum outlives what it was made of', async () => {
  const day = '2026-01-05'
  const placed: Order[] = []
  for (let count = 0; count < 12; count += 1) placed.push(await sellOn(day))
  for (const [index, order] of placed.entries()) {
    const add = () => addUpDay(site.db, day)
    await Promise.all(index % 2 === 0 ? [add(), cancel(order), add()] : [cancel(order), add(), add()])
    await add()
    const sums = await site.db.select().from(salesHours)
    expect(sums).toMatchObject([{ orders: 12, sales: 11 - index }])
  }
})

test('a sum that is under way when an order is cancelled is undone', async () => {
  const day = '2026-01-05'
  const order = await sellOn(day)
  // The adding up has counted the order as sold, and its commit is late.
  let cancelling: Promise<unknown> = Promise.resolve()
  await addUpDay(
    slowly(() => (cancelling = cancel(order))),
    day,
  )
  await cancelling
  expect(await listAddedDays()).toEqual([])
  expect(await stats()).toMatchObject({ ordersCount: 1, revenue: 0 })
})

test('an order that is being cancelled when its day is added up is in no sum', async () => {
  const day = '2026-01-05'
  const order = await sellOn(day)
  const createdAt = new Date(order.createdAt)
  let adding: Promise<unknown> = Promise.resolve()
  await site.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order._id))
    await forgetSalesOf(tx, { createdAt, from: 'placed', to: 'cancelled' })
    adding = addUpDay(site.db, day)
    await pause()
  })
  await adding
  await addUpDay(site.db, day)
  expect(await site.db.select().from(salesHours)).toMatchObject([{ orders: 1, sales: 0, revenueCents: 0 }])
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** The database, on which something else begins when a transaction has done its work and is about to commit. */
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

test('the figures of all time are exact, whichever days are added up', async () => {
  const days = ['2025-12-30', '2025-12-31', '2026-01-02', '2026-01-03', '2026-01-06', '2026-01-07']
  for (const day of days) await sellOn(day)
  expect(await stats()).toMatchObject({ ordersCount: 6, revenue: 63 })
  for (const day of ['2025-12-31', '2026-01-01', '2026-01-03', '2026-01-06']) {
    await addUpDay(site.db, day)
    expect(await stats()).toMatchObject({ ordersCount: 6, revenue: 63 })
  }
  await addUpDays(site.db, { nowMs })
  expect(await stats()).toMatchObject({ ordersCount: 6, revenue: 63 })
})

test('sums of days whose bounds have changed since are added up again', async () => {
  await sellOn('2026-01-05')
  await addUpDays(site.db, { nowMs })
  const startsAt = new Date('2026-01-05T06:00:00Z')
  await site.db.update(salesDays).set({ startsAt }).where(eq(salesDays.day, '2026-01-05'))
  await forgetMovedDays(site.db)
  expect(await listAddedDays()).toEqual(['2026-01-06'])
  const { body } = await site.get<SalesReport>('/api/admin/sales', headers)
  expect(body.totals.orders).toBe(1)
})

const aDayMs = 24 * 60 * 60 * 1000

test('a clock that ran a day ahead leaves no wrong sums, neither of that day nor of the one that it took for over', async () => {
  await sellOn('2026-01-06')
  await sellOn('2026-01-07')
  await addUpDays(site.db, { nowMs: nowMs + aDayMs })
  expect(await listAddedDays()).toEqual(['2026-01-06', '2026-01-07'])
  await sellOn('2026-01-07')
  await forgetWrongDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-06'])
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

test('the sum of a day that is not over goes before an order comes that is not in it', async () => {
  await sellOn('2026-01-06')
  await sellOn('2026-01-07')
  await addUpDays(site.db, { nowMs: nowMs + aDayMs })
  await forgetWrongDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-06'])
  await sellOn('2026-01-07')
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})

test('a clock that is right again only after the day is noticed by the orders that are in no sum', async () => {
  await sellOn('2026-01-05')
  await sellOn('2026-01-06')
  await addUpDays(site.db, { nowMs })
  await sellOn('2026-01-06')
  await forgetWrongDays(site.db, { nowMs })
  expect(await listAddedDays()).toEqual(['2026-01-05'])
  await addUpDays(site.db, { nowMs })
  expect(await stats()).toMatchObject({ ordersCount: 3, revenue: 31.5 })
})
