import { setImmediate } from 'node:timers/promises'
import { beginStream } from '../../platform/begin-stream.ts'
import { guardParts } from '../../platform/formula-text.ts'
import { neutralizeText } from './neutralize-text.ts'
import type { Cell, Column, Table } from './table.ts'

// Without it, Excel does not recognize UTF-8.
const BYTE_ORDER_MARK = '\u{FEFF}'

/** The first sheet as RFC 4180, part by part. Yields nothing until the first rows are read. */
export async function* writeCsv([{ columns, parts }]: Table): AsyncGenerator<Buffer> {
  const started = await beginStream(parts())
  yield csvHead(columns)
  for await (const rows of started) {
    yield csvRows(columns, rows)
    // Yields to other work, however quickly the database answers.
    await setImmediate()
  }
}

/** The start of a .csv. */
export const csvHead = (columns: readonly Column[]): Buffer =>
  Buffer.from(BYTE_ORDER_MARK + lineOf(columns.map(({ title }) => title)))

export const csvRows = (columns: readonly Column[], rows: readonly Cell[][]): Buffer =>
  Buffer.from(rows.map((row) => lineOf(row.map((cell, index) => plain(cell, columns[index])))).join(''))

function plain(cell: Cell, column: Column | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return column?.kind === 'money' ? cell.toFixed(2) : String(cell)
  return column?.kind === 'time' ? cell.replace('T', ' ') : guardParts(neutralizeText(cell))
}

const lineOf = (fields: string[]) => `${fields.map(quote).join(',')}\r\n`

const quote = (field: string) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
