import type { ConfirmInput } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { countIfFailed } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { confirmationsOfPassword } from './account-limits.ts'
import { getUser, presentUser, type UserRow } from './account-queries.ts'
import { isPassword } from './passwords.ts'
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
  return new AppError('VALIDATION', message, { issues: [{ path: 'password', message }] })
}

/**
 * Rejects callers who do not know the password of the account they are signed in to. `path` is the field they typed
 * it into. It is not a 401: the session is valid and must not end because of a typo.
 */
export async function confirmPassword(
  ctx: Context,
  user: UserRow,
  password: string,
  path: string,
): Promise<void> {
  const attempt = { limit: confirmationsOfPassword, key: `${user.id} ${ctx.address}` }
  await countIfFailed(ctx, [attempt], async () => {
    if (await isPassword(password, user.passwordHash)) return
    await recordSecurityEvent(ctx.db, ctx, { kind: 'wrong password', user: presentUser(user) })
    const message = 'That password is incorrect'
    throw new AppError('FORBIDDEN', message, { issues: [{ path, message }] })
  })
}
