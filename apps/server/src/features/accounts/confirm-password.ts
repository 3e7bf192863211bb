import type { Context } from '../../platform/procedures.ts'
import { refuseTooMany } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { confirmationsOfPassword } from './account-limits.ts'
import { isPassword } from './passwords.ts'
import type { UserRow } from './present-user.ts'

/**
 * Refuses whoever does not know the password of the account they are signed in to. `path` is the field they typed
 * it into. It is no 401: the session holds, and must not be thrown away for a typing mistake.
 */
export async function confirmPassword(
  ctx: Context,
  user: UserRow,
  password: string,
  path: string,
): Promise<void> {
  const key = `${user.id} ${ctx.address}`
  await refuseTooMany(ctx, confirmationsOfPassword, key)
  if (!(await isPassword(password, user.passwordHash))) {
    const message = 'That password is incorrect'
    throw new Refusal('FORBIDDEN', message, { issues: [{ path, message }] })
  }
  await ctx.limits.forgive(confirmationsOfPassword, key)
}
