import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { canBeCancelled } from './can-be-cancelled.ts'
import { moveReservation } from './move-reservation.ts'
import { mailStaffOfReservation } from './reservation-jobs.ts'
import { getReservation, type ReservationRow } from './reservation-queries.ts'

/** A guest cancels their table before it begins. */
export async function cancelReservation(ctx: Context, id: string): Promise<ReservationRow> {
  const { phone } = (await ctx.catalogue.rules()).settings.contact
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: the second of two clicks, or of a guest and a colleague, sees what the first one did.
    const row = await getReservation(tx, id, { isLocked: true })
    if (row.status === 'cancelled') throw new Refusal('CONFLICT', 'This reservation is already cancelled.')
    if (!canBeCancelled(row, ctx.clock.nowMs())) {
      throw new Refusal(
        'CONFLICT',
        `This reservation can no longer be cancelled here. Call us at ${phone.display}.`,
      )
    }
    const cancelled = await moveReservation(tx, row, 'cancelled')
    await ctx.jobs.enqueue(tx, mailStaffOfReservation, { reservationId: id, news: 'cancelled' })
    return cancelled
  })
}
