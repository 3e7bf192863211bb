import * as XLSX from '@e965/xlsx'

export type Cells = (string | number | boolean | null | XLSX.CellObject)[][]

/** A spreadsheet with these rows, as bytes; the first row is row 1. */
export const writeSheet = (
  rows: Cells,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
  sheetName = 'Products',
): Uint8Array => writeWorkbook({ [sheetName]: rows }, bookType)

/** The same with several sheets, by their names. */
export function writeWorkbook(
  sheets: Record<string, Cells>,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Uint8Array {
  const workbook = XLSX.utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), name)
  }
  return new Uint8Array(XLSX.write(workbook, { type: 'buffer', bookType, compression: true }) as Buffer)
}
