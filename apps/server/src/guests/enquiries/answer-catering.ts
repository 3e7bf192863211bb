import type { WriteLetterInput } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { writeReply } from '../../notify/reply-jobs.ts'
import { getCateringRow, setCateringState } from './catering-queries.ts'
import { cateringReference } from './present-catering.ts'

/** Emails a reply to the guest. A booked or declined request keeps its state. */
export function answerCatering(ctx: AdminContext, { id, body }: WriteLetterInput): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    const row = await getCateringRow(tx, id, { isLocked: true })
    const { state, email } = row
    const next = state === 'new' ? 'quoted' : state
    const reference = cateringReference(row)
    await writeReply(tx, ctx, {
      subjectKind: 'catering',
      subjectId: id,
      recipient: email,
      title: `Your catering request ${reference}`,
      body,
    })
    if (next !== state) await setCateringState(tx, id, next)
    await recordChange(tx, ctx, {
      action: 'answer catering request',
      subjectId: id,
      before: { reference, state },
      after: { reference, state: next },
    })
  })
}
