/** What the reading process reports about a file, one message per line. Shapes only. */
import type { ErrorCode, SaveProductInput } from '@tiffin/contract'
import type { FoundHeading } from './find-sheets.ts'
import type { ColumnKey } from './menu-columns.ts'
import type { OptionColumnKey } from './option-columns.ts'

export interface Reason {
  /** Such as C7; missing if the error is about the whole row. */
  cell?: string
  message: string
}

type Fields = Omit<SaveProductInput, 'slug'>

type RowInput = { [Field in keyof Fields]?: Fields[Field] | undefined } & {
  /** Its place in its category, from 1. */
  position?: number | undefined
}

export interface ParsedRow {
  /** As the spreadsheet shows it. */
  row: number
  title: string
  /** Normalised; derived from the title if the cell is empty. '' if nothing is left. */
  slug: string
  /** Of a rejected row: the slug it would have; '' if that is not known. */
  wantedSlug: string
  /** Which size of the dish it is; absent if the file has no such column. */
  variation?: string
  /** The values of the file's columns; a column that is not in the file has no entry. */
  input: RowInput
  /** Why the row is rejected. */
  reasons: Reason[]
}

/** A row of the sheet with the option groups. */
export interface ParsedChoice {
  row: number
  /** The normalised key of its group; '' if nothing is left. */
  group: string
  /** The group's name in lists. */
  title: string
  /** Null for an empty cell; a column that is not in the file has no entry. */
  values: Partial<Record<OptionColumnKey, unknown>>
  /** Why the row is rejected, whatever the rest of its group is. */
  reasons: Reason[]
}

/** A sheet with products. */
export interface ProductSheet {
  name: string
  /** Which columns it has, and their letters. */
  columns: Partial<Record<ColumnKey, string>>
}

export interface SheetHead {
  productSheets: ProductSheet[]
  /** The same for the option groups; null if the file has no sheet with them. */
  optionColumns: Partial<Record<OptionColumnKey, string>> | null
  /** Unknown column headings. */
  ignored: string[]
  /** Sheets that could be a part of the menu and are not read, each with the reason. */
  leftOut: string[]
  /** What each heading means: of the sheets with products, or of all if there is none. */
  headings: FoundHeading[]
}

export type SheetMessage =
  | ({ kind: 'head'; rowCount: number } & SheetHead)
  /** `sheet` is an index of `productSheets`. */
  | { kind: 'rows'; sheet: number; rows: ParsedRow[] }
  | { kind: 'choices'; rows: ParsedChoice[] }
  | { kind: 'end'; digest: string }
  | { kind: 'error'; code: ErrorCode; message: string }
