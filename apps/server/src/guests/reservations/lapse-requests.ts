import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reservations } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { moveReservation } from './move-reservation.ts'
import { mailGuestOfReservation } from './reservation-jobs.ts'

const ANSWERED_WITHIN_HOURS = 24
const BATCH_LENGTH = 100

type LapsingDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/**
 * Declines requests that were not answered for a day, or by their time. Anyone may request a table in any name: without
 * this, fake requests would block seats for weeks.
 */
export async function lapseRequests(deps: LapsingDeps): Promise<void> {
  const now = deps.clock.now()
  for (;;) {
    const due = await listUnanswered(deps.db, now)
    for (const { id } of due) await lapse(deps, id, now)
    if (due.length < BATCH_LENGTH) return
  }
}

function listUnanswered(db: Database, now: Temporal.Instant) {
  const lastAsked = now.subtract({ hours: ANSWERED_WITHIN_HOURS })
  const isDue = or(
    lte(reservations.createdAt, new Date(lastAsked.epochMilliseconds)),
    lte(reservations.startsAt, new Date(now.epochMilliseconds)),
  )
  return db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.status, 'requested'), isDue))
    .orderBy(asc(reservations.startsAt), asc(reservations.number))
    .limit(BATCH_LENGTH)
}

/** Each in its own transaction, because a colleague or the guest may act first. */
function lapse({ db, jobs }: LapsingDeps, id: string, now: Temporal.Instant): Promise<void> {
  return retryTransaction(db, async (tx) => {
    const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (row?.status !== 'requested') return
    await moveReservation(tx, row, 'declined')
    if (row.startsAt.getTime() <= now.epochMilliseconds) return
    await jobs.enqueue(tx, mailGuestOfReservation, { reservationId: id, news: 'declined' })
  })
}
