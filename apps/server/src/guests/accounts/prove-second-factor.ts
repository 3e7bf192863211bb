import type { ConfirmInput, SecondFactorProof } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { countIfFailed } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { mailLoginChange } from './account-jobs.ts'
import { codesForAccount, confirmationsOfPassword } from './account-limits.ts'
import { useAppCode, useRecoveryCode } from './authenticator-app.ts'
import { usePasskey } from './passkeys.ts'
import { getUser, presentUser, type UserRow } from './account-queries.ts'
import { isPassword } from './passwords.ts'
import { markConfirmed } from './sessions.ts'

/** Rejects someone who knows the password of an account and has not what else it asks for. Codes work once. */
export async function proveSecondFactor(
  ctx: Context,
  user: UserRow,
  { code, passkey }: SecondFactorProof,
): Promise<void> {
  if (user.secondFactorAt === null) return
  if (passkey) {
    if ((await usePasskey(ctx, passkey)) === user.id) return
    await recordSecurityEvent(ctx.db, ctx, { kind: 'wrong code', user: presentUser(user) })
    throw new AppError('FORBIDDEN', 'That passkey belongs to another account.')
  }
  if (code === undefined)
    throw new AppError(
      'SECOND_FACTOR_REQUIRED',
      'Enter the code from your authenticator app, or use your passkey.',
    )
  await countIfFailed(ctx, codesForAccount(ctx, user.id), () => rejectWrongCode(ctx, user, code))
}

async function rejectWrongCode(ctx: Context, user: UserRow, code: string) {
  if (await isRightCode(ctx, user.id, code)) return
  await recordSecurityEvent(ctx.db, ctx, { kind: 'wrong code', user: presentUser(user) })
  const next = isFromApp(code) ? 'Wait for the next one.' : 'Use another recovery code.'
  const message = `That code is not valid, or has already been used. ${next}`
  throw new AppError('FORBIDDEN', message, { issues: [{ path: 'code', message }] })
}

const isFromApp = (code: string) => /^\d{6}$/.test(code)

async function isRightCode({ db, clock, jobs }: Context, userId: string, code: string): Promise<boolean> {
  if (isFromApp(code)) return useAppCode(db, { userId, code, nowMs: clock.nowMs() })
  return db.transaction(async (tx) => {
    const isRight = await useRecoveryCode(tx, userId, code)
    if (isRight) await jobs.enqueue(tx, mailLoginChange, { userId, change: 'recovery code used' })
    return isRight
  })
}

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
