import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OrderRow } from './order-queries.ts'

/** The order, or NOT_FOUND. Locked: the second of two concurrent changes sees the first. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw new Refusal('NOT_FOUND', 'We cannot find that order')
  return order
}
