import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import { listOrdersOf } from './order-queries.ts'

/** The signed-in customer's orders, newest first. */
export async function listMyOrders(
  db: Database,
  userId: string,
  part: { limit?: number | undefined; offset?: number | undefined },
) {
  const [owner] = await db.select().from(users).where(eq(users.id, userId))
  return owner ? listOrdersOf(db, owner, part) : []
}
