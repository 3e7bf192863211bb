import * as XLSX from '@e965/xlsx'
import type { ErrorBody } from '@tiffin/contract'
import ExcelJS from 'exceljs'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { useSheetProcesses } from '../../../test/run-sheet-here.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeSheet } from '../../../test/write-sheet.ts'
import { writeZip } from '../../../test/write-zip.ts'
import { products } from '../../db/schema/index.ts'

useSheetProcesses()
const site = useTestApp()
let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

async function importFile(bytes: Uint8Array, fileName = 'menu.xlsx') {
  const payload = uploadForm(bytes, { fileName })
  const answer = await site.app.inject({ method: 'POST', url: '/api/products/import', headers, payload })
  return { status: answer.statusCode, body: answer.json<ErrorBody & { inserted?: number }>() }
}

const text = (words: string) => new Uint8Array(Buffer.from(words))
const workbook = { name: 'xl/workbook.xml', contents: '<workbook/>' }
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)

/** The container of old Office files and of password-protected new ones. */
function compoundFile(streams: string[]): Uint8Array {
  const file = XLSX.CFB.utils.cfb_new({ root: 'R' })
  for (const name of streams) XLSX.CFB.utils.cfb_add(file, name, Buffer.alloc(5000, 1))
  return new Uint8Array(XLSX.CFB.write(file, { type: 'buffer' }) as Buffer)
}

const wrongKind = [
  415,
  'UNSUPPORTED_MEDIA',
  'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file.',
] as const
const damaged = [
  400,
  'VALIDATION',
  'The file is damaged. Open it in Excel, save it again and try once more.',
] as const
const locked = [
  400,
  'VALIDATION',
  'The file is password-protected. Save it without a password and try again.',
] as const
const unpacksTooFar = [413, 'TOO_LARGE', 'The file is too large once unpacked.'] as const
const suspicious = [400, 'VALIDATION', 'The file contains parts that don’t belong in a spreadsheet.'] as const
const tooManyRows = [413, 'TOO_LARGE', 'A file can have up to 50,000 rows. Please split it.'] as const
const nothing = [400, 'VALIDATION', 'The file is empty.'] as const

const manyRows = (count: number) => [
  ['Title', 'Price', 'Category'],
  ...Array.from({ length: count }, (_, index) => [`Dish ${index}`, 7, 'nowhere']),
]

test.each<[string, () => Uint8Array, readonly [number, string, string]]>([
  ['no bytes', () => new Uint8Array(), nothing],
  ['a sheet without cells', () => writeSheet([]), nothing],
  ['a text', () => text('Title,Price\nA,1\n'), wrongKind],
  ['a page that calls itself a spreadsheet', () => text('<html><table><tr><td>Title'), wrongKind],
  ['a picture', () => new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex')), wrongKind],
  ['a zip of something else', () => writeZip([{ name: 'word/document.xml', contents: '<a/>' }]), wrongKind],
  ['an old document of another program', () => compoundFile(['/WordDocument']), wrongKind],
  ['half a file', () => writeSheet([['Title']]).slice(0, 900), damaged],
  ['a workbook without sheets', () => writeZip([workbook]), nothing],
  ['broken XML', () => writeZip([{ name: 'xl/workbook.xml', contents: '<workbook><sheets' }]), damaged],
  ['a protected file', () => compoundFile(['/EncryptionInfo', '/EncryptedPackage']), locked],
  ['an encrypted part', () => writeZip([{ ...workbook, isEncrypted: true }]), locked],
  [
    'a part that unpacks to 80 MB',
    () => writeZip([workbook, { name: 'a', contents: zeros(80) }]),
    unpacksTooFar,
  ],
  [
    'parts that unpack to 120 MB together',
    () => writeZip([workbook, { name: 'a', contents: zeros(60) }, { name: 'b', contents: zeros(60) }]),
    unpacksTooFar,
  ],
  [
    'a part that lies about its size',
    () => writeZip([workbook, { name: 'a', contents: zeros(80), claimedSize: 10 }]),
    damaged,
  ],
  [
    'a thousand parts',
    () => writeZip([workbook, ...Array.from({ length: 1000 }, (_, n) => ({ name: `${n}`, contents: '' }))]),
    unpacksTooFar,
  ],
  ['two parts of one name', () => writeZip([workbook, workbook]), suspicious],
  [
    'entities',
    () => writeZip([{ ...workbook, contents: '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>' }]),
    suspicious,
  ],
  ['50,001 rows', () => writeSheet(manyRows(50_001)), tooManyRows],
  ['far more rows', () => writeSheet(manyRows(61_000)), tooManyRows],
  [
    'no headings',
    () => writeSheet([['Samosa', 7]]),
    [
      400,
      'VALIDATION',
      'The first row must contain the column headings, as in the template: Title, Price, Category …',
    ],
  ],
  [
    'a heading twice',
    () => writeSheet([['Title', 'Price', 'PRICE']]),
    [400, 'VALIDATION', 'The column "Price" appears twice. Remove one of them.'],
  ],
])('%s is rejected with an explanation', async (_what, make, [status, code, message]) => {
  const before = await site.db.$count(products)
  expect(await importFile(make())).toEqual({ status, body: { code, message } })
  expect(await site.db.$count(products)).toBe(before)
})

const lines = (count: number) => text(`Title,Price\n${'Dish,7\n'.repeat(count)}`)

test.each<[string, Uint8Array, readonly [number, string, string]]>([
  ['no bytes', new Uint8Array(), nothing],
  ['50,001 rows', lines(50_001), tooManyRows],
  [
    'a picture',
    new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex')),
    [400, 'VALIDATION', 'The file isn’t UTF-8 text. Save it as "CSV UTF-8", or as .xlsx.'],
  ],
  [
    'a heading twice',
    text('Title,Price,PRICE\nNaan,4,5\n'),
    [400, 'VALIDATION', 'The column "Price" appears twice. Remove one of them.'],
  ],
])('a .csv with %s is rejected with an explanation', async (_what, bytes, [status, code, message]) => {
  expect(await importFile(bytes, 'menu.csv')).toEqual({ status, body: { code, message } })
})

test('of several sheets, the one with a heading twice is named', async () => {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('Starters').addRows([
    ['Title', 'Price'],
    ['Samosa', 5],
  ])
  book.addWorksheet('Mains').addRows([
    ['Title', 'Price', 'PRICE'],
    ['Dal', 9, 9],
  ])
  const { body } = await importFile(new Uint8Array(await book.xlsx.writeBuffer()))
  expect(body.message).toBe('The column "Price" appears twice on the sheet "Mains". Remove one of them.')
})

test('more than 10 MB is rejected', async () => {
  const { status, body } = await importFile(new Uint8Array(10 * 1024 * 1024 + 1))
  expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
})

test('nothing is imported without a file', async () => {
  const payload = new FormData()
  payload.append('mode', 'update')
  const answer = await site.app.inject({ method: 'POST', url: '/api/products/import', headers, payload })
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([400, 'VALIDATION'])
})

test('choices and merged cells over a million rows take no time', async () => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Products') as ExcelJS.Worksheet & {
    dataValidations: { add: (range: string, validation: ExcelJS.DataValidation) => void }
  }
  sheet.addRows([
    ['Title', 'Price', 'Category'],
    ['Moon Rice', 7, 'Rice'],
  ])
  sheet.dataValidations.add('C2:C1048576', { type: 'list', formulae: ['"Rice"'] })
  expect((await importFile(new Uint8Array(await book.xlsx.writeBuffer()))).body.inserted).toBe(1)
})

