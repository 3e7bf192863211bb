import type { ResetPasswordInput, Session } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { mailedTokens, users } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext, Caller, Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailLoginChange, mailPasswordReset } from './account-jobs.ts'
import {
  guessesAtAccount,
  mailedTokensFromAddress,
  mailsToAccount,
  resetsFromAddress,
} from './account-limits.ts'
import { callerOf, getUser, presentUser } from './account-queries.ts'
import { findTokenUser, redeemMailedToken } from './mailed-tokens.ts'
import { hashPassword, rejectBreachedPassword, rejectEasyPassword } from './passwords.ts'
import { confirmPassword, proveSecondFactor } from './prove-second-factor.ts'
import { beginSession, endSessionsOf } from './sessions.ts'

/** Changes the password and ends every session except the caller's. */
export async function changePassword(
  ctx: Context,
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const user = await getUser(ctx.db, userId)
  await confirmPassword(ctx, user, currentPassword, 'currentPassword')
  await rejectEasyPassword(ctx.db, newPassword, { email: user.email, path: 'newPassword' })
  await rejectBreachedPassword(ctx, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    // Replaces only the password that was confirmed: a reset in between takes precedence.
    const changed = await tx
      .update(users)
      .set({ passwordHash, isPasswordTemporary: false })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0)
      throw new AppError('CONFLICT', 'Your password has been changed elsewhere in the meantime')
    await endEverythingOf(tx, userId, ctx.token ?? undefined)
    await ctx.jobs.enqueue(tx, mailLoginChange, { userId, change: 'password changed' })
    await recordSecurityEvent(tx, ctx, { kind: 'password change', user: presentUser(user) })
  })
}

/** Logs out everyone who knew the old password and voids links to replace it, except the session of `exceptToken`. */
export async function endEverythingOf(tx: Database, userId: string, exceptToken?: string): Promise<void> {
  await endSessionsOf(tx, userId, exceptToken)
  await voidPasswordLinks(tx, userId)
}

/** Links to choose a password, emailed or handed over, open nothing any more. */
export async function voidPasswordLinks(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, 'reset-password')))
}

type Actor = Pick<AdminContext, 'db' | 'clock' | 'caller'>

const whoEnables = {
  customer: 'Enable it first, under Customers.',
  admin: 'An owner enables it first, under Staff.',
}

/** Sets a user's password when they cannot get email. Their sessions end, and emailed links to set one become void. */
export async function replacePassword(
  ctx: Actor,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  await rejectEasyPassword(ctx.db, password, { email })
  const passwordHash = await hashPassword(password)
  return retryTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new AppError('NOT_FOUND', `There is no account for ${email}.`)
    if (user.disabledAt)
      throw new AppError('CONFLICT', `The account ${email} is disabled. ${whoEnables[user.role]}`)
    // An invited colleague has a password now. A customer's address stays unverified: verifying it would claim orders.
    const provenAt = user.role === 'admin' ? new Date(ctx.clock.nowMs()) : null
    const emailVerifiedAt = user.emailVerifiedAt ?? provenAt
    const columns = { passwordHash, isPasswordTemporary: false, emailVerifiedAt }
    await tx.update(users).set(columns).where(eq(users.id, user.id))
    await endEverythingOf(tx, user.id)
    await recordChange(tx, ctx, {
      action: 'reset password',
      subjectId: user.id,
      after: { name: user.name, role: user.role },
    })
    return callerOf(user)
  })
}

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
