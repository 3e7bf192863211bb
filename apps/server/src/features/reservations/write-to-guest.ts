import type { Letter, WriteLetterInput } from '@tiffin/contract'
import type { AdminContext } from '../../platform/procedures.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { writeReply } from '../replies/write-reply.ts'
import { sayDay } from './say-time.ts'
import { getReservation } from './reservation-queries.ts'

/** Answers a guest by mail; the reservation stays as it is. */
export function writeToGuest(ctx: AdminContext, { id, body }: WriteLetterInput): Promise<Letter> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: what is being forgotten must not be written to, for its letters go first.
    const { number, email, startsAt } = await getReservation(tx, id, { isLocked: true })
    const written = await writeReply(tx, ctx, {
      subjectKind: 'reservation',
      subjectId: id,
      recipient: email,
      title: `Your table on ${sayDay(startsAt)}`,
      body,
    })
    await recordChange(tx, ctx, { action: 'answer reservation', subjectId: id, after: { number } })
    return written
  })
}
