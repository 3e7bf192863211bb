import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderLines, orders, users } from '../../db/schema/index.ts'
import { isOrderOf } from '../../ordering/orders/order-queries.ts'
import { anonymizeReviews } from '../reviews/anonymize-reviews.ts'
import type { UserRow } from './present-user.ts'

/** Deletes the account with its sessions and wishlist. Its orders and reviews stay, without a name. */
export async function eraseAccount(tx: Database, user: UserRow): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(isOrderOf(user))
  await tx
    .update(orderLines)
    .set({ choices: sql`${orderLines.choices} - 'note'` })
    .where(inArray(orderLines.orderId, theirs))
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
