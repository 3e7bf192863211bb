import type { RegisterInput, Session } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { requireLaunch } from '../../platform/launch.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailVerification } from './account-jobs.ts'
import { mailedTokensFromAddress, mailsToAccount, registrationsFromAddress } from './account-limits.ts'
import { presentUser } from './account-queries.ts'
import { redeemMailedToken } from './mailed-tokens.ts'
import { hashPassword, rejectBreachedPassword, rejectEasyPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'

/** Creates a customer account and signs them in; the email that verifies the address follows. */
export async function register(ctx: Context, { name, email, password }: RegisterInput): Promise<Session> {
  await requireLaunch(ctx)
  await rejectTooMany(ctx, [{ limit: registrationsFromAddress, key: ctx.address }])
  await rejectEasyPassword(ctx.db, password, { email })
  await rejectBreachedPassword(ctx, password)
  const passwordHash = await hashPassword(password)
  const createdAt = new Date(ctx.clock.nowMs())
  return ctx.db.transaction(async (tx) => {
    // The unique address decides between concurrent registrations.
    const [user] = await tx
      .insert(users)
      .values({ id: newId(), name, email, passwordHash, createdAt })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!user) {
      const message = 'An account with this email already exists. Log in instead?'
      throw new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] })
    }
    await ctx.jobs.enqueue(tx, mailVerification, { userId: user.id })
    return { token: await beginSession(tx, user, ctx.userAgent), user: presentUser(user) }
  })
}

/**
 * From now on the account shows the orders that a guest placed with this address. Works only in the account's own
 * session: otherwise someone could register with a stranger's address and wait for the stranger to click.
 */
export async function verifyEmail(ctx: Context, userId: string, token: string): Promise<void> {
  await rejectTooMany(ctx, [{ limit: mailedTokensFromAddress, key: ctx.address }])
  await retryTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const user = await redeemMailedToken(tx, { token, purpose: 'verify-email', now })
    if (user.id !== userId)
      throw new AppError('FORBIDDEN', 'This link belongs to another account. Log in to that one.')
    const emailVerifiedAt = new Date(now.epochMilliseconds)
    await tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id))
  })
}

export async function requestVerification(ctx: Context, userId: string): Promise<void> {
  await rejectTooMany(ctx, [{ limit: mailsToAccount, key: userId }])
  await ctx.jobs.enqueue(ctx.db, mailVerification, { userId })
}
