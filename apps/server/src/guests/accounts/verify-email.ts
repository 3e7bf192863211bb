import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailVerification } from './account-jobs.ts'
import { mailedTokensFromAddress, mailsToAccount } from './account-limits.ts'
import { redeemMailedToken } from './mailed-tokens.ts'

/**
 * From now on the account shows the orders that a guest placed with this address. Works only in the account's own
 * session: otherwise someone could register with a stranger's address and wait for the stranger to click.
 */
export async function verifyEmail(ctx: Context, userId: string, token: string): Promise<void> {
  await rejectTooMany(ctx, mailedTokensFromAddress, ctx.address)
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
  await rejectTooMany(ctx, mailsToAccount, userId)
  await ctx.jobs.enqueue(ctx.db, mailVerification, { userId })
}
