import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Table } from '../exports/table.ts'
import { csvHead, csvRows } from '../exports/write-csv.ts'

/** A file of an export, as its README names it. */
export interface ExportedFile {
  name: string
  rows: number
}

/** Writes each sheet of a table into a .csv of its own, part by part: no table is ever in memory as a whole. */
export async function writeTable(folder: string, names: string[], table: Table): Promise<ExportedFile[]> {
  const { sheets, parts } = table
  const files = names.map((name) => ({ name, rows: 0 }))
  const handles: FileHandle[] = []
  try {
    for (const [index, name] of names.entries()) {
      const handle = await open(join(folder, name), 'wx', 0o600)
      handles.push(handle)
      await handle.appendFile(csvHead(sheets[index]?.columns ?? []))
    }
    for await (const part of parts) {
      for (const [index, file] of files.entries()) {
        const rows = part[index] ?? []
        await handles[index]?.appendFile(csvRows(sheets[index]?.columns ?? [], rows))
        file.rows += rows.length
      }
    }
  } finally {
    for (const handle of handles) await handle.close()
  }
  return files
}
