import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'

/** There is nothing to follow under an id that does not exist. */
export async function rejectUnknownOrder(db: Database, id: string): Promise<void> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))
  if (!found) throw new Refusal('NOT_FOUND', 'We cannot find that order')
}
