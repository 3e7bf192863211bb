import { setImmediate } from 'node:timers/promises'
import { beginStream } from '../../platform/begin-stream.ts'
import { neutralizeText } from './neutralize-text.ts'
import type { Cell, Column, Table } from './table.ts'

// Without it, Excel takes UTF-8 for something else.
const BYTE_ORDER_MARK = '\u{FEFF}'

/** The first sheet by RFC 4180, part by part. Nothing of it is there before the first rows are. */
export async function* writeCsv([{ columns, parts }]: Table): AsyncGenerator<Buffer> {
  const begun = await beginStream(parts())
  yield csvHead(columns)
  for await (const rows of begun) {
    yield csvRows(columns, rows)
    // Others get their turn, whatever the database has ready.
    await setImmediate()
  }
}

/** What a .csv begins with. */
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

// Where lists are separated by semicolons or tabs, a spreadsheet makes several cells of one text.
const guardParts = (text: string) => text.replaceAll(/([;\t]\s*)(?='*[=+\-@])/g, "$1'")
