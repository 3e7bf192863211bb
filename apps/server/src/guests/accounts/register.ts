import type { RegisterInput, Session } from '@tiffin/contract'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mailVerification } from './account-jobs.ts'
import { registrationsFromAddress } from './account-limits.ts'
import { hashPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { rejectBreachedPassword } from './reject-breached-password.ts'
import { rejectEasyPassword } from './reject-easy-password.ts'
import { beginSession } from './sessions.ts'

/** Creates a customer account and signs them in; the email that verifies the address follows. */
export async function register(ctx: Context, { name, email, password }: RegisterInput): Promise<Session> {
  await rejectTooMany(ctx, registrationsFromAddress, ctx.address)
  await rejectEasyPassword(password, { email })
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
      throw new Refusal('CONFLICT', message, { issues: [{ path: 'email', message }] })
    }
    await ctx.jobs.enqueue(tx, mailVerification, { userId: user.id })
    return { token: await beginSession(tx, user, ctx.userAgent), user: presentUser(user) }
  })
}
