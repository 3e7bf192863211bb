import type { ConfirmInput } from '@tiffin/contract'
import type { Context } from '../../platform/procedures.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { markConfirmed } from './sessions.ts'

/** Shows that the person is still the one who logged in, before something that matters (ASVS 7.5.3). */
export async function confirmIdentity(
  ctx: Context,
  userId: string,
  { password = '', ...proof }: ConfirmInput,
): Promise<void> {
  const user = await getUser(ctx.db, userId)
  if (user.secondFactorAt === null) await confirmPassword(ctx, user, password, 'password')
  else await proveSecondFactor(ctx, user, proof)
  if (ctx.token !== null) await markConfirmed(ctx.db, ctx.token)
}
