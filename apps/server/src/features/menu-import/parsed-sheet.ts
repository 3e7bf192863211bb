/** What the reading process tells the server about a file, one message a line. Shapes only. */
import type { ErrorCode, SaveProductInput } from '@tiffin/contract'
import type { ColumnKey } from './menu-columns.ts'

export interface Reason {
  /** Such as C7; missing where the whole row is meant. */
  cell?: string
  message: string
}

type Fields = Omit<SaveProductInput, 'slug'>

type RowInput = { [Field in keyof Fields]?: Fields[Field] | undefined }

export interface ParsedRow {
  /** As the spreadsheet shows it. */
  row: number
  title: string
  /** Normalised; made from the title where the cell is empty. '' where nothing is left. */
  slug: string
  /** What the columns of the file say; a column that is not in the file says nothing. */
  input: RowInput
  /** Why the row cannot be taken. */
  reasons: Reason[]
}

export interface SheetHead {
  /** Which columns the file has, and their letters. */
  columns: Partial<Record<ColumnKey, string>>
  /** Unknown column headings. */
  ignored: string[]
}

export type SheetMessage =
  | ({ kind: 'head'; rowCount: number } & SheetHead)
  | { kind: 'rows'; rows: ParsedRow[] }
  | { kind: 'end'; digest: string }
  | { kind: 'refusal'; code: ErrorCode; message: string }
