import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'

/** There is nothing to follow under an id that does not exist. */
export async function rejectUnknownOrders(db: Database, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if ((await db.$count(orders, inArray(orders.id, wanted))) < wanted.length)
    throw new Refusal('NOT_FOUND', 'We cannot find that order')
}
