import * as XLSX from '@e965/xlsx'
import type {
  ChangedProducts,
  EditableOptionGroup,
  EditableProduct,
  ErrorBody,
  ImportPreview,
  ImportResult,
  ListedProduct,
  Order,
  Product,
  StaffOrder,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { type Cells, writeWorkbook } from '../../../test/write-sheet.ts'
import { products } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

type Dish = EditableProduct & ErrorBody
type Group = EditableOptionGroup & ErrorBody
const create = (title: string, more: object = {}) =>
  site.post<Dish>('/api/products', { title, categorySlug: 'rice', price: 10, ...more }, owner)
const change = (name: string, input: object) =>
  site.send<Dish>('PUT', `/api/products/${encodeURIComponent(name)}`, input, owner)
const read = (name: string) => site.get<Dish>(`/api/admin/products/${encodeURIComponent(name)}`, owner)
const createGroup = (name: string, choices: object[]) =>
  site.post<Group>('/api/option-groups', { name, choices }, owner)
const taken = (path: string, message: string) => ({
  status: 409,
  body: { code: 'CONFLICT', message, issues: [{ path, message }] },
})

describe('the SKU of a dish', () => {
  test('is shown to staff, and to no guest', async () => {
    const { body: kulfi } = await create('Kulfi', { sku: '  KU-7 ' })
    expect(kulfi.sku).toBe('KU-7')
    expect((await read('kulfi')).body.sku).toBe('KU-7')
    const { body: listed } = await site.get<ListedProduct[]>(
      '/api/admin/products?q=Kulfi&category=rice',
      owner,
    )
    expect(listed[0]).toMatchObject({ slug: 'kulfi', sku: 'KU-7' })
    const ofGuests = [await site.get('/api/products/kulfi'), await site.get('/api/products?category=rice')]
    expect(JSON.stringify(ofGuests.map(({ body }) => body))).not.toContain('KU-7')
  })

  test('stays if it is not named, and goes with a blank one or null', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    expect((await change('kulfi', { price: 11 })).body.sku).toBe('KU-7')
    expect((await change('kulfi', { sku: '' })).body).not.toHaveProperty('sku')
    await change('kulfi', { sku: 'KU-7' })
    expect((await change('kulfi', { sku: null })).body).not.toHaveProperty('sku')
  })

  test.each(['x'.repeat(65), 'two\nlines', 'a\u0000b', 7])('cannot be %j', async (sku) => {
    expect(await create('Kulfi', { sku })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', issues: [{ path: 'sku' }] },
    })
  })

  test('is of one dish only; case counts', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    expect(await create('Lassi', { sku: 'KU-7' })).toMatchObject(
      taken('sku', 'The SKU “KU-7” is taken by Kulfi'),
    )
    expect(await create('Lassi', { sku: 'ku-7' })).toMatchObject({ status: 201 })
    expect(await change('lassi', { sku: 'KU-7' })).toMatchObject(
      taken('sku', 'The SKU “KU-7” is taken by Kulfi'),
    )
  })

  test('is no other dish’s slug or id, and no slug is another dish’s SKU', async () => {
    const { body: kulfi } = await create('Kulfi', { sku: 'seven' })
    expect(await create('Lassi', { sku: 'kulfi' })).toMatchObject(
      taken('sku', '“kulfi” is the slug of Kulfi'),
    )
    expect(await create('Lassi', { sku: kulfi._id })).toMatchObject(
      taken('sku', `“${kulfi._id}” is the id of Kulfi`),
    )
    expect(await create('Seven')).toMatchObject(taken('slug', 'The slug “seven” is the SKU of Kulfi'))
    expect(await create('Lassi')).toMatchObject({ status: 201 })
    expect(await change('lassi', { slug: 'seven' })).toMatchObject(
      taken('slug', 'The slug “seven” is the SKU of Kulfi'),
    )
    expect((await change('kulfi', { sku: 'kulfi' })).body.sku).toBe('kulfi')
  })

  test('and another dish’s slug, at the same time: one of them gets the name', async () => {
    await create('Kulfi')
    await create('Lassi')
    for (const name of ['one', 'two', 'three']) {
      const answers = await Promise.all([change('kulfi', { sku: name }), change('lassi', { slug: name })])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      await change('kulfi', { sku: null })
      const id = (await site.db.select().from(products).where(eq(products.title, 'Lassi')))[0]?.id ?? ''
      await change(id, { slug: 'lassi' })
    }
  })
})

