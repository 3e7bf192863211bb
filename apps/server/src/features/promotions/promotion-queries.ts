import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { promotions } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PromotionRow } from './present-promotion.ts'

/** In the order in which they are shown. */
export function listPromotionRows(
  db: Database,
  { onlyActive }: { onlyActive: boolean },
): Promise<PromotionRow[]> {
  return db
    .select()
    .from(promotions)
    .where(onlyActive ? eq(promotions.isActive, true) : undefined)
    .orderBy(asc(promotions.position), asc(promotions.id))
}

export async function getPromotion(db: Database, id: string): Promise<PromotionRow> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id))
  if (!row) throw new Refusal('NOT_FOUND', 'There is no such promotion')
  return row
}
