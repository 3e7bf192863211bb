import type {
  EditableProduct,
  ErrorBody,
  Order,
  Product,
  ProductAvailability,
  SoldOutList,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, orders, products } from '../../db/schema/index.ts'
import { bumpCatalogueVersion } from './catalogue-queries.ts'

const site = useTestApp()
let cook: Record<string, string>
let owner: Record<string, string>
let id: string

beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'kachori', stock: 5 })
  id = (await read()).body._id
})

const read = () => site.get<Product>('/api/products/kachori')
const stockOf = async () => (await read()).body.stock
const set = (body: object) =>
  site.post<ProductAvailability & ErrorBody>(`/api/products/${id}/availability`, body, cook)
const order = (slug = 'kachori') => site.post<Order & ErrorBody>('/api/orders', orderOf([{ slug }]))
const change = (body: object) => site.send<EditableProduct>('PUT', `/api/products/${id}`, body, owner)

async function ask<Data>(procedure: string, input?: object) {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return (await site.get<{ result: { data: Data } }>(`/trpc/${procedure}${query}`, owner)).body.result.data
}

describe('until staff turn it back on', () => {
  test('none of it is sold, however many portions there are', async () => {
    expect((await set({ soldOut: true })).body).toEqual({ _id: id, isSoldOut: true, soldOutUntil: null })
    expect(await stockOf()).toBe(0)
    const listed = await site.get<Product[]>('/api/products?sort=popular')
    expect(listed.body.find(({ slug }) => slug === 'kachori')?.stock).toBe(0)
    const refused = await order()
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'OUT_OF_STOCK',
      'Kachori is sold out',
    ])
    expect(refused.body.issues).toEqual([{ path: 'items.0.quantity', message: 'Kachori is sold out' }])
    expect(await site.db.$count(orders)).toBe(0)
  })

  test('a dish whose portions are not counted can be sold out, too', async () => {
    await site.db.update(products).set({ stock: null }).where(eq(products.id, id))
    await set({ soldOut: true })
    expect(await stockOf()).toBe(0)
    expect((await order()).body.message).toBe('Kachori is sold out')
  })

  test('it stays sold out even after years', async () => {
    await set({ soldOut: true, until: null })
    site.setTime('2029-01-08T12:00:00-07:00')
    expect(await stockOf()).toBe(0)
  })

  test('once back, it has as many portions as before', async () => {
    await set({ soldOut: true })
    expect((await set({ soldOut: false })).body).toEqual({ _id: id, isSoldOut: false, soldOutUntil: null })
    expect(await stockOf()).toBe(5)
    expect((await order()).status).toBe(201)
  })
})

describe('until a day', () => {
  test.each([
    ['tomorrow', '2026-01-08'],
    ['2026-01-08', '2026-01-08'],
    ['2026-07-01', '2026-07-01'],
  ])('until %s: back automatically from the first minute of %s', async (until, day) => {
    expect((await set({ soldOut: true, until })).body.soldOutUntil).toBe(day)
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime('America/Edmonton')

    site.setTime(midnight.subtract({ milliseconds: 1 }).toInstant().toString())
    expect(await stockOf()).toBe(0)
    const before = await read()
    expect((await order()).status).toBe(409)

    site.setTime(midnight.toInstant().toString())
    expect(await stockOf()).toBe(5)
    const cached = await site.app.inject({
      url: '/api/products/kachori',
      headers: { 'if-none-match': String(before.headers['etag']) },
    })
    expect(cached.statusCode).toBe(200)
    expect((await order()).status).toBe(201)
  })

  test('of two dishes, each comes back on its own day', async () => {
    await site.addDish({ slug: 'barfi', stock: 3 })
    const barfi = (await site.get<Product>('/api/products/barfi')).body._id
    await site.post(`/api/products/${barfi}/availability`, { soldOut: true, until: '2026-01-09' }, cook)
    await set({ soldOut: true, until: 'tomorrow' })
    const stocks = async () => {
      const { body } = await site.get<Product[]>('/api/products')
      return ['kachori', 'barfi'].map((dish) => body.find(({ slug }) => slug === dish)?.stock)
    }
    expect(await stocks()).toEqual([0, 0])
    site.setTime('2026-01-08T00:00:00-07:00')
    expect(await stocks()).toEqual([5, 0])
    site.setTime('2026-01-09T00:00:00-07:00')
    expect(await stocks()).toEqual([5, 3])
  })

  test.each([
    [{ soldOut: true, until: '2026-01-07' }, 'Choose a day after today'],
    [{ soldOut: true, until: '2025-12-24' }, 'Choose a day after today'],
    [{ soldOut: true, until: '2026-02-30' }, 'Invalid date'],
    [{ soldOut: true, until: 'soon' }, 'Invalid date'],
    [{}, 'Say whether it is sold out'],
    [{ soldOut: 'yes' }, 'Say whether it is sold out'],
  ])('%j is rejected', async (body, message) => {
    const refused = await set(body)
    expect([refused.status, refused.body.message]).toEqual([400, message])
    expect(await stockOf()).toBe(5)
  })
})

