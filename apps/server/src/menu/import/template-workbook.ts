/** Creates the spreadsheets that owners fill in. */
import ExcelJS from 'exceljs'
import { guardText } from '../../platform/escape-text.ts'
import { type Cells, drawHeading, drawTable, offerIn } from './draw-table.ts'
import { type ColumnKey, columnKeys, columns, HELP_SHEET } from './menu-columns.ts'
import { type OptionColumnKey, optionColumnKeys, optionColumns, OPTIONS_SHEET } from './option-columns.ts'
import { optionsAdvice } from './options-cell.ts'

export interface Template {
  /** One list of cells per product, in the order of the columns. */
  rows: Cells[]
  categories: string[]
  /** One list of cells per choice of an option group, in the order of its columns. */
  choices: Cells[]
  /** Of the currency. */
  decimals: number
}

const priceFormat = (decimals: number) => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`)

const widths: Record<ColumnKey, number> = {
  title: 30,
  slug: 28,
  number: 10,
  sku: 14,
  description: 60,
  variation: 14,
  price: 10,
  category: 24,
  position: 10,
  imageUrl: 34,
  isFeatured: 11,
  isHidden: 11,
  discountPercent: 13,
  stock: 9,
  dietary: 26,
  allergens: 30,
  optionGroups: 40,
  spiceLevel: 12,
  abv: 9,
  volumeMl: 12,
  origin: 18,
  flavourNotes: 30,
}

const formatsOf = (decimals: number): Partial<Record<ColumnKey, string>> => ({
  price: priceFormat(decimals),
  discountPercent: '0.##',
  position: '0',
  stock: '0',
  abv: '0.##',
  volumeMl: '0.##',
})

const required: readonly ColumnKey[] = ['title', 'price', 'category']

export async function drawTemplate({ rows, categories, choices, decimals }: Template): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  const sheet = drawProducts(workbook, rows, formatsOf(decimals))
  drawOptions(workbook, choices, optionFormatsOf(decimals))
  drawHelp(workbook)
  drawCategories(workbook, categories)
  offerChoices(sheet, rows.length, categories.length)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

const drawProducts = (workbook: ExcelJS.Workbook, rows: Cells[], formats: ReturnType<typeof formatsOf>) =>
  drawTable(workbook, {
    name: 'Products',
    columns: columnKeys.map((key) => ({
      key,
      header: columns[key].header,
      width: widths[key],
      format: formats[key],
      isRequired: required.includes(key),
    })),
    rows,
  })

/** The choices for cells of the first sheet, on their own sheet: a list inside a cell has a length limit. */
function drawCategories(workbook: ExcelJS.Workbook, categories: string[]) {
  const sheet = workbook.addWorksheet('Categories', { state: 'hidden' })
  for (const name of categories) sheet.addRow([guardText(name)])
}

function offerChoices(sheet: ExcelJS.Worksheet, rowCount: number, categoryCount: number) {
  const offer = (key: ColumnKey, formula: string, isStrict: boolean) =>
    offerIn(sheet, { ...columns[key], key, formula, isStrict, rowCount })
  if (categoryCount > 0) offer('category', `Categories!$A$1:$A$${categoryCount}`, true)
  offer('isFeatured', '"yes,no"', true)
  offer('isHidden', '"yes,no"', true)
  offer('spiceLevel', '"mild,medium,hot,extra hot"', true)
  offer('dietary', '"vegetarian,vegan,gluten-free,dairy-free"', false)
}

// The page that explains how to fill in a spreadsheet.

const advice = [
  'Each row of the sheet "Products" is one product. The first row names the columns; their order does not matter.',
  'Before anything changes, a preview shows what is new, what changes, and which rows can’t be imported and why.',
  'The slug identifies the product. A slug that is not on the menu yet adds a new product.',
  'A cell sets its field, and an empty cell clears it. To leave a field unchanged for all products, delete its whole column.',
  'Products whose rows you delete here stay on the menu. To delete a product, use its page in the admin.',
  'To sell a product in several sizes, add a column "Variation" and a row with the name and the price of each size. Together the rows become one product with a required choice.',
  'Columns with a dark heading are required for a new product.',
  'Each row of the sheet "Options" is one choice of an option group. The rows of a group replace its choices, in their order; a choice without a row is deleted.',
  'Groups without any row stay as they are, and so do all groups if you delete the sheet.',
]

type Line = readonly [what: string, meaning: string]

function drawHelp(workbook: ExcelJS.Workbook) {
  const sheet = workbook.addWorksheet(HELP_SHEET)
  sheet.columns = [{ width: 24 }, { width: 100 }]
  sheet.addRow(['How to fill in this file']).font = { bold: true, size: 14 }
  for (const line of advice) sheet.addRow(['', line])
  const helpOf = ({ header, help }: { header: string; help: string }): Line => [header, help]
  drawLines(
    sheet,
    'Column of “Products”',
    'What to enter',
    columnKeys.map((key) => helpOf(columns[key])),
  )
  drawLines(sheet, 'In the column “Options”', 'What it means', optionsAdvice)
  drawLines(
    sheet,
    'Column of “Options”',
    'What to enter',
    optionColumnKeys.map((key) => helpOf(optionColumns[key])),
  )
  sheet.getColumn(1).alignment = { wrapText: true, vertical: 'top' }
  sheet.getColumn(2).alignment = { wrapText: true, vertical: 'top' }
}

function drawLines(sheet: ExcelJS.Worksheet, what: string, meaning: string, lines: readonly Line[]) {
  sheet.addRow([])
  const heading = sheet.addRow([what, meaning])
  for (const column of [1, 2]) drawHeading(heading.getCell(column), true)
  for (const line of lines) sheet.addRow([...line])
}

// The sheet with the option groups, of the spreadsheets that owners fill in.

const optionWidths: Record<OptionColumnKey, number> = {
  groupKey: 20,
  groupName: 24,
  min: 10,
  max: 10,
  addsIngredients: 16,
  sizeGroup: 14,
  key: 20,
  name: 28,
  sku: 14,
  price: 10,
  sizePrices: 28,
  isDefault: 16,
  most: 9,
  product: 24,
  breaksDiets: 26,
  allergens: 30,
}

const optionFormatsOf = (decimals: number): Partial<Record<OptionColumnKey, string>> => ({
  min: '0',
  max: '0',
  price: priceFormat(decimals),
  most: '0',
})

function drawOptions(
  workbook: ExcelJS.Workbook,
  choices: Cells[],
  formats: ReturnType<typeof optionFormatsOf>,
) {
  const optionSheetColumns = optionColumnKeys.map((key) => ({
    key,
    header: optionColumns[key].header,
    width: optionWidths[key],
    format: formats[key],
    isRequired: key === 'groupName' || key === 'name',
  }))
  const sheet = drawTable(workbook, { name: OPTIONS_SHEET, columns: optionSheetColumns, rows: choices })
  const offer = (key: OptionColumnKey, formula: string, isStrict: boolean) =>
    offerIn(sheet, { ...optionColumns[key], key, formula, isStrict, rowCount: choices.length })
  offer('addsIngredients', '"yes,no"', true)
  offer('isDefault', '"yes,no"', true)
  offer('breaksDiets', '"vegetarian,vegan,gluten-free,dairy-free"', false)
}
