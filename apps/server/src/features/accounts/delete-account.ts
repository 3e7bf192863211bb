import { asc, eq, or } from 'drizzle-orm'
import { orders, users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { isOrderOf } from '../orders/order-queries.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'

/** Deletes the account with its sessions and wishlist. Its orders stay in the books, without a name on them. */
export async function deleteAccount(ctx: Context, userId: string, password: string): Promise<void> {
  await confirmPassword(ctx, await getUser(ctx.db, userId), password, 'password')
  await retryTransaction(ctx.db, async (tx) => {
    // Locked first: an order that is being placed is either made anonymous or refused, and of the last two owners
    // one stays.
    const locked = await tx
      .select()
      .from(users)
      .where(or(eq(users.id, userId), eq(users.staffRole, 'owner')))
      .orderBy(asc(users.id))
      .for('update')
    const user = locked.find(({ id }) => id === userId)
    if (!user) return
    if (user.staffRole === 'owner' && !locked.some(({ id, disabledAt }) => id !== userId && !disabledAt)) {
      throw new Refusal('CONFLICT', 'The restaurant needs an owner, and this is the only one.')
    }
    await tx
      .update(orders)
      .set({ userId: null, customerName: 'Former guest', customerEmail: '', customerPhone: null })
      .where(isOrderOf(user))
    await tx.delete(users).where(eq(users.id, userId))
  })
}
