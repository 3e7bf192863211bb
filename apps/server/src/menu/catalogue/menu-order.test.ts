import type { EditableCategory, EditableProduct, Product } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { auditLog } from '../../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>
let category: EditableCategory
let ids: [string, string, string]

const addDish = async (title: string, categorySlug = category.slug) =>
  (await site.post<EditableProduct>('/api/products', { title, categorySlug, price: 5 }, headers)).body._id
const order = (wanted: string[], seen?: string[], id = category._id) =>
  site.send<{ code?: string; message?: string }>(
    'PUT',
    `/api/categories/${id}/products/order`,
    { ids: wanted, seen },
    headers,
  )
const listIds = async (query = '', slug = category.slug) =>
  (await site.get<Product[]>(`/api/products?category=${slug}${query}`)).body.map(({ _id }) => _id)

beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  category = (await site.post<EditableCategory>('/api/categories', { name: 'Kulfi', emoji: '🍨' }, headers))
    .body
  ids = [await addDish('Pista'), await addDish('Mango'), await addDish('Rose')]
})

describe('the order of a category’s dishes', () => {
  test('is that of lists, also among dishes that sell equally well, and is logged', async () => {
    const wanted = [ids[2], ids[0], ids[1]]
    expect((await order(wanted, ids)).status).toBe(204)
    expect([await listIds(), await listIds('&sort=popular')]).toEqual([wanted, wanted])
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'order category'))
    expect(entry).toMatchObject({
      subjectId: category._id,
      before: { dishes: ['Pista', 'Mango', 'Rose'] },
      after: { name: 'Kulfi', dishes: ['Rose', 'Pista', 'Mango'] },
    })
  })

  test('leaves other categories, and an edit that was begun before, as they are', async () => {
    const rice = await listIds('', 'rice')
    const { body: begun } = await site.get<EditableProduct>(`/api/admin/products/${ids[0]}`, headers)
    await order(ids.toReversed())
    expect(await listIds('', 'rice')).toEqual(rice)
    const edit = { description: 'Frozen slowly', version: begun.version }
    expect((await site.send('PUT', `/api/products/${ids[0]}`, edit, headers)).status).toBe(200)
    expect(await listIds()).toEqual(ids.toReversed())
  })

  test('cannot be set for another list than there is, or without the category', async () => {
    const [rice = ''] = await listIds('', 'rice')
    for (const wrong of [ids.slice(1), [...ids, rice], [...ids, ids[0]]])
      expect(await order(wrong)).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', message: expect.stringContaining('dishes of Kulfi') as string },
      })
    expect((await order(ids, ids.toReversed())).status).toBe(409)
    expect((await order(ids, ids, 'unicorn')).status).toBe(404)
    expect(await listIds()).toEqual(ids)
  })

  test('is that of more dishes than one answer lists', async () => {
    await site.db.execute(sql`
      insert into products (id, slug, title, description, price_cents, category_id, position)
      select 'long-' || n, 'long-' || n, 'Dish ' || n, '', 1266, ${category._id}, 1000 + n
      from generate_series(1, 1100) as n`)
    await site.announce()
    const all = [...(await listIds()), ...(await listIds('&offset=1000'))]
    expect(all).toHaveLength(1103)
    expect((await order(all.toReversed(), all)).status).toBe(204)
    expect((await listIds()).slice(0, 2)).toEqual(['long-1100', 'long-1099'])
  })

  test('is set by one of two who move at the same time; the other one is told', async () => {
    const answers = await Promise.all([order([ids[1], ids[0], ids[2]], ids), order(ids.toReversed(), ids)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  })

  test('has a new dish, and one from another category, at its end', async () => {
    await order(ids.toReversed())
    // The first one there.
    const { body: ices } = await site.post<EditableCategory>('/api/categories', { name: 'Ices' }, headers)
    const moved = await addDish('Falooda', ices.slug)
    await site.send('PUT', `/api/products/${moved}`, { categorySlug: category.slug }, headers)
    const added = await addDish('Kesar')
    expect(await listIds()).toEqual([...ids.toReversed(), moved, added])
  })
})