describe('a call names a dish by its SKU', () => {
  test('where it takes its id or slug', async () => {
    await create('Kulfi', { sku: 'KU/7' })
    expect((await read('KU/7')).body.slug).toBe('kulfi')
    expect((await site.get<Product>('/api/products/KU%2F7')).body.slug).toBe('kulfi')
    expect((await change('KU/7', { price: 12 })).body).toMatchObject({ slug: 'kulfi', price: 12 })
    const soldOut = await site.post('/api/products/KU%2F7/availability', { soldOut: true }, owner)
    expect(soldOut).toMatchObject({ status: 200, body: { isSoldOut: true } })
    const { status } = await site.send('DELETE', '/api/products/KU%2F7', undefined, owner)
    expect([status, (await read('kulfi')).status]).toEqual([204, 404])
  })

  test('in an order: the lines of one dish are one, however it is named', async () => {
    const { body: kulfi } = await create('Kulfi', { sku: 'KU-7' })
    const items = [{ slug: 'KU-7', quantity: 2, price: 10 }, { slug: 'kulfi' }, { slug: kulfi._id }]
    const { status, body } = await site.post<Order>('/api/orders', orderOf(items))
    expect([status, body.items]).toMatchObject([201, [{ slug: 'kulfi', quantity: 4, price: 10 }]])
    expect(await site.post('/api/orders', orderOf([{ slug: 'KU-8' }]))).toMatchObject({
      status: 404,
      body: { issues: [{ path: 'items.0.slug' }] },
    })
  })

  test('in a list of dishes, and on a wishlist', async () => {
    const { body: kulfi } = await create('Kulfi', { sku: 'KU-7' })
    const { body: lassi } = await create('Lassi', { sku: 'LA-1' })
    const named = await site.get<Product[]>(`/api/products?slugs=KU-7,${lassi._id},samosa,kulfi`)
    expect(named.body.map(({ slug }) => slug).toSorted()).toEqual(['kulfi', 'lassi', 'samosa'])

    const { headers } = await site.signUp('guest@example.com')
    const put = async (path: string, body: object) => {
      const { body: answer } = await site.post<{ products: Product[] }>(
        `/api/wishlist/${path}`,
        body,
        headers,
      )
      return answer.products.map(({ slug }) => slug)
    }
    expect(await put('toggle', { productId: 'KU-7' })).toEqual(['kulfi'])
    expect(await put('toggle', { productId: kulfi._id })).toEqual([])
    expect(await put('unite', { productIds: ['lassi', 'KU-7', lassi._id, 'KU-8'] })).toEqual([
      'lassi',
      'kulfi',
    ])
    const { body: left } = await site.send<{ products: Product[] }>(
      'PUT',
      '/api/wishlist',
      { productId: 'LA-1', wishlisted: false },
      headers,
    )
    expect(left.products.map(({ slug }) => slug)).toEqual(['kulfi'])
  })

  test('where several are changed at once; one that is not on the menu is left out', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    const { body } = await site.post<ChangedProducts>(
      '/api/products/changes',
      {
        products: [{ id: 'KU-7' }, { id: 'kulfi' }, { id: 'samosa' }, { id: 'KU-8' }],
        change: { set: 'featured', isFeatured: true },
      },
      owner,
    )
    expect(body.changed.map(({ title }) => title).toSorted()).toEqual(['Kulfi', 'Samosa'])
    expect((await read('KU-7')).body.isFeatured).toBe(true)
    const outdated = await site.post<ChangedProducts>(
      '/api/products/changes',
      { products: [{ id: 'KU-7', version: 1 }], change: { set: 'featured', isFeatured: false } },
      owner,
    )
    expect(outdated.body.refused).toMatchObject([{ title: 'Kulfi' }])
  })

  test('whose slug is as long as slugs may be', async () => {
    const slug = 'kulfi-'.repeat(19) + 'long'
    await create('Kulfi', { slug })
    expect((await change(slug, { price: 12 })).body).toMatchObject({ slug, price: 12 })
  })

  test('an id comes first, then a slug, then a SKU, should names be shared all the same', async () => {
    const { body: first } = await create('First')
    await create('Second')
    await site.db.update(products).set({ sku: first._id }).where(eq(products.slug, 'second'))
    await site.announce()
    expect((await read(first._id)).body.slug).toBe('first')
    expect((await site.get<Product>(`/api/products/${first._id}`)).body.slug).toBe('first')
    await site.db.update(products).set({ sku: 'first' }).where(eq(products.slug, 'second'))
    await site.announce()
    expect((await read('first')).body.slug).toBe('first')
    expect((await site.get<Product>('/api/products/first')).body.slug).toBe('first')
    const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'first' }]))
    expect(body.items).toMatchObject([{ slug: 'first' }])
  })
})

