import { eq } from 'drizzle-orm'
import { contactMessages } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deleteReplies } from '../../notify/list-replies.ts'
import { getMessageRow } from './message-queries.ts'

/** For a guest who asks to be forgotten: neither their message nor the replies remain. */
export function deleteMessage(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked before its replies are deleted: a reply written at this moment exists by then, and is deleted, too.
    const { state } = await getMessageRow(tx, id, { isLocked: true })
    await deleteReplies(tx, id)
    await tx.delete(contactMessages).where(eq(contactMessages.id, id))
    await recordChange(tx, ctx, { action: 'delete message', subjectId: id, before: { state } })
  })
}
