import type { Context } from '../../platform/context.ts'
import { countIfFailed } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { Refusal } from '../../platform/refusal.ts'
import { confirmationsOfPassword } from './account-limits.ts'
import { isPassword } from './passwords.ts'
import { presentUser, type UserRow } from './present-user.ts'

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
    throw new Refusal('FORBIDDEN', message, { issues: [{ path, message }] })
  })
}
