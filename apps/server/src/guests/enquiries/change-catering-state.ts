import type { ChangeCateringStateInput } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { getCateringRow, setCateringState } from './catering-queries.ts'
import { cateringReference } from './present-catering.ts'
import { rejectOtherState } from './reject-other-state.ts'

export function changeCateringState(
  ctx: AdminContext,
  { id, from, to }: ChangeCateringStateInput,
): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: the second of two concurrent decisions sees the first.
    const row = await getCateringRow(tx, id, { isLocked: true })
    const reference = cateringReference(row)
    rejectOtherState(reference, { is: row.state, wasSeen: from })
    if (to === row.state) return
    await setCateringState(tx, id, to)
    await recordChange(tx, ctx, {
      action: 'change catering request',
      subjectId: id,
      before: { reference, state: row.state },
      after: { reference, state: to },
    })
  })
}
