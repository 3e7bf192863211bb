import type { LoginInput, Session } from '@tiffin/contract'
import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { keyOf, loginsFromAddress, loginsToAccount } from './account-limits.ts'
import { findUserByEmail } from './account-queries.ts'
import { isPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { beginSession } from './sessions.ts'

/** Begins a session. An unknown address and a wrong password take the same time and read the same. */
export async function login(ctx: Context, { email, password }: LoginInput): Promise<Session> {
  const accountKey = keyOf(email, ctx.address)
  // Counted before the password is looked at, or a thousand guesses at once would all be the first.
  await refuseTooMany(ctx, loginsFromAddress, ctx.address)
  await refuseTooMany(ctx, loginsToAccount, accountKey)

  const user = await findUserByEmail(ctx.db, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new Refusal('UNAUTHENTICATED', 'Email or password is wrong')

  await ctx.limits.forgive(loginsFromAddress, ctx.address)
  await ctx.limits.forgive(loginsToAccount, accountKey)
  return { token: await beginSession(ctx.db, user), user: presentUser(user) }
}
