import { type ColumnKey, columns, findColumn } from './menu-columns.ts'
import { findOptionColumn, type OptionColumnKey, optionColumns, OPTIONS_SHEET } from './option-columns.ts'
import {
  columnLetters,
  isEmpty,
  isEmptyCell,
  type SheetPage,
  SheetError,
  type SheetRow,
} from './sheet-cell.ts'

const MAX_NAMED = 20
const MAX_NAME_LENGTH = 60

export interface FoundSheet<Key extends string> {
  /** Which columns the sheet has, and their letters. */
  columns: Partial<Record<Key, string>>
  /** Unknown column headings. */
  ignored: string[]
  /** The index of each column, 0 for A. */
  places: { key: Key; index: number }[]
  /** Non-empty rows below the heading. */
  rows: SheetRow[]
}

interface FoundSheets {
  products: FoundSheet<ColumnKey>
  /** Null if the file says nothing about option groups. */
  options: FoundSheet<OptionColumnKey> | null
  /** Sheets that have dishes and are not read, with the reason. */
  leftOut: string[]
}

const nothing: FoundSheet<never> = { columns: {}, ignored: [], places: [], rows: [] }

/**
 * Finds the sheets with the products and with the option groups: the first ones whose first rows name a title or a slug,
 * or a group and a choice. A file can have only one of them.
 */
export function findSheets(pages: SheetPage[], { mayHaveOptions }: { mayHaveOptions: boolean }): FoundSheets {
  const all = pages.map((page) => ({
    ...page,
    rows: page.rows.filter(({ cells }) => cells.some((cell) => !isEmptyCell(cell))),
  }))
  // What a spreadsheet does not show is read only if it is all there is.
  const shown = all.filter(({ isHidden }) => !isHidden)
  const filled = shown.length > 0 ? shown : all
  if (filled.every(({ rows }) => rows.length === 0)) throw isEmpty()
  const options = mayHaveOptions ? findPage(filled, findOptionColumn, isOptionsHead) : null
  const products = findPage(filled, findColumn, isProductsHead)
  rejectTwice(products, columns)
  rejectTwice(options, optionColumns)
  if (
    mayHaveOptions &&
    !options &&
    filled.some(({ name, rows }) => isNamedOptions(name) && rows.length > 0)
  ) {
    throw new SheetError(
      'VALIDATION',
      'The first row of the sheet "Options" must contain its column headings, as in the template: Group key, Group name, Choice key … If it is something else, rename or remove it.',
    )
  }
  if (products ?? options)
    return { products: products ?? nothing, options, leftOut: listLeftOut(all, products) }
  throw new SheetError(
    'VALIDATION',
    'The first row must contain the column headings, as in the template: Title, Price, Category …',
  )
}

const isProductsHead = ({ columns: { title, slug } }: Pick<FoundSheet<ColumnKey>, 'columns'>) =>
  (title ?? slug) !== undefined

/** Sheets with dishes that are not read, each with the reason. `pages` are without blank rows. */
function listLeftOut(pages: readonly SheetPage[], products: FoundSheet<ColumnKey> | null): string[] {
  const others = pages.filter(({ rows }) => {
    const [head, ...below] = rows
    if (!head || below.length === 0 || below.at(-1) === products?.rows.at(-1)) return false
    return isProductsHead(readHead(head, findColumn))
  })
  return others.map(({ name, isHidden }) => {
    const reason = isHidden ? 'it is hidden' : 'only the first sheet with dishes is read'
    return `Sheet "${name.slice(0, MAX_NAME_LENGTH)}": ${reason}`
  })
}

const isNamedOptions = (name: string) => name.trim().toLowerCase() === OPTIONS_SHEET.toLowerCase()

/** Products may have a column "Group" beside their names: that alone is no sheet of option groups. */
function isOptionsHead({
  columns: { groupKey, groupName, key, name, ...others },
}: FoundSheet<OptionColumnKey>) {
  if ((groupKey ?? groupName) === undefined) return false
  const ofChoices = others.min ?? others.max ?? others.isDefault ?? others.most ?? others.breaksDiets
  return (key ?? (name && ofChoices)) !== undefined
}

function findPage<Key extends string>(
  pages: Pick<SheetPage, 'name' | 'rows'>[],
  findKey: (heading: string) => Key | undefined,
  isIt: (sheet: FoundSheet<Key>) => boolean,
): FoundSheet<Key> | null {
  for (const { rows } of pages) {
    const [head, ...others] = rows
    const sheet = head && { ...readHead(head, findKey), rows: others }
    if (sheet && isIt(sheet)) return sheet
  }
  return null
}

function readHead<Key extends string>(
  { cells }: SheetRow,
  findKey: (heading: string) => Key | undefined,
): Omit<FoundSheet<Key>, 'rows'> {
  const places: { key: Key; index: number }[] = []
  const ignored: string[] = []
  cells.forEach((cell, index) => {
    if (isEmptyCell(cell)) return
    const heading = typeof cell === 'object' ? '' : String(cell).trim()
    const key = findKey(heading)
    if (key === undefined) ignored.push(heading.slice(0, MAX_NAME_LENGTH))
    else places.push({ key, index })
  })
  const letters = places.map(({ key, index }) => [key, columnLetters(index)] as const)
  return {
    places,
    columns: Object.fromEntries(letters) as Partial<Record<Key, string>>,
    ignored: ignored.slice(0, MAX_NAMED),
  }
}

function rejectTwice<Key extends string>(
  sheet: FoundSheet<Key> | null,
  headings: Record<Key, { header: string }>,
): void {
  const keys = (sheet?.places ?? []).map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice === undefined) return
  throw new SheetError(
    'VALIDATION',
    `The column "${headings[twice].header}" appears twice. Remove one of them.`,
  )
}
