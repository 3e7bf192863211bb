import { eq } from 'drizzle-orm'
import { contactMessages } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/procedures.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { forgetReplies } from '../replies/forget-replies.ts'
import { getMessageRow } from './message-queries.ts'

/** For a guest who wants to be forgotten: nothing of what they wrote or were answered stays. */
export function deleteMessage(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked before its letters go: an answer that is written at this moment is there by then, and goes too.
    const { state } = await getMessageRow(tx, id, { isLocked: true })
    await forgetReplies(tx, id)
    await tx.delete(contactMessages).where(eq(contactMessages.id, id))
    await recordChange(tx, ctx, { action: 'delete message', subjectId: id, before: { state } })
  })
}
