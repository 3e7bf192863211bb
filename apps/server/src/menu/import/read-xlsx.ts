import ExcelJS from 'exceljs'
import DefinedNameXform from 'exceljs/lib/xlsx/xform/book/defined-name-xform.js'
import RowXform from 'exceljs/lib/xlsx/xform/sheet/row-xform.js'
import NumFmtXform from 'exceljs/lib/xlsx/xform/style/numfmt-xform.js'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import {
  hasTooManyRows,
  isDamaged,
  isDateFormat,
  isProtected,
  LAST_ROW,
  MAX_COLUMNS,
  numberAsShown,
  type SheetCell,
  type SheetPage,
  SheetError,
  type SheetRow,
  wrongKind,
} from './sheet-cell.ts'

// Blank rows with formatting count here; rows with content are counted later.
const MAX_ROW_ELEMENTS = 60_000
// #DIV/0! and the like; a file can contain any text here.
const MAX_PROBLEM_LENGTH = 60

// Anything that is not a cell is skipped: lists of choices and merged cells can span a million rows in a few bytes.
// Nor are columns read, which can be a billion.
const IGNORED = [
  'cols',
  'dataValidations',
  'mergeCells',
  'conditionalFormatting',
  'extLst',
  'tableParts',
  'drawing',
  'picture',
  'autoFilter',
  'rowBreaks',
]

// ExcelJS takes the backslashes out of a format, and a text in it, as in 0\\%, cannot be told from a code any more.
NumFmtXform.prototype.parseOpen = function parseOpen({ name, attributes: { numFmtId, formatCode } }) {
  if (name === 'numFmt') this.model = { id: Number(numFmtId), formatCode }
  return name === 'numFmt'
}

// A name can stand for all cells of a sheet, and ExcelJS makes an object of each. The menu needs no names.
DefinedNameXform.prototype.parseOpen = () => false

// The places before a row and before a cell are looked at one by one.
const openRow = RowXform.prototype.parseOpen
RowXform.prototype.parseOpen = function parseOpen(node) {
  if (node.name === 'row' && Number.parseInt(node.attributes.r ?? '', 10) > LAST_ROW) throw isDamaged()
  return openRow.call(this, node)
}

const closeRow = RowXform.prototype.parseClose
RowXform.prototype.parseClose = function parseClose(name) {
  const isOpen = closeRow.call(this, name)
  const cells = this.model?.cells ?? []
  if (name === 'c' && placeOf(cells.at(-1)?.address ?? '')[0] > MAX_COLUMNS) cells.pop()
  return isOpen
}

export async function readXlsx(bytes: Buffer): Promise<SheetPage[]> {
  await checkZip(bytes)
  const workbook = new ExcelJS.Workbook()
  try {
    const options = { ignoreNodes: IGNORED, maxRows: MAX_ROW_ELEMENTS, maxCols: MAX_COLUMNS }
    await workbook.xlsx.load(bytes as never, options)
  } catch (error) {
    if (error instanceof SheetError) throw error
    if (String(error).includes('Max row count')) throw hasTooManyRows()
    // Comments in a folder, XML with prefixes, cells without addresses: sound files of other programs. What is damaged is
    // damaged for this reader too.
    return readOtherwise(bytes)
  }
  return workbook.worksheets.map((sheet) => ({
    name: sheet.name,
    isHidden: sheet.state !== 'visible',
    rows: rowsOf(sheet),
  }))
}

async function readOtherwise(bytes: Buffer): Promise<SheetPage[]> {
  const { readXls } = await import('./read-xls.ts')
  try {
    return readXls(bytes)
  } catch {
    throw isDamaged()
  }
}

function rowsOf(sheet: ExcelJS.Worksheet): SheetRow[] {
  const rows: SheetRow[] = []
  sheet.eachRow((row, number) => {
    const cells: SheetCell[] = []
    row.eachCell((cell, column) => {
      const isFormula = cell.type === ExcelJS.ValueType.Formula
      cells[column - 1] = isFormula ? resultOf(cell) : cellOf(cell.value, cell.numFmt)
    })
    rows.push({ number, cells })
  })
  return rows
}

/** Read from the cell: `value` omits a result of 0 or FALSE. */
function resultOf({
  result,
  numFmt,
}: {
  result: ExcelJS.CellFormulaValue['result']
  numFmt: string
}): SheetCell {
  return result === undefined ? { problem: 'The formula in this cell has no result' } : cellOf(result, numFmt)
}

