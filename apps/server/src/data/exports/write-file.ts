import type { ExportFormat } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { type PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { beginStream } from '../../platform/begin-stream.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { guardParts } from '../../platform/escape-text.ts'
import { escapeXml, sheetXml, stylesXml } from './sheet-xml.ts'
import { type Cell, type Column, neutralizeText, type Table } from './table.ts'

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

// A workbook: a zip of XML (ECMA-376, part 2) whose sheets are read, compressed and sent one after the other.

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** All sheets. Yields nothing until the first rows are read. */
export async function* writeXlsx(table: Table): AsyncGenerator<Buffer> {
  const [first, ...others] = table
  const firstParts = await beginStream(first.parts())
  const sheets = [{ ...first, parts: () => firstParts }, ...others]
  const ids = table.map((_, index) => index + 1)
  yield* zipFiles([
    fileOf('[Content_Types].xml', contentTypesXml(ids)),
    fileOf('_rels/.rels', relationsXml([relationXml('rId1', 'officeDocument', 'xl/workbook.xml')])),
    fileOf('xl/workbook.xml', workbookXml(table)),
    fileOf(
      'xl/_rels/workbook.xml.rels',
      relationsXml([
        relationXml('styles', 'styles', 'styles.xml'),
        ...ids.map((id) => relationXml(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)),
      ]),
    ),
    fileOf('xl/styles.xml', stylesXml(moneyIn(table))),
    ...sheets.map(({ columns, parts }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      read: () => sheetXml(columns, parts()),
    })),
  ])
}

/** The currency of its amounts: all of them are the restaurant's. */
const moneyIn = (table: Table): Money | undefined =>
  table.flatMap(({ columns }) => columns).flatMap(({ kind }) => (typeof kind === 'object' ? [kind] : []))[0]

const fileOf = (name: string, xml: string): FileToZip => ({
  name,
  async *read() {
    yield Buffer.from(DECLARATION + xml)
  },
})

const contentTypesXml = (ids: number[]) =>
  `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/>
${ids.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/>`).join('\n')}
</Types>`

const relationsXml = (relations: string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`

const relationXml = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

const workbookXml = (table: Table) =>
  `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>
${table.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('\n')}
</sheets></workbook>`

interface FileToZip {
  name: string
  /** Called when it is this file's turn. */
  read: () => AsyncIterable<Buffer>
}

/** Compresses the files one by one, no faster than the zip is read; when its reader stops, reading the files stops. */
export async function* zipFiles(files: readonly FileToZip[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  let source: Readable | undefined
  for (const { name, read } of files) {
    zip.addReadStreamLazy(name, (pump) => {
      source = Readable.from(read())
      source.on('error', (error) => output.destroy(error))
      pump(null, source)
    })
  }
  zip.end()
  try {
    yield* output as AsyncIterable<Buffer>
  } finally {
    source?.destroy()
  }
}
