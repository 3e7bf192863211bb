/** Sizes in rows of their own, as Square's item library exports them. Its headings are real, its dishes invented. */
import type { EditableOptionGroup, ErrorBody, ImportPreview, ImportResult, Product } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'

const site = useTestApp()
let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

async function send(path: string, text: string, fields: Record<string, string> = {}) {
  const payload = uploadForm(new Uint8Array(Buffer.from(text)), {
    fileName: 'items.csv',
    addCategories: 'true',
    ...fields,
  })
  const answer = await site.app.inject({ method: 'POST', url: `/api/products/${path}`, headers, payload })
  return answer.json<ImportPreview & ImportResult & ErrorBody>()
}
const preview = (text: string) => send('import/preview', text)
const run = (text: string) => send('import', text, { mode: 'update' })
const getDish = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body
const listGroups = async () =>
  (await site.get<EditableOptionGroup[]>('/api/admin/option-groups', headers)).body

const headings =
  'Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Square Online Item Visibility,Weight (kg),Price,Online Sale Price,Archived,Sellable,Stockable,Option Name 1,Option Value 1,Current Quantity Trattoria,New Quantity Trattoria,Stock Alert Enabled Trattoria,Stock Alert Count Trattoria,Modifier Set - Extra toppings,Tax - Low rate (9%)'
const item = (
  name: string,
  variation: string,
  price: string,
  { category = 'Pizza', description = '', archived = 'N' } = {},
) =>
  `TK-${name}-${variation},${name},,${variation},,"${description}",${category},${category},,Physical good,visible,,${price},,${archived},Y,N,,,,,N,,Y,Y`
const square = [
  headings,
  item('Margherita', 'Small', '9.50', { description: 'Tomato, mozzarella, basil' }),
  item('Margherita', 'Large', '14.00', { description: 'Tomato, mozzarella, basil' }),
  item('Diavola', 'Small', '11.00'),
  item('Diavola', 'Large', '16.50'),
  item('House wine', 'Glass', '5.00', { category: 'Drinks' }),
  item('House wine', 'Carafe', '12.00', { category: 'Drinks' }),
  item('Tiramisu', 'Regular', '6.00', { category: 'Dolci' }),
  item('Panettone', 'Regular', '6.00', { category: 'Dolci', archived: 'Y' }),
].join('\n')

