import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailVerification } from './account-jobs.ts'
import { mailedTokensFromAddress, mailsToAccount } from './account-limits.ts'
import { redeemMailedToken } from './mailed-tokens.ts'

/**
 * From now on the orders that a guest placed with this address are shown to the account. Only for the account's own
 * session: else whoever registers with a stranger's address would only have to wait for the stranger's click.
 */
export async function verifyEmail(ctx: Context, userId: string, token: string): Promise<void> {
  await refuseTooMany(ctx, mailedTokensFromAddress, ctx.address)
  await retryTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const user = await redeemMailedToken(tx, { token, purpose: 'verify-email', now })
    if (user.id !== userId)
      throw new Refusal('FORBIDDEN', 'This link belongs to another account. Log in to that one.')
    const emailVerifiedAt = new Date(now.epochMilliseconds)
    await tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id))
  })
}

export async function requestVerification(ctx: Context, userId: string): Promise<void> {
  await refuseTooMany(ctx, mailsToAccount, userId)
  await ctx.jobs.enqueue(ctx.db, mailVerification, { userId })
}
