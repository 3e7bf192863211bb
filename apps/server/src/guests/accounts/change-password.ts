import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { mailedTokens, users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mailLoginChange } from './account-jobs.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { rejectBreachedPassword } from './reject-breached-password.ts'
import { rejectEasyPassword } from './reject-easy-password.ts'
import { endSessionsOf } from './sessions.ts'

/** Changes the password and ends every session except the caller's. */
export async function changePassword(
  ctx: Context,
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const user = await getUser(ctx.db, userId)
  await confirmPassword(ctx, user, currentPassword, 'currentPassword')
  await rejectEasyPassword(newPassword, { email: user.email, path: 'newPassword' })
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
      throw new Refusal('CONFLICT', 'Your password has been changed elsewhere in the meantime')
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
