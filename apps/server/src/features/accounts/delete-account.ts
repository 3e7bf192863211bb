import { and, eq, ne } from 'drizzle-orm'
import { orders, users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isOrderOf } from '../orders/order-queries.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'

/** Deletes the account with its sessions and wishlist. Its orders stay in the books, without a name on them. */
export async function deleteAccount(ctx: Context, userId: string, password: string): Promise<void> {
  await confirmPassword(ctx, await getUser(ctx.db, userId), password, 'password')
  await ctx.db.transaction(async (tx) => {
    // The row is locked first, so that an order that is being placed is either made anonymous or refused.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return
    if (user.role === 'admin') {
      const [other] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.role, 'admin'), ne(users.id, userId)))
        .limit(1)
      if (!other) throw new Refusal('CONFLICT', 'The restaurant needs an admin. Make another one first.')
    }
    await tx
      .update(orders)
      .set({ userId: null, customerName: 'Former guest', customerEmail: '', customerPhone: null })
      .where(isOrderOf(user))
    await tx.delete(users).where(eq(users.id, userId))
  })
}
