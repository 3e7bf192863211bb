import type { ExportFormat } from '@tiffin/contract'
import { setImmediate } from 'node:timers/promises'
import { beginStream } from '../../platform/begin-stream.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { guardParts } from '../../platform/formula-text.ts'
import { type Cell, type Column, neutralizeText, type Table } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The table as a download, named after its content. */
export const writeFile = (
  name: string,
  format: ExportFormat,
  { table, countRows }: { table: Table; countRows: () => Promise<number> },
): StreamedFile => ({
  fileName: `${name}.${format}`,
  contentType: contentTypes[format],
  parts: format === 'csv' ? writeCsv(table) : writeXlsx(table),
  countRows,
})

// Without it, Excel does not recognize UTF-8.
const BYTE_ORDER_MARK = '\u{FEFF}'

/** The first sheet as RFC 4180, part by part. Yields nothing until the first rows are read. */
async function* writeCsv([{ columns, parts }]: Table): AsyncGenerator<Buffer> {
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
  const kind = column?.kind
  if (typeof cell === 'number') return typeof kind === 'object' ? kind.write(cell) : String(cell)
  return kind === 'time' ? cell.replace('T', ' ') : guardParts(neutralizeText(cell))
}

const lineOf = (fields: string[]) => `${fields.map(quote).join(',')}\r\n`

const quote = (field: string) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
