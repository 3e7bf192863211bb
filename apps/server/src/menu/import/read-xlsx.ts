import ExcelJS from 'exceljs'
import DefinedNameXform from 'exceljs/lib/xlsx/xform/book/defined-name-xform.js'
import NumFmtXform from 'exceljs/lib/xlsx/xform/style/numfmt-xform.js'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import {
  hasTooManyRows,
  isDamaged,
  isDateFormat,
  isProtected,
  numberAsShown,
  type SheetCell,
  type SheetPage,
  SheetError,
  type SheetRow,
  wrongKind,
} from './sheet-cell.ts'

// Blank rows with formatting count here; rows with content are counted later.
const MAX_ROW_ELEMENTS = 60_000
const MAX_COLUMNS = 200
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

export async function readXlsx(bytes: Buffer): Promise<SheetPage[]> {
  await checkZip(bytes)
  const workbook = new ExcelJS.Workbook()
  try {
    const options = { ignoreNodes: IGNORED, maxRows: MAX_ROW_ELEMENTS, maxCols: MAX_COLUMNS }
    await workbook.xlsx.load(bytes as never, options)
  } catch (error) {
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

// Checks a zip before anyone reads its content: an .xlsx of a few KB can unpack to gigabytes.

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
  const stream = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    // The size in the entry's header is not trusted.
    if (size > limit) throw unpacksTooFar()
    const seen = Buffer.concat([tail, chunk])
    if (seen.includes(DOCTYPE)) throw isSuspicious()
    tail = seen.subarray(-DOCTYPE.length)
  }
  return size
}
