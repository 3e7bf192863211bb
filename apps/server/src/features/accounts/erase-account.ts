import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, users } from '../../db/schema/index.ts'
import { isOrderOf } from '../orders/order-queries.ts'
import { anonymizeReviews } from '../reviews/anonymize-reviews.ts'
import type { UserRow } from './present-user.ts'

/** Deletes the account with its sessions and wishlist. Its orders and reviews stay, without a name. */
export async function eraseAccount(tx: Database, user: UserRow): Promise<void> {
  await tx
    .update(orders)
    .set({
      userId: null,
      customerName: 'Former guest',
      customerEmail: '',
      customerPhone: null,
      note: null,
      allergyNote: false,
    })
    .where(isOrderOf(user))
  await anonymizeReviews(tx, user.id)
  await tx.delete(users).where(eq(users.id, user.id))
}
