import * as XLSX from '@e965/xlsx'

export type Cells = (string | number | boolean | null | XLSX.CellObject)[][]

/** A spreadsheet with these rows, as bytes; the first row is row 1. */
export function writeSheet(
  rows: Cells,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
  sheetName = 'Products',
): Uint8Array {
  const workbook = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), sheetName)
  return new Uint8Array(XLSX.write(workbook, { type: 'buffer', bookType, compression: true }) as Buffer)
}
