/** Creates the spreadsheets that owners fill in. */
import ExcelJS from 'exceljs'
import { guardText } from '../../platform/formula-text.ts'
import { drawHelp } from './draw-help.ts'
import { drawOptions } from './draw-options.ts'
import { drawTable, offerIn, type Cells } from './draw-table.ts'
import { columnKeys, columns, type ColumnKey } from './menu-columns.ts'

export interface Template {
  /** One list of cells per product, in the order of the columns. */
  rows: Cells[]
  categories: string[]
  /** One list of cells per choice of an option group, in the order of its columns. */
  choices: Cells[]
}

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
  allergens: 30,
  optionGroups: 40,
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

export async function drawTemplate({ rows, categories, choices }: Template): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  const sheet = drawProducts(workbook, rows)
  drawOptions(workbook, choices)
  drawHelp(workbook)
  drawCategories(workbook, categories)
  offerChoices(sheet, rows.length, categories.length)
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

const drawProducts = (workbook: ExcelJS.Workbook, rows: Cells[]) =>
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
  offer('spiceLevel', '"mild,medium,hot,extra hot"', true)
  offer('dietary', '"vegetarian,vegan,gluten-free,dairy-free"', false)
}
