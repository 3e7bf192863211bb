import * as XLSX from '@e965/xlsx'
import { unguardParts } from '../../platform/formula-text.ts'
import { rowsOf } from './read-xls.ts'
import { type SheetCell, type SheetPage, SheetRefusal, type SheetRow } from './sheet-cell.ts'

/** A text with commas, semicolons or tabs. Every cell is what was typed: nothing is taken for a date. */
export function readCsv(bytes: Buffer): SheetPage[] {
  const { SheetNames, Sheets } = XLSX.read(decode(bytes), { type: 'string', raw: true, dense: true })
  return SheetNames.map((name) => ({
    name,
    rows: rowsOf((Sheets[name] as XLSX.DenseWorkSheet | undefined)?.['!data'] ?? []).map(asTyped),
  }))
}

// An export also guards the parts of a text; a missing cell stays missing.
const asTyped = ({ number, cells }: SheetRow): SheetRow => ({
  number,
  cells: cells.map((cell): SheetCell => (typeof cell === 'string' ? unguardParts(cell) : cell)),
})

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SheetRefusal('VALIDATION', 'The file isn’t UTF-8 text. Save it as "CSV UTF-8", or as .xlsx.')
  }
}
