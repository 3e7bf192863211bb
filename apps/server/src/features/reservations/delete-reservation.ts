import { eq } from 'drizzle-orm'
import { reservations } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/procedures.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { forgetReplies } from '../replies/forget-replies.ts'
import { holdsSeats } from './move-reservation.ts'
import { getReservation } from './reservation-queries.ts'
import { giveSeatsBack } from './take-seats.ts'

/** For a guest who wants to be forgotten: with the reservation go its seats and all that was written about it. */
export function deleteReservation(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    const row = await getReservation(tx, id, { isLocked: true })
    const { number, status } = row
    if (holdsSeats(status)) await giveSeatsBack(tx, row)
    await forgetReplies(tx, id)
    await tx.delete(reservations).where(eq(reservations.id, id))
    await recordChange(tx, ctx, { action: 'delete reservation', subjectId: id, before: { number, status } })
  })
}