function cellOf(value: ExcelJS.CellValue, format: string | undefined): SheetCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return numberAsShown(value, format)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (value instanceof Date) {
    // The library takes a letter in a text for one of a date: 0.00 \\d
    return isDateFormat(format ?? 'd') ? { problem: 'This cell contains a date' } : numberOfDate(value)
  }
  if ('error' in value)
    return { problem: `This cell shows the error ${value.error}`.slice(0, MAX_PROBLEM_LENGTH) }
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  // A link; its text may have its own formatting.
  if ('text' in value) return cellOf(value.text, format)
  return { problem: 'This cell cannot be read' }
}

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_BEFORE_1970 = 25_569

/** The number that the library has made a date of. */
const numberOfDate = (date: Date) => Number((date.getTime() / DAY_MS + DAYS_BEFORE_1970).toFixed(6))

// Checks a zip before anyone reads its content: an .xlsx of a few KB can unpack to gigabytes, and a sheet of a few KB
// can speak of a billion cells.

const MAX_ENTRIES = 64
const MAX_ENTRY_BYTES = 64 * 1024 * 1024
const MAX_TOTAL_BYTES = 96 * 1024 * 1024
const DOCTYPE = Buffer.from('<!DOCTYPE')

const unpacksTooFar = () => new SheetError('TOO_LARGE', 'The file is too large once unpacked.')
const isSuspicious = () =>
  new SheetError('VALIDATION', 'The file contains parts that don’t belong in a spreadsheet.')

/** Unpacks everything once, counting, and stores none of it. */
async function checkZip(bytes: Buffer): Promise<void> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
    await checkEntries(zip)
  } catch (error) {
    throw error instanceof SheetError ? error : isDamaged()
  }
}

async function checkEntries(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES) throw unpacksTooFar()
  let left = MAX_TOTAL_BYTES
  const names = new Set<string>()
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw isProtected()
    // If two parts had the same name, another program might read the unchecked one.
    if (names.has(entry.fileName)) throw isSuspicious()
    names.add(entry.fileName)
    left -= await checkEntry(zip, entry, Math.min(MAX_ENTRY_BYTES, left))
  }
  if (!names.has('xl/workbook.xml')) throw wrongKind()
}

async function checkEntry(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  let size = 0
  let tail: Buffer = Buffer.alloc(0)
  const rejectClaims = claimChecker(entry.fileName)
  const stream = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    // The size in the entry's header is not trusted.
    if (size > limit) throw unpacksTooFar()
    const seen = Buffer.concat([tail, chunk])
    if (seen.includes(DOCTYPE)) throw isSuspicious()
    tail = seen.subarray(-DOCTYPE.length)
    rejectClaims(chunk)
  }
  return size
}

const FAR_AWAY = /<(?:\w+:)?(?:row|c)\s[^<>]*?\br\s*=\s*["'](?:[a-z]{0,3}\d{8,}|[a-z]{4,}\d)/i
const LINK = /<(?:\w+:)?hyperlink\s[^<>]*?\bref\s*=\s*["']([^"'<>]*)/gi
// The other reader notes a link at each of its cells.
const MAX_LINKED_CELLS = 200_000
const MAX_TAG_LENGTH = 256 * 1024

/** Rejects a sheet by what it says of itself. To be called with one chunk of a part after the other. */
function claimChecker(name: string): (chunk: Buffer) => void {
  let rest = ''
  let linked = 0
  // A picture is none.
  let isXml: boolean | undefined = /\.(?:xml|rels)$/i.test(name) || undefined
  return (chunk) => {
    const text = rest + chunk.toString('latin1')
    isXml ??= /^[^<]{0,9}</.test(text)
    if (!isXml) return
    if (FAR_AWAY.test(text)) throw isDamaged()
    const complete = text.lastIndexOf('>') + 1
    for (const [, range = ''] of text.slice(0, complete).matchAll(LINK)) linked += countCells(range)
    if (linked > MAX_LINKED_CELLS) throw unpacksTooFar()
    const opened = text.indexOf('<', complete)
    rest = opened === -1 ? '' : text.slice(opened)
    if (rest.length > MAX_TAG_LENGTH) throw isSuspicious()
  }
}

/** 6 of A1:B3. */
function countCells(range: string): number {
  const [from = '', to = from] = range.split(':')
  const [left, top] = placeOf(from)
  const [right, bottom] = placeOf(to)
  return (Math.abs(right - left) + 1) * (Math.abs(bottom - top) + 1)
}

function placeOf(address: string): [column: number, row: number] {
  const [, letters = '', digits = ''] = /^\$?([a-z]*)\$?(\d*)$/i.exec(address.trim()) ?? []
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  return [column, Number(digits)]
}
