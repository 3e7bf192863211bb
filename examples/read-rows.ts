import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'

/**
 * The rows of a .csv file as objects. Columns may be separated by commas, semicolons or tabs, and headings may be in any
 * case; an error says what is wrong with the file.
 */
export async function readRows<Column extends string>(file: string, columns: Column[]) {
  const text = decode(await readFile(file))
  const delimiter = [',', ';', '\t']
  const [headings = [], ...cells] = parse(text, { bom: true, trim: true, skip_empty_lines: true, delimiter })
  const found = headings.map((heading) => heading.toLowerCase())
  const missing = columns.find((column) => !found.includes(column))
  if (missing)
    throw new UnreadableFile(`${file} has no column ${missing}; it has ${found.join(', ') || 'none'}`)
  if (cells.length === 0) throw new UnreadableFile(`${file} has no rows`)
  return cells.map(
    (row) => Object.fromEntries(found.map((name, at) => [name, row[at]])) as Record<Column, string>,
  )
}

/** A file that cannot be used at all. */
export class UnreadableFile extends Error {
  readonly code = 'UNREADABLE_FILE'
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile('The file is no text in UTF-8: save it as "CSV UTF-8"')
  }
}
