import type { Session } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailPasswordReset } from './account-jobs.ts'
import {
  loginKey,
  loginsToAccount,
  mailedTokensFromAddress,
  mailsToAccount,
  resetsFromAddress,
} from './account-limits.ts'
import { endEverythingOf } from './change-password.ts'
import { redeemMailedToken } from './mailed-tokens.ts'
import { hashPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { beginSession } from './sessions.ts'

/** Has a link mailed where there is such an account. Whether there is, only the job finds out: no answer can tell. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await refuseTooMany(ctx, resetsFromAddress, ctx.address)
  await refuseTooMany(ctx, mailsToAccount, email)
  await ctx.jobs.enqueue(ctx.db, mailPasswordReset, { email })
}

/** Sets a new password with the emailed link, ends all their sessions and begins a new one. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<Session> {
  await refuseTooMany(ctx, mailedTokensFromAddress, ctx.address)
  const passwordHash = await hashPassword(password)
  const session = await retryTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const user = await redeemMailedToken(tx, { token, purpose: 'reset-password', now })
    // Whoever got the link reads that mailbox.
    const emailVerifiedAt = user.emailVerifiedAt ?? new Date(now.epochMilliseconds)
    await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, user.id))
    await endEverythingOf(tx, user.id)
    return { token: await beginSession(tx, user), user: presentUser(user) }
  })
  // Whoever had forgotten the old password has tried many.
  await ctx.limits.forget(loginsToAccount, loginKey(ctx, session.user.email))
  return session
}
