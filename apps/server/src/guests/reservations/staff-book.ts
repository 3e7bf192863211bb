import type { Reply, ReservationSpan, ReservationStatus, WriteReplyInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { listReplies } from '../../notify/list-replies.ts'
import { writeReply } from '../../notify/reply-jobs.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, dayOn, formatDay, spanOfDay } from '../../platform/wall-clock.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { type BookedTable, getBooked, getReservation, listReservations } from './reservation-queries.ts'

interface Wanted {
  day?: string | undefined
  span?: ReservationSpan | undefined
  status?: ReservationStatus | undefined
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** The reservation book: one day, or from today onward, or backward from yesterday. */
export async function listBook(
  { db, clock }: { db: Database; clock: Clock },
  { day, span, ...filter }: Wanted,
): ReturnType<typeof listReservations> {
  const zone = await readRegion(db)
  if (day !== undefined) return listReservations(db, { ...filter, ...spanOfDay(day, zone) })
  const { from: today } = spanOfDay(dayOn(new Date(clock.nowMs()), zone), zone)
  return span === 'past'
    ? listReservations(db, { ...filter, until: today, isNewestFirst: true })
    : listReservations(db, { ...filter, from: today })
}

/** One reservation with its replies. */
export async function getStaffReservation(
  db: Database,
  id: string,
): Promise<{ booked: BookedTable; replies: Reply[] }> {
  const booked = await getBooked(db, id)
  return { booked, replies: (await listReplies(db, [id])).get(id) ?? [] }
}

/** Replies to a guest by email; the reservation stays unchanged. */
export function writeToGuest(ctx: AdminContext, { id, body }: WriteReplyInput): Promise<Reply> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: no reply may be written to a guest who is being forgotten, since replies are deleted first.
    const { number, email, startsAt } = await getReservation(tx, id, { isLocked: true })
    const { reply, isNew } = await writeReply(tx, ctx, {
      subjectKind: 'reservation',
      subjectId: id,
      recipient: email,
      title: `Your table on ${formatDay(startsAt, await readRegion(tx))}`,
      body,
    })
    if (isNew) await recordChange(tx, ctx, { action: 'answer reservation', subjectId: id, after: { number } })
    return reply
  })
}
