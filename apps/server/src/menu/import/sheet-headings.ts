/** What a restaurant's own headings mean: said once, when a file is imported, and known for the files to come. */
import type { SheetHeadings } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sheetHeadings } from '../../db/schema/index.ts'

// Far more than anyone's spreadsheets have.
const MAX_REMEMBERED = 500

export async function readHeadings(db: Database): Promise<SheetHeadings> {
  const rows = await db.select().from(sheetHeadings).limit(MAX_REMEMBERED)
  return Object.fromEntries(rows.map(({ heading, column }) => [heading, column]))
}

export async function rememberHeadings(db: Database, headings: SheetHeadings): Promise<void> {
  const rows = Object.entries(headings).map(([heading, column]) => ({ heading, column }))
  if (rows.length === 0) return
  await db
    .insert(sheetHeadings)
    .values(rows)
    .onConflictDoUpdate({ target: sheetHeadings.heading, set: { column: sql`excluded."column"` } })
}
