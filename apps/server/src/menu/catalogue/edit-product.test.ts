import type { EditableProduct, Order, Product, ProductAvailability } from '@tiffin/contract'
import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, orderLines } from '../../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const dish = { title: 'Moon Puri', categorySlug: 'chaat-cold', price: 7.66 }
const create = (input: object) =>
  site.post<EditableProduct & { message: string; code: string }>('/api/products', input, headers)
const change = (id: string, input: object) =>
  site.send<EditableProduct & { message: string; code: string }>('PUT', `/api/products/${id}`, input, headers)
const read = (slug: string) => site.get<Product>(`/api/products/${slug}`)

describe('a new product', () => {
  test('is on the menu in the next request, under a slug derived from its title', async () => {
    const { status, body } = await create({ ...dish, title: ' Môon  Puri! ' })
    expect([status, body.slug, body.title, body.price, body.stock, body.countedStock]).toEqual([
      201,
      'moon-puri',
      'Môon  Puri!',
      7.66,
      999,
      null,
    ])
    expect((await read('moon-puri')).body).toMatchObject({
      _id: body._id,
      stock: 999,
      category: { slug: 'chaat-cold' },
    })
    expect((await site.get<Product[]>('/api/products?sort=newest&limit=1')).body[0]?.slug).toBe('moon-puri')
  })

  test('has all the values it was given', async () => {
    const fields = {
      description: 'Crisp and cold',
      imageUrl: 'https://example.com/pani.jpg',
      isFeatured: true,
      discountPercent: 12.5,
      stock: 3,
      attributes: { origin: 'Mumbai' },
      dietary: ['vegan'],
      spiceLevel: 'hot',
    }
    const { imageUrl, ...others } = fields
    expect((await create({ ...dish, ...fields })).body).toMatchObject({ ...others, thumbnail: imageUrl })
  })

  test.each([
    [{ title: ' ' }, 'Title is required'],
    [{ slug: '!!!' }, 'Slug is required'],
    [{ title: '!!' }, 'Slug is required'],
    [{ categorySlug: '' }, 'Category is required'],
    [{ categorySlug: 'unicorns' }, 'There is no category "unicorns"'],
    [{ price: -1 }, 'Valid price is required'],
    [{ price: 'free' }, 'Valid price is required'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Image URL must be an http(s) address or a path of this site'],
    [
      { imageUrl: '//elsewhere.example/x.png' },
      'Image URL must be an http(s) address or a path of this site',
    ],
  ])('%j is rejected', async (wrong, message) => {
    expect(await create({ ...dish, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message },
    })
  })

  test.each([
    ['Фалафель', 'falafel'],
    ['红烧肉', 'hongshaorou'],
    ['Phở Đặc Biệt', 'pho-dac-biet'],
  ])('%s gets a slug in Latin letters', async (title, slug) => {
    expect(await create({ ...dish, title, slug: undefined })).toMatchObject({
      status: 201,
      body: { title, slug },
    })
  })

  test('cannot use another product’s slug until that one is deleted', async () => {
    const first = await create(dish)
    expect(await create(dish)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect((await site.send('DELETE', `/api/products/${first.body._id}`, undefined, headers)).status).toBe(
      204,
    )
    expect((await create(dish)).status).toBe(201)
  })

  test('with the same slug is created once, however many requests race', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(dish)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
  })
})

describe('a change', () => {
  test('affects only the named fields, shows immediately, and logs the old values', async () => {
    const { body: made } = await create({ ...dish, description: 'Crisp', stock: 5 })
    const { status, body } = await change(made._id, { price: 8.66 })
    expect([status, body]).toEqual([200, { ...made, price: 8.66, version: 2 }])
    expect((await read('moon-puri')).body.price).toBe(8.66)
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'change product'))
    expect(entry).toMatchObject({
      userEmail: 'owner@example.com',
      subjectId: made._id,
      before: { price: 7.66 },
      after: { price: 8.66 },
    })
  })

  test('may name it by its slug, as all calls may name it by its id', async () => {
    const { body: made } = await create(dish)
    expect((await change('moon-puri', { price: 8.66 })).body).toMatchObject({ _id: made._id, price: 8.66 })
    expect((await read(made._id)).body).toMatchObject({ slug: 'moon-puri', price: 8.66 })
    const sold = { soldOut: true }
    const url = '/api/products/moon-puri/availability'
    expect((await site.post<ProductAvailability>(url, sold, headers)).body).toMatchObject({ _id: made._id })
    expect((await site.send('DELETE', '/api/products/moon-puri', undefined, headers)).status).toBe(204)
    expect((await read(made._id)).status).toBe(404)
  })

  test('gives it a number on the menu, by which guests find it, and takes it away', async () => {
    const { body: made } = await create({ ...dish, number: ' M4b ' })
    expect(made.number).toBe('M4b')
    expect((await site.get('/api/products?q=m4b')).body).toMatchObject([{ slug: 'moon-puri', number: 'M4b' }])
    expect((await change(made._id, { number: '' })).body.number).toBeUndefined()
    expect(await change(made._id, { number: 'far too long' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  })

  test('clears blank fields, and stops counting portions', async () => {
    const { body: made } = await create({ ...dish, description: 'Crisp', imageUrl: '/art/x.svg', stock: 5 })
    const { body } = await change(made._id, { description: '', imageUrl: null, stock: null })
    expect(body).toMatchObject({ description: '', stock: 999, countedStock: null })
    expect(body.thumbnail).toBeUndefined()
  })

  test('over a newer version is rejected; so is one of two concurrent ones', async () => {
    const { body: made } = await create(dish)
    const answers = await Promise.all(
      [8, 9].map((price) => change(made._id, { price, version: made.version })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await change(made._id, { title: 'Late', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
  })

  test('cannot use a taken slug, and an unknown product is not found', async () => {
    const { body: made } = await create(dish)
    expect((await change(made._id, { slug: 'samosa' })).status).toBe(409)
    expect((await change(made._id, { slug: 'Moon Puri' })).body.slug).toBe('moon-puri')
    expect((await change('unicorn', { price: 1 })).status).toBe(404)
  })

  test('does not conflict with sales: a sold portion makes no newer version', async () => {
    const { body: made } = await create({ ...dish, stock: 5 })
    await site.post('/api/orders', orderOf([{ slug: 'moon-puri', quantity: 2 }]))
    expect(await change(made._id, { price: 8, version: made.version })).toMatchObject({
      status: 200,
      body: { stock: 3 },
    })
  })
})

test('a deleted product leaves the menu; past orders keep their lines', async () => {
  const { body: made } = await create(dish)
  const { body: order } = await site.post<Order>('/api/orders', orderOf([{ slug: 'moon-puri' }]))
  expect((await site.send('DELETE', `/api/products/${made._id}`, undefined, headers)).status).toBe(204)
  expect((await read('moon-puri')).status).toBe(404)
  expect(await site.db.select().from(orderLines).where(eq(orderLines.orderId, order._id))).toMatchObject([
    { productId: null, title: 'Moon Puri', slug: 'moon-puri' },
  ])
  expect((await site.send('DELETE', `/api/products/${made._id}`, undefined, headers)).status).toBe(404)
})

test('a product that was sold very often can be deleted, however slow the disk is', async ({ skip }) => {
  skip(inject('database').kind === 'pglite', 'The embedded database has no time limits')
  const { body: made } = await create(dish)
  const { body: order } = await site.post<Order>('/api/orders', orderOf([{ slug: 'moon-puri' }]))
  const [line] = await site.db.select().from(orderLines).where(eq(orderLines.orderId, order._id))
  if (!line) throw new Error('The order has no line')
  const lines = Array.from({ length: 5000 }, (_, index) => ({ ...line, position: index + 1 }))
  for (let from = 0; from < lines.length; from += 1000)
    await site.db.insert(orderLines).values(lines.slice(from, from + 1000))
  await site.db.execute(sql`
    create function crawl() returns trigger language plpgsql as 'begin perform pg_sleep(0.001); return new; end'`)
  await site.db.execute(
    sql`create trigger crawl before update on order_lines for each row execute function crawl()`,
  )
  onTestFinished(async () => void (await site.db.execute(sql`drop function crawl cascade`)))
  expect((await site.send('DELETE', `/api/products/${made._id}`, undefined, headers)).status).toBe(204)
  expect(await site.db.$count(orderLines, isNull(orderLines.productId))).toBe(5001)
})
