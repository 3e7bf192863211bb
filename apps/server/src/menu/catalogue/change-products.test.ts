import type { ChangedProducts, EditableProduct, ErrorBody, ListedProduct, Product } from '@tiffin/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = ChangedProducts & ErrorBody
let owner: Record<string, string>
let dishes: [EditableProduct, EditableProduct, EditableProduct]

const create = async (title: string, input: object = {}) =>
  (
    await site.post<EditableProduct>(
      '/api/products',
      { title, categorySlug: 'rice', price: 10, ...input },
      owner,
    )
  ).body
const read = async ({ _id }: { _id: string }) =>
  (await site.get<EditableProduct>(`/api/admin/products/${_id}`, owner)).body
const readAll = () => Promise.all(dishes.map(read))
const wantedOf = (some: readonly EditableProduct[]) => some.map(({ _id: id, version }) => ({ id, version }))
const change = (wanted: object, products: object[] = wantedOf(dishes), path = '') =>
  site.post<Answered>(`/api/products/changes${path}`, { products, change: wanted }, owner)
const preview = (wanted: object) => change(wanted, wantedOf(dishes), '/preview')
const pricesOf = ({ changed }: ChangedProducts) => changed.map(({ before, after }) => `${before} → ${after}`)

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  dishes = [
    await create('Moon Rice', { price: 10 }),
    await create('Star Rice', { price: 12.66 }),
    await create('Sun Rice', { price: 8.5, dietary: ['vegetarian'], allergens: ['milk'] }),
  ]
})

describe('prices', () => {
  const rise = { set: 'price', by: 5, unit: 'percent', roundTo: 0.1 }

  test('are previewed without any change, then raised as previewed, and each is logged', async () => {
    const expected = ['$10.00 → $10.50', '$12.66 → $13.30', '$8.50 → $8.90']
    const shown = await preview(rise)
    expect([shown.status, pricesOf(shown.body)]).toEqual([200, expected])
    expect((await readAll()).map(({ price, version }) => [price, version])).toEqual([
      [10, 1],
      [12.66, 1],
      [8.5, 1],
    ])
    const { body } = await change(rise)
    expect(body).toEqual(shown.body)
    expect((await readAll()).map(({ price, version }) => [price, version])).toEqual([
      [10.5, 2],
      [13.3, 2],
      [8.9, 2],
    ])
    const ids = dishes.map(({ _id }) => _id)
    const entries = await site.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'change product'), inArray(auditLog.subjectId, ids)))
    expect(entries).toHaveLength(3)
    expect(entries.find(({ subjectId }) => subjectId === ids[1])).toMatchObject({
      userEmail: 'owner@example.com',
      before: { title: 'Star Rice', price: '$12.66' },
      after: { price: '$13.30' },
    })
  })

  test('are lowered by an amount, and end as wanted', async () => {
    const { body } = await change({ set: 'price', by: -0.5, unit: 'amount', roundTo: 1, ending: 0.99 })
    expect(pricesOf(body)).toEqual(['$10.00 → $9.99', '$12.66 → $11.99', '$8.50 → $7.99'])
  })

  test('that would be below nothing, or too high, are refused, and the others change', async () => {
    const { body } = await change({ set: 'price', by: -9, unit: 'amount' })
    expect(body.refused).toEqual([
      { _id: dishes[2]._id, title: 'Sun Rice', message: 'Sun Rice would cost less than nothing' },
    ])
    expect((await readAll()).map(({ price }) => price)).toEqual([1, 3.66, 8.5])
    expect(
      (await change({ set: 'price', by: 100_000, unit: 'amount' }, wantedOf(await readAll()))).body,
    ).toMatchObject({ changed: [], refused: [{ message: 'Moon Rice would cost too much' }, {}, {}] })
  })

  test.each([
    [{ by: 0 }, 'change.by', 'Enter by how much'],
    [{ by: -101 }, 'change.by', 'Enter -100 to 1,000'],
    [{ unit: 'love' }, 'change.unit', 'Choose percent or amount'],
    [{ roundTo: 0 }, 'change.roundTo', 'Enter more than 0'],
    [{ roundTo: 0.005 }, 'change.roundTo', 'There is no such coin'],
    [{ roundTo: 0.5, ending: 0.99 }, 'change.ending', 'Less than what is rounded to'],
    [{ unit: 'amount', by: 0.005 }, 'change.by', 'There is no such coin'],
  ])('with %j are refused at the field', async (wrong, path, message) => {
    const { status, body } = await change({ ...rise, ...wrong })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})

test('what a colleague has changed since is refused by name, and the others change', async () => {
  await site.send('PUT', `/api/products/${dishes[1]._id}`, { description: 'Toasted' }, owner)
  const { body } = await change({ set: 'featured', isFeatured: true })
  expect(body).toMatchObject({
    changed: [{ title: 'Moon Rice' }, { title: 'Sun Rice' }],
    refused: [
      {
        title: 'Star Rice',
        message: 'Star Rice was changed by someone else in the meantime. Take another look first.',
      },
    ],
  })
  expect((await readAll()).map(({ isFeatured }) => isFeatured)).toEqual([true, false, true])
})

test('of two who change the same dishes at the same time, one is told which', async () => {
  const answers = await Promise.all([
    change({ set: 'price', by: 1, unit: 'amount' }),
    change({ set: 'price', by: 2, unit: 'amount' }),
  ])
  expect(
    answers
      .map(({ body }) => [body.changed.length, body.refused.length])
      .toSorted(([a = 0], [b = 0]) => a - b),
  ).toEqual([
    [0, 3],
    [3, 0],
  ])
})

