import type { EditableProduct, ErrorBody, MenuSync, Product } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, categories, optionGroups, products } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

type Answered = MenuSync & ErrorBody
const preview = async (input: object) =>
  (await site.post<Answered>('/api/admin/menu/sync/preview', input, owner)).body
const sync = (input: object) => site.post<Answered>('/api/admin/menu/sync', input, owner)
const read = async (name: string) =>
  (await site.get<EditableProduct>(`/api/admin/products/${name}`, owner)).body
const entries = () => site.db.select().from(auditLog).where(eq(auditLog.action, 'import menu'))

const kulfi = {
  sku: 'KU-7',
  title: 'Mango Kulfi',
  categorySlug: 'ices',
  price: 6.66,
  optionGroups: [{ group: 'topping' }],
}
const menu = (more: object = {}) => ({
  categories: [{ slug: 'ices', name: 'Ices', emoji: '🍨', description: 'Frozen slowly' }],
  optionGroups: [
    {
      name: 'Topping',
      min: 0,
      max: 2,
      choices: [{ name: 'Pistachios', sku: 'T-1', price: 1.5 }, { name: 'Rose' }],
    },
  ],
  products: [kulfi, { slug: 'lassi', title: 'Sweet Lassi', categorySlug: 'ices', price: 4, stock: 12 }],
  ...more,
})

test('categories, groups and dishes that the menu does not have are added together', async () => {
  const wanted = await preview(menu())
  expect(wanted).toMatchObject({
    isUnchanged: false,
    categories: { added: [{ path: 'categories.0', name: 'Ices', slug: 'ices' }] },
    optionGroups: { added: [{ path: 'optionGroups.0', name: 'Topping', key: 'topping' }] },
    products: {
      added: [
        { path: 'products.0', slug: 'mango-kulfi' },
        { path: 'products.1', slug: 'lassi' },
      ],
    },
    errors: [],
  })
  expect((await site.get('/api/products/lassi')).status).toBe(404)
  const { status, body } = await sync({ ...menu(), fingerprint: wanted.fingerprint })
  expect([status, body]).toEqual([200, wanted])
  const { body: shown } = await site.get<Product>('/api/products/KU-7')
  expect(shown).toMatchObject({
    slug: 'mango-kulfi',
    price: 6.66,
    category: { slug: 'ices', name: 'Ices' },
    optionGroups: [{ key: 'topping', max: 2, choices: [{ key: 'pistachios', price: 1.5 }, { key: 'rose' }] }],
  })
  expect(await read('lassi')).toMatchObject({ countedStock: 12 })
})

test('the same again changes nothing and is not logged', async () => {
  await sync(menu())
  const [before] = await site.db.select().from(products).where(eq(products.slug, 'lassi'))
  const { body } = await sync(menu())
  expect(body).toMatchObject({
    isUnchanged: true,
    categories: { unchanged: 1 },
    optionGroups: { unchanged: 1 },
    products: { added: [], changed: [], unchanged: 2 },
  })
  expect(await entries()).toHaveLength(1)
  const [after] = await site.db.select().from(products).where(eq(products.slug, 'lassi'))
  expect(after).toEqual(before)
})

test('what is changed is named field by field; what is not named stays', async () => {
  await sync(menu())
  const changes = {
    categories: [{ slug: 'ices', name: 'Ices & more' }],
    optionGroups: [{ name: 'Topping', min: 0, max: 1, choices: [{ name: 'Pistachios', price: 2 }] }],
    products: [{ sku: 'KU-7', price: 7, soldOut: true }],
  }
  const wanted = await preview(changes)
  expect(wanted.categories.changed).toMatchObject([
    { changes: [{ field: 'Name', before: 'Ices', after: 'Ices & more' }] },
  ])
  expect(wanted.optionGroups.changed[0]?.changes).toEqual([
    { field: 'At most', before: '2', after: '1' },
    { field: 'Choices removed', before: 'Rose', after: '' },
    { field: 'Pistachios: price', before: '1.50', after: '2.00' },
  ])
  expect(wanted.products.changed).toEqual([
    {
      path: 'products.0',
      name: 'Mango Kulfi',
      slug: 'mango-kulfi',
      changes: [
        { field: 'Price', before: '6.66', after: '7' },
        { field: 'Availability', before: 'Available', after: 'Sold out' },
      ],
    },
  ])
  expect((await sync(changes)).body).toEqual(wanted)
  expect(await read('KU-7')).toMatchObject({ price: 7, title: 'Mango Kulfi', sku: 'KU-7', isSoldOut: true })
  const [group] = await site.db.select().from(optionGroups).where(eq(optionGroups.key, 'topping'))
  expect(group?.max).toBe(1)
  const [category] = await site.db.select().from(categories).where(eq(categories.slug, 'ices'))
  expect(category).toMatchObject({ name: 'Ices & more', emoji: '🍨', description: 'Frozen slowly' })
  const [, entry] = await entries()
  expect(entry?.after).toMatchObject({ changed: { 'Mango Kulfi': { Price: '7', Availability: 'Sold out' } } })
  const back = await sync({ products: [{ slug: 'mango-kulfi', soldOut: false }] })
  expect(back.body.products).toMatchObject({ changed: [{ changes: [{ after: 'Available' }] }], unchanged: 0 })
})

test('a new dish may be sold out until a day', async () => {
  const { body } = await sync(menu({ products: [{ ...kulfi, soldOut: true, soldOutUntil: '2026-01-10' }] }))
  expect(body.products.added).toHaveLength(1)
  expect(await read('KU-7')).toMatchObject({ isSoldOut: true, soldOutUntil: '2026-01-10' })
  expect(
    await preview({ products: [{ sku: 'KU-7', soldOut: true, soldOutUntil: '2026-01-07' }] }),
  ).toMatchObject({
    errors: [{ path: 'products.0.soldOutUntil', message: 'Choose a day after today' }],
  })
})

