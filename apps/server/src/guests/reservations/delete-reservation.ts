import { eq } from 'drizzle-orm'
import { reservations } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deleteReplies } from '../../notify/list-replies.ts'
import { holdsSeats } from './move-reservation.ts'
import { getReservation } from './reservation-queries.ts'
import { giveSeatsBack } from './take-seats.ts'

/** For a guest who asks to be forgotten: the seats and all replies go with the reservation. */
export function deleteReservation(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    const row = await getReservation(tx, id, { isLocked: true })
    const { number, status } = row
    if (holdsSeats(status)) await giveSeatsBack(tx, row)
    await deleteReplies(tx, id)
    await tx.delete(reservations).where(eq(reservations.id, id))
    await recordChange(tx, ctx, { action: 'delete reservation', subjectId: id, before: { number, status } })
  })
}
