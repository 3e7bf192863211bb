import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { mailVerification } from './account-jobs.ts'
import { keyOf, resetsOfAccount, secretsFromAddress } from './account-limits.ts'
import { redeemMailedToken } from './mailed-tokens.ts'

/** From now on the orders that a guest placed with this address are shown to the account. */
export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await refuseTooMany(ctx, secretsFromAddress, ctx.address)
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now()
    const user = await redeemMailedToken(tx, { token, purpose: 'verify-email', now })
    const emailVerifiedAt = new Date(now.epochMilliseconds)
    await tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id))
  })
}

export async function requestVerification(ctx: Context, userId: string): Promise<void> {
  await refuseTooMany(ctx, resetsOfAccount, keyOf(userId))
  await ctx.jobs.enqueue(ctx.db, mailVerification, { userId })
}
