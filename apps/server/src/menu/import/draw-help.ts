/** The page that explains how to fill in a spreadsheet. */
import type ExcelJS from 'exceljs'
import { drawHeading } from './draw-table.ts'
import { columnKeys, columns } from './menu-columns.ts'
import { optionColumnKeys, optionColumns } from './option-columns.ts'
import { optionsAdvice } from './options-cell.ts'

const advice = [
  'Each row of the sheet "Products" is one product. The first row names the columns; their order does not matter.',
  'Before anything changes, a preview shows what is new, what changes, and which rows can’t be imported and why.',
  'The slug identifies the product. A slug that is not on the menu yet adds a new product.',
  'A cell sets its field, and an empty cell clears it. To leave a field unchanged for all products, delete its whole column.',
  'Products whose rows you delete here stay on the menu. To delete a product, use its page in the admin.',
  'Columns with a dark heading are required for a new product.',
  'Each row of the sheet "Options" is one choice of an option group. The rows of a group replace its choices, in their order; a choice without a row is deleted.',
  'Groups without any row stay as they are, and so do all groups if you delete the sheet.',
]

type Line = readonly [what: string, meaning: string]

export function drawHelp(workbook: ExcelJS.Workbook) {
  const sheet = workbook.addWorksheet('How to')
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
