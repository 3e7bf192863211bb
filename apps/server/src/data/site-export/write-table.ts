import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sheet, Table } from '../exports/table.ts'
import { csvHead, csvRows } from '../exports/write-csv.ts'

/** A file of an export, as its README names it. */
export interface ExportedFile {
  name: string
  rows: number
}

/** Writes each sheet of a table to its own .csv, part by part: no table is ever in memory as a whole. */
export async function writeTable(folder: string, names: string[], table: Table): Promise<ExportedFile[]> {
  const files: ExportedFile[] = []
  for (const [index, sheet] of table.entries()) {
    const name = names[index]
    if (name !== undefined) files.push({ name, rows: await writeSheet(join(folder, name), sheet) })
  }
  return files
}

async function writeSheet(path: string, { columns, parts }: Sheet): Promise<number> {
  let count = 0
  await using file = await open(path, 'wx', 0o600)
  await file.appendFile(csvHead(columns))
  for await (const rows of parts()) {
    await file.appendFile(csvRows(columns, rows))
    count += rows.length
  }
  return count
}
