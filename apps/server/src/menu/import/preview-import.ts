import type { ImportPreview } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { readMenu } from './menu-queries.ts'
import { planImport } from './plan-import.ts'
import { presentPreview } from './present-import.ts'
import type { ProgressOptions } from './progress-options.ts'
import { readSheet, type SheetFile } from './read-sheet.ts'

/** What importing this file would do, row by row. Changes nothing. */
export async function previewImport(
  db: Database,
  file: SheetFile,
  options: ProgressOptions = {},
): Promise<ImportPreview> {
  const sheet = await readSheet(file, options)
  return presentPreview(await planImport(sheet, await readMenu(db)), sheet.ignored)
}
