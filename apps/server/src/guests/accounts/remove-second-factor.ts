import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deleteAuthenticatorApp } from './authenticator-app.ts'
import { deletePasskeys } from './passkeys.ts'
import type { UserRow } from './account-queries.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'
import { endSessionsOf } from './sessions.ts'

/** Everything but the password. */
export async function deleteSecondFactors(tx: Database, userId: string): Promise<void> {
  await deleteAuthenticatorApp(tx, userId)
  await deletePasskeys(tx, userId)
  await deleteRecoveryCodes(tx, userId)
  await tx.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId))
}

/** For someone who has lost their phone and their codes, and can prove to whoever does this that it is them. */
export function removeSecondFactorOf(
  ctx: Pick<AdminContext, 'db' | 'clock' | 'caller'>,
  email: string,
): Promise<UserRow> {
  return retryTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new AppError('NOT_FOUND', `There is no account for ${email}.`)
    if (user.secondFactorAt === null)
      throw new AppError('CONFLICT', `The account ${email} has no second factor.`)
    await deleteSecondFactors(tx, user.id)
    await endSessionsOf(tx, user.id)
    await recordChange(tx, ctx, {
      action: 'remove second factor',
      subjectId: user.id,
      after: { name: user.name, role: user.role },
    })
    return user
  })
}
