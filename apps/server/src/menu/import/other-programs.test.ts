/** Workbooks as other programs write them, and as nobody should: written by hand, part by part. */
import type { ErrorBody, ImportPreview } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeZip } from '../../../test/write-zip.ts'

const site = useTestApp()
let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

async function send(url: string, bytes: Uint8Array) {
  const payload = uploadForm(bytes, { fileName: 'menu.xlsx' })
  const answer = await site.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json<ErrorBody & { inserted: number } & ImportPreview>() }
}

const importFile = async (bytes: Uint8Array) => (await send('/api/products/import', bytes)).body
const preview = async (bytes: Uint8Array) => (await send('/api/products/import/preview', bytes)).body
const read = async (slug: string) =>
  (await site.get<{ price: number; discountPercent: number }>(`/api/products/${slug}`)).body

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

interface Sheet {
  name: string
  state?: 'hidden' | 'veryHidden'
  /** Between the root and the rows. */
  before?: string
  below?: string
  /** Further rows. */
  more?: string
  rows: string
}

interface Book {
  sheets: Sheet[]
  /** The number formats; cell style 1 has the first. */
  formats?: string[]
  /** In workbook.xml, after the sheets. */
  after?: string
  more?: { name: string; contents: string }[]
  /** Before the name of each element, as .NET's writers have it. */
  prefix?: string
}

