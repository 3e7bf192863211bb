import * as XLSX from '@e965/xlsx'
import type {
  EditableOptionGroup,
  EditableProduct,
  ErrorBody,
  ImportPreview,
  ImportResult,
  Product,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeWorkbook, type Cells } from '../../../test/write-sheet.ts'
import { auditLog, optionChoices, optionGroups, products } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: { authorization: string }
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const HEAD = ['Group key', 'Group name', 'At least', 'At most', 'Choice key', 'Choice name', 'Price']
const raitas = [
  ['raita', 'Raita', 0, 2, 'boondi', 'Boondi raita', 2],
  ['raita', null, null, null, null, 'Cucumber', null],
]
const book = (options: Cells, menu: Cells = [['Slug', 'Options']]) =>
  writeWorkbook({ Products: menu, Options: [HEAD, ...options] })

async function send(path: string, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const payload = uploadForm(bytes, { fileName: 'menu.xlsx', ...fields })
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/products/${path}`,
    headers: owner,
    payload,
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
const preview = async (bytes: Uint8Array) => (await send('import/preview', bytes)).body as ImportPreview
const update = async (bytes: Uint8Array, fields: Record<string, string> = {}) =>
  (await send('import', bytes, { mode: 'update', ...fields })).body as ImportResult & ErrorBody
const insert = async (bytes: Uint8Array) => (await send('import', bytes)).body as ImportResult

const listGroups = async () => (await site.get<EditableOptionGroup[]>('/api/admin/option-groups', owner)).body
const getGroup = async (key: string) => (await listGroups()).find((group) => group.key === key)
const readDish = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body
const createGroup = (input: object) => site.post<EditableOptionGroup>('/api/option-groups', input, owner)
async function changeDish(slug: string, input: object) {
  const { _id } = await readDish(slug)
  const { status, body } = await site.send<EditableProduct>('PUT', `/api/products/${_id}`, input, owner)
  expect(status).toBe(200)
  return body
}
async function addDish(slug: string, groups: object[] = []) {
  await site.addDish({ slug })
  return changeDish(slug, { optionGroups: groups })
}
/** What is saved about a dish's groups. */
const linksOf = async (slug: string) => (await changeDish(slug, {})).dishOptionGroups

async function exportMenu() {
  const url = '/api/admin/excel-template/menu'
  const answer = await site.app.inject({ method: 'GET', url, headers: owner })
  expect(answer.statusCode).toBe(200)
  return new Uint8Array(answer.rawPayload)
}
const tableOf = (bytes: Uint8Array, name: string) =>
  XLSX.utils.sheet_to_json<(string | number | null)[]>(
    XLSX.read(bytes, { type: 'array' }).Sheets[name] as XLSX.WorkSheet,
    { header: 1, defval: null },
  )

describe('a new group', () => {
  test('has the choices of its rows; what a cell leaves open is the default', async () => {
    expect(await insert(book(raitas))).toEqual({
      inserted: 0,
      skipped: 0,
      groups: { inserted: 1, skipped: 0 },
      errors: [],
    })
    expect(await getGroup('raita')).toMatchObject({
      name: 'Raita',
      min: 0,
      max: 2,
      version: 1,
      choices: [
        { key: 'boondi', name: 'Boondi raita', price: 2, isDefault: false, max: 1, allergens: null },
        { key: 'cucumber', name: 'Cucumber', price: 0, isDefault: false, max: 1, breaksDiets: [] },
      ],
    })
  })

  test('of sizes adds no ingredients; what contradicts that is rejected at its cell', async () => {
    const head = ['Group name', 'Adds ingredients', 'Choice key', 'Choice name', 'Allergens']
    const bytes = (allergens: string | null) =>
      writeWorkbook({
        Options: [
          head,
          ['Size', 'no', 'regular', 'Regular', null],
          ['Size', null, 'large', 'Large', allergens],
        ],
      })
    expect((await insert(bytes('milk'))).errors).toMatchObject([
      {
        sheet: 'Options',
        row: 3,
        cell: 'E3',
        message: expect.stringContaining('Large cannot be a dish') as string,
      },
    ])
    expect((await insert(bytes(null))).groups).toEqual({ inserted: 1, skipped: 0 })
    expect(await getGroup('size')).toMatchObject({
      addsIngredients: false,
      choices: [{ allergens: [] }, { allergens: [], saved: { allergens: null } }],
    })
    expect((await update(await exportMenu())).groups).toMatchObject({ inserted: 0, updated: 0 })
    // A file without the column leaves it.
    const other = writeWorkbook({
      Options: [
        ['Group key', 'Choice key', 'Choice name'],
        ['size', 'big', 'Big'],
      ],
    })
    await update(other)
    expect(await getGroup('size')).toMatchObject({ addsIngredients: false, choices: [{ key: 'big' }] })
  })

  test('has prices by the size of another group of the file, and the exported file changes nothing', async () => {
    const head = [...HEAD, 'Size group', 'Price by size']
    const rows = (size: string, prices: string) => [
      ['toppings', 'Toppings', 0, 3, 'cheese', 'Cheese', 1, size, prices],
      ['toppings', null, null, null, 'olives', 'Olives', 0.5, null, null],
      ['size', 'Size', 1, 1, 'small', 'Small', 0, null, null],
      ['size', null, null, null, 'large', 'Large', 4, null, null],
    ]
    const file = (size = 'size', prices = 'large +2.50') =>
      writeWorkbook({ Options: [head, ...rows(size, prices)] })
    const refused = async (size: string, prices?: string) =>
      (await insert(file(size, prices))).errors.map(({ cell, message }) => [cell, message.split(';')[0]])
    expect(await refused('unicorn')).toEqual([['H2', 'Toppings: There is no option group “unicorn”']])
    expect(await refused('size', 'huge +1')).toEqual([['I2', 'Toppings: Size has no choice “huge”']])
    expect(await refused('size', 'much')).toEqual([
      ['I2', 'Toppings: Write the prices like small +1.00, large +2.50'],
    ])
    expect((await update(file())).errors).toEqual([])
    const toppings = {
      sizeGroup: 'size',
      choices: [{ key: 'cheese', sizePrices: [{ size: 'large', price: 2.5 }] }, { key: 'olives' }],
    }
    expect(await getGroup('toppings')).toMatchObject(toppings)
    expect((await update(await exportMenu())).groups).toMatchObject({ inserted: 0, updated: 0 })
    expect(await getGroup('toppings')).toMatchObject(toppings)
    const { groups } = await preview(file('size', 'large +3'))
    expect(groups?.changed[0]?.changes).toEqual([
      { column: 'Cheese: price by size', before: 'large +2.50', after: 'large +3.00' },
    ])
    const many = writeWorkbook({
      Options: [
        HEAD,
        ['size', 'Size', 1, 2, 'small', 'Small', 0],
        ['size', null, null, null, 'large', 'Large', 4],
      ],
    })
    expect((await update(many)).errors).toMatchObject([
      { cell: 'D2', message: expect.stringContaining('Prices of Toppings depend on it') as string },
    ])
  })

  test('and new dishes of one file refer to each other', async () => {
    const menu = [
      ['Title', 'Price', 'Category', 'Options'],
      ['Moon Thali', 20, 'Rice', 'bowls (1–2, sun-dal, star-rice +0.50)'],
      ['Sun Dal', 6, 'Rice', null],
    ]
    const options = [
      [...HEAD, 'Dish (slug)', 'Most', 'Chosen at first', 'Breaks diets', 'Allergens'],
      ['bowls', 'Bowls', 1, 3, null, 'Sun dal', null, 'sun-dal', 2, 'yes', null, null],
      ['bowls', 'Bowls', 1, 3, null, 'Star rice', 1, null, null, 'no', 'vegan, gluten free', 'Tree nuts'],
    ]
    const bytes = writeWorkbook({ Products: menu, Options: options })
    expect((await preview(bytes)).groups).toEqual({
      counts: { new: 1, changed: 0, unchanged: 0, refused: 0 },
      new: [{ row: 2, key: 'bowls', title: 'Bowls' }],
      changed: [],
      refused: [],
    })
    expect(await insert(bytes)).toMatchObject({ inserted: 2, groups: { inserted: 1 }, errors: [] })
    expect((await getGroup('bowls'))?.choices).toMatchObject([
      { key: 'sun-dal', product: 'sun-dal', max: 2, isDefault: true },
      { key: 'star-rice', saved: { breaksDiets: ['vegan', 'gluten-free'], allergens: ['tree-nuts'] } },
    ])
    expect(await linksOf('moon-thali')).toEqual([
      {
        group: 'bowls',
        min: 1,
        max: 2,
        defaults: ['sun-dal'],
        prices: [{ choice: 'star-rice', price: 0.5 }],
      },
    ])
  })
})

describe('a changed group', () => {
  beforeEach(async () => {
    await createGroup({
      name: 'Raita',
      max: 2,
      choices: [{ name: 'Boondi raita', key: 'boondi', price: 2 }, { name: 'Mint' }, { name: 'Plain' }],
    })
  })

  test('is previewed field by field, and the log says the same', async () => {
    const bytes = book([
      ['raita', 'Raitas', 1, 2, 'plain', 'Plain', 0],
      ['raita', null, null, null, 'boondi', 'Boondi', 2.5],
      ['raita', null, null, null, 'cucumber', 'Cucumber', 0],
    ])
    const { groups, fingerprint, counts } = await preview(bytes)
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 0, refused: 0 })
    expect(groups).toEqual({
      counts: { new: 0, changed: 1, unchanged: 0, refused: 0 },
      new: [],
      changed: [
        {
          row: 2,
          key: 'raita',
          title: 'Raitas',
          changes: [
            { column: 'Group name', before: 'Raita', after: 'Raitas' },
            { column: 'At least', before: '0', after: '1' },
            { column: 'Choices removed', before: 'Mint', after: '' },
            { column: 'Choices added', before: '', after: 'Cucumber' },
            { column: 'Boondi raita: name', before: 'Boondi raita', after: 'Boondi' },
            { column: 'Boondi raita: price', before: '2.00', after: '2.50' },
            { column: 'Order', before: 'Boondi raita, Plain', after: 'Plain, Boondi' },
          ],
        },
      ],
      refused: [],
    })
    expect(await getGroup('raita')).toMatchObject({ name: 'Raita', version: 1 })
    expect(await update(bytes, { fingerprint })).toMatchObject({
      updated: 0,
      groups: { inserted: 0, updated: 1, skipped: 0 },
    })
    expect(await getGroup('raita')).toMatchObject({
      name: 'Raitas',
      version: 2,
      choices: [{ key: 'plain' }, { key: 'boondi', price: 2.5 }, { key: 'cucumber' }],
    })
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'import menu'))
    expect(entry).toMatchObject({
      before: { changed: {}, groups: { changed: { raita: { 'Boondi raita: price': '2.00' } } } },
      after: {
        updated: 0,
        groups: { updated: 1, added: [], refused: 0, changed: { raita: { 'Group name': 'Raitas' } } },
      },
    })
  })

  test('keeps what is sold out', async () => {
    const made = await getGroup('raita')
    const soldOut = { choice: 'mint', soldOut: true }
    await site.post(`/api/option-groups/${made?._id}/availability`, soldOut, owner)
    await update(book([['raita', 'Raita', 0, 2, 'mint', 'Fresh mint', 1]]))
    expect((await getGroup('raita'))?.choices).toMatchObject([
      { key: 'mint', name: 'Fresh mint', saved: { isSoldOut: true } },
    ])
  })

  test('is skipped without mode=update, and dishes are checked against the group that stays', async () => {
    const menu = [
      ['Title', 'Price', 'Category', 'Options'],
      ['Moon Rice', 7, 'Rice', 'raita (mint)'],
    ]
    expect(await insert(book([['raita', 'Raita', 0, 2, 'plain', 'Plain', 1]], menu))).toMatchObject({
      inserted: 1,
      groups: { inserted: 0, skipped: 1 },
      errors: [],
    })
    expect((await getGroup('raita'))?.choices).toHaveLength(3)
  })

  test('keeps the fields whose columns are not in the file', async () => {
    const options = [
      ['Group', 'Choice', 'Price'],
      ...['boondi', 'mint', 'plain'].map((choice) => ['raita', choice, 3]),
    ]
    await update(writeWorkbook({ Options: options }))
    expect(await getGroup('raita')).toMatchObject({
      name: 'Raita',
      max: 2,
      choices: [{ name: 'Boondi raita', price: 3 }, { name: 'Mint', price: 3 }, { name: 'Plain' }],
    })
  })

  test.each([
    [
      'was edited',
      () => site.db.update(optionGroups).set({ version: 7 }).where(eq(optionGroups.key, 'raita')),
    ],
    ['is gone', () => site.db.delete(optionGroups).where(eq(optionGroups.key, 'raita'))],
  ])('that %s since the preview is a conflict, and nothing is imported', async (_what, meddle) => {
    const menu = [
      ['Title', 'Price', 'Category'],
      ['Moon Rice', 7, 'Rice'],
    ]
    const bytes = book([['raita', 'Raitas', 0, 2, 'plain', 'Plain', 1]], menu)
    const { fingerprint } = await preview(bytes)
    await meddle()
    expect(await update(bytes, { fingerprint })).toEqual({
      code: 'CONFLICT',
      message: 'The menu has changed since the preview. Run the preview again.',
    })
    expect(await site.db.$count(products, eq(products.slug, 'moon-rice'))).toBe(0)
  })

  test('and an edit at the same time: each of them is whole', async () => {
    const made = await getGroup('raita')
    const edit = { name: 'Edited', max: 2, choices: [{ name: 'Only' }] }
    await addDish('thali', [{ group: 'raita' }])
    const menu = [
      ['Slug', 'Price', 'Options'],
      ['thali', 15, 'raita (1–2)'],
    ]
    const [imported, edited] = await Promise.all([
      update(book([['raita', 'Imported', 0, 2, 'plain', 'Plain', 1]], menu)),
      site.send<EditableOptionGroup>('PUT', `/api/option-groups/${made?._id}`, edit, owner),
    ])
    expect([imported.errors, edited.status]).toEqual([[], 200])
    const after = await getGroup('raita')
    const keys = after?.choices.map(({ key }) => key)
    expect([
      ['Imported', ['plain']],
      ['Edited', ['only']],
    ]).toContainEqual([after?.name, keys])
    expect(after?.version).toBe(3)
  })
})

describe('rejected are', () => {
  test('groups whose rows break a rule, with the cell', async () => {
    const cases: [rows: Cells[number][], title: string, cell: string, message: string][] = [
      [[['g1', 'G', 0, 1, 'a', 'A', 'much']], 'G', 'G', 'Enter a price like 1.50, or 0'],
      [[['g2', null, 0, 1, 'a', 'A', 1]], 'g2', 'B', 'Name is required'],
      [[['g3', 'G', 0, 1, null, null, 1]], 'G', 'F', 'Name is required'],
      [[['g4', 'G', 2, 3, 'a', 'A', 1]], 'G', 'C', 'The choices allow only 1'],
      [[['!!', '!!', 0, 1, 'a', 'A', 1]], '!!', 'A', 'Give the group a key in Latin letters or digits'],
      [[['g5', 'G', 0, 1, '!', 'A', 1]], 'G', 'E', 'Give it a key in Latin letters or digits'],
    ]
    const rows = [
      ...cases.flatMap(([ofGroup]) => ofGroup),
      ['twice', 'Twice', 0, 1, 'a', 'A', 1],
      ['twice', 'Twice', 0, 1, null, 'a!', 1],
      ['split', 'Split', 0, 1, 'a', 'A', 1],
      ['split', 'Split', 0, 2, 'b', 'B', 1],
    ]
    const expected: [row: number, ...(typeof cases)[number]][] = [
      ...cases.map((one, index) => [index + 2, ...one] as [number, ...(typeof cases)[number]]),
      [8, [], 'Twice', 'F9', 'Rows 8 and 9 are both the choice “a”'],
      [10, [], 'Split', 'D11', 'Rows 10 and 11 of this group have a different “At most”'],
    ]
    const bytes = book(rows)
    const cellOf = (cell: string, row: number) => (cell.length === 1 ? `${cell}${row}` : cell)
    expect((await preview(bytes)).groups?.refused).toEqual(
      expected.map(([row, , title, cell, message]) => ({
        row,
        title,
        reasons: [{ cell: cellOf(cell, row), message }, { message: 'The group is not added' }],
      })),
    )
    const { errors } = await update(bytes)
    expect(errors).toEqual(
      expected.map(([row, , title, cell, message]) => ({
        sheet: 'Options',
        row: Number(cellOf(cell, row).slice(1)),
        cell: cellOf(cell, row),
        message: `${title}: ${message}; The group is not added`,
      })),
    )
  })

  test('words in cells of yes, diets, allergens and dishes', async () => {
    const options = [
      ['Group name', 'Choice name', 'Chosen at first', 'Breaks diets', 'Allergens', 'Dish'],
      ['G', 'A', 'perhaps', 'keto', 'love', null],
      ['H', 'B', null, null, null, 'unicorn'],
    ]
    const { groups } = await preview(writeWorkbook({ Options: options }))
    expect(groups?.refused.map(({ reasons }) => reasons.map(({ cell, message }) => [cell, message]))).toEqual(
      [
        [
          ['C2', 'Chosen at first must be yes or no'],
          ['D2', expect.stringContaining('Breaks diets must be vegetarian')],
          ['E2', expect.stringContaining('Allergens must be none, or those that the form of a dish lists')],
          [undefined, 'The group is not added'],
        ],
        [
          ['F3', 'There is no dish “unicorn”'],
          [undefined, 'The group is not added'],
        ],
      ],
    )
  })

  test('a dish that names a rejected new group, and a group whose new dish is rejected', async () => {
    const menu = [
      ['Title', 'Price', 'Category', 'Options'],
      ['Moon Rice', 7, 'Rice', 'broken'],
      ['Sun Rice', 7, 'Rice', 'fine'],
    ]
    const options = [
      [...HEAD, 'Dish'],
      ['broken', 'Broken', 0, 1, 'a', 'A', 'x', null],
      ['parts', 'Parts', 0, 1, 'a', 'A', 1, 'moon-rice'],
      ['fine', 'Fine', 0, 1, 'a', 'A', 1, null],
    ]
    const shown = await preview(writeWorkbook({ Products: menu, Options: options }))
    expect(shown.new.map(({ slug }) => slug)).toEqual(['sun-rice'])
    expect(shown.refused).toEqual([
      {
        row: 2,
        title: 'Moon Rice',
        reasons: [
          { cell: 'D2', message: 'The option group “broken” is rejected: see row 2 of the sheet Options' },
        ],
      },
    ])
    expect(shown.groups?.new.map(({ key }) => key)).toEqual(['fine'])
    expect(shown.groups?.refused[1]).toMatchObject({
      title: 'Parts',
      reasons: [{ cell: 'H3', message: 'The row of the dish “moon-rice” is rejected' }, {}],
    })
  })

  test('a dish as a choice of itself, in whichever sheet it becomes one', async () => {
    await addDish('thali')
    await createGroup({ name: 'Bowls', choices: [{ name: 'Thali', product: 'thali' }] })
    await createGroup({ name: 'Sides', choices: [{ name: 'Dal' }] })
    await addDish('combo', [{ group: 'sides' }])
    const menu = [
      ['Slug', 'Options'],
      ['thali', 'bowls'],
    ]
    const options = [
      [...HEAD, 'Dish'],
      ['sides', 'Sides', 0, 1, 'dal', 'Dal', 0, 'combo'],
    ]
    const { refused, groups } = await preview(writeWorkbook({ Products: menu, Options: options }))
    expect(refused).toMatchObject([
      { reasons: [{ cell: 'B2', message: 'Bowls: this dish is one of its choices' }] },
    ])
    expect(groups?.refused).toMatchObject([
      {
        title: 'Sides',
        reasons: [
          {
            message:
              'It no longer fits Combo (Sides: this dish is one of its choices). Change the Options of these dishes, too',
          },
          { message: 'The group stays as it is' },
        ],
      },
    ])
  })

  test('a group that dishes no longer fit, unless the file changes these, too', async () => {
    await createGroup({ name: 'Sides', max: 2, choices: [{ name: 'Dal' }, { name: 'Rice' }] })
    await addDish('thali', [{ group: 'sides', defaults: ['dal'] }])
    const options = [['sides', 'Sides', 0, 2, 'rice', 'Rice', 0]]
    const alone = await preview(book(options))
    expect(alone.groups?.refused).toMatchObject([
      {
        reasons: [
          {
            message:
              'It no longer fits Thali (Sides has no choice "dal"). Change the Options of these dishes, too',
          },
          { message: 'The group stays as it is' },
        ],
      },
    ])
    const withDish = (cell: string) =>
      book(options, [
        ['Slug', 'Options'],
        ['thali', cell],
      ])
    const same = await preview(withDish('sides (dal)'))
    expect([same.counts.unchanged, same.groups?.counts.refused]).toEqual([1, 1])
    expect(await update(withDish('sides (rice)'))).toMatchObject({ updated: 1, groups: { updated: 1 } })
    expect(await linksOf('thali')).toEqual([{ group: 'sides', defaults: ['rice'] }])
  })

  test('cells of dishes that cannot be meant', async () => {
    await createGroup({ name: 'Sides', max: 2, choices: [{ name: 'Dal' }, { name: 'Rice' }] })
    const cases: [cell: string, message: string][] = [
      ['unicorn', 'There is no option group “unicorn”'],
      ['sides (unicorn)', 'Sides has no choice "unicorn"'],
      ['sides (unicorn +1)', 'Sides has no choice "unicorn"'],
      ['sides (2–1)', 'Sides: at least 2 is more than at most 1'],
      ['sides (3–9)', 'Sides: the choices allow only 2'],
      ['sides (–100)', 'sides: Enter at most 99'],
      ['sides (dal +2000)', 'sides: Enter at most 1,000'],
      ['sides (1–1, dal, rice)', 'Sides: at most 1 can be chosen at first'],
      ['sides (2–2, dal)', 'Sides: choose 2 at first, or none'],
      ['sides; Sides', 'Sides is listed twice'],
      [
        'sides (dal',
        'The brackets do not match. Write the options like spice (hot); sides (0–2, raita, dal +1.50)',
      ],
      [
        'sides dal)',
        'The brackets do not match. Write the options like spice (hot); sides (0–2, raita, dal +1.50)',
      ],
      ['sides (dal, none at first)', '“sides” has dal chosen at first, and also “none at first”'],
      ['sides (dal +1, dal +2)', '“sides” has two prices for “dal”'],
      ['sides (?)', '“?” after “sides” is not the key of a choice'],
    ]
    const menu = [
      ['Title', 'Price', 'Category', 'Options'],
      ...cases.map(([cell], index) => [`Odd ${index}`, 7, 'Rice', cell]),
    ]
    const { refused } = await preview(writeWorkbook({ Products: menu }))
    expect(refused.map(({ reasons }) => reasons)).toEqual(
      cases.map(([, message], index) => [{ cell: `D${index + 2}`, message }]),
    )
  })

  test('labels that contradict each other, wherever they come from', async () => {
    await site.addDish({ slug: 'green', dietary: ['vegan'] })
    await site.addDish({ slug: 'cheesy', allergens: ['milk'] })
    const of = async (head: string[], ...cells: (string | null)[]) =>
      (await preview(writeWorkbook({ Products: [['Slug', ...head], cells] }))).refused.flatMap(
        (row) => row.reasons,
      )
    expect(await of(['Dietary', 'Allergens'], 'green', 'vegan', 'soy, milk')).toEqual([
      { cell: 'C2', message: 'It cannot be vegan and contain milk' },
    ])
    expect(await of(['Allergens'], 'green', 'eggs')).toEqual([
      { cell: 'B2', message: 'It is vegan on the menu, so it cannot contain eggs' },
    ])
    expect(await of(['Dietary'], 'cheesy', 'dairy free')).toEqual([
      { cell: 'B2', message: 'It contains milk according to the menu, so it cannot be dairy-free' },
    ])
    expect(await of(['Dietary', 'Allergens'], 'cheesy', 'vegan', null)).toEqual([])
  })

  test('a sheet that is called Options and is none', async () => {
    const bytes = writeWorkbook({ Products: [['Title'], ['X']], Options: [['Group'], ['g']] })
    expect(await update(bytes)).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('The first row of the sheet "Options"'),
    })
  })
})

/** Defaults have no order. */
const asSet = (difference: { defaults?: string[] }) => ({
  ...difference,
  ...(difference.defaults && { defaults: new Set(difference.defaults) }),
})

describe('the options of a dish', () => {
  beforeEach(async () => {
    await createGroup({
      name: 'Sides',
      max: 3,
      choices: [{ name: 'Dal', price: 1 }, { name: 'Raita', isDefault: true }, { name: '1/2' }],
    })
  })

  test('are read as people write them, and an export says the same', async () => {
    const cases: [cell: string, difference: object, exported: string][] = [
      ['sides', {}, 'sides'],
      ['Sides ()', {}, 'sides'],
      ['sides (0–2)', { min: 0, max: 2 }, 'sides (0–2)'],
      ['sides (0-2)', { min: 0, max: 2 }, 'sides (0–2)'],
      ['sides (0 to 2, dal)', { min: 0, max: 2, defaults: ['dal'] }, 'sides (0–2, dal)'],
      ['sides (0-2, none at first)', { min: 0, max: 2, defaults: [] }, 'sides (0–2, none at first)'],
      ['sides (1–)', { min: 1 }, 'sides (1–)'],
      ['sides (-2)', { max: 2 }, 'sides (–2)'],
      ['sides (1-2)', { defaults: ['1-2'] }, 'sides (1-2)'],
      ['sides (None at  first)', { defaults: [] }, 'sides (none at first)'],
      ['sides (Raita; Dal)', { defaults: ['raita', 'dal'] }, 'sides (dal, raita)'],
      [
        'sides (dal +$1.50, raita -0.5, 1/2 +0)',
        {
          prices: [
            { choice: '1-2', price: 0 },
            { choice: 'dal', price: 1.5 },
            { choice: 'raita', price: -0.5 },
          ],
        },
        'sides (1-2 +0.00, dal +1.50, raita -0.50)',
      ],
      [
        'sides (raita, raita +2)',
        { defaults: ['raita'], prices: [{ choice: 'raita', price: 2 }] },
        'sides (raita, raita +2.00)',
      ],
    ]
    for (const [index] of cases.entries()) await site.addDish({ slug: `thali-${index}` })
    const menu = cases.map(([cell], index) => [`thali-${index}`, cell])
    const { errors } = await update(writeWorkbook({ Products: [['Slug', 'Options'], ...menu] }))
    expect(errors).toEqual([])
    const expectSaved = async () => {
      for (const [index, [, difference]] of cases.entries()) {
        const [{ defaults, ...rest } = { group: '' }, ...others] = await linksOf(`thali-${index}`)
        expect([{ ...rest, ...(defaults && { defaults: new Set(defaults) }) }, others]).toEqual([
          { group: 'sides', ...asSet(difference) },
          [],
        ])
      }
    }
    await expectSaved()
    const bytes = await exportMenu()
    const [head = [], ...rows] = tableOf(bytes, 'Products')
    const cellOf = (index: number) =>
      rows.find((row) => row[head.indexOf('Slug')] === `thali-${index}`)?.[head.indexOf('Options')]
    expect(cases.map((_, index) => cellOf(index))).toEqual(cases.map(([, , exported]) => exported))

    const emptied = cases.map((_, index) => [`thali-${index}`, null])
    await update(writeWorkbook({ Products: [['Slug', 'Options'], ...emptied] }))
    expect(await linksOf('thali-0')).toEqual([])
    expect((await preview(bytes)).changed.find(({ slug }) => slug === 'thali-0')).toMatchObject({
      changes: [{ column: 'Options', before: '', after: 'sides' }],
    })
    await update(bytes)
    await expectSaved()
  })

  test('stay as they are without the column, also if their groups change', async () => {
    await addDish('thali', [{ group: 'sides', min: 1 }])
    const menu = [
      ['Slug', 'Price'],
      ['thali', 15],
    ]
    const bytes = book([['sides', 'Sides', 0, 3, 'dal', 'Dal', 4]], menu)
    expect((await preview(bytes)).changed).toMatchObject([{ changes: [{ column: 'Price' }] }])
    expect(await update(bytes)).toMatchObject({ updated: 1, groups: { updated: 1 } })
    expect(await linksOf('thali')).toEqual([{ group: 'sides', min: 1 }])
  })

  test('are in the order of the cell', async () => {
    await addDish('thali', [{ group: 'sides' }, { group: 'spice' }])
    const menu = [
      ['Slug', 'Options'],
      ['thali', 'spice (hot)\nsides'],
    ]
    const { changed } = await preview(writeWorkbook({ Products: menu }))
    expect(changed).toMatchObject([
      { changes: [{ column: 'Options', before: 'sides; spice', after: 'spice (hot); sides' }] },
    ])
  })
})

describe('an export', () => {
  test('imported again changes nothing, whatever the menu has, also after another program has saved it', async () => {
    await site.addDish({ slug: 'kulfi', title: 'Kulfi', allergens: ['milk', 'tree-nuts'] })
    await site.addDish({ slug: 'water', title: 'Wasser', allergens: [] })
    await createGroup({
      name: '=Hot',
      key: 'hot-sauces',
      min: 1,
      max: 3,
      choices: [
        { name: '=1+1', price: -0.5, max: 2, isDefault: true, breaksDiets: ['vegan'], allergens: [] },
        { name: 'Grüße', price: 1.25, allergens: ['soy', 'sesame'] },
        { name: "'quoted", key: '007', product: 'kulfi' },
        { name: 'Grüße', key: 'none', price: 1000 },
      ],
    })
    await addDish('thali', [
      {
        group: 'hot-sauces',
        min: 0,
        max: 2,
        defaults: ['none', '007'],
        prices: [
          { choice: '007', price: -1.25 },
          { choice: 'grusse', price: 0 },
        ],
      },
      { group: 'spice', defaults: [] },
    ])
    const bytes = await exportMenu()
    const count = await site.db.$count(products)
    const groupCount = await site.db.$count(optionGroups)
    const saved = (['xlsx', 'biff8'] as const).map(
      (bookType) =>
        new Uint8Array(
          XLSX.write(XLSX.read(bytes, { type: 'array' }), { type: 'buffer', bookType }) as Buffer,
        ),
    )
    for (const file of [bytes, ...saved]) {
      const { counts, changed, refused, groups, ignoredColumns } = await preview(file)
      expect({ changed, refused, ignoredColumns }).toEqual({ changed: [], refused: [], ignoredColumns: [] })
      expect(groups).toMatchObject({ changed: [], refused: [] })
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: count, refused: 0 })
      expect(groups?.counts).toEqual({ new: 0, changed: 0, unchanged: groupCount, refused: 0 })
    }
    expect(await update(bytes)).toMatchObject({ updated: 0, groups: { updated: 0, inserted: 0 }, errors: [] })
  })

  test('leaves out what a dish says about choices that are gone, and changes nothing either', async () => {
    await createGroup({ name: 'Sides', max: 2, choices: [{ name: 'Dal' }, { name: 'Rice' }] })
    await addDish('thali', [{ group: 'sides', min: 2, defaults: ['dal', 'rice'] }])
    await site.db.delete(optionChoices).where(eq(optionChoices.key, 'dal'))
    const { changed, refused, groups } = await preview(await exportMenu())
    expect({ changed, refused }).toEqual({ changed: [], refused: [] })
    expect(groups).toMatchObject({ changed: [], refused: [] })
  })

  test('restores the groups of an empty menu', async () => {
    await createGroup({
      name: 'Sides',
      max: 2,
      choices: [{ name: 'Dal', product: 'samosa' }, { name: 'Rice' }],
    })
    await addDish('thali', [{ group: 'sides', defaults: ['dal'] }])
    const before = await getGroup('sides')
    const bytes = await exportMenu()
    await site.db.delete(optionGroups).where(eq(optionGroups.key, 'sides'))
    await site.db.delete(products).where(eq(products.slug, 'thali'))
    expect(await update(bytes)).toMatchObject({
      inserted: 1,
      updated: 0,
      groups: { inserted: 1 },
      errors: [],
    })
    expect((await getGroup('sides'))?.choices).toEqual(before?.choices)
    expect(await linksOf('thali')).toEqual([{ group: 'sides', defaults: ['dal'] }])
  })
})

test('products with a column “Group” are no option groups', async () => {
  const file = writeWorkbook({
    Menu: [
      ['Name', 'Price', 'Category', 'Group'],
      ['Khaman', 7, 'chaat-frying', 'Starters'],
    ],
  })
  const { counts, groups, ignoredColumns } = await preview(file)
  expect([counts.new, ignoredColumns, groups]).toEqual([1, ['Group'], undefined])
})
