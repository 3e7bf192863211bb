import type { ResetPasswordInput, Session } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailPasswordReset } from './account-jobs.ts'
import {
  guessesAtAccount,
  mailedTokensFromAddress,
  mailsToAccount,
  resetsFromAddress,
} from './account-limits.ts'
import { endEverythingOf } from './change-password.ts'
import { findTokenUser, redeemMailedToken } from './mailed-tokens.ts'
import { hashPassword, rejectBreachedPassword, rejectEasyPassword } from './passwords.ts'
import { presentUser } from './account-queries.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { beginSession } from './sessions.ts'

/** Has a link emailed if the account exists. Only the job finds out whether it does: the answer reveals nothing. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await rejectTooMany(ctx, [
    { limit: resetsFromAddress, key: ctx.address },
    { limit: mailsToAccount, key: email },
  ])
  await ctx.jobs.enqueue(ctx.db, mailPasswordReset, { email })
}

/**
 * Sets a new password with an emailed link, or one that an owner handed over, ends all of the user's sessions and begins
 * a new one. The link replaces the password, not the second factor (ASVS 6.4.3).
 */
export async function resetPassword(
  ctx: Context,
  { token, password, ...proof }: ResetPasswordInput,
): Promise<Session> {
  await rejectTooMany(ctx, [{ limit: mailedTokensFromAddress, key: ctx.address }])
  const holder = await findTokenUser(ctx.db, { token, purpose: 'reset-password', now: ctx.clock.now() })
  if (holder) {
    // Before a code is used up, and before the link is.
    await rejectEasyPassword(ctx.db, password, holder)
    await rejectBreachedPassword(ctx, password)
    await proveSecondFactor(ctx, holder, proof)
  }
  const passwordHash = await hashPassword(password)
  const session = await retryTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const user = await redeemMailedToken(tx, { token, purpose: 'reset-password', now })
    // A customer with the link can read that mailbox. For a colleague it means that they have accepted the invitation.
    const emailVerifiedAt = user.emailVerifiedAt ?? new Date(now.epochMilliseconds)
    const columns = { passwordHash, isPasswordTemporary: false, emailVerifiedAt }
    await tx.update(users).set(columns).where(eq(users.id, user.id))
    await endEverythingOf(tx, user.id)
    await recordSecurityEvent(tx, ctx, { kind: 'password reset', user: presentUser(user) })
    return { token: await beginSession(tx, user, ctx.userAgent), user: presentUser(user) }
  })
  // A user who forgot the old password has probably tried many.
  await ctx.limits.reset(guessesAtAccount(ctx, session.user.email))
  return session
}
