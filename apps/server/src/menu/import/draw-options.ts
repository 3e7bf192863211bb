/** The sheet with the option groups, of the spreadsheets that owners fill in. */
import type ExcelJS from 'exceljs'
import { drawTable, offerIn, type Cells } from './draw-table.ts'
import { optionColumnKeys, optionColumns, OPTIONS_SHEET, type OptionColumnKey } from './option-columns.ts'

const widths: Record<OptionColumnKey, number> = {
  groupKey: 20,
  groupName: 24,
  min: 10,
  max: 10,
  key: 20,
  name: 28,
  price: 10,
  isDefault: 16,
  most: 9,
  product: 24,
  breaksDiets: 26,
  allergens: 30,
}

const formats: Partial<Record<OptionColumnKey, string>> = { min: '0', max: '0', price: '0.00', most: '0' }

export function drawOptions(workbook: ExcelJS.Workbook, choices: Cells[]) {
  const columns = optionColumnKeys.map((key) => ({
    key,
    header: optionColumns[key].header,
    width: widths[key],
    format: formats[key],
    isRequired: key === 'groupName' || key === 'name',
  }))
  const sheet = drawTable(workbook, { name: OPTIONS_SHEET, columns, rows: choices })
  const offer = (key: OptionColumnKey, formula: string, isStrict: boolean) =>
    offerIn(sheet, { ...optionColumns[key], key, formula, isStrict, rowCount: choices.length })
  offer('isDefault', '"yes,no"', true)
  offer('breaksDiets', '"vegetarian,vegan,gluten-free,dairy-free"', false)
}
