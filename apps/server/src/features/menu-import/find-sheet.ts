import { columns, findColumn, type ColumnKey } from './menu-columns.ts'
import type { SheetHead } from './parsed-sheet.ts'
import { columnLetters, isEmptyCell, type SheetRow } from './sheet-cell.ts'
import { isEmpty, SheetRefusal } from './sheet-refusal.ts'

const MAX_NAMED = 20
const MAX_NAME_LENGTH = 60

export interface Sheet extends SheetHead {
  /** The index of each column, 0 for A. */
  places: { key: ColumnKey; index: number }[]
  /** Non-empty rows below the heading. */
  rows: SheetRow[]
}

/** Finds the sheet with the products: the first one whose first row names a title or a slug. */
export function findSheet(sheets: SheetRow[][]): Sheet {
  const filled = sheets.map((rows) => rows.filter(({ cells }) => cells.some((cell) => !isEmptyCell(cell))))
  if (filled.every((rows) => rows.length === 0)) throw isEmpty()
  for (const [head, ...rows] of filled) {
    const sheet = head && { ...readHead(head), rows }
    if (sheet && sheet.places.some(({ key }) => key === 'title' || key === 'slug')) return sheet
  }
  throw new SheetRefusal(
    'VALIDATION',
    'The first row must contain the column headings, as in the template: Title, Price, Category …',
  )
}

function readHead({ cells }: SheetRow): Omit<Sheet, 'rows'> {
  const places: Sheet['places'] = []
  const ignored: string[] = []
  cells.forEach((cell, index) => {
    if (isEmptyCell(cell)) return
    const heading = typeof cell === 'object' ? '' : String(cell).trim()
    const key = findColumn(heading)
    if (key === undefined) ignored.push(heading.slice(0, MAX_NAME_LENGTH))
    else places.push({ key, index })
  })
  const keys = places.map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice) {
    throw new SheetRefusal(
      'VALIDATION',
      `The column "${columns[twice].header}" appears twice. Remove one of them.`,
    )
  }
  return {
    places,
    columns: Object.fromEntries(places.map(({ key, index }) => [key, columnLetters(index)])),
    ignored: ignored.slice(0, MAX_NAMED),
  }
}
