/** What a cell means, as people type it. */
import { withDecimalPoint } from '@tiffin/contract'
import { unguardText } from '../../platform/formula-text.ts'
import type { SheetCell } from './sheet-cell.ts'

/** A cell that can be read. */
export type Plain = Exclude<SheetCell, { problem: string }>

export const textOf = (cell: Plain): string =>
  cell === null ? '' : unguardText(String(cell).replaceAll('\r\n', '\n')).trim()

/** A value that is a text; '' for any other. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

// As people write money and percentages: "$1,234.50", "8,66", "10 %", and what adds to a price: "+1.50".
const WRITTEN_NUMBER = /^\+?\$?\s*(-?\d+(?:,\d{3})*(?:\.\d+)?|-?\.\d+)\s*%?$/

/** A text that is no number is passed on for the schema to reject. */
export function numberOf(cell: Plain): unknown {
  if (typeof cell !== 'string') return cell
  const written = WRITTEN_NUMBER.exec(withDecimalPoint(unguardText(cell.trim())))?.[1]
  return written === undefined ? cell : Number(written.replaceAll(',', ''))
}

const YES = new Set(['yes', 'y', 'true', '1', 'x'])
const NO = new Set(['no', 'n', 'false', '0', ''])

/** Any other word is passed on for the schema to reject. */
export function truthOf(text: string): unknown {
  const word = text.toLowerCase()
  return YES.has(word) || (NO.has(word) ? false : text)
}