describe('an order', () => {
  const staffRead = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, owner)).body

  test('keeps the SKUs as they were, and shows them to staff alone', async () => {
    await createGroup('Topping', [
      { name: 'Nuts', sku: 'T-1' },
      { name: 'Rose', price: 1 },
    ])
    await create('Kulfi', { sku: 'KU-7', optionGroups: [{ group: 'topping' }] })
    const options = [{ group: 'topping', choice: 'nuts' }]
    const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'KU-7', options }]))
    await change('kulfi', { sku: 'other' })
    const guests = await site.get<Order>(`/api/orders/${body._id}`)
    expect(JSON.stringify([body, guests.body])).not.toMatch(/KU-7|T-1|sku/)
    expect((await staffRead(body._id)).items).toMatchObject([
      { slug: 'kulfi', sku: 'KU-7', options: [{ choice: 'nuts', sku: 'T-1' }] },
    ])
    const { body: list } = await site.get<Order[]>('/api/admin/orders', owner)
    expect(list[0]?.items[0]?.sku).toBe('KU-7')
  })

  test('that staff change gets a line by its SKU, and the others keep theirs', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }, { slug: 'kulfi' }]))
    await create('Lassi', { sku: 'LA-1' })
    await change('kulfi', { sku: null })
    const items = [{ line: 1, quantity: 1 }, { slug: 'LA-1' }]
    const changed = await site.post<Order>(
      `/api/admin/orders/${body._id}/lines`,
      { revision: 0, items },
      owner,
    )
    expect(changed.body.items.map(({ slug, sku }) => [slug, sku])).toEqual([
      ['kulfi', 'KU-7'],
      ['lassi', 'LA-1'],
    ])
  })

  test('names a choice without a SKU by that of its dish', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    await createGroup('Dessert', [{ name: 'Kulfi', product: 'kulfi' }])
    await create('Meal', { optionGroups: [{ group: 'dessert' }] })
    const options = [{ group: 'dessert', choice: 'kulfi' }]
    const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'meal', options }]))
    expect((await staffRead(body._id)).items[0]?.options).toMatchObject([{ sku: 'KU-7' }])
  })

  test('is exported with the SKU of each line', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    await site.post('/api/orders', orderOf([{ slug: 'kulfi' }]))
    const query = { from: '2026-01-07', to: '2026-01-07', format: 'xlsx' }
    const { rawPayload } = await site.app.inject({ url: '/api/admin/orders/export', query, headers: owner })
    const sheet = XLSX.read(rawPayload).Sheets['Lines'] as XLSX.WorkSheet
    expect(XLSX.utils.sheet_to_json(sheet)).toMatchObject([{ Slug: 'kulfi', SKU: 'KU-7' }])
  })
})

describe('the SKU of a choice', () => {
  test('is of one choice only', async () => {
    await createGroup('Heat', [{ name: 'Hot', sku: 'H' }])
    const message = 'The SKU “H” is taken by Hot of Heat'
    expect(await createGroup('Warmth', [{ name: 'Warm' }, { name: 'Hot', sku: 'H' }])).toMatchObject(
      taken('choices.1.sku', message),
    )
    const twice = await createGroup('Warmth', [
      { name: 'Warm', sku: 'W' },
      { name: 'Hot', sku: 'W' },
    ])
    expect(twice).toMatchObject({ status: 400, body: { issues: [{ path: 'choices.1.sku' }] } })
  })

  test('stays if it is not named, may be exchanged, and goes with a blank one', async () => {
    const { body: group } = await createGroup('Heat', [
      { name: 'Mild', sku: 'M' },
      { name: 'Hot', sku: 'H' },
    ])
    const save = async (choices: object[]) => {
      const url = `/api/option-groups/${group._id}`
      const { body } = await site.send<Group>('PUT', url, { name: 'Heat', choices }, owner)
      return body.choices.map(({ key, sku }) => [key, sku])
    }
    const [mild, hot] = [
      { name: 'Mild', key: 'mild' },
      { name: 'Hot', key: 'hot' },
    ]
    expect(await save([mild, hot])).toEqual([
      ['mild', 'M'],
      ['hot', 'H'],
    ])
    expect(
      await save([
        { ...mild, sku: 'H' },
        { ...hot, sku: 'M' },
      ]),
    ).toEqual([
      ['mild', 'H'],
      ['hot', 'M'],
    ])
    expect(await save([{ ...mild, sku: '' }, hot])).toEqual([
      ['mild', undefined],
      ['hot', 'M'],
    ])
  })
})

