import { reservationMoves, seatedStatuses, type ReservationStatus } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reservations } from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ReservationRow } from './reservation-queries.ts'
import { giveSeatsBack } from './take-seats.ts'

/** Whether the seats of such a reservation are counted in its time's row. */
export const holdsSeats = (status: ReservationStatus) => seatedStatuses.some((each) => each === status)

/** The only way from one status to the next, for a locked row. Ending without a table frees the seats. */
export async function moveReservation(
  tx: Database,
  row: ReservationRow,
  to: ReservationStatus,
): Promise<ReservationRow> {
  if (!reservationMoves[row.status].includes(to)) {
    throw new Refusal('CONFLICT', `A reservation that is ${row.status} cannot become ${to}.`)
  }
  if (!holdsSeats(to)) await giveSeatsBack(tx, row)
  await tx.update(reservations).set({ status: to }).where(eq(reservations.id, row.id))
  return { ...row, status: to }
}
