import type { LoginInput, PasskeyRequest, Session, UsedPasskey } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { countIfFailed, rejectTooMany } from '../../platform/rate-limits.ts'
import { type NewSecurityEvent, recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { loginAttempts, loginsFromHere, passkeyRequests } from './account-limits.ts'
import { findUserByEmail, presentUser, type UserRow } from './account-queries.ts'
import { requestPasskey, usePasskey } from './passkeys.ts'
import { isPassword } from './passwords.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
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

const wrongLogin = () => new AppError('UNAUTHENTICATED', 'Email or password is wrong')

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

/** The first half of logging in or confirming with a passkey. */
export async function requestPasskeyLogin(ctx: Context): Promise<PasskeyRequest> {
  await rejectTooMany(ctx, [{ limit: passkeyRequests, key: ctx.address }])
  return requestPasskey(ctx)
}

/** Begins a session without a password: the device has checked that it is its owner who holds it. */
export async function loginWithPasskey(ctx: Context, passkey: UsedPasskey): Promise<Session> {
  const session = await recordFailure(ctx, { what: 'passkey' }, () =>
    countIfFailed(ctx, loginsFromHere(ctx), async () =>
      beginPasskeySession(ctx, await usePasskey(ctx, passkey)),
    ),
  )
  if (ctx.token !== null) await endSession(ctx.db, ctx.token)
  return session
}

function beginPasskeySession(ctx: Context, userId: string): Promise<Session> {
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('share')
    if (!user) throw new AppError('FORBIDDEN', 'This account no longer exists')
    const begun = { token: await beginSession(tx, user, ctx.userAgent), user: presentUser(user) }
    await recordSecurityEvent(tx, ctx, { kind: 'login', user: begun.user })
    return begun
  })
}

/** Puts a login on record if it is rejected: with the address that was typed, or with what was used instead. */
async function recordFailure<Result>(
  ctx: Context,
  by: Pick<NewSecurityEvent, 'email' | 'what'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) await recordSecurityEvent(ctx.db, ctx, { kind: 'failed login', ...by })
    throw error
  }
}
