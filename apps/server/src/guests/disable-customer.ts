import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import { retryTransaction } from '../platform/retry-transaction.ts'
import { endEverythingOf } from './accounts/change-password.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { getCustomerRow } from './customer-queries.ts'

/** From now on no one can use the account, even where it is signed in already. Its orders and wishlist stay. */
export function disableCustomer(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    await setDisabled(tx, ctx, { id, isDisabled: true })
    // After the row is locked: a login that came first already has its session, and loses it here.
    await endEverythingOf(tx, id)
  })
}

export function enableCustomer(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, (tx) => setDisabled(tx, ctx, { id, isDisabled: false }))
}

async function setDisabled(
  tx: Database,
  ctx: AdminContext,
  { id, isDisabled }: { id: string; isDisabled: boolean },
) {
  const { disabledAt } = await getCustomerRow(tx, id, { isLocked: true })
  const wasDisabled = disabledAt !== null
  if (wasDisabled === isDisabled) return
  await tx
    .update(users)
    .set({ disabledAt: isDisabled ? new Date(ctx.clock.nowMs()) : null })
    .where(eq(users.id, id))
  const action = isDisabled ? 'disable customer' : 'enable customer'
  // Without the name: the log outlives the account, and the id leads to it while it exists.
  await recordChange(tx, ctx, {
    action,
    subjectId: id,
    before: { isDisabled: wasDisabled },
    after: { isDisabled },
  })
}
