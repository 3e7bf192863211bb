/** The content of a file, whatever its format. */

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
  /** Reads its rows anew, one part at a time, so no file needs to fit into memory. */
  parts: () => AsyncGenerator<Cell[][]>
}

/** The first sheet is the file; only a workbook has the others. Each is read to its end before the next one begins. */
export type Table = readonly [Sheet, ...Sheet[]]
