import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { listChangesOf } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import {
  countEarlierOrders,
  findOrder,
  findOwner,
  findTaker,
  listOrdersOf,
  listPayments,
} from './order-queries.ts'
import { countTipsToReturn, findPaidOnline } from '../paying/paid-online.ts'
import { listVersions } from '../../ledger/order-versions.ts'

/** The order behind an unguessable id, or NOT_FOUND. */
export async function getOrder(db: Database, id: string) {
  const found = await findOrder(db, id)
  if (!found) throw new AppError('NOT_FOUND', 'We cannot find that order')
  return found
}

/** One order with everything that staff may know about it, and what they have done to it. */
export async function getStaffOrder(db: Database, id: string) {
  const found = await getOrder(db, id)
  return {
    ...found,
    tipToReturnCents: await countTipsToReturn(db, found.order),
    owner: await findOwner(db, found.order),
    taker: await findTaker(db, found.order),
    earlierOrders: await countEarlierOrders(db, found.order),
    changes: await listChangesOf(db, id),
    payments: await listPayments(db, id),
    online: await findPaidOnline(db, found.order),
    versions: await listVersions(db, id),
  }
}

/** The signed-in customer's orders, newest first. */
export async function listMyOrders(
  db: Database,
  userId: string,
  part: { limit?: number | undefined; offset?: number | undefined },
) {
  const [owner] = await db.select().from(users).where(eq(users.id, userId))
  return owner ? listOrdersOf(db, owner, part) : []
}
