import * as XLSX from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import {
  isDamaged,
  isProtected,
  LAST_ROW,
  MAX_COLUMNS,
  numberAsShown,
  type SheetCell,
  type SheetPage,
  type SheetRow,
  wrongKind,
} from './sheet-cell.ts'

XLSX.set_cptable(codepages)

/** The format before 2007, and newer files that the other reader does not understand. */
export function readXls(bytes: Buffer): SheetPage[] {
  const { SheetNames, Sheets, Workbook } = open(bytes)
  return SheetNames.map((name, index) => ({
    name,
    isHidden: (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    rows: rowsOf((Sheets[name] as XLSX.DenseWorkSheet | undefined)?.['!data'] ?? []),
  }))
}

function open(bytes: Buffer): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, { type: 'buffer', dense: true, cellDates: true, cellNF: true })
  } catch (error) {
    const message = String(error)
    if (/password|encrypt/i.test(message)) throw isProtected()
    // Other programs store their documents in the same kind of container.
    throw /workbook|unsupported|find/i.test(message) ? wrongKind() : isDamaged()
  }
}

function rowsOf(data: (XLSX.CellObject[] | undefined)[]): SheetRow[] {
  const rows: SheetRow[] = []
  // Rows without cells are holes in the array, and so is a cell without anything: nobody counts a million of them.
  for (const index of Object.keys(data).map(Number)) {
    if (index >= LAST_ROW) throw isDamaged()
    const cells: SheetCell[] = []
    data[index]?.slice(0, MAX_COLUMNS).forEach((cell, column) => {
      cells[column] = cellOf(cell)
    })
    if (cells.length > 0) rows.push({ number: index + 1, cells })
  }
  return rows
}

function cellOf({ t, v, z, f, w }: XLSX.CellObject): SheetCell {
  if (t === 'e') return { problem: `This cell shows the error ${w ?? ''}`.trim() }
  if (t === 'd' || v instanceof Date) return { problem: 'This cell contains a date' }
  if (v === undefined) return f === undefined ? null : { problem: 'The formula in this cell has no result' }
  return typeof v === 'number' ? numberAsShown(v, typeof z === 'string' ? z : undefined) : v
}
