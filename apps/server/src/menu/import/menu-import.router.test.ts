import * as XLSX from '@e965/xlsx'
import type { ImportPreview, ImportResult, Product } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeSheet, type Cells } from '../../../test/write-sheet.ts'
import { auditLog, products } from '../../db/schema/index.ts'

const site = useTestApp()
const ALL_COLUMNS =
  'Title|Slug|Number|SKU|Description|Price|Category|Position|Image URL|Featured|Hidden|Discount %|Stock|Dietary|Allergens|Options|Spice|ABV %|Volume ml|Origin|Tasting Notes'.split(
    '|',
  )
const HEAD = ['Title', 'Slug', 'Price', 'Category']

let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

async function send(path: string, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const payload = uploadForm(bytes, { fileName: 'menu.xlsx', ...fields })
  const answer = await site.app.inject({ method: 'POST', url: `/api/products/${path}`, headers, payload })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

async function importFile(bytes: Uint8Array, fields?: Record<string, string>) {
  const { status, body } = await send('import', bytes, fields)
  return { status, body: body as ImportResult }
}
const preview = async (bytes: Uint8Array) => (await send('import/preview', bytes)).body as ImportPreview
const importRows = async (rows: Cells, fields?: Record<string, string>) =>
  (await importFile(writeSheet([HEAD, ...rows]), fields)).body

const getDish = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body
const rowOf = async (slug: string) => {
  const [row] = await site.db.select().from(products).where(eq(products.slug, slug))
  return row
}

async function download(which: 'products' | 'menu') {
  const answer = await site.app.inject({ method: 'GET', url: `/api/admin/excel-template/${which}`, headers })
  expect(answer.statusCode).toBe(200)
  return { bytes: new Uint8Array(answer.rawPayload), headers: answer.headers }
}

const sheetOf = (bytes: Uint8Array, name = 'Products') => {
  const { Sheets } = XLSX.read(bytes, { type: 'array', cellNF: true })
  return Sheets[name] as XLSX.WorkSheet
}
const tableOf = (bytes: Uint8Array) =>
  XLSX.utils.sheet_to_json<(string | number | null)[]>(sheetOf(bytes), { header: 1, defval: null })

describe('in one step', () => {
  test('rows become products at the end of their category, and guests see them immediately', async () => {
    const sheet = writeSheet([
      ALL_COLUMNS.filter((column) => column !== 'Slug' && column !== 'SKU'),
      [
        'Moon Rice',
        '12a',
        'With curry leaves',
        7.66,
        'rice',
        null,
        '/art/dish/x.svg',
        'yes',
        null,
        10,
        5,
        'Vegan, gluten free',
        'None',
        'Spice Level (Hot)',
        'HOT',
      ],
      [
        'Star Rice',
        12,
        null,
        '$8.66',
        'RICE',
        null,
        null,
        'no',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        5,
        330,
        'Kerala',
        'Sweet',
      ],
    ])
    const { status, body } = await importFile(sheet)
    expect([status, body]).toEqual([200, { inserted: 2, skipped: 0, errors: [] }])
    expect(await getDish('moon-rice')).toMatchObject({
      number: '12a',
      title: 'Moon Rice',
      description: 'With curry leaves',
      price: 7.66,
      category: { slug: 'rice' },
      thumbnail: '/art/dish/x.svg',
      isFeatured: true,
      discountPercent: 10,
      stock: 5,
      dietary: ['vegan', 'gluten-free'],
      allergens: [],
      optionGroups: [{ key: 'spice' }],
      spiceLevel: 'hot',
      attributes: {},
    })
    expect(await getDish('star-rice')).toMatchObject({
      price: 8.66,
      stock: 999,
      allergens: null,
      optionGroups: [],
      attributes: { abv: 5, volumeMl: 330, origin: 'Kerala', flavourNotes: 'Sweet' },
    })
    const rice = await site.get<Product[]>('/api/products?category=rice')
    expect(rice.body.slice(-2).map(({ slug }) => slug)).toEqual(['moon-rice', 'star-rice'])
  })

  test('a very long cell does not make the answer long', async () => {
    const { body } = await importFile(writeSheet([HEAD, ['x'.repeat(30_000), null, 7.66, 'Rice']]))
    expect(body.errors).toMatchObject([{ row: 2, cell: 'A2' }])
    expect(JSON.stringify(body).length).toBeLessThan(1000)
  })

  test('the same file again inserts nothing', async () => {
    const sheet = writeSheet([HEAD, ['Moon Rice', null, 7.66, 'Rice'], ['Sun Rice', 'curd', 6.66, 'Rice']])
    await importFile(sheet)
    expect((await importFile(sheet)).body).toEqual({ inserted: 0, skipped: 2, errors: [] })
    expect((await importFile(sheet, { mode: 'update' })).body).toEqual({
      inserted: 0,
      skipped: 2,
      updated: 0,
      errors: [],
    })
  })

  test('with mode=update a known slug changes the product, and only the columns in the file', async () => {
    await site.addDish({ slug: 'lemon', description: 'Sour', stock: 3, attributes: { origin: 'Goa' } })
    const sheet = writeSheet([
      ['sLuG', 'PRICE ($)', ' Origin '],
      ['lemon', 9.5, null],
    ])
    expect((await importFile(sheet)).body).toMatchObject({ inserted: 0, skipped: 1 })
    expect(await getDish('lemon')).toMatchObject({ price: 10, attributes: { origin: 'Goa' } })
    expect((await importFile(sheet, { mode: 'update' })).body).toMatchObject({ updated: 1, skipped: 0 })
    expect(await getDish('lemon')).toMatchObject({
      title: 'Lemon',
      description: 'Sour',
      price: 9.5,
      stock: 3,
      attributes: {},
    })
  })

  test('an empty cell clears the field', async () => {
    await site.addDish({
      slug: 'full',
      description: 'Much',
      stock: 3,
      isFeatured: true,
      discountPercent: 10,
      thumbnail: '/a.png',
      dietary: ['vegan'],
      allergens: ['soy'],
      spiceLevel: 'hot',
      attributes: { abv: 4, origin: 'Goa' },
    })
    const { bytes } = await download('menu')
    const [head = [], ...rows] = tableOf(bytes)
    const columnsToKeep = new Set(['Title', 'Slug', 'Price', 'Category'])
    const emptied = rows
      .filter((row) => row[head.indexOf('Slug')] === 'full')
      .map((row) => row.map((cell, index) => (columnsToKeep.has(String(head[index])) ? cell : null)))
    expect((await importFile(writeSheet([head, ...emptied]), { mode: 'update' })).body.updated).toBe(1)
    expect(await rowOf('full')).toMatchObject({
      description: '',
      stock: null,
      isFeatured: false,
      discountPercent: 0,
      thumbnail: null,
      dietary: [],
      allergens: null,
      spiceLevel: null,
      attributes: {},
    })
  })

  test('portions sold during a price change stay sold', async () => {
    await site.addDish({ slug: 'last', stock: 5 })
    const sheet = writeSheet([
      ['Slug', 'Price'],
      ['last', 12],
    ])
    await site.post('/api/orders', orderOf([{ slug: 'last', quantity: 2 }]))
    await importFile(sheet, { mode: 'update' })
    expect(await getDish('last')).toMatchObject({ stock: 3, price: 12 })
  })

  test('valid rows are imported, and each rejected one says why', async () => {
    const { inserted, skipped, errors } = await importRows([
      ['Good Rice', null, 7.66, 'Rice'],
      ['', null, 7, 'Rice'],
      ['Dear', null, 'much', 'Rice'],
      ['Lost', null, 7, 'Pizza'],
      ['Samosa', null, 7, 'Rice'],
      ['Good  Rice', null, 8, 'Rice'],
      ['x'.repeat(121), 'long', 8, 'Rice'],
      ['???', null, 8, 'Rice'],
    ])
    expect({ inserted, skipped }).toEqual({ inserted: 1, skipped: 1 })
    expect(errors).toEqual([
      { row: 3, cell: 'A3', message: 'Title is required' },
      { row: 4, cell: 'C4', message: 'Valid price is required' },
      { row: 5, cell: 'D5', message: 'There is no category "Pizza"' },
      { row: 7, cell: 'B7', message: 'Rows 2 and 7 have the same slug "good-rice"; only row 2 is used' },
      { row: 8, cell: 'A8', message: 'At most 120 characters' },
      { row: 9, cell: 'B9', message: 'Slug is required' },
    ])
  })

  test('a position is where the dish goes in its category, and the file that has it changes nothing more', async () => {
    const slugs = async (category: string) =>
      (await site.get<Product[]>(`/api/products?category=${category}`)).body.map(({ slug }) => slug)
    const before = await slugs('soup')
    const [first, second, ...rest] = before as [string, string, ...string[]]
    const sheet = writeSheet([
      ['Title', 'Slug', 'Price', 'Category', 'Position'],
      ['Second', second, 5, 'Soup', 1],
      ['New Soup', 'new-soup', 5, 'Soup', 2],
      ['Late Soup', 'late-soup', 5, 'Soup', null],
      ['First', first, 5, 'Soup', null],
    ])
    const { changed } = await preview(sheet)
    expect(changed[0]?.changes).toContainEqual({ column: 'Position', before: '2', after: '1' })
    await importFile(sheet, { mode: 'update' })
    const after = [second, 'new-soup', first, ...rest, 'late-soup']
    expect(await slugs('soup')).toEqual(after)
    expect((await importFile(sheet, { mode: 'update' })).body).toMatchObject({ updated: 0 })
    expect(await slugs('soup')).toEqual(after)

    // In another category it comes last, unless the file says where.
    const rice = await slugs('rice')
    const moved = [
      ['Slug', 'Category', 'Position'],
      ['new-soup', 'Rice', null],
      ['late-soup', 'Rice', 1],
    ]
    await importFile(writeSheet(moved), { mode: 'update' })
    expect(await slugs('rice')).toEqual(['late-soup', ...rice, 'new-soup'])
    const { bytes } = await download('menu')
    expect((await importFile(bytes, { mode: 'update' })).body).toMatchObject({ inserted: 0, updated: 0 })
  })

  test('a cell that does not fit its column is rejected with its name', async () => {
    const cases: [column: string, cell: Cells[number][number], message: string][] = [
      ['Price', -1, 'Valid price is required'],
      ['Price', 100_001, 'Enter at most 100,000'],
      ['Price', '7,5,5', 'Valid price is required'],
      ['Price', true, 'Valid price is required'],
      ['Price', { t: 'e', v: 7, w: '#DIV/0!' }, 'This cell shows the error #DIV/0!'],
      ['Price', { t: 'd', v: new Date(0) }, 'This cell contains a date'],
      ['Featured', 'perhaps', 'Featured must be yes or no'],
      ['Discount %', 101, 'Discount % must be a number from 0 to 100'],
      ['Stock', 2.5, 'Stock must be a whole number from 0 to 1,000,000, “unchanged”, or empty'],
      ['Stock', 'lots', 'Stock must be a whole number from 0 to 1,000,000, “unchanged”, or empty'],
      [
        'Dietary',
        'vegan, keto',
        'Dietary must be vegetarian, vegan, gluten-free, dairy-free or several of them, separated by commas',
      ],
      [
        'Allergens',
        'none, milk',
        'Allergens must be none, or those that the form of a dish lists, such as milk, tree-nuts, separated by commas, or empty if nothing is stated',
      ],
      ['Spice', 'burning', 'Spice must be one of mild, medium, hot, extra hot, or empty'],
      ['Position', 0, 'Position must be a whole number from 1 to 10,000, or empty'],
      ['ABV %', 120, 'ABV % must be a number from 0 to 100'],
      ['Volume ml', 0, 'Volume ml must be a number above 0, up to 100,000'],
      ['Origin', 'x'.repeat(121), 'At most 120 characters'],
      ['Origin', { t: 'd', v: new Date(0) }, 'This cell contains a date'],
      ['Image URL', 'javascript:alert(1)', 'Image URL must be an http(s) address or a path of this site'],
    ]
    const head = ['Title', 'Category', ...new Set(['Price', ...cases.map(([column]) => column)])]
    const rows = cases.map(([column, cell], index) =>
      head.map((name) =>
        name === column ? cell : ({ Title: `Odd ${index}`, Category: 'Rice', Price: 7 }[name] ?? null),
      ),
    )
    const { body } = await importFile(writeSheet([head, ...rows]))
    expect(body).toEqual({
      inserted: 0,
      skipped: 0,
      errors: cases.map(([column, , message], index) => ({
        row: index + 2,
        cell: `${'ABCDEFGHIJKLMNO'.charAt(head.indexOf(column))}${index + 2}`,
        message,
      })),
    })
  })

  test('a price is read as it is displayed', async () => {
    const cells: [Cells[number][number], number][] = [
      [{ t: 'n', v: 12.5, f: '5*2.5' }, 12.5],
      [{ t: 'n', v: 0.1, z: '0%' }, 10],
      ['1,234.50', 1234.5],
      ['1,234', 1234],
      ['8,66', 8.66],
      ['12,50 $', 12.5],
      [' $ 8 ', 8],
    ]
    await importRows(cells.map(([cell], index) => ['Shown', `shown-${index}`, cell, 'Rice']))
    const prices = await Promise.all(cells.map(async (_, index) => (await getDish(`shown-${index}`)).price))
    expect(prices).toEqual(cells.map(([, price]) => price))
  })

  test('a .csv is imported and previewed like a workbook, with the same errors per row', async () => {
    const file = new Uint8Array(
      Buffer.from('\u{FEFF}Title;Slug;Price;Category\nMoon Rice;;7,66;Rice\nDear;;much;Rice\n'),
    )
    const reason = { cell: 'C3', message: 'Valid price is required' }
    expect((await send('import/preview', file, { fileName: 'Menu.CSV' })).body).toMatchObject({
      counts: { new: 1, changed: 0, unchanged: 0, refused: 1 },
      refused: [{ row: 3, title: 'Dear', reasons: [reason] }],
    })
    const { body } = await importFile(file, { fileName: 'Menu.CSV' })
    expect(body).toEqual({ inserted: 1, skipped: 0, errors: [{ row: 3, ...reason }] })
    expect((await getDish('moon-rice')).price).toBe(7.66)
  })

  test('a text that was guarded against formulas is restored', async () => {
    await importRows([
      ["'=Equal", 'equal', 7, 'Rice'],
      ["'tis", 'tis', 7, 'Rice'],
    ])
    expect((await getDish('equal')).title).toBe('=Equal')
    expect((await getDish('tis')).title).toBe("'tis")
  })

  test('the table may start further down, and unknown columns are ignored', async () => {
    const sheet = writeSheet([
      [],
      ['Notes', 'price', 'CATEGORY', 'title'],
      [],
      ['!', 7, 'rice', 'Late Rice'],
      ['?', 7, 'rice'],
    ])
    expect((await importFile(sheet)).body).toEqual({
      inserted: 1,
      skipped: 0,
      errors: [{ row: 5, cell: 'D5', message: 'Title is required' }],
    })
    expect((await preview(sheet)).ignoredColumns).toEqual(['Notes'])
  })

  test('titles of every script are dishes of their own', async () => {
    const titles = ['红烧肉', '红烧鱼', 'دجاج', 'Фалафель', 'עוף', 'ไก่ย่าง']
    const sheet = writeSheet([HEAD, ...titles.map((title) => [title, null, 7, 'Rice'])])
    expect((await importFile(sheet)).body).toMatchObject({ inserted: titles.length, errors: [] })
    expect((await importFile(sheet)).body).toMatchObject({ inserted: 0, skipped: titles.length, errors: [] })
  })

  test('an .xls file is accepted, too, whatever its name', async () => {
    const sheet = writeSheet(
      [HEAD, ['Crème Brûlée', null, 7.66, 'Desserts'], ['Bad', null, 'x', 'Rice']],
      'biff8',
    )
    expect((await importFile(sheet)).body).toEqual({
      inserted: 1,
      skipped: 0,
      errors: [{ row: 3, cell: 'C3', message: 'Valid price is required' }],
    })
    expect((await getDish('creme-brulee')).title).toBe('Crème Brûlée')
  })

  test('the log says who imported what', async () => {
    await site.addDish({ slug: 'known' })
    await importRows(
      [
        ['Known', 'known', 7, 'Chaat (Frying)'],
        ['Moon Rice', null, 7, 'Rice'],
        ['', 'bad', 7, 'Rice'],
      ],
      {
        mode: 'update',
      },
    )
    const [entry] = await site.db.select().from(auditLog)
    expect(entry).toMatchObject({
      action: 'import menu',
      userEmail: 'owner@example.com',
      before: { changed: { known: { Price: '10' } } },
      after: {
        fileName: 'menu.xlsx',
        inserted: 1,
        updated: 1,
        skipped: 0,
        refused: 1,
        added: ['moon-rice'],
        changed: { known: { Price: '7' } },
      },
    })
  })

  test('concurrent imports of one file insert each row once', async () => {
    const sheet = writeSheet([HEAD, ['Moon Rice', null, 7.66, 'Rice'], ['Sun Rice', null, 6.66, 'Rice']])
    const answers = await Promise.all([importFile(sheet), importFile(sheet)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.inserted + body.skipped)).toEqual([2, 2])
    expect(answers.reduce((sum, { body }) => sum + body.inserted, 0)).toBe(2)
  })
})

describe('after a preview', () => {
  test('a preview reports everything and changes nothing', async () => {
    await site.addDish({ slug: 'known', description: 'Old' })
    const shown = await preview(
      writeSheet([
        ['Title', 'Slug', 'Price', 'Category', 'Description'],
        ['Moon Rice', null, 7.66, 'Rice', null],
        ['Known', 'known', 9, 'Chaat (Frying)', 'New'],
        ['Samosa?', 'Samosa', 'x', 'Pizza', null],
      ]),
    )
    expect(shown).toEqual({
      fingerprint: expect.any(String),
      counts: { new: 1, changed: 1, unchanged: 0, refused: 1 },
      ignoredColumns: [],
      readSheets: ['Products'],
      ignoredSheets: [],
      headings: [
        { heading: 'Title', column: 'title' },
        { heading: 'Slug', column: 'slug' },
        { heading: 'Price', column: 'price' },
        { heading: 'Category', column: 'category' },
        { heading: 'Description', column: 'description' },
      ],
      // The row is rejected for its price first.
      newCategories: [],
      new: [{ row: 2, slug: 'moon-rice', title: 'Moon Rice' }],
      changed: [
        {
          row: 3,
          slug: 'known',
          title: 'Known',
          changes: [
            { column: 'Description', before: 'Old', after: 'New' },
            { column: 'Price', before: '10', after: '9' },
          ],
        },
      ],
      refused: [{ row: 4, title: 'Samosa?', reasons: [{ cell: 'C4', message: 'Valid price is required' }] }],
    })
    expect(await rowOf('moon-rice')).toBeUndefined()
    expect(await getDish('known')).toMatchObject({ price: 10, description: 'Old' })
  })

  test('what was previewed is what is imported', async () => {
    await site.addDish({ slug: 'known' })
    const sheet = writeSheet([
      HEAD,
      ['Moon Rice', null, 7.66, 'Rice'],
      ['Known', 'known', 9, 'Chaat (Frying)'],
    ])
    const { fingerprint } = await preview(sheet)
    expect((await importFile(sheet, { mode: 'update', fingerprint })).body).toEqual({
      inserted: 1,
      updated: 1,
      skipped: 0,
      errors: [],
    })
  })

  test.each([
    [
      'a product that it would change was edited',
      () => site.db.update(products).set({ version: 9 }).where(eq(products.slug, 'known')),
    ],
    [
      'a product that it would leave alone was changed',
      () => site.db.update(products).set({ title: 'New' }).where(eq(products.slug, 'same')),
    ],
    ['a product that it would add is there', () => site.addDish({ slug: 'moon-rice' })],
    [
      'a product that it would change is gone',
      () => site.db.delete(products).where(eq(products.slug, 'known')),
    ],
  ])('if %s in the meantime, nothing is imported', async (_what, meddle) => {
    await site.addDish({ slug: 'known' })
    await site.addDish({ slug: 'same' })
    const sheet = writeSheet([
      HEAD,
      ['Moon Rice', null, 7.66, 'Rice'],
      ['Known', 'known', 9, 'Chaat (Frying)'],
      ['Same', 'same', 10, 'Chaat (Frying)'],
    ])
    const { fingerprint } = await preview(sheet)
    await meddle()
    const { status, body } = await send('import', sheet, { mode: 'update', fingerprint })
    expect([status, body]).toEqual([
      409,
      { code: 'CONFLICT', message: 'The menu has changed since the preview. Run the preview again.' },
    ])
    expect((await rowOf('known'))?.priceCents ?? 1000).toBe(1000)
  })

  test('a file other than the previewed one is rejected', async () => {
    const { fingerprint } = await preview(writeSheet([HEAD, ['Moon Rice', null, 7.66, 'Rice']]))
    const { status } = await send('import', writeSheet([HEAD, ['Moon Rice', null, 9.66, 'Rice']]), {
      mode: 'update',
      fingerprint,
    })
    expect(status).toBe(409)
  })
})

describe('templates', () => {
  test('the products template is a file with its own name, a heading, choices and a help page', async () => {
    const { bytes, headers: sent } = await download('products')
    expect(sent['content-disposition']).toBe('attachment; filename="products_template.xlsx"')
    expect(sent['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const [head] = tableOf(bytes)
    expect(head).toEqual(ALL_COLUMNS)
    expect(sheetOf(bytes)['F2']).toMatchObject({ t: 'n', v: 12.66, z: '0.00' })
    expect(sheetOf(bytes, 'How to')['A1']).toMatchObject({ v: 'How to fill in this file' })
    expect(sheetOf(bytes, 'Categories')['A1']).toMatchObject({ v: 'Breakfast / Lunch' })
  })

  test('its samples can be imported', async () => {
    const { body } = await importFile((await download('products')).bytes)
    expect(body).toEqual({ inserted: 2, skipped: 0, groups: { inserted: 1, skipped: 0 }, errors: [] })
    expect((await getDish('sample-curry')).optionGroups).toMatchObject([{ key: 'sample-sides' }])
  })

  test('the menu template, imported again, changes nothing', async () => {
    await site.addDish({
      slug: 'odd',
      title: '=1+1',
      description: "'-quoted\nTwo lines & <tags>",
      priceCents: 123_456,
      discountPercent: 12.5,
      stock: 0,
      thumbnail: 'https://example.com/a.png?b=c&d=e',
      isFeatured: true,
      dietary: ['vegan', 'vegetarian'],
      allergens: ['wheat', 'tree-nuts'],
      spiceLevel: 'extra hot',
      attributes: { abv: 4.5, volumeMl: 330, origin: '007', flavourNotes: '@home' },
    })
    await site.addDish({ slug: 'windows', description: 'Two\r\nlines', attributes: { origin: '' } })
    const { bytes, headers: sent } = await download('menu')
    expect(sent['content-disposition']).toBe('attachment; filename="menu_template.xlsx"')
    const { counts, refused, changed } = await preview(bytes)
    expect({ refused, changed }).toEqual({ refused: [], changed: [] })
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: await site.db.$count(products), refused: 0 })
  })

  test('what was sold since the download stays sold; a number of one’s own is set', async () => {
    await site.addDish({ slug: 'counted', stock: 12 })
    await site.addDish({ slug: 'refilled', stock: 1 })
    const { bytes } = await download('menu')
    await site.post('/api/orders', orderOf([{ slug: 'counted', quantity: 10 }]))
    const table = tableOf(bytes)
    const [head = []] = table
    const cell = (slug: string, column: string) => {
      const row = table.find((cells) => cells[head.indexOf('Slug')] === slug) ?? []
      return { value: row[head.indexOf(column)], set: (value: number) => (row[head.indexOf(column)] = value) }
    }
    expect(cell('counted', 'Stock').value).toBe('unchanged')
    cell('counted', 'Price').set(7.5)
    cell('refilled', 'Stock').set(30)
    await importFile(writeSheet(table), { mode: 'update' })
    expect(await getDish('counted')).toMatchObject({ price: 7.5, stock: 2 })
    expect(await getDish('refilled')).toMatchObject({ stock: 30 })
  })

  test('the same after another program has saved it', async () => {
    const { bytes } = await download('menu')
    const copy = XLSX.read(bytes, { type: 'array' })
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const saved = new Uint8Array(XLSX.write(copy, { type: 'buffer', bookType }) as Buffer)
      expect((await preview(saved)).counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
    }
  })
})
