/** A sheet that owners fill in: headings, rows, and lists of choices for cells. */
import type ExcelJS from 'exceljs'
import { guardText } from '../../platform/escape-text.ts'

export type Cells = (string | number | null)[]

interface Table {
  name: string
  columns: { key: string; header: string; width: number; format?: string | undefined; isRequired: boolean }[]
  rows: Cells[]
}

// Room for new rows below the existing ones.
const SPARE_ROWS = 500
const INK = 'FF1F1B16'
const ROYAL = 'FF1E3A8A'
const CREAM = 'FFF6ECD9'

export function drawTable(workbook: ExcelJS.Workbook, { name, columns, rows }: Table): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }],
  })
  sheet.columns = columns.map(({ key, header, width, format }) => ({
    header,
    key,
    width,
    style: {
      ...(format !== undefined && { numFmt: format }),
      alignment: { vertical: 'top', wrapText: key === 'description' },
    },
  }))
  for (const row of rows) {
    sheet.addRow(row.map((cell) => (typeof cell === 'string' ? guardText(cell) || null : cell)))
  }
  columns.forEach(({ isRequired }, index) => drawHeading(sheet.getRow(1).getCell(index + 1), isRequired))
  sheet.getRow(1).height = 24
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
  return sheet
}

export function drawHeading(cell: ExcelJS.Cell, isRequired: boolean) {
  cell.font = { bold: true, color: { argb: isRequired ? 'FFFFFFFF' : INK } }
  cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: isRequired ? ROYAL : CREAM } }
  cell.alignment = { vertical: 'middle' }
  cell.border = { bottom: { style: 'medium', color: { argb: ROYAL } } }
}

interface Offer {
  key: string
  header: string
  help: string
  formula: string
  /** Whether the list is all that the cell can contain. */
  isStrict: boolean
  rowCount: number
}

/** A list of choices for the cells of a column. */
export function offerIn(sheet: ExcelJS.Worksheet, { key, header, help, formula, isStrict, rowCount }: Offer) {
  const { dataValidations } = sheet as ExcelJS.Worksheet & {
    dataValidations: { add: (range: string, validation: ExcelJS.DataValidation) => void }
  }
  const { letter } = sheet.getColumn(key)
  dataValidations.add(`${letter}2:${letter}${rowCount + 1 + SPARE_ROWS}`, {
    type: 'list',
    allowBlank: true,
    formulae: [formula],
    showErrorMessage: isStrict,
    errorTitle: header,
    error: help,
  })
}
