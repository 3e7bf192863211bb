import type { PasskeyRequest, Session, UsedPasskey } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { countIfFailed, rejectTooMany } from '../../platform/rate-limits.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { Refusal } from '../../platform/refusal.ts'
import { loginsFromHere, passkeyRequests } from './account-limits.ts'
import { requestPasskey, usePasskey } from './passkeys.ts'
import { presentUser } from './present-user.ts'
import { recordFailure } from './record-failure.ts'
import { beginSession, endSession } from './sessions.ts'

/** The first half of logging in or confirming with a passkey. */
export async function requestPasskeyLogin(ctx: Context): Promise<PasskeyRequest> {
  await rejectTooMany(ctx, passkeyRequests, ctx.address)
  return requestPasskey(ctx)
}

/** Begins a session without a password: the device has checked that it is its owner who holds it. */
export async function loginWithPasskey(ctx: Context, passkey: UsedPasskey): Promise<Session> {
  const session = await recordFailure(ctx, { what: 'passkey' }, () =>
    countIfFailed(ctx, loginsFromHere(ctx), async () => beginSessionOf(ctx, await usePasskey(ctx, passkey))),
  )
  if (ctx.token !== null) await endSession(ctx.db, ctx.token)
  return session
}

function beginSessionOf(ctx: Context, userId: string): Promise<Session> {
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('share')
    if (!user) throw new Refusal('FORBIDDEN', 'This account no longer exists')
    const begun = { token: await beginSession(tx, user, ctx.userAgent), user: presentUser(user) }
    await recordSecurityEvent(tx, ctx, { kind: 'login', user: begun.user })
    return begun
  })
}
