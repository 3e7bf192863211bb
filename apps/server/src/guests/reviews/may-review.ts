import type { Database } from '../../db/database.ts'
import type { users } from '../../db/schema/index.ts'
import { hasPickedUp } from '../../ordering/orders/order-queries.ts'

type Author = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailVerifiedAt' | 'role'>

/** Customers who have picked up the dish. Staff do not review their own restaurant. */
export async function mayReview(db: Database, author: Author, productId: string): Promise<boolean> {
  return author.role === 'customer' && (await hasPickedUp(db, author, productId))
}
