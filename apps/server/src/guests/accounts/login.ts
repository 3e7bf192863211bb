import type { LoginInput, PasskeyRequest, RegisterInput, Session, UsedPasskey } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { requireLaunch } from '../../platform/launch.ts'
import { countIfFailed, rejectTooMany } from '../../platform/rate-limits.ts'
import { type NewSecurityEvent, recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { mailVerification } from './account-jobs.ts'
import {
  loginAttempts,
  loginsFromHere,
  mailedTokensFromAddress,
  mailsToAccount,
  passkeyRequests,
  registrationsFromAddress,
} from './account-limits.ts'
import { findUserByEmail, presentUser, type UserRow } from './account-queries.ts'
import { redeemMailedToken } from './mailed-tokens.ts'
import { requestPasskey, usePasskey } from './passkeys.ts'
import { hashPassword, isPassword, rejectBreachedPassword, rejectEasyPassword } from './passwords.ts'
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