describe('a call names a choice by its SKU', () => {
  let group: EditableOptionGroup
  beforeEach(async () => {
    await create('Kulfi', { sku: 'KU-7' })
    const choices = [
      { name: 'Mild', isDefault: true },
      { name: 'Hot', sku: 'H' },
      { name: 'Sweet', product: 'KU-7' },
    ]
    group = (await createGroup('Heat', choices)).body
    await create('Meal', {
      optionGroups: [{ group: 'heat', defaults: ['H'], prices: [{ choice: 'KU-7', price: 2 }] }],
    })
  })
  const order = (choice: string) =>
    site.post<Order>('/api/orders', orderOf([{ slug: 'meal', options: [{ group: 'heat', choice }] }]))

  test('as a dish’s default, with a price of its own, and as a dish', async () => {
    const { body: meal } = await site.get<Product>('/api/products/meal')
    expect(meal.optionGroups[0]?.choices).toMatchObject([
      { key: 'mild', isDefault: false },
      { key: 'hot', isDefault: true },
      { key: 'sweet', price: 2, product: 'kulfi' },
    ])
  })

  test('in an order: by its own, or its dish’s', async () => {
    expect((await order('H')).body.items).toMatchObject([{ options: [{ choice: 'hot' }] }])
    expect((await order('KU-7')).body.items).toMatchObject([
      {
        price: 12,
        options: [
          { choice: 'hot', quantity: 0 },
          { choice: 'sweet', product: 'kulfi' },
        ],
      },
    ])
    expect(await order('h')).toMatchObject({ status: 400, body: { issues: [{ path: 'items.0.options.0' }] } })
  })

  test('when it runs out', async () => {
    const url = `/api/option-groups/${group._id}/availability`
    expect(await site.post<Group>(url, { choice: 'H', soldOut: true }, owner)).toMatchObject({
      body: { choices: [{ isSoldOut: false }, { key: 'hot', isSoldOut: true }, { isSoldOut: false }] },
    })
    expect(await order('H')).toMatchObject({ status: 409, body: { code: 'OPTION_UNAVAILABLE' } })
    expect(await site.post<Group>(url, { choice: 'X', soldOut: true }, owner)).toMatchObject({ status: 404 })
  })

  test('a dish is no choice of itself, however it is named', async () => {
    const { body: other } = await createGroup('Topping', [{ name: 'Nuts' }])
    await change('KU-7', { optionGroups: [{ group: 'topping' }] })
    const choices = [{ name: 'Kulfi', product: 'KU-7' }]
    const saved = await site.send<Group>(
      'PUT',
      `/api/option-groups/${other._id}`,
      { name: 'Topping', choices },
      owner,
    )
    expect(saved).toMatchObject({ status: 400, body: { issues: [{ path: 'choices.0.product' }] } })
  })

  test('its key comes first', async () => {
    const choices = [
      { name: 'Mild', key: 'mild', sku: 'hot' },
      { name: 'Hot', key: 'hot' },
    ]
    await site.send('PUT', `/api/option-groups/${group._id}`, { name: 'Heat', choices }, owner)
    expect((await order('hot')).body.items).toMatchObject([{ options: [{ choice: 'hot' }] }])
  })
})

