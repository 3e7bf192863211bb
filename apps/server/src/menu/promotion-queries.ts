import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { promotions } from '../db/schema/index.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PromotionRow } from './present-promotion.ts'

/** All of them, in display order. */
export function listPromotionRows(db: Database): Promise<PromotionRow[]> {
  return db.select().from(promotions).orderBy(asc(promotions.position), asc(promotions.id))
}

export const getPromotion = async (db: Database, id: string): Promise<PromotionRow> =>
  orNotFound(await selectPromotion(db, id))

/** Locked, so the second of two concurrent saves sees the version of the first. */
export const lockPromotion = async (tx: Database, id: string): Promise<PromotionRow> =>
  orNotFound(await selectPromotion(tx, id).for('update'))

const selectPromotion = (db: Database, id: string) =>
  db.select().from(promotions).where(eq(promotions.id, id)).$dynamic()

function orNotFound([row]: PromotionRow[]): PromotionRow {
  if (!row) throw new Refusal('NOT_FOUND', 'Promotion not found')
  return row
}
