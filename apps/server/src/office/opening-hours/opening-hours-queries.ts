import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { specialDays } from '../../db/schema/index.ts'

export type SpecialDayRow = typeof specialDays.$inferSelect

export const listSpecialDayRows = (db: Database): Promise<SpecialDayRow[]> =>
  db.select().from(specialDays).orderBy(desc(specialDays.firstDay)).limit(MAX_LIST_LENGTH)

// Any number will do if nothing else on the database server uses it.
const SPECIAL_DAYS_LOCK = 7_847

/**
 * Serializes changes of the special days: no two may overlap, and of two concurrent saves neither would see the other.
 * In a separate statement: after the wait, the next one sees what the other transaction committed.
 */
export async function lockSpecialDays(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SPECIAL_DAYS_LOCK}::bigint)`)
}

export async function findSpecialDayRow(db: Database, id: string): Promise<SpecialDayRow | null> {
  const [row] = await db.select().from(specialDays).where(eq(specialDays.id, id))
  return row ?? null
}

/** Another special day that overlaps with these. */
export async function findOverlapping(
  tx: Database,
  { id, firstDay, lastDay }: Pick<SpecialDayRow, 'id' | 'firstDay' | 'lastDay'>,
): Promise<SpecialDayRow | null> {
  const [row] = await tx
    .select()
    .from(specialDays)
    .where(
      and(ne(specialDays.id, id), lte(specialDays.firstDay, lastDay), gte(specialDays.lastDay, firstDay)),
    )
    .orderBy(specialDays.firstDay)
    .limit(1)
  return row ?? null
}