function writeBook({ sheets, formats = [], after = '', more = [], prefix }: Book): Uint8Array {
  const rels = sheets.map(
    (_, n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  const listed = sheets.map(
    ({ name, state }, n) =>
      `<sheet name="${name}" sheetId="${n + 1}" ${state ? `state="${state}"` : ''} xmlns:r="${OFFICE}" r:id="r${n}"/>`,
  )
  const escaped = (text: string) => text.replaceAll('"', '&quot;')
  const codes = formats.map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${escaped(code)}"/>`)
  const styles = ['0', ...formats.map((_, n) => String(164 + n))].map(
    (id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`,
  )
  const named = (xml: string) =>
    prefix === undefined
      ? xml
      : xml.replace(' xmlns=', ` xmlns:${prefix}=`).replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}:`)
  return writeZip([
    {
      name: '[Content_Types].xml',
      contents: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      contents: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      contents: `<Relationships xmlns="${PACKAGE}/relationships">${rels.join('')}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      contents: `<workbook xmlns="${MAIN}"><sheets>${listed.join('')}</sheets>${after}</workbook>`,
    },
    {
      name: 'xl/styles.xml',
      contents: `<styleSheet xmlns="${MAIN}"><numFmts count="${codes.length}">${codes.join('')}</numFmts><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map(({ before = '', below = '', rows }, n) => ({
      name: `xl/worksheets/sheet${n}.xml`,
      contents: named(
        `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${below}</worksheet>`,
      ),
    })),
    ...more,
  ])
}

const cell = (address: string, value: string | number, style = 0) =>
  typeof value === 'number'
    ? `<c r="${address}" s="${style}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
const row = (number: number, ...values: (string | number | [number, number])[]) =>
  `<row r="${number}">${values
    .map((value, n) => {
      const address = `${'ABCDEF'[n]}${number}`
      return Array.isArray(value) ? cell(address, ...value) : cell(address, value)
    })
    .join('')}</row>`
const HEAD = row(1, 'Title', 'Price', 'Category')
const oneDish = (title: string, price: number | [number, number] = 7) => HEAD + row(2, title, price, 'Rice')

test.each([
  ['0"% off"', 6],
  ['0\\%', 6],
  ['$0.00" (+5% GST)"', 6],
  ['0.00 \\d\\o\\l\\l\\a\\r\\s', 6],
  ['[Red]0.00', 6],
  ['_("$"* #,##0.00_)', 6],
  ['0%', 600],
  ['0.0%', 600],
])('a price of 6 in the format %s is read as %d', async (format, price) => {
  const file = writeBook({
    sheets: [{ name: 'Menu', rows: oneDish('Moon Rice', [6, 1]) }],
    formats: [format],
  })
  expect((await importFile(file)).inserted).toBe(1)
  expect((await read('moon-rice')).price).toBe(price)
})

test.each(['yyyy\\-mm\\-dd', '[h]:mm', 'd "days"'])('a number in the format %s is a date', async (format) => {
  const file = writeBook({
    sheets: [{ name: 'Menu', rows: oneDish('Moon Rice', [6, 1]) }],
    formats: [format],
  })
  expect(await importFile(file)).toMatchObject({
    errors: [{ cell: 'B2', message: 'This cell contains a date' }],
  })
})

test.each(['hidden', 'veryHidden'] as const)(
  'a sheet that is %s is not read, and that is said',
  async (state) => {
    const file = writeBook({
      sheets: [
        { name: '2025', state, rows: oneDish('Old Rice') },
        { name: '2026', rows: oneDish('New Rice') },
      ],
    })
    expect(await preview(file)).toMatchObject({
      new: [{ title: 'New Rice' }],
      ignoredSheets: ['Sheet "2025": it is hidden'],
    })
  },
)

test('every sheet with the headings of a menu is read, errors name the sheet, and what is left out is named', async () => {
  const file = writeBook({
    sheets: [
      { name: 'Starters', rows: oneDish('Moon Rice') },
      { name: 'Mains', rows: row(1, 'Category', 'Title', 'Price') + row(2, 'Rice', 'Sun Rice', 'much') },
      { name: 'Desserts', rows: oneDish('Moon Rice') + row(3, 'Star Rice', 8, 'Rice') },
      { name: 'Prices of 2025', state: 'hidden', rows: oneDish('Old Rice') },
      { name: 'Wines', rows: row(1, 'Merlot', 40) + row(2, 'Malbec', 45) },
      { name: 'Notes', rows: row(1, 'Whatever') },
    ],
  })
  const errors = [
    { sheet: 'Mains', row: 2, cell: 'C2', message: 'Valid price is required' },
    {
      sheet: 'Desserts',
      row: 2,
      cell: 'A2',
      message:
        'This row and row 2 of "Starters" have the same slug "moon-rice"; only row 2 of "Starters" is used',
    },
  ]
  expect(await preview(file)).toMatchObject({
    new: [
      { sheet: 'Starters', row: 2, title: 'Moon Rice' },
      { sheet: 'Desserts', row: 3, title: 'Star Rice' },
    ],
    refused: errors.map(({ cell: name, message, ...place }) => ({
      ...place,
      reasons: [{ cell: name, message }],
    })),
    readSheets: ['Starters', 'Mains', 'Desserts'],
    ignoredSheets: [
      'Sheet "Prices of 2025": it is hidden',
      'Sheet "Wines": its first row has no heading Title or Slug',
    ],
  })
  expect(await importFile(file)).toMatchObject({ inserted: 2, errors })
  expect((await read('star-rice')).price).toBe(8)
})

test('a column that only one of the sheets has is left alone on the others', async () => {
  await site.addDish({ slug: 'moon-rice', description: 'Kept' })
  await site.addDish({ slug: 'sun-rice', description: 'Old' })
  const file = writeBook({
    sheets: [
      { name: 'Starters', rows: row(1, 'Slug', 'Price') + row(2, 'moon-rice', 7) },
      { name: 'Mains', rows: row(1, 'Slug', 'Description') + row(2, 'sun-rice', 'New') },
    ],
  })
  expect(await preview(file)).toMatchObject({
    changed: [
      { slug: 'moon-rice', changes: [{ column: 'Price' }] },
      { slug: 'sun-rice', changes: [{ column: 'Description', before: 'Old', after: 'New' }] },
    ],
  })
})

test.each<[string, Uint8Array]>([
  [
    'cells without addresses',
    writeBook({ sheets: [{ name: 'Menu', rows: oneDish('Moon Rice').replaceAll(/ r="[A-F]\d"/g, '') }] }),
  ],
  [
    'columns without an end',
    writeBook({
      sheets: [
        {
          name: 'Menu',
          before: '<cols><col min="1" max="999999999" width="9"/></cols>',
          rows: oneDish('Moon Rice'),
        },
      ],
    }),
  ],
])('a workbook with %s is read', async (_what, file) => {
  expect((await importFile(file)).inserted).toBe(1)
})

test('a workbook whose XML has prefixes, and one with comments in a folder, are read', async () => {
  const plain = { sheets: [{ name: 'Menu', rows: oneDish('Moon Rice') }] }
  const prefixed = writeBook({ ...plain, prefix: 'x' })
  expect((await importFile(prefixed)).inserted).toBe(1)
  const relations = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="c" Type="${OFFICE}/comments" Target="/xl/comments/comment1.xml"/></Relationships>`
  const commented = writeBook({
    sheets: [{ name: 'Menu', rows: oneDish('Sun Rice') }],
    more: [
      { name: 'xl/worksheets/_rels/sheet0.xml.rels', contents: relations },
      {
        name: 'xl/comments/comment1.xml',
        contents: `<comments xmlns="${MAIN}"><authors><author>A</author></authors><commentList><comment ref="A2" authorId="0"><text><t>?</t></text></comment></commentList></comments>`,
      },
    ],
  })
  expect((await importFile(commented)).inserted).toBe(1)
})

test('a name for all cells of a sheet does not take the reader’s memory', async () => {
  const file = writeBook({
    sheets: [{ name: 'Menu', rows: oneDish('Moon Rice') }],
    after: `<definedNames><definedName name="all">Menu!$A$1:$XFD$1048576</definedName></definedNames>`,
  })
  expect((await importFile(file)).inserted).toBe(1)
})

const linked = (ref: string, tooltip = '') =>
  `<hyperlinks><hyperlink tooltip="${tooltip}" ref="${ref}" location="a"/></hyperlinks>`
const WIDE = Array.from(
  { length: 20_000 },
  (_, n) => `<row r="${n + 3}"><c r="XFD${n + 3}"><v>1</v></c></row>`,
)
const DAMAGED = 'The file is damaged. Open it in Excel, save it again and try once more.'
const TOO_LARGE = 'The file is too large once unpacked.'

// Each in some hundred bytes, for which a reader that believes them needs minutes or gigabytes.
describe.each([undefined, 'x'])('what a sheet says of itself, with the prefix %s', (prefix) => {
  test.each<[string, Partial<Sheet>]>([
    ['columns', { before: '<cols><col min="1" max="999999999" width="9"/></cols>' }],
    ['its size', { before: '<dimension ref="A1:XFD1048576"/>' }],
    ['merged cells', { below: '<mergeCells><mergeCell ref="A3:XFD1048576"/></mergeCells>' }],
    [
      'choices',
      {
        below:
          '<dataValidations><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>',
      },
    ],
    [
      'a formula for all cells',
      { more: '<row r="3"><c r="Z3"><f t="array" ref="A3:XFD1048576">1</f></c></row>' },
    ],
    [
      'a shared formula',
      { more: '<row r="3"><c r="Z3"><f t="shared" ref="A3:XFD1048576" si="0">1</f></c></row>' },
    ],
    ['cells in the last column', { more: WIDE.join('') }],
    ['the last row', { more: '<row r="1048576"><c r="Z1048576"/></row>' }],
    ['a link of a few cells', { below: linked('A1:C9') }],
    ['breaks', { below: '<colBreaks count="999999999"><brk id="999999999" max="999999999"/></colBreaks>' }],
  ])('%s: is read', async (_what, { more = '', ...sheet }) => {
    const rows = oneDish('Moon Rice') + more
    const file = writeBook({ sheets: [{ name: 'Menu', ...sheet, rows }], ...(prefix && { prefix }) })
    expect((await importFile(file)).inserted).toBe(1)
  })

  test.each<[string, string, Partial<Sheet>]>([
    ['a row that no sheet has', DAMAGED, { more: '<row r="999999999"><c r="A999999999"/></row>' }],
    ['a column that no sheet has', DAMAGED, { more: '<row r="3"><c r="ZZZZZZ3"><v>1</v></c></row>' }],
    ['a link of all cells', TOO_LARGE, { below: linked('A1:XFD1048576') }],
    ['one with a long word before', TOO_LARGE, { below: linked('$A$1:$XFD$1048576', 'x'.repeat(100_000)) }],
  ])('%s: is refused', async (_what, message, { more = '', ...sheet }) => {
    const rows = oneDish('Moon Rice') + more
    const file = writeBook({ sheets: [{ name: 'Menu', ...sheet, rows }], ...(prefix && { prefix }) })
    expect((await importFile(file)).message).toBe(message)
  })
})

test('a row whose number is written in another way is refused like it', async () => {
  const rows = `${oneDish('Moon Rice')}<row r="&#57;99999999"><c r="A3"><v>1</v></c></row>`
  expect((await importFile(writeBook({ sheets: [{ name: 'Menu', rows }] }))).message).toBe(DAMAGED)
})
