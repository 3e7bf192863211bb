import type { ArrivedOrder, ErrorBody, Order } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { rowsOf } from '../../db/database.ts'
import { coupons, orderLines, orders, products, settings } from '../../db/schema/index.ts'
import { readSettings } from '../../platform/read-settings.ts'

const site = useTestApp()

type Placed = Order & ErrorBody
const place = (body: unknown, headers?: Record<string, string>) =>
  site.post<Placed>('/api/orders', body, headers)
/** A guest who is asked to try again in a moment does: a busy machine may not have a connection for all in time. */
async function insist(body: unknown) {
  let answer = await place(body)
  while (answer.status === 503) answer = await place(body)
  return answer
}
const atOnce = (count: number, call: (index: number) => ReturnType<typeof place>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const countStatus = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('forty guests want the last five portions: five get them, thirty-five are told they sold out', async () => {
  await site.addDish({ slug: 'kachori', stock: 5 })
  const answers = await atOnce(40, () => insist(orderOf([{ slug: 'kachori' }])))
  expect(countStatus(answers, 201)).toBe(5)
  expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(35)
  expect(await site.db.$count(orders)).toBe(5)
  const [dish] = await site.db.select().from(products).where(eq(products.slug, 'kachori'))
  expect(dish?.stock).toBe(0)
})

test('who wants more than is left is told so without waiting for who may get it', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await site.addDish({ slug: 'kachori', stock: 5 })
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from products where slug = 'kachori' for update`)
    expect(await place(orderOf([{ slug: 'kachori', quantity: 6 }]))).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', message: 'Only 5 left of Kachori' },
    })
  })
})

test('carts with the same dishes in opposite order do not block each other', async () => {
  await site.addDish({ slug: 'kachori', stock: 500 })
  await site.addDish({ slug: 'barfi', stock: 500 })
  const there = [{ slug: 'kachori' }, { slug: 'barfi' }]
  const answers = await atOnce(40, (index) => place(orderOf(index % 2 ? there : there.toReversed())))
  expect(countStatus(answers, 201)).toBe(40)
  const left = await site.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.slug, 'barfi'))
  expect(left).toEqual([{ stock: 460 }])
})

test('an order waits for the dish with the lowest id, and locks no other one meanwhile', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  // The dish with the higher id comes first in the table and in the cart.
  await site.addDish({ id: 'f'.repeat(32), slug: 'kachori', stock: 5 })
  await site.addDish({ id: '0'.repeat(32), slug: 'barfi', stock: 5 })
  const { placing } = await site.db.transaction(async (tx) => {
    const lock = (slug: string) =>
      tx.execute(sql`select 1 from products where slug = ${slug} for update nowait`)
    await lock('barfi')
    const order = place(orderOf([{ slug: 'kachori' }, { slug: 'barfi' }]))
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1)
    await lock('kachori')
    return { placing: order }
  })
  expect((await placing).status).toBe(201)
})

test('a dish is deleted while an order waits: it is not on the menu', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await site.addDish({ slug: 'kachori' })
  const { placing } = await site.db.transaction(async (tx) => {
    await tx.delete(products).where(eq(products.slug, 'kachori'))
    const order = place(orderOf([{ slug: 'samosa' }, { slug: 'kachori' }]))
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1)
    return { placing: order }
  })
  expect(await placing).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', issues: [{ path: 'items.1.slug' }] },
  })
  expect(await site.db.$count(orders)).toBe(0)
})

test('the restaurant moves to another time zone while an order waits: nothing is ordered', async ({
  skip,
}) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await site.addDish({ slug: 'kachori' })
  const { region } = await readSettings(site.db)
  const { placing } = await site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table orders in share mode`)
    const order = place(orderOf([{ slug: 'kachori' }]))
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1)
    const value = { ...region, timeZone: 'America/Toronto' }
    await tx
      .insert(settings)
      .values({ section: 'region', value, changedAt: new Date() })
      .onConflictDoUpdate({ target: settings.section, set: { value } })
    return { placing: order }
  })
  expect(await placing).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(await site.db.$count(orders)).toBe(0)
})

test('a coupon with three uses left is redeemed three times', async () => {
  await site.addDish({ slug: 'kachori' })
  await site.addCoupon({ code: 'THREE', maxUses: 3 })
  const answers = await atOnce(20, () => place(orderOf([{ slug: 'kachori' }], { couponCode: 'THREE' })))
  expect(countStatus(answers, 201)).toBe(3)
  expect(answers.filter(({ body }) => body.code === 'COUPON_INVALID')).toHaveLength(17)
  const [coupon] = await site.db.select().from(coupons).where(eq(coupons.code, 'THREE'))
  expect(coupon?.uses).toBe(3)
})

test('twenty retries of one request make one order, and all get its answer', async () => {
  await site.addDish({ slug: 'kachori', stock: 100 })
  const answers = await atOnce(20, () =>
    place(orderOf([{ slug: 'kachori' }]), { 'idempotency-key': 'retry-1' }),
  )
  expect(countStatus(answers, 201)).toBe(20)
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19)
  expect(await site.db.$count(orders)).toBe(1)
  expect(await site.db.$count(orderLines)).toBe(1)
})

test('every order gets its own number for pickup', async () => {
  await site.addDish({ slug: 'kachori' })
  const answers = await atOnce(30, () => place(orderOf([{ slug: 'kachori' }])))
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(30)
})

test('a hundred orders in one burst wait their turn and are all accepted', async () => {
  await site.addDish({ slug: 'kachori' })
  const answers = await atOnce(100, () => place(orderOf([{ slug: 'kachori' }])))
  expect(countStatus(answers, 201)).toBe(100)
})

test('an order and the question what became of it cross: it is placed and found, or withdrawn and refused', async () => {
  await site.addDish({ slug: 'kachori', stock: 500 })
  const body = orderOf([{ slug: 'kachori' }])
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const headers = { 'idempotency-key': `lost-${index}` }
      const placing = () => place(body, headers)
      const asking = () => site.post<ArrivedOrder>('/api/orders/withdraw', body, headers)
      const isFirst = index % 2 === 0
      const early = isFirst ? placing() : asking()
      const late = isFirst ? asking() : placing()
      const [placed, asked] = (isFirst ? [await early, await late] : [await late, await early]) as [
        Awaited<ReturnType<typeof placing>>,
        Awaited<ReturnType<typeof asking>>,
      ]
      return { status: placed.status, id: placed.body._id, foundId: asked.body.arrived?._id }
    }),
  )
  for (const { status, id, foundId } of outcomes) {
    expect([status, foundId]).toEqual(status === 201 ? [201, id] : [409, undefined])
  }
  const placedCount = outcomes.filter(({ status }) => status === 201).length
  expect(await site.db.$count(orders)).toBe(placedCount)
})

test('an order that is being stored is waited for, and found', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
  await site.addDish({ slug: 'kachori', stock: 5 })
  const body = orderOf([{ slug: 'kachori' }])
  const headers = { 'idempotency-key': 'lost' }
  const waiting = (count: number, tx: typeof site.db) =>
    expect
      .poll(
        () =>
          rowsOf(
            tx,
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        { timeout: 10_000 },
      )
      .toHaveLength(count)
  const { placing, asking } = await site.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from products where slug = 'kachori' for update`)
    const order = place(body, headers)
    await waiting(1, tx)
    const question = site.post<ArrivedOrder>('/api/orders/withdraw', body, headers)
    await waiting(2, tx)
    return { placing: order, asking: question }
  })
  const placed = await placing
  expect(placed.status).toBe(201)
  expect((await asking).body.arrived?._id).toBe(placed.body._id)
})
