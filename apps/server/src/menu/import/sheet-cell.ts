import type { ErrorCode } from '@tiffin/contract'
import { type Money, readAmount } from '@tiffin/pricing'
import { unguardText } from '../../platform/escape-text.ts'

/** The content of a cell, whichever program wrote the file. */
export type SheetCell = string | number | boolean | { problem: string } | null

export interface SheetRow {
  /** As the spreadsheet shows it. */
  number: number
  /** By column, from 0 for A; empty ones may be missing. */
  cells: SheetCell[]
}

/** One of the sheets of a file. */
export interface SheetPage {
  name: string
  /** Spreadsheets do not show it. */
  isHidden: boolean
  rows: SheetRow[]
}

/** C for 2, AA for 26. */
export function columnLetters(index: number): string {
  const rest = index % 26
  const letter = String.fromCodePoint(65 + rest)
  return index < 26 ? letter : columnLetters((index - rest) / 26 - 1) + letter
}

export const isEmptyCell = (cell: SheetCell | undefined): cell is null | undefined | '' =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** A number as the sheet displays it: a percentage is stored as a fraction. */
export function numberAsShown(value: number, format = ''): number {
  return codesOf(format).includes('%') ? Number((value * 100).toPrecision(12)) : value
}

/** Whether numbers of this format are shown as a day or a time. */
export const isDateFormat = (format: string): boolean => /[ymdhs]/i.test(codesOf(format))

/** What of a format decides how a number is shown, without the texts in it: quoted, escaped, padding, colours (ECMA-376, 18.8.31). */
const codesOf = (format: string) =>
  format.replaceAll(/"[^"]*"?|\\.|[_*].|\[(?![hms]+\])[^\]]*\]|general/gi, '')

/** A file rejected as a whole, with a message for its owner. Thrown in the reading process, so free of server code. */
export class SheetError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export const wrongKind = () =>
  new SheetError('UNSUPPORTED_MEDIA', 'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file.')

export const isProtected = () =>
  new SheetError('VALIDATION', 'The file is password-protected. Save it without a password and try again.')

export const isDamaged = () =>
  new SheetError('VALIDATION', 'The file is damaged. Open it in Excel, save it again and try once more.')

// Of the format itself.
export const LAST_ROW = 1_048_576
// Of a menu; beyond are notes and calculations.
export const MAX_COLUMNS = 200

export const isEmpty = () => new SheetError('VALIDATION', 'The file is empty.')

export const hasTooManyRows = () =>
  new SheetError('TOO_LARGE', 'A file can have up to 50,000 rows. Please split it.')

// What a cell means, as people type it.

/** A cell that can be read. */
export type Plain = Exclude<SheetCell, { problem: string }>

export const textOf = (cell: Plain): string =>
  cell === null ? '' : unguardText(String(cell).replaceAll('\r\n', '\n')).trim()

/** A value that is a text; '' for any other. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

// As people write numbers and percentages: "1,234.50", "8,66", "10 %".
const WRITTEN_NUMBER = /^\+?(-?\d+(?:,\d{3})*(?:\.\d+)?|-?\.\d+)\s*%?$/

/** "8,66" as "8.66": a comma before the last one or two digits is a decimal comma. Any other text stays as it is. */
const withDecimalPoint = (typed: string) => typed.replace(/,(\d{1,2})(?=\s*%?$)/, '.$1')

/** A text that is no number is passed on for the schema to reject. */
export function numberOf(cell: Plain): unknown {
  if (typeof cell !== 'string') return cell
  const written = WRITTEN_NUMBER.exec(withDecimalPoint(unguardText(cell.trim())))?.[1]
  return written === undefined ? cell : Number(written.replaceAll(',', ''))
}

/** The same for a price, as people write it there: "€ 9,50", and what adds to one: "+1.50". */
export function amountOf(cell: Plain, money: Money): unknown {
  if (typeof cell !== 'string') return cell
  const amount = readAmount(unguardText(cell.trim()), money)
  return Number.isNaN(amount) ? cell : amount
}

const YES = new Set(['yes', 'y', 'true', '1', 'x'])
const NO = new Set(['no', 'n', 'false', '0', ''])

/** Any other word is passed on for the schema to reject. */
export function truthOf(text: string): unknown {
  const word = text.toLowerCase()
  return YES.has(word) || (NO.has(word) ? false : text)
}
