import { eq } from 'drizzle-orm'
import { cateringRequests } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deleteReplies } from '../../notify/list-replies.ts'
import { getCateringRow } from './catering-queries.ts'
import { cateringReference } from './present-catering.ts'

/** For a guest who asks to be forgotten: neither their request nor the replies remain. */
export function deleteCatering(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked before its replies are deleted: a reply written at this moment exists by then, and is deleted, too.
    const row = await getCateringRow(tx, id, { isLocked: true })
    await deleteReplies(tx, id)
    await tx.delete(cateringRequests).where(eq(cateringRequests.id, id))
    await recordChange(tx, ctx, {
      action: 'delete catering request',
      subjectId: id,
      before: { reference: cateringReference(row), state: row.state },
    })
  })
}
