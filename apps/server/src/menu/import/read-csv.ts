import { CsvError, parse } from 'csv-parse/sync'
import { unguardParts } from '../../platform/escape-text.ts'
import { isDamaged, type SheetPage, SheetError } from './sheet-cell.ts'

// The one that the first line has most of: where a comma is the decimal point, cells are separated by semicolons.
const separators = [',', ';', '\t']

/** A text with commas, semicolons or tabs. Every cell is what was typed: nothing is taken for a date. */
export function readCsv(bytes: Buffer): SheetPage[] {
  const text = decode(bytes)
  // Excel's own way to name the separator.
  const [named = '', separator = separatorOf(text)] = /^sep=(.)\r?\n/.exec(text) ?? []
  const rows = parseCells(text.slice(named.length), separator).map((cells, index) => ({
    number: index + 1,
    // An export also guards the parts of a text; a missing cell stays missing.
    cells: cells.map((cell) => (cell === '' ? null : unguardParts(cell))),
  }))
  return [
    {
      name: 'Sheet1',
      isHidden: false,
      rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
    },
  ]
}

function separatorOf(text: string): string {
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const countOf = (separator: string) => firstLine.split(separator).length
  return separators.reduce((most, each) => (countOf(each) > countOf(most) ? each : most))
}

function parseCells(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true })
  } catch (error) {
    throw error instanceof CsvError ? isDamaged() : error
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SheetError('VALIDATION', 'The file isn’t UTF-8 text. Save it as "CSV UTF-8", or as .xlsx.')
  }
}