test('an edit begun before can still be saved, and a new stock count does not turn the dish back on', async () => {
  const { version } = await ask<EditableProduct>('products.getEditable', { id })
  await set({ soldOut: true, until: 'tomorrow' })
  const { status, body } = await change({ version, stock: 40 })
  expect([status, body.countedStock, body.isSoldOut, body.soldOutUntil]).toEqual([
    200,
    40,
    true,
    '2026-01-08',
  ])
  expect(await stockOf()).toBe(0)
})

test('the kitchen’s list shows what is sold out now', async () => {
  await set({ soldOut: true, until: 'tomorrow' })
  expect(await ask<SoldOutList>('products.soldOut')).toEqual({
    today: '2026-01-07',
    soldOut: [{ _id: id, isSoldOut: true, soldOutUntil: '2026-01-08' }],
  })
  site.setTime('2026-01-08T09:00:00-07:00')
  expect(await ask<SoldOutList>('products.soldOut')).toEqual({ today: '2026-01-08', soldOut: [] })
})

test('the log says who did it', async () => {
  await set({ soldOut: true })
  const [row] = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(row).toMatchObject({
    userEmail: 'cook@example.com',
    action: 'change availability',
    before: { isSoldOut: false },
    after: { isSoldOut: true },
  })
})

test('a deleted dish cannot be marked as sold out', async () => {
  await site.send('DELETE', `/api/products/${id}`, undefined, owner)
  expect((await set({ soldOut: true })).status).toBe(404)
})

test('an order that races an 86 is rejected', async () => {
  let placing: ReturnType<typeof order> | undefined
  await site.db.transaction(async (tx) => {
    await tx.update(products).set({ isSoldOut: true }).where(eq(products.id, id))
    placing = order()
    await wait(200)
    await bumpCatalogueVersion(tx)
  })
  expect((await placing)?.body.message).toBe('Kachori is sold out')
  const [dish] = await site.db.select().from(products).where(eq(products.id, id))
  expect(dish?.stock).toBe(5)
})

test.each([[50], [null]])(
  'of a burst of orders around an 86, with %s portions counted, none is accepted after it',
  async (stock) => {
    await site.db.update(products).set({ stock }).where(eq(products.id, id))
    const early = Array.from({ length: 10 }, () => order())
    const eightySixed = set({ soldOut: true })
    const around = Array.from({ length: 10 }, () => order())
    expect((await eightySixed).status).toBe(200)
    const late = Array.from({ length: 10 }, () => order())
    const statuses = async (answers: ReturnType<typeof order>[]) =>
      (await Promise.all(answers)).map(({ status }) => status)
    expect(await statuses(late)).toEqual(Array.from({ length: 10 }, () => 409))
    const taken = (await statuses([...early, ...around])).filter((status) => status === 201).length
    expect(await site.db.$count(orders)).toBe(taken)
    const [dish] = await site.db.select().from(products).where(eq(products.id, id))
    expect(dish?.stock).toBe(stock === null ? null : stock - taken)
  },
)