test('portions that are sold meanwhile stay sold, unless the call says how many there are', async () => {
  await sync(menu())
  await site.post('/api/orders', orderOf([{ slug: 'lassi', quantity: 2 }]))
  await sync({ products: [{ slug: 'lassi', price: 5 }] })
  expect(await read('lassi')).toMatchObject({ price: 5, countedStock: 10 })
})

describe('dishes that are not named', () => {
  const count = (isHidden: boolean) => site.db.$count(products, eq(products.isHidden, isHidden))

  test('are left, unless the call says otherwise', async () => {
    const before = await count(false)
    await sync(menu())
    expect(await count(false)).toBe(before + 2)
  })

  test('are hidden, each named in the preview', async () => {
    const before = await count(false)
    const wanted = await preview(menu({ missing: 'hide' }))
    expect(wanted.hidden).toHaveLength(before)
    await sync(menu({ missing: 'hide' }))
    expect(await count(false)).toBe(2)
    expect((await site.get('/api/products/samosa')).status).toBe(404)
    expect((await sync(menu({ missing: 'hide' }))).body.isUnchanged).toBe(true)
  })

  test('are removed, but not while they are a choice of others', async () => {
    await sync({
      products: [],
      optionGroups: [{ name: 'Side', choices: [{ name: 'Samosa', product: 'samosa' }] }],
    })
    const refused = await sync(menu({ missing: 'remove' }))
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(refused.body.issues).toContainEqual({ path: 'missing', message: 'Samosa is a choice of “Side”' })
    expect((await site.get('/api/products/mango-kulfi')).status).toBe(404)
  })

  test('are gone where nothing needs them; orders keep their lines', async () => {
    await sync(menu())
    const ids = await site.db.select({ slug: products.slug }).from(products)
    const kept = ids.filter(({ slug }) => slug !== 'lassi').map(({ slug }) => ({ slug }))
    const { body: order } = await site.post<{ _id: string }>('/api/orders', orderOf([{ slug: 'lassi' }]))
    const { body } = await sync({ products: kept, missing: 'remove' })
    expect(body.removed).toMatchObject([{ slug: 'lassi', title: 'Sweet Lassi' }])
    expect((await site.get('/api/products/lassi')).status).toBe(404)
    expect((await site.get(`/api/orders/${order._id}`)).body).toMatchObject({ items: [{ slug: 'lassi' }] })
  })
})

describe('nothing is changed', () => {
  test('if anything is wrong: every error is named by its path', async () => {
    await sync(menu())
    const wrong = {
      categories: [{ name: 'Rice' }, { name: 'rice' }],
      optionGroups: [{ name: 'Topping', choices: [{ name: 'Nuts', product: 'unknown' }] }],
      products: [
        { title: 'New' },
        { slug: 'lassi', categorySlug: 'nowhere' },
        { slug: 'other', sku: 'KU-7' },
        { slug: 'samosa', price: 1.234_567 },
        { slug: 'samosa', dietary: ['vegan'], allergens: ['milk'] },
      ],
    }
    const { errors } = await preview(wrong)
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'categories.1.slug',
        'optionGroups.0.choices.0.product',
        'products.0',
        'products.1.categorySlug',
        'products.2.sku',
        'products.4.allergens',
      ]),
    )
    const answer = await sync(wrong)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', issues: errors } })
    expect(await entries()).toHaveLength(1)
  })

  test('if the menu has changed since the preview', async () => {
    await sync(menu())
    const wanted = { products: [{ sku: 'KU-7', price: 9 }], missing: 'hide' }
    const { fingerprint } = await preview(wanted)
    await site.send('PUT', '/api/products/KU-7', { title: 'Kulfi' }, owner)
    expect(await sync({ ...wanted, fingerprint })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'The menu has changed since the preview. Run the preview again.' },
    })
    expect(await read('KU-7')).toMatchObject({ price: 6.66 })
  })

  test.each([
    [{ missing: 'forget' }, 'missing'],
    [{ products: [{ price: -1 }] }, 'products.0.price'],
    [{ products: [{ sku: 'x'.repeat(65) }] }, 'products.0.sku'],
    [{ products: Array.from({ length: 2001 }, () => ({})) }, 'products'],
    [{ optionGroups: [{ name: 'Topping', choices: [] }] }, 'optionGroups.0.choices'],
  ])('by an input such as %j', async (input, path) => {
    expect(await sync(input)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  })
})

test('a menu of two thousand dishes fits into one call; a larger body is refused', async () => {
  const dishes = Array.from({ length: 2000 }, (_dish, index) => ({
    title: `Dish ${index}`,
    categorySlug: 'rice',
    price: 10,
    description: 'Slowly cooked with onions, tomatoes and all the spices of the house. '.repeat(10),
  }))
  const { status, body } = await sync({ products: dishes })
  expect([status, body.products?.added.length, body.errors]).toEqual([200, 2000, []])
  const tooLarge = await sync({ products: [{ title: 'x'.repeat(4 * 1024 * 1024) }] })
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'TOO_LARGE'])
  const byNobody = await site.post('/api/admin/menu/sync', { products: dishes })
  expect([byNobody.status, byNobody.body.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('two calls at the same time add a dish once', async () => {
  const answers = await Promise.all([sync(menu()), sync(menu())])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await site.db.$count(products, eq(products.slug, 'lassi'))).toBe(1)
  expect((await sync(menu())).body.isUnchanged).toBe(true)
})
