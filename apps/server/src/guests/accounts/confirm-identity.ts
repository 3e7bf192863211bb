import type { ConfirmInput } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { markConfirmed } from './sessions.ts'

/** Shows that the person is still the one who logged in, before something that matters (ASVS 7.5.3). */
export async function confirmIdentity(
  ctx: Context,
  userId: string,
  { password, ...proof }: ConfirmInput,
): Promise<void> {
  const user = await getUser(ctx.db, userId)
  if (user.secondFactorAt !== null) await proveSecondFactor(ctx, user, proof)
  else if (password !== undefined) await confirmPassword(ctx, user, password, 'password')
  else throw noPassword()
  if (ctx.token !== null) await markConfirmed(ctx.db, ctx.token)
}

function noPassword() {
  const message = 'Password is required'
  return new Refusal('VALIDATION', message, { issues: [{ path: 'password', message }] })
}