describe('rows of one item', () => {
  test('are one dish with a required size, and the preview says so', async () => {
    const seen = await preview(square)
    expect(seen.counts).toEqual({ new: 5, changed: 0, unchanged: 0, refused: 0 })
    expect(seen.new[0]).toEqual({
      row: 2,
      slug: 'margherita',
      title: 'Margherita',
      sizes: [
        { name: 'Small', price: 9.5 },
        { name: 'Large', price: 14 },
      ],
    })
    expect(seen.new.find(({ slug }) => slug === 'tiramisu')?.sizes).toBeUndefined()
    expect(seen.groups?.counts).toMatchObject({ new: 2, refused: 0 })

    const imported = await send('import', square, { mode: 'update', fingerprint: seen.fingerprint })
    expect(imported).toMatchObject({ inserted: 5, groups: { inserted: 2 }, errors: [] })
    const margherita = await getDish('margherita')
    expect(margherita).toMatchObject({ price: 9.5, description: 'Tomato, mozzarella, basil' })
    expect(margherita.optionGroups).toEqual([
      expect.objectContaining({
        name: 'Size',
        min: 1,
        max: 1,
        choices: [
          expect.objectContaining({ name: 'Small', price: 0 }),
          expect.objectContaining({ name: 'Large', price: 4.5 }),
        ],
      }),
    ])
    // The same sizes are one group, each dish with its own prices.
    const diavola = await getDish('diavola')
    expect(diavola.optionGroups?.[0]?.key).toBe(margherita.optionGroups?.[0]?.key)
    expect(diavola.optionGroups?.[0]?.choices.map(({ price }) => price)).toEqual([0, 5.5])
    expect((await getDish('tiramisu')).optionGroups ?? []).toEqual([])
    const sizes = (await listGroups()).find(({ key }) => key === margherita.optionGroups?.[0]?.key)
    expect(sizes?.addsIngredients).toBe(false)
    expect((await site.get('/api/products/panettone')).status).toBe(404)
  })

  test('change nothing when the file comes again, also after the owner has renamed the group', async () => {
    await run(square)
    expect((await preview(square)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 5 })
    const group = (await listGroups()).find(
      ({ name, choices }) => name === 'Size' && choices[0]?.name === 'Small',
    )
    const { _id, version: _, dishes: _dishes, ...rest } = group as EditableOptionGroup
    const choices = rest.choices.map(({ key, name, price }) => ({ key, name, price }))
    const payload = { ...rest, sizeGroup: null, name: 'Maat', choices }
    const saved = await site.app.inject({ method: 'PUT', url: `/api/option-groups/${_id}`, headers, payload })
    expect(saved.statusCode).toBe(200)
    expect(await run(square)).toMatchObject({ inserted: 0, updated: 0, skipped: 5, errors: [] })
    expect((await getDish('margherita')).optionGroups?.[0]?.name).toBe('Maat')
  })

  test('change the prices of this dish alone', async () => {
    await run(square)
    const dearer = square.replace(
      item('Margherita', 'Large', '14.00', { description: 'Tomato, mozzarella, basil' }),
      item('Margherita', 'Large', '15.00'),
    )
    expect((await preview(dearer)).changed).toEqual([expect.objectContaining({ slug: 'margherita' })])
    expect(await run(dearer)).toMatchObject({ updated: 1, errors: [] })
    expect((await getDish('margherita')).optionGroups?.[0]?.choices[1]?.price).toBe(5.5)
    expect((await getDish('diavola')).optionGroups?.[0]?.choices[1]?.price).toBe(5.5)
    expect((await getDish('margherita')).description).toBe('Tomato, mozzarella, basil')
  })

  test('with another size on the menu get a choice more', async () => {
    await run(square)
    await run(`${square}\n${item('Diavola', 'Family', '24.00')}`)
    const names = async (slug: string) =>
      (await getDish(slug)).optionGroups?.map(({ choices }) => choices.map(({ name }) => name))
    expect(await names('diavola')).toEqual([['Small', 'Large', 'Family']])
    expect(await names('margherita')).toEqual([['Small', 'Large']])
  })

  test('keep the other options of the dish', async () => {
    const own = 'Title,Variation,Price,Category,Options\nDal,Half,4,Soup,spice\nDal,Whole,7,Soup,spice\n'
    expect(await run(own)).toMatchObject({ errors: [] })
    const keys = async () => (await getDish('dal')).optionGroups?.map(({ key }) => key)
    expect(await keys()).toEqual(['size', 'spice'])
    await run('Title,Variation,Price,Category\nDal,Half,4.50,Soup\nDal,Whole,7,Soup\n')
    expect(await keys()).toEqual(['size', 'spice'])
  })
})

describe('a dish is imported whole or not at all', () => {
  const rows = (...lines: string[]) => ['Title,Variation,Price,Category', ...lines].join('\n')
  test.each([
    [
      'a row without its size',
      rows('Stew,Small,4,Soup', 'Stew,,7,Soup'),
      'B3',
      'Say which variation of Stew it is',
    ],
    [
      'a size twice',
      rows('Stew,Small,4,Soup', 'Stew,small,7,Soup'),
      'B3',
      'Rows 2 and 3 are both the variation “small”',
    ],
    [
      'a price that is none',
      rows('Stew,Small,4,Soup', 'Stew,Large,variable,Soup'),
      'C3',
      'Valid price is required',
    ],
    [
      'two categories',
      rows('Stew,Small,4,Soup', 'Stew,Large,7,Rice'),
      'D3',
      'Rows 2 and 3 are one dish, but have a different “Category”',
    ],
  ])('%s', async (_, file, cell, message) => {
    const seen = await preview(file)
    expect(seen.counts).toMatchObject({ new: 0, refused: 1 })
    expect(seen.refused[0]?.reasons).toContainEqual({ cell, message })
    expect((await run(file)).inserted).toBe(0)
    expect((await listGroups()).some(({ key }) => key === 'size')).toBe(false)
  })
})
