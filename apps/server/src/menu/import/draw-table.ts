/** A sheet that owners fill in: headings, rows, and lists of choices for cells. */
import { type Allergen, allergenNames, allergens, type DietaryLabel, dietaryLabels } from '@tiffin/contract'
import type ExcelJS from 'exceljs'
import { guardText } from '../../platform/escape-text.ts'

/** Cells with labels from a list, such as "vegan, gluten-free": written, and read as people type them. */

/** States that a dish contains none of the allergens; an empty cell states nothing. */
const NONE = 'none'

/** Which ones depends on the country; the form of a dish lists them. */
export const allergensHelp =
  'none, or those that the form of a dish lists, such as milk, tree-nuts, separated by commas, or empty if nothing is stated'

export const writeDiets = (diets: readonly DietaryLabel[]): string =>
  dietaryLabels.filter((label) => diets.includes(label)).join(', ')

export const writeAllergens = (contained: readonly Allergen[] | null): string | null =>
  contained && (allergens.filter((one) => contained.includes(one)).join(', ') || NONE)

/** Lower case, with single blanks for any other separators. */
export const simplified = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** A word that is no label is passed on for the schema to reject. */
export const readDiets = (text: string): string[] => readLabels(text, dietaryLabels, (label) => [label])

export function readAllergens(text: string): string[] | null {
  if (text === '') return null
  return simplified(text) === NONE
    ? []
    : readLabels(text, allergens, (label) => [label, allergenNames[label]])
}

function readLabels<Label extends string>(
  text: string,
  labels: readonly Label[],
  namesOf: (label: Label) => string[],
): string[] {
  const named = text
    .split(/[,;\n]/)
    .map(simplified)
    .filter(Boolean)
    .map((name) => labels.find((label) => namesOf(label).map(simplified).includes(name)) ?? name)
  return [...new Set(named)]
}

/** What a column is called in a sheet. */
export interface Heading {
  header: string
  /** Other headings with the same meaning. */
  alsoCalled: readonly string[]
}

// "Discount (%)" and "discount %" are one heading.
export const plainHeading = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Finds the column that a heading means. */
export function indexHeadings<Key extends string>(
  keys: readonly Key[],
  headings: Record<Key, Heading>,
): (heading: string) => Key | undefined {
  const keyByHeading = new Map(
    keys.flatMap((key) => {
      const { header, alsoCalled } = headings[key]
      return [key, header, ...alsoCalled].map((heading) => [plainHeading(heading), key] as const)
    }),
  )
  return (heading) => keyByHeading.get(plainHeading(heading))
}

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
