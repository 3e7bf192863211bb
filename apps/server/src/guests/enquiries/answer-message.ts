import type { WriteLetterInput } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { writeReply } from '../../notify/reply-jobs.ts'
import { getMessageRow, setMessageState } from './message-queries.ts'

/** Emails a reply to the guest. A closed message stays closed. */
export function answerMessage(ctx: AdminContext, { id, body }: WriteLetterInput): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    const { state, email } = await getMessageRow(tx, id, { isLocked: true })
    const next = state === 'new' ? 'answered' : state
    await writeReply(tx, ctx, {
      subjectKind: 'message',
      subjectId: id,
      recipient: email,
      title: 'Your message to us',
      body,
    })
    if (next !== state) await setMessageState(tx, id, next)
    await recordChange(tx, ctx, {
      action: 'answer message',
      subjectId: id,
      before: { state },
      after: { state: next },
    })
  })
}
