import { eq } from 'drizzle-orm'
import { cateringRequests } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/procedures.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { forgetReplies } from '../replies/forget-replies.ts'
import { getCateringRow } from './catering-queries.ts'
import { cateringReference } from './present-catering.ts'

/** For a guest who wants to be forgotten: nothing of what they asked for or were answered stays. */
export function deleteCatering(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked before its letters go: an answer that is written at this moment is there by then, and goes too.
    const row = await getCateringRow(tx, id, { isLocked: true })
    await forgetReplies(tx, id)
    await tx.delete(cateringRequests).where(eq(cateringRequests.id, id))
    await recordChange(tx, ctx, {
      action: 'delete catering request',
      subjectId: id,
      before: { reference: cateringReference(row), state: row.state },
    })
  })
}
