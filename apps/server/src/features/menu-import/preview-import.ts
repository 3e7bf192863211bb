import { PREVIEW_LIMIT_ROWS, type ImportPreview } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { readMenu } from './menu-queries.ts'
import { planImport } from './plan-import.ts'
import { readSheet, type ReadingOptions } from './read-sheet.ts'

/** What importing this file would do, row by row. Changes nothing. */
export async function previewImport(
  db: Database,
  file: Uint8Array,
  options: ReadingOptions = {},
): Promise<ImportPreview> {
  const sheet = await readSheet(file, options)
  const plan = await planImport(sheet, await readMenu(db))
  return {
    fingerprint: plan.fingerprint,
    counts: {
      new: plan.new.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      refused: plan.refused.length,
    },
    ignoredColumns: sheet.ignored,
    new: plan.new.slice(0, PREVIEW_LIMIT_ROWS),
    changed: plan.changed.slice(0, PREVIEW_LIMIT_ROWS),
    refused: plan.refused.slice(0, PREVIEW_LIMIT_ROWS),
  }
}
