import type { ErrorBody, Product } from '@tiffin/contract'
import { defaultCategories, defaultMenu } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { categories, products } from '../../db/schema/index.ts'

const site = useTestApp()
const list = async (query = '') => (await site.get<Product[]>(`/api/products${query}`)).body
const slugs = async (query = '') => (await list(query)).map(({ slug }) => slug)

describe('the menu', () => {
  test('categories come in menu order, in a data array', async () => {
    const { body } = await site.get<{ data: { slug: string }[] }>('/api/categories')
    expect(body.data.map(({ slug }) => slug)).toEqual(defaultCategories.map(({ slug }) => slug))
  })

  test('without parameters everything comes, in menu order, and is counted', async () => {
    const { body, headers } = await site.get<Product[]>('/api/products')
    expect(body.map(({ slug }) => slug)).toEqual(defaultMenu.map(({ slug }) => slug))
    expect(headers['x-total-count']).toBe(String(defaultMenu.length))
  })

  test('a dish carries its price before the discount, its category and its attributes', async () => {
    await site.addDish({
      slug: 'mead',
      priceCents: 1266,
      discountPercent: 12.5,
      stock: 4,
      attributes: { abv: 11 },
    })
    const { body } = await site.get<Product>('/api/products/mead')
    expect(body).toMatchObject({
      title: 'Mead',
      price: 12.66,
      discountPercent: 12.5,
      stock: 4,
      attributes: { abv: 11 },
    })
    expect(body.category).toEqual({ _id: expect.any(String), slug: 'chaat-frying', name: expect.any(String) })
  })

  test('a dish that is not on the menu is not found', async () => {
    const { status, body } = await site.get<ErrorBody>('/api/products/unicorn-curry')
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('filters', () => {
  test('by category; an unknown one gives an empty list', async () => {
    expect(await slugs('?category=rice')).toEqual(
      defaultMenu.filter(({ categorySlug }) => categorySlug === 'rice').map(({ slug }) => slug),
    )
    expect(await slugs('?category=sushi')).toEqual([])
  })

  test('by featured', async () => {
    expect((await list('?featured=true')).every(({ isFeatured }) => isFeatured)).toBe(true)
    expect(await slugs('?featured=false')).toHaveLength(defaultMenu.length)
  })

  test('can be asked for by slug, and what is not on the menu is left out', async () => {
    const { status, body } = await site.get<Product[]>('/api/products?slugs=samosa,unicorn,garlic-naan')
    expect([status, body.map(({ slug }) => slug).toSorted()]).toEqual([200, ['garlic-naan', 'samosa']])
    expect((await site.get(`/api/products?slugs=${'a,'.repeat(101)}`)).status).toBe(400)
  })

  test('a page of the list includes the total', async () => {
    const { body, headers } = await site.get<Product[]>('/api/products?limit=3&offset=2')
    expect(body.map(({ slug }) => slug)).toEqual(defaultMenu.slice(2, 5).map(({ slug }) => slug))
    expect(headers['x-total-count']).toBe(String(defaultMenu.length))
  })

  test('blank parameters count as missing', async () => {
    expect(await slugs('?category=&q=&sort=&limit=')).toHaveLength(defaultMenu.length)
  })

  test.each([
    'limit=0',
    'limit=1001',
    'limit=abc',
    'limit=1.5',
    'limit=-1',
    'offset=-1',
    'sort=price',
    'featured=maybe',
    'category=a&category=b',
    'q=%00',
  ])('%s is rejected and names the field', async (query) => {
    const { status, body } = await site.get<ErrorBody>(`/api/products?${query}`)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(body.issues?.[0]?.path).toBe(query.split('=')[0])
  })
})

describe('searching', () => {
  test.each(['MALAI', 'malai', 'crème  malai', 'malai creme', 'kéwra'])('"%s" finds it', async (q) => {
    await site.addDish({ slug: 'sweet', title: 'Crème Malai', description: 'with KEWRA water' })
    expect(await slugs(`?q=${encodeURIComponent(q)}`)).toContain('sweet')
  })

  test('every word must occur', async () => {
    await site.addDish({ slug: 'sweet', title: 'Crème Malai' })
    expect(await slugs('?q=malai%20unicorn')).toEqual([])
  })
})

describe('sorting', () => {
  test('best sellers: by quantity ordered, then featured, then menu order', async () => {
    await site.addDish({ slug: 'once' })
    await site.addDish({ slug: 'often' })
    await site.post(
      '/api/orders',
      orderOf([
        { slug: 'once', quantity: 1 },
        { slug: 'often', quantity: 7 },
      ]),
    )
    site.setTime('2026-01-07T12:01:00-07:00')
    const popular = await list('?sort=popular')
    expect(popular.slice(0, 2).map(({ slug }) => slug)).toEqual(['often', 'once'])
    const firstPlain = popular.slice(2).findIndex(({ isFeatured }) => !isFeatured)
    expect(popular.slice(2 + firstPlain).some(({ isFeatured }) => isFeatured)).toBe(false)
  })

  test('new arrivals: by creation', async () => {
    await site.addDish({ slug: 'brand-new', createdAt: new Date('2030-01-01') })
    await site.addDish({ slug: 'ancient', createdAt: new Date('2001-01-01') })
    const newest = await slugs('?sort=newest')
    expect([newest[0], newest.at(-1)]).toEqual(['brand-new', 'ancient'])
  })
})

describe('cached answers', () => {
  test('a client that has the bytes gets no body', async () => {
    const first = await site.get('/api/products')
    const again = await site.get('/api/products', { 'if-none-match': String(first.headers['etag']) })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test.each(['br', 'gzip'])('%s bytes for clients that accept them', async (encoding) => {
    const { headers } = await site.get('/api/products', { 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['x-total-count']).toBe(String(defaultMenu.length))
  })

  test('a change made directly in the database shows in the next request, through every API', async () => {
    const trpc = '/trpc/categories.list'
    await Promise.all([site.get('/api/categories'), site.get(trpc)])
    await site.db.update(categories).set({ name: 'Naans & Co' }).where(eq(categories.slug, 'breads'))
    await site.announce()
    expect(JSON.stringify((await site.get('/api/categories')).body)).toContain('Naans & Co')
    expect(JSON.stringify((await site.get(trpc)).body)).toContain('Naans & Co')
    await site.db.update(categories).set({ name: 'Breads' }).where(eq(categories.slug, 'breads'))
  })

  test('a malformed token counts as anonymous: browsing goes on', async () => {
    const { status } = await site.get('/api/products', { authorization: 'Bearer garbled' })
    expect(status).toBe(200)
  })
})

test('the database rejects what the rules forbid', async () => {
  const change = (row: Partial<typeof products.$inferInsert>) =>
    site.db.update(products).set(row).where(eq(products.slug, 'samosa'))
  await expect(change({ stock: -1 })).rejects.toThrow()
  await expect(change({ priceCents: -1 })).rejects.toThrow()
  await expect(change({ discountPercent: 101 })).rejects.toThrow()
  await expect(change({ slug: 'garlic-naan' })).rejects.toThrow()
})
