import { MAX_HEADING_LENGTH, type SheetHeadings } from '@tiffin/contract'
import { type ColumnKey, columnFinder, columns, HELP_SHEET } from './menu-columns.ts'
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
const MAX_LISTED = 100

export interface FoundSheet<Key extends string> {
  name: string
  /** Which columns the sheet has, and their letters. */
  columns: Partial<Record<Key, string>>
  /** Its headings, as they are written. */
  headings: string[]
  /** Unknown column headings. */
  ignored: string[]
  /** The index of each column, 0 for A. */
  places: { key: Key; index: number }[]
  /** Non-empty rows below the heading. */
  rows: SheetRow[]
}

interface FoundSheets {
  /** A menu may have a sheet for each part: starters, mains, desserts. */
  products: FoundSheet<ColumnKey>[]
  /** Null if the file says nothing about option groups. */
  options: FoundSheet<OptionColumnKey> | null
  /** Sheets that could be a part of the menu and are not read, with the reason. */
  leftOut: string[]
  /** What each heading means: of the sheets with products, or of all if there is none. */
  headings: FoundHeading[]
}

export interface FoundHeading {
  heading: string
  /** Null: nothing that is read. */
  column: ColumnKey | null
}

interface Finding {
  mayHaveOptions: boolean
  /** What the restaurant's own headings mean. */
  headings: SheetHeadings
}

/**
 * Finds the sheets with products and the one with the option groups: those whose first rows name a title or a slug,
 * or a group and a choice. A file can have only one kind; in one without any, only the headings are found.
 */
export function findSheets(pages: SheetPage[], { mayHaveOptions, headings }: Finding): FoundSheets {
  const findColumn = columnFinder(headings)
  const all = pages.map((page) => ({
    ...page,
    name: page.name.slice(0, MAX_NAME_LENGTH),
    rows: page.rows.filter(({ cells }) => cells.some((cell) => !isEmptyCell(cell))),
  }))
  // What a spreadsheet does not show is read only if it is all there is.
  const shown = all.filter(({ isHidden }) => !isHidden)
  const filled = (shown.length > 0 ? shown : all).filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw isEmpty()
  const groupPages = mayHaveOptions ? findPages(filled, findOptionColumn, isOptionsHead) : []
  const [options = null] = groupPages
  const isGroups = ({ name }: { name: string }) => groupPages.some((page) => page.name === name)
  const products = findPages(filled, findColumn, isProductsHead).filter((sheet) => !isGroups(sheet))
  // A file of text has one sheet, without a name.
  const isOnly = all.length === 1
  for (const sheet of products) rejectTwice(sheet, columns, isOnly)
  if (options) rejectTwice(options, optionColumns, isOnly)
  if (mayHaveOptions && filled.some(({ name }) => isNamedOptions(name) && name !== options?.name)) {
    throw new SheetError(
      'VALIDATION',
      'The first row of the sheet "Options" must contain its column headings, as in the template: Group key, Group name, Choice key … If it is something else, rename or remove it.',
    )
  }
  const read = [...products, ...(options ? [options] : [])]
  return {
    products,
    options,
    leftOut: read.length > 0 ? listLeftOut(all, read, findColumn) : [],
    headings: listHeadings(
      read.length > 0 ? products : findPages(filled, findColumn, () => true),
      findColumn,
    ),
  }
}

/** Each heading once, in the order of the columns. */
const listHeadings = (
  sheets: readonly Pick<FoundSheet<ColumnKey>, 'headings'>[],
  findColumn: (heading: string) => ColumnKey | undefined,
): FoundHeading[] =>
  [...new Set(sheets.flatMap(({ headings }) => headings))]
    .slice(0, MAX_LISTED)
    .map((heading) => ({ heading, column: findColumn(heading) ?? null }))

const isProductsHead = ({ columns: { title, slug } }: Pick<FoundSheet<ColumnKey>, 'columns'>) =>
  (title ?? slug) !== undefined

/** Sheets that could be a part of the menu and are not read, each with the reason. */
function listLeftOut(
  pages: readonly SheetPage[],
  read: readonly { name: string }[],
  findColumn: (heading: string) => ColumnKey | undefined,
): string[] {
  return pages
    .filter(({ name, rows }) => rows.length > 1 && !read.some((sheet) => sheet.name === name))
    .flatMap((page) => {
      const reason = reasonToLeaveOut(page, findColumn)
      return reason === null ? [] : [`Sheet "${page.name}": ${reason}`]
    })
}

function reasonToLeaveOut(
  { name, isHidden, rows }: SheetPage,
  findColumn: (heading: string) => ColumnKey | undefined,
): string | null {
  const hasDishes = findPages([{ name, rows }], findColumn, isProductsHead).length > 0
  const hasGroups = findPages([{ name, rows }], findOptionColumn, isOptionsHead).length > 0
  if (isHidden) return hasDishes || hasGroups ? 'it is hidden' : null
  if (hasGroups) return 'only the first sheet with option groups is read'
  return name === HELP_SHEET ? null : 'its first row has no heading Title or Slug'
}

const isNamedOptions = (name: string) => name.trim().toLowerCase() === OPTIONS_SHEET.toLowerCase()

/** Products may have a column "Group" beside their names: that alone is no sheet of option groups. */
function isOptionsHead({
  columns: { groupKey, groupName, key, name, ...others },
}: FoundSheet<OptionColumnKey>) {
  if ((groupKey ?? groupName) === undefined) return false
  const ofChoices =
    others.min ??
    others.max ??
    others.addsIngredients ??
    others.sizeGroup ??
    others.isDefault ??
    others.most ??
    others.breaksDiets
  return (key ?? (name && ofChoices)) !== undefined
}

function findPages<Key extends string>(
  pages: Pick<SheetPage, 'name' | 'rows'>[],
  findKey: (heading: string) => Key | undefined,
  isIt: (sheet: FoundSheet<Key>) => boolean,
): FoundSheet<Key>[] {
  return pages
    .flatMap(({ name, rows }) => {
      const [head, ...others] = rows
      return head ? [{ name, ...readHead(head, findKey), rows: others }] : []
    })
    .filter(isIt)
}

function readHead<Key extends string>(
  { cells }: SheetRow,
  findKey: (heading: string) => Key | undefined,
): Omit<FoundSheet<Key>, 'name' | 'rows'> {
  const places: { key: Key; index: number }[] = []
  const headings: string[] = []
  const ignored: string[] = []
  cells.forEach((cell, index) => {
    if (isEmptyCell(cell)) return
    const heading = typeof cell === 'object' ? '' : String(cell).trim()
    const key = findKey(heading)
    if (heading !== '') headings.push(heading.slice(0, MAX_HEADING_LENGTH))
    if (key === undefined) ignored.push(heading.slice(0, MAX_NAME_LENGTH))
    else places.push({ key, index })
  })
  const letters = places.map(({ key, index }) => [key, columnLetters(index)] as const)
  return {
    places,
    columns: Object.fromEntries(letters) as Partial<Record<Key, string>>,
    headings,
    ignored: ignored.slice(0, MAX_NAMED),
  }
}

function rejectTwice<Key extends string>(
  { name, places }: FoundSheet<Key>,
  headings: Record<Key, { header: string }>,
  isOnly: boolean,
): void {
  const keys = places.map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice === undefined) return
  const where = isOnly ? '' : ` on the sheet "${name}"`
  throw new SheetError(
    'VALIDATION',
    `The column "${headings[twice].header}" appears twice${where}. Remove one of them.`,
  )
}
