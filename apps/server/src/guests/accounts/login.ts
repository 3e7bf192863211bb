import type { LoginInput, Session } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { countIfFailed } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { Refusal } from '../../platform/refusal.ts'
import { loginAttempts } from './account-limits.ts'
import { findUserByEmail } from './account-queries.ts'
import { isPassword } from './passwords.ts'
import { recordFailure } from './record-failure.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { presentUser, type UserRow } from './present-user.ts'
import { beginSession, endSession } from './sessions.ts'

/**
 * Begins a session, and ends the one that the call was sent with. An unknown address and a wrong password take the same
 * time and get the same answer; only with the right password does one learn whether there is a second factor.
 */
export async function login(ctx: Context, { email, password, ...proof }: LoginInput): Promise<Session> {
  const known = await recordFailure(ctx, { email }, () =>
    countIfFailed(ctx, loginAttempts(ctx, email), () => checkPassword(ctx, email, password)),
  )
  await proveSecondFactor(ctx, known, proof)
  const session = await recordFailure(ctx, { email }, () => beginSessionOf(ctx, known))
  if (ctx.token !== null) await endSession(ctx.db, ctx.token)
  return session
}

async function checkPassword(ctx: Context, email: string, password: string): Promise<UserRow> {
  const known = await findUserByEmail(ctx.db, email)
  const isRight = await isPassword(password, known?.passwordHash ?? null)
  if (!known || !isRight) throw wrongLogin()
  return known
}

const wrongLogin = () => new Refusal('UNAUTHENTICATED', 'Email or password is wrong')

/** Rejects if the password was changed, or the account deleted, while it was being checked. */
function beginSessionOf(ctx: Context, { id, passwordHash }: UserRow): Promise<Session> {
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for('share')
    if (!user) throw wrongLogin()
    const session = { token: await beginSession(tx, user, ctx.userAgent), user: presentUser(user) }
    await recordSecurityEvent(tx, ctx, { kind: 'login', user: session.user })
    return session
  })
}
