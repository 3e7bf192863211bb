import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { AdminContext, Caller } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { endEverythingOf } from './change-password.ts'
import { hashPassword } from './passwords.ts'
import { callerOf } from './present-user.ts'
import { rejectEasyPassword } from './reject-easy-password.ts'

type Actor = Pick<AdminContext, 'db' | 'clock' | 'caller'>

const whoEnables = {
  customer: 'Enable it first, under Customers.',
  admin: 'An owner enables it first, under Staff.',
}

/** Sets a user's password when they cannot get email. Their sessions end, and emailed links to set one become void. */
export async function replacePassword(
  ctx: Actor,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  await rejectEasyPassword(password, { email })
  const passwordHash = await hashPassword(password)
  return retryTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Refusal('NOT_FOUND', `There is no account for ${email}.`)
    if (user.disabledAt)
      throw new Refusal('CONFLICT', `The account ${email} is disabled. ${whoEnables[user.role]}`)
    // An invited colleague has a password now. A customer's address stays unverified: verifying it would claim orders.
    const provenAt = user.role === 'admin' ? new Date(ctx.clock.nowMs()) : null
    const emailVerifiedAt = user.emailVerifiedAt ?? provenAt
    const columns = { passwordHash, isPasswordTemporary: false, emailVerifiedAt }
    await tx.update(users).set(columns).where(eq(users.id, user.id))
    await endEverythingOf(tx, user.id)
    await recordChange(tx, ctx, {
      action: 'reset password',
      subjectId: user.id,
      after: { name: user.name, role: user.role },
    })
    return callerOf(user)
  })
}
