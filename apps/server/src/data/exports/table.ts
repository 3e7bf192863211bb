import { unusableCharacters } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { guardText } from '../../platform/escape-text.ts'

/** The content of a file, whatever its format. */

/** A local time is written as `2026-01-07T12:00`, money as a number. */
export type Cell = string | number | null

export interface Column {
  title: string
  /** In characters. */
  width: number
  /** A currency: how its amounts are written. */
  kind?: Money | 'time'
}

/** An amount in a column for the currency `shown`; one in another currency says so. */
export function moneyCell(cents: number, money: Money, shown: Money): Cell {
  const amount = money.toAmount(cents)
  return money.currency === shown.currency ? amount : `${money.write(amount)} ${money.currency}`
}

export interface Sheet {
  name: string
  columns: readonly Column[]
  /** Reads its rows anew, one part at a time, so no file needs to fit into memory. */
  parts: () => AsyncGenerator<Cell[][]>
}

/** The first sheet is the file; only a workbook has the others. Each is read to its end before the next one begins. */
export type Table = readonly [Sheet, ...Sheet[]]

/** A sheet of rows that are known already. */
export const sheetOf = (name: string, columns: readonly Column[], rows: Cell[][]): Sheet => ({
  name,
  columns,
  async *parts() {
    yield rows
  },
})

/** All rows of a sheet: calls `next` for the rows after the last one until there are none. */
export async function* batchesOf<Row>(
  next: (last: Row | undefined) => PromiseLike<Row[]>,
  rowOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for (let part = await next(undefined); part.length > 0; part = await next(part.at(-1)))
    yield part.map(rowOf)
}

// A workbook that contains one of these cannot be opened; orders from before they were rejected may have them.
const unusable = new RegExp(unusableCharacters, 'gu')

/** A stranger's text, made safe for a spreadsheet. */
export const neutralizeText = (text: string): string => guardText(text.replaceAll(unusable, ''))