describe('in a spreadsheet', () => {
  const HEAD = ['Title', 'Slug', 'SKU', 'Price', 'Category']
  const OPTIONS = ['Group key', 'Group name', 'Choice key', 'Choice name', 'SKU']

  async function send<Body>(path: string, sheets: Record<string, Cells>) {
    const mode = path === 'import' ? { mode: 'update' } : {}
    const payload = uploadForm(writeWorkbook(sheets), { fileName: 'menu.xlsx', ...mode })
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/products/${path}`,
      headers: owner,
      payload,
    })
    return answer.json<Body>()
  }
  const importSheets = (sheets: Record<string, Cells>) => send<ImportResult>('import', sheets)

  test('it is a column of both sheets: what was downloaded changes nothing', async () => {
    const rows = [
      ['Kulfi', 'kulfi', 'KU-7', 9, 'rice'],
      ['Lassi', 'lassi', null, 9, 'rice'],
    ]
    const choices = [['heat', 'Heat', 'hot', 'Hot', 'H']]
    const done = await importSheets({ Products: [HEAD, ...rows], Options: [OPTIONS, ...choices] })
    expect(done).toMatchObject({ inserted: 2, groups: { inserted: 1 }, errors: [] })
    expect((await read('KU-7')).body.slug).toBe('kulfi')
    const file = await site.app.inject({ url: '/api/admin/excel-template/menu', headers: owner })
    const { Sheets } = XLSX.read(file.rawPayload)
    const cells = (name: string) =>
      XLSX.utils.sheet_to_json<Record<string, unknown>>(Sheets[name] as XLSX.WorkSheet)
    expect(cells('Products').filter(({ SKU }) => SKU)).toMatchObject([{ Slug: 'kulfi', SKU: 'KU-7' }])
    expect(cells('Options').filter(({ SKU }) => SKU)).toMatchObject([{ 'Choice key': 'hot', SKU: 'H' }])
    const payload = uploadForm(new Uint8Array(file.rawPayload), { fileName: 'menu.xlsx' })
    const again = await site.app.inject({
      method: 'POST',
      url: '/api/products/import/preview',
      headers: owner,
      payload,
    })
    expect(again.json<ImportPreview>()).toMatchObject({ counts: { new: 0, changed: 0, refused: 0 } })
  })

  test('a changed one is previewed with what it was; an empty cell clears it', async () => {
    await create('Kulfi', { sku: 'KU-7' })
    const row = (sku: string | null) => ({ Products: [HEAD, ['Kulfi', 'kulfi', sku, 10, 'rice']] })
    const { changed } = await send<ImportPreview>('import/preview', row('KU-8'))
    expect(changed[0]?.changes).toEqual([{ column: 'SKU', before: 'KU-7', after: 'KU-8' }])
    await importSheets(row(null))
    expect((await read('kulfi')).body).not.toHaveProperty('sku')
  })

  test('rows with a name that is taken are rejected, each with its cell', async () => {
    await create('Kulfi', { sku: 'seven' })
    const rows = [
      ['Lassi', 'lassi', 'seven', 9, 'rice'],
      ['Chai', 'chai', 'kulfi', 9, 'rice'],
      ['Seven', 'seven', null, 9, 'rice'],
      ['Paan', 'paan', 'P', 9, 'rice'],
      ['Pera', 'pera', 'P', 9, 'rice'],
      ['Kheer', 'kheer', 'paan', 9, 'rice'],
    ]
    const { inserted, errors } = await importSheets({ Products: [HEAD, ...rows] })
    expect(inserted).toBe(1)
    expect(errors.map(({ cell, message }) => [cell, message])).toEqual([
      ['C2', 'The SKU “seven” is taken by Kulfi'],
      ['C3', '“kulfi” is the slug of Kulfi'],
      ['B4', 'The slug “seven” is the SKU of Kulfi'],
      ['C6', 'Rows 5 and 6 have the same SKU “P”'],
      ['C7', '“paan” is the slug of row 5'],
    ])
  })

  test('a group with a choice’s SKU that is taken is rejected', async () => {
    await createGroup('Heat', [{ name: 'Hot', sku: 'H' }])
    const choices = [['warmth', 'Warmth', 'warm', 'Warm', 'H']]
    const { errors } = await importSheets({ Options: [OPTIONS, ...choices] })
    expect(errors).toMatchObject([
      { cell: 'E2', message: expect.stringContaining('The SKU “H” is taken by Hot of Heat') },
    ])
  })
})
