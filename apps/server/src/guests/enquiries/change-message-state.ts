import type { ChangeMessageStateInput } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { getMessageRow, setMessageState } from './message-queries.ts'
import { rejectOtherState } from './reject-other-state.ts'

export function changeMessageState(
  ctx: AdminContext,
  { id, from, to }: ChangeMessageStateInput,
): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: the second of two concurrent decisions sees the first.
    const { state } = await getMessageRow(tx, id, { isLocked: true })
    rejectOtherState('This message', { is: state, wasSeen: from })
    if (to === state) return
    await setMessageState(tx, id, to)
    await recordChange(tx, ctx, {
      action: 'change message',
      subjectId: id,
      before: { state },
      after: { state: to },
    })
  })
}
