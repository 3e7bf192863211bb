/** What a file is made of, whatever its format. */

/** A local time is written as `2026-01-07T12:00`, money in dollars. */
export type Cell = string | number | null

export interface Column {
  title: string
  /** In characters. */
  width: number
  kind?: 'money' | 'time'
}

export interface Sheet {
  name: string
  columns: readonly Column[]
}

export interface Table {
  /** The first one is the file; only a workbook has room for the others. */
  sheets: readonly Sheet[]
  /** Rows for each of the sheets, a part at a time, so that no file has to be in memory as rows. */
  parts: AsyncIterable<readonly Cell[][][]>
}