test('a deleted dish is refused, one that is like that already is left alone, and one named twice counts once', async () => {
  await site.send('DELETE', `/api/products/${dishes[0]._id}`, undefined, owner)
  const wanted = wantedOf(dishes)
  await change({ set: 'featured', isFeatured: true }, wanted.slice(1, 2))
  const { body } = await change({ set: 'featured', isFeatured: true }, [
    ...wanted.slice(0, 1),
    { id: dishes[1]._id },
    { id: dishes[2]._id },
    { id: dishes[2]._id },
  ])
  expect(body).toMatchObject({
    changed: [{ title: 'Sun Rice' }],
    unchanged: 1,
    refused: [{ message: 'One of them is no longer on the menu' }],
  })
})

test('moved dishes come last in their category, in the order of the call', async () => {
  const wanted = wantedOf(dishes.toReversed())
  const { body } = await change({ set: 'category', categorySlug: 'soup' }, wanted)
  expect(body.changed[0]).toMatchObject({ title: 'Sun Rice', before: 'Rice', after: 'Soup' })
  const soup = await site.get<Product[]>('/api/products?category=soup')
  expect(soup.body.slice(-3).map(({ title }) => title)).toEqual(['Sun Rice', 'Star Rice', 'Moon Rice'])
  const nowhere = await change({ set: 'category', categorySlug: 'nowhere' }, wantedOf(await readAll()))
  expect(nowhere.body.issues).toEqual([
    { path: 'change.categorySlug', message: 'There is no category "nowhere"' },
  ])
})

test('sold-out dishes come back tomorrow, and no edit is in the way', async () => {
  await site.send('PUT', `/api/products/${dishes[1]._id}`, { description: 'Toasted' }, owner)
  const { body } = await change({ set: 'availability', soldOut: true, until: 'tomorrow' })
  expect(body.changed.map(({ before, after }) => [before, after])).toEqual(
    dishes.map(() => ['Available', 'Sold out until 2026-01-08']),
  )
  expect((await readAll()).map(({ version, soldOutUntil }) => [version, soldOutUntil])).toEqual([
    [1, '2026-01-08'],
    [2, '2026-01-08'],
    [1, '2026-01-08'],
  ])
  await change({ set: 'availability', soldOut: false })
  expect((await readAll()).map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, false])
  const past = await change({ set: 'availability', soldOut: true, until: '2026-01-07' })
  expect(past.body.issues).toEqual([{ path: 'change.until', message: 'Choose a day after today' }])
})

test('a label that a dish contradicts is refused for that dish', async () => {
  const { body } = await change({ set: 'diet', diet: 'vegan', has: true })
  expect(body).toMatchObject({
    changed: [{ before: 'none', after: 'vegan' }, {}],
    refused: [{ message: 'Sun Rice cannot be vegan and contain milk' }],
  })
  await change({ set: 'diet', diet: 'vegetarian', has: false }, wantedOf(await readAll()))
  expect((await readAll()).map(({ dietary }) => dietary)).toEqual([['vegan'], ['vegan'], []])
})

describe('a hidden dish', () => {
  test('is nowhere for guests and cannot be ordered; staff see it, and show it again', async () => {
    await change({ set: 'hidden', isHidden: true })
    expect((await site.get('/api/products/moon-rice')).status).toBe(404)
    for (const query of ['', '&sort=popular', '&sort=newest', '&q=moon']) {
      const { body } = await site.get<Product[]>(`/api/products?category=rice${query}`)
      expect(body.map(({ slug }) => slug)).not.toContain('moon-rice')
    }
    const order = await site.post('/api/orders', orderOf([{ slug: 'moon-rice' }]))
    expect([order.status, order.body.code]).toEqual([404, 'NOT_FOUND'])
    const { body } = await site.get<ListedProduct[]>('/api/admin/products?category=rice', owner)
    expect(body.slice(-3)).toMatchObject([
      { slug: 'moon-rice', isHidden: true, version: 2 },
      { slug: 'star-rice', isHidden: true },
      { slug: 'sun-rice', isHidden: true },
    ])
    await site.send('PUT', `/api/products/${dishes[0]._id}`, { isHidden: false }, owner)
    expect((await site.get('/api/products/moon-rice')).status).toBe(200)
  })

  test('can still be a choice of another one', async () => {
    const group = { name: 'Bowl', min: 1, choices: [{ name: 'Sun rice', product: 'sun-rice' }] }
    await site.post('/api/option-groups', group, owner)
    await create('Thali', { optionGroups: [{ group: 'bowl' }] })
    await change({ set: 'hidden', isHidden: true })
    const placed = await site.post(
      '/api/orders',
      orderOf([], { items: [{ slug: 'thali', options: [{ group: 'bowl', choice: 'sun-rice' }] }] }),
    )
    expect(placed.status).toBe(201)
  })
})

test('more dishes than one answer lists are changed together', async () => {
  await site.db.execute(sql`
    insert into products (id, slug, title, description, price_cents, category_id, position)
    select 'long-' || n, 'long-' || n, 'Dish ' || n, '', 1000, ${dishes[0].category._id}, 1000 + n
    from generate_series(1, 1100) as n`)
  const ids = Array.from({ length: 1100 }, (_, place) => ({ id: `long-${place + 1}` }))
  const { body } = await change({ set: 'price', by: 10, unit: 'percent' }, ids)
  expect([body.changed.length, body.refused]).toEqual([1100, []])
  const { body: last } = await site.get<Product>('/api/products/long-1100')
  expect(last.price).toBe(11)
})
