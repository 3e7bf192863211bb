import type { Context } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { getUser } from './account-queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { eraseAccount } from './erase-account.ts'
import { lockWithOwners, rejectLastOwner } from './lock-with-owners.ts'
import { presentUser } from './present-user.ts'

/** Users delete their own account. */
export async function deleteAccount(ctx: Context, userId: string, password: string): Promise<void> {
  await confirmPassword(ctx, await getUser(ctx.db, userId), password, 'password')
  await retryTransaction(ctx.db, async (tx) => {
    // Locked first: an order being placed is either made anonymous or rejected, and of the last two owners
    // one stays.
    const locked = await lockWithOwners(tx, userId)
    const user = locked.find(({ id }) => id === userId)
    if (!user) return
    rejectLastOwner(locked, user)
    await eraseAccount(tx, user)
    if (user.staffRole === null) return
    const { staffRole } = user
    await recordChange(
      tx,
      { caller: presentUser(user), clock: ctx.clock },
      {
        action: 'remove staff',
        subjectId: userId,
        before: { name: user.name, email: user.email, staffRole },
      },
    )
  })
  // Reviews have lost their author's name.
  ctx.catalogue.markStale()
  ctx.live.nudge()
}
