import type { Letter, WriteLetterInput } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { writeReply } from '../../notify/reply-jobs.ts'
import { formatDay } from '../../platform/format-time.ts'
import { getReservation } from './reservation-queries.ts'

/** Replies to a guest by email; the reservation stays unchanged. */
export function writeToGuest(ctx: AdminContext, { id, body }: WriteLetterInput): Promise<Letter> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: no reply may be written to a guest who is being forgotten, since replies are deleted first.
    const { number, email, startsAt } = await getReservation(tx, id, { isLocked: true })
    const written = await writeReply(tx, ctx, {
      subjectKind: 'reservation',
      subjectId: id,
      recipient: email,
      title: `Your table on ${formatDay(startsAt)}`,
      body,
    })
    await recordChange(tx, ctx, { action: 'answer reservation', subjectId: id, after: { number } })
    return written
  })
}
