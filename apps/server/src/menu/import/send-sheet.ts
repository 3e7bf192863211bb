import { IMPORT_LIMIT_ROWS, type SheetHeadings } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { createHash } from 'node:crypto'
import { findSheets } from './find-sheets.ts'
import { parseChoice, parseRow } from './parse-row.ts'
import type { SheetMessage } from './parsed-sheet.ts'
import {
  hasTooManyRows,
  isEmpty,
  type SheetPage,
  SheetError,
  type SheetRow,
  wrongKind,
} from './sheet-cell.ts'

// The server reads one message at a time: none may take it long.
const ROWS_PER_MESSAGE = 100

const ZIP = Buffer.from('504b0304', 'hex')
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

interface Reading {
  /** Whether its name says that a text is CSV. */
  isCsv: boolean
  /** How its prices are written. */
  money: Money
  /** What the restaurant's own headings mean. */
  headings: SheetHeadings
  /** Takes one message at a time, as a line. */
  write: (line: string) => Promise<void>
}

/** Reads a spreadsheet's bytes and writes what it holds: its columns, its rows in parts, and its digest; or an error. */
export async function sendSheet(bytes: Buffer, { write, ...reading }: Reading): Promise<void> {
  const send = (message: SheetMessage) => write(`${lineOf(message)}\n`)
  try {
    await sendRows(bytes, reading, send)
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    await send({ kind: 'error', code: error.code, message: error.message })
  }
}

// Line readers also split at these characters, and JSON does not escape them.
const lineOf = (message: SheetMessage) =>
  JSON.stringify(message)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

/** By content, because names are often wrong. Each reader is loaded only when needed. */
async function readSheets(bytes: Buffer, isCsv: boolean): Promise<SheetPage[]> {
  const begins = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)
  if (bytes.length === 0) throw isEmpty()
  if (begins(ZIP)) return (await import('./read-xlsx.ts')).readXlsx(bytes)
  if (begins(COMPOUND_FILE)) return (await import('./read-xls.ts')).readXls(bytes)
  // Any text could be CSV: it is parsed as such only if its name says so.
  if (isCsv) return (await import('./read-csv.ts')).readCsv(bytes)
  throw wrongKind()
}

async function sendRows(
  bytes: Buffer,
  { isCsv, money, headings }: Omit<Reading, 'write'>,
  send: (message: SheetMessage) => Promise<void>,
) {
  const found = findSheets(await readSheets(bytes, isCsv), { mayHaveOptions: !isCsv, headings })
  const { products, options, leftOut } = found
  const optionRows = options?.rows ?? []
  const productCount = products.reduce((sum, { rows }) => sum + rows.length, 0)
  if (Math.max(productCount, optionRows.length) > IMPORT_LIMIT_ROWS) throw hasTooManyRows()
  await send({
    kind: 'head',
    productSheets: products.map(({ name, columns }) => ({ name, columns })),
    optionColumns: options && options.columns,
    ignored: [
      ...products.flatMap(({ name, ignored }) =>
        products.length > 1 ? ignored.map((heading) => `${name}: ${heading}`) : ignored,
      ),
      ...(options?.ignored ?? []).map((heading) => `Options: ${heading}`),
    ],
    leftOut,
    headings: found.headings,
    rowCount: productCount + optionRows.length,
  })
  for (const [sheet, page] of products.entries()) {
    for (const part of inParts(page.rows)) {
      await send({ kind: 'rows', sheet, rows: part.map((row) => parseRow(page, row, money)) })
    }
  }
  if (options) {
    for (const part of inParts(optionRows)) {
      await send({ kind: 'choices', rows: part.map((row) => parseChoice(options, row, money)) })
    }
  }
  await send({ kind: 'end', digest: createHash('sha256').update(bytes).digest('hex') })
}

function* inParts(rows: SheetRow[]): Generator<SheetRow[]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE)
    yield rows.slice(from, from + ROWS_PER_MESSAGE)
}
