import type { Database } from '../../db/database.ts'
import type { users } from '../../db/schema/index.ts'
import { hasPickedUp } from '../orders/order-queries.ts'

type Author = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailVerifiedAt' | 'role'>

/** Customers who have picked the dish up. Who works here does not praise it. */
export async function mayReview(db: Database, author: Author, productId: string): Promise<boolean> {
  return author.role === 'customer' && (await hasPickedUp(db, author, productId))
}
