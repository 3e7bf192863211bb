import { reservationMoves, type ReservationStatus, seatedStatuses } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reservations, reservationSlots } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { ReservationRow } from './reservation-queries.ts'

interface Seats {
  startsAt: Date
  partySize: number
}

/** Takes so many seats of a time, or reports that there is no room. A party never needs more than a whole slot has. */
export async function takeSeats(
  tx: Database,
  { startsAt, partySize, seatsPerSlot }: Seats & { seatsPerSlot: number },
): Promise<boolean> {
  const taken = await tx
    .insert(reservationSlots)
    .values({ startsAt, seatsTaken: partySize })
    .onConflictDoUpdate({
      target: reservationSlots.startsAt,
      set: { seatsTaken: sql`${reservationSlots.seatsTaken} + ${partySize}` },
      // This line decides who gets the last table: the second update waits for the row, and then sees its new value.
      setWhere: sql`${reservationSlots.seatsTaken} + ${partySize} <= ${seatsPerSlot}`,
    })
    .returning({ startsAt: reservationSlots.startsAt })
  return taken.length > 0
}

/** Gives them back, in the transaction that ends the reservation. */
export async function giveSeatsBack(tx: Database, { startsAt, partySize }: Seats): Promise<void> {
  await tx
    .update(reservationSlots)
    .set({ seatsTaken: sql`${reservationSlots.seatsTaken} - ${partySize}` })
    .where(eq(reservationSlots.startsAt, startsAt))
}

/** Whether the seats of such a reservation are counted in its time's row. */
export const holdsSeats = (status: ReservationStatus) => seatedStatuses.some((each) => each === status)

/** The only way from one status to the next, for a locked row. Ending without a table frees the seats. */
export async function moveReservation(
  tx: Database,
  row: ReservationRow,
  to: ReservationStatus,
): Promise<ReservationRow> {
  if (!reservationMoves[row.status].includes(to)) {
    throw new AppError('CONFLICT', `A reservation that is ${row.status} cannot become ${to}.`)
  }
  if (!holdsSeats(to)) await giveSeatsBack(tx, row)
  await tx.update(reservations).set({ status: to }).where(eq(reservations.id, row.id))
  return { ...row, status: to }
}
