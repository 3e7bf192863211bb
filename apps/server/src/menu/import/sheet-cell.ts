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
export function numberAsShown(value: number, format: string | undefined): number {
  return format?.includes('%') ? Number((value * 100).toPrecision(12)) : value
}
