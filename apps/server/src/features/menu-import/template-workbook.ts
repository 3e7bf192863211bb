/** Creates the spreadsheets that owners fill in. */
import ExcelJS from 'exceljs'
import { guardText } from '../../platform/formula-text.ts'
import { columnKeys, columns, type ColumnKey } from './menu-columns.ts'

export interface Template {
  /** One list of cells per row, in the order of the columns. */
  rows: (string | number | null)[][]
  categories: string[]
}

// Room for new rows below the existing ones.
const SPARE_ROWS = 500
const INK = 'FF1F1B16'
const ROYAL = 'FF1E3A8A'
const CREAM = 'FFF6ECD9'

const widths: Record<ColumnKey, number> = {
  title: 30,
  slug: 28,
  description: 60,
  price: 10,
  category: 24,
  imageUrl: 34,
  isFeatured: 11,
  discountPercent: 13,
  stock: 9,
  dietary: 26,
  spiceLevel: 12,
  abv: 9,
  volumeMl: 12,
  origin: 18,
  flavourNotes: 30,
}

const formats: Partial<Record<ColumnKey, string>> = {
  price: '0.00',
  discountPercent: '0.##',
  stock: '0',
  abv: '0.##',
  volumeMl: '0.##',
}

const required: readonly ColumnKey[] = ['title', 'price', 'category']

export async function drawTemplate({ rows, categories }: Template): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  const lastRow = rows.length + 1 + SPARE_ROWS
  drawProducts(workbook, rows)
  drawHelp(workbook)
  drawCategories(workbook, categories)
  addChoices(workbook, lastRow, categories.length)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

function drawProducts(workbook: ExcelJS.Workbook, rows: Template['rows']) {
  const sheet = workbook.addWorksheet('Products', {
    views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }],
  })
  sheet.columns = columnKeys.map((key) => ({
    header: columns[key].header,
    key,
    width: widths[key],
    style: {
      ...(formats[key] !== undefined && { numFmt: formats[key] }),
      alignment: { vertical: 'top', wrapText: key === 'description' },
    },
  }))
  for (const row of rows) {
    sheet.addRow(row.map((cell) => (typeof cell === 'string' ? guardText(cell) || null : cell)))
  }
  columnKeys.forEach((key, index) => drawHeading(sheet.getRow(1).getCell(index + 1), required.includes(key)))
  sheet.getRow(1).height = 24
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columnKeys.length } }
}

function drawHeading(cell: ExcelJS.Cell, isRequired: boolean) {
  cell.font = { bold: true, color: { argb: isRequired ? 'FFFFFFFF' : INK } }
  cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: isRequired ? ROYAL : CREAM } }
  cell.alignment = { vertical: 'middle' }
  cell.border = { bottom: { style: 'medium', color: { argb: ROYAL } } }
}

const advice = [
  'Each row of the sheet "Products" is one product. The first row names the columns; their order does not matter.',
  'Before anything changes, a preview shows what is new, what changes, and which rows can’t be imported and why.',
  'The slug identifies the product. A slug that is not on the menu yet adds a new product.',
  'A cell sets its field, and an empty cell clears it. To leave a field unchanged for all products, delete its whole column.',
  'Products whose rows you delete here stay on the menu. To delete a product, use its page in the admin.',
  'Columns with a dark heading are required for a new product.',
]

function drawHelp(workbook: ExcelJS.Workbook) {
  const sheet = workbook.addWorksheet('How to')
  sheet.columns = [{ width: 18 }, { width: 100 }]
  sheet.addRow(['How to fill in this file']).font = { bold: true, size: 14 }
  for (const line of advice) sheet.addRow(['', line])
  sheet.addRow([])
  for (const cell of ['Column', 'What to enter'].entries()) {
    drawHeading(sheet.getRow(advice.length + 3).getCell(cell[0] + 1), true)
    sheet.getRow(advice.length + 3).getCell(cell[0] + 1).value = cell[1]
  }
  for (const key of columnKeys) sheet.addRow([columns[key].header, columns[key].help])
  sheet.getColumn(2).alignment = { wrapText: true, vertical: 'top' }
}

/** The choices for cells of the first sheet, on their own sheet: a list inside a cell has a length limit. */
function drawCategories(workbook: ExcelJS.Workbook, categories: string[]) {
  const sheet = workbook.addWorksheet('Categories', { state: 'hidden' })
  for (const name of categories) sheet.addRow([guardText(name)])
}

function addChoices(workbook: ExcelJS.Workbook, lastRow: number, categoryCount: number) {
  const sheet = workbook.getWorksheet('Products') as ExcelJS.Worksheet & {
    dataValidations: { add: (range: string, validation: ExcelJS.DataValidation) => void }
  }
  const offer = (key: ColumnKey, formula: string, isStrict: boolean) => {
    const { letter } = sheet.getColumn(key)
    sheet.dataValidations.add(`${letter}2:${letter}${lastRow}`, {
      type: 'list',
      allowBlank: true,
      formulae: [formula],
      showErrorMessage: isStrict,
      errorTitle: columns[key].header,
      error: columns[key].help,
    })
  }
  if (categoryCount > 0) offer('category', `Categories!$A$1:$A$${categoryCount}`, true)
  offer('isFeatured', '"yes,no"', true)
  offer('spiceLevel', '"mild,medium,hot,extra hot"', true)
  offer('dietary', '"vegetarian,vegan,gluten-free,dairy-free"', false)
}
