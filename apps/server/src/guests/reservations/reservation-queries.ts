import { reservationMoves, type ReservationStatus, seatedStatuses } from '@tiffin/contract'
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { reservations, reservationSlots, searchedReservation } from '../../db/schema/index.ts'
import { withPhone } from '../../db/searched-text.ts'
import { AppError } from '../../platform/app-error.ts'

export type ReservationRow = typeof reservations.$inferSelect

/** A reservation, and how many seats of its time are taken in total. */
export interface BookedTable {
  row: ReservationRow
  seatsTaken: number
}

/** The reservation, or NOT_FOUND; with `isLocked`, locked until the transaction ends. */
export async function getReservation(
  db: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ReservationRow> {
  const query = db.select().from(reservations).where(eq(reservations.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', 'We cannot find that reservation')
  return row
}

/** The reservation from an earlier submission of the same form. */
export async function findByFormKey(db: Database, formKey: string | null): Promise<ReservationRow | null> {
  if (formKey === null) return null
  const [row] = await db.select().from(reservations).where(eq(reservations.attempt, formKey))
  return row ?? null
}

/** The times, in milliseconds, without room for that many more. */
export async function listFullTimes(
  db: Database,
  {
    from,
    until,
    partySize,
    seatsPerSlot,
  }: { from: Date; until: Date; partySize: number; seatsPerSlot: number },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ startsAt: reservationSlots.startsAt })
    .from(reservationSlots)
    .where(
      and(
        gte(reservationSlots.startsAt, from),
        lt(reservationSlots.startsAt, until),
        gt(reservationSlots.seatsTaken, seatsPerSlot - partySize),
      ),
    )
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()))
}

interface ReservationFilter {
  /** Starting from this instant until just before the other one. */
  from?: Date | undefined
  until?: Date | undefined
  status?: ReservationStatus | undefined
  /** Searches number, name, email and phone. */
  q?: string | undefined
  isNewestFirst?: boolean
  limit?: number | undefined
  offset?: number | undefined
}

/** Sorted by time, and how many there are without `limit` and `offset`: uses reservations_starts_at. */
export async function listReservations(
  db: Database,
  { limit, offset, isNewestFirst = false, q, ...filter }: ReservationFilter,
): Promise<{ found: BookedTable[] } & Length> {
  const inOrder = isNewestFirst ? desc : asc
  const order = [inOrder(reservations.startsAt), inOrder(reservations.number)]
  // "#501" is reservation 501.
  const search =
    q === undefined ? undefined : withPhone(searchedReservation(reservations), q.replace(/^#/, ''))
  const { ids, ...length } = await findPage(
    db,
    { table: reservations, id: reservations.id, order, filter: conditionOf(filter), search },
    { limit, offset },
  )
  const found = await selectBooked(db)
    .where(inArray(reservations.id, ids))
    .orderBy(...order)
  return { found, ...length }
}

/** One of them, or NOT_FOUND. */
export async function getBooked(db: Database, id: string): Promise<BookedTable> {
  const [booked] = await selectBooked(db).where(eq(reservations.id, id))
  if (!booked) throw new AppError('NOT_FOUND', 'We cannot find that reservation')
  return booked
}

const selectBooked = (db: Database) =>
  db
    .select({
      row: reservations,
      seatsTaken: sql<number>`coalesce(${reservationSlots.seatsTaken}, 0)`,
    })
    .from(reservations)
    .leftJoin(reservationSlots, eq(reservationSlots.startsAt, reservations.startsAt))
    .$dynamic()

function conditionOf({ from, until, status }: ReservationFilter) {
  return and(
    from && gte(reservations.startsAt, from),
    until && lt(reservations.startsAt, until),
    status && eq(reservations.status, status),
  )
}

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
