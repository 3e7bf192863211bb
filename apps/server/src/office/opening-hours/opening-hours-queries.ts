import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, desc, eq, gte, lte, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { specialDays } from '../../db/schema/index.ts'

export type SpecialDayRow = typeof specialDays.$inferSelect

export const listSpecialDayRows = (db: Database): Promise<SpecialDayRow[]> =>
  db.select().from(specialDays).orderBy(desc(specialDays.firstDay)).limit(MAX_LIST_LENGTH)

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