test.each<[string, ExcelJS.CellValue, string]>([
  ['a formula without a result', { formula: 'A1' }, 'The formula in this cell has no result'],
  ['an error', { error: '#REF!' }, 'This cell shows the error #REF!'],
  ['a formula with an error', { formula: 'A1', result: { error: '#N/A' } }, 'This cell shows the error #N/A'],
  ['a date', new Date(0), 'This cell contains a date'],
])('a row with %s is rejected', async (_what, value, message) => {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('Products').addRows([
    ['Title', 'Price', 'Category'],
    ['Moon Rice', value, 'Rice'],
  ])
  const { body } = await importFile(new Uint8Array(await book.xlsx.writeBuffer()))
  expect(body).toMatchObject({ inserted: 0, errors: [{ row: 2, cell: 'B2', message }] })
})

test('formatted texts, links and formulas are read as displayed', async () => {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('Products').addRows([
    ['Title', 'Price', 'Category', 'Image URL'],
    [
      { richText: [{ text: 'Moon ' }, { font: { bold: true }, text: 'Rice' }] },
      { formula: '3.5*2', result: 7 },
      { formula: 'UPPER("rice")', result: 'RICE' },
      { text: 'https://example.com/a.png', hyperlink: 'https://example.com/a.png' },
    ],
  ])
  expect((await importFile(new Uint8Array(await book.xlsx.writeBuffer()))).body.inserted).toBe(1)
  const { body } = await site.get('/api/products/moon-rice')
  expect(body).toMatchObject({ title: 'Moon Rice', price: 7, thumbnail: 'https://example.com/a.png' })
})

test.each(['xlsx', 'biff8'] as const)(
  'a formula whose result is 0 or FALSE has that value, in .%s',
  async (kind) => {
    const result = (v: number | boolean) => ({ t: typeof v === 'number' ? 'n' : 'b', f: 'A1', v }) as const
    const rows = [
      ['Title', 'Price', 'Category', 'Discount %', 'Featured', 'Stock'],
      ['Moon Rice', 7, 'Rice', result(0), result(false), result(0)],
      ['Sun Rice', 7, 'Rice', result(5), result(true), result(3)],
    ]
    expect((await importFile(writeSheet(rows, kind))).body).toMatchObject({ inserted: 2, errors: [] })
    const { body } = await site.get('/api/products/moon-rice')
    expect(body).toMatchObject({ discountPercent: 0, isFeatured: false, stock: 0 })
  },
)
