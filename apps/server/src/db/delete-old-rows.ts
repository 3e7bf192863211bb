import { inArray, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

// Of the embedded database a statement blocks the process.
const ROWS_PER_STATEMENT = 500

type DatedTable = PgTable & { id: PgColumn }

/** Deletes the rows from before `tooOld`, some at a time: the first run meets years of them. */
export async function deleteOldRows(
  db: Database,
  table: DatedTable,
  { writtenAt, tooOld }: { writtenAt: PgColumn; tooOld: Date },
): Promise<void> {
  for (let deleted = ROWS_PER_STATEMENT; deleted === ROWS_PER_STATEMENT;) {
    const some = db
      .select({ id: table.id })
      .from(table)
      .where(lt(writtenAt, tooOld))
      .limit(ROWS_PER_STATEMENT)
    const rows = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id })
    deleted = rows.length
  }
}
