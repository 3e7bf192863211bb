import type { Database } from '../../db/database.ts'
import { listChangesOf } from '../../ledger/log/list-changes.ts'
import { countEarlierOrders, findOwner } from './order-queries.ts'
import { getOrder } from './place-order.ts'

/** One order with everything that staff may know about it, and what they have done to it. */
export async function getStaffOrder(db: Database, id: string) {
  const found = await getOrder(db, id)
  return {
    ...found,
    owner: await findOwner(db, found.order),
    earlierOrders: await countEarlierOrders(db, found.order),
    changes: await listChangesOf(db, id),
  }
}
