import type { ChangeReservationStatusInput, ReservationStatus } from '@tiffin/contract'
import { type HouseRules, specialDayOf } from '@tiffin/restaurant'
import type { AdminContext } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { moveReservation } from './move-reservation.ts'
import { mailGuestOfReservation, notifiesGuest } from './reservation-jobs.ts'
import { getReservation, type ReservationRow } from './reservation-queries.ts'
import { listSeatings } from './seatings.ts'

/** The restaurant answers a request, or records what happened with a table. */
export async function changeReservationStatus(
  ctx: AdminContext,
  { id, from, to }: ChangeReservationStatusInput,
): Promise<ReservationRow> {
  const rules = await ctx.catalogue.rules()
  return retryTransaction(ctx.db, async (tx) => {
    const row = await getReservation(tx, id, { isLocked: true })
    const { number, status, startsAt } = row
    if (status !== from) {
      throw new Refusal('CONFLICT', whatHappened[status](number))
    }
    const nowMs = ctx.clock.nowMs()
    rejectTooEarly(row, to, nowMs)
    if (to === 'confirmed') rejectClosed(row, rules)
    const moved = await moveReservation(tx, row, to)
    // No one needs an email about an evening that is over.
    if (notifiesGuest(to) && startsAt.getTime() > nowMs) {
      await ctx.jobs.enqueue(tx, mailGuestOfReservation, { reservationId: id, news: to })
    }
    // Without the guest's name: the log outlives the reservation (decision 37).
    await recordChange(tx, ctx, {
      action: 'change reservation status',
      subjectId: id,
      before: { number, status: from },
      after: { number, status: to },
    })
    return moved
  })
}

/** The message for a caller who saw an older status. */
const whatHappened: Record<ReservationStatus, (number: number) => string> = {
  requested: (number) => `Reservation ${number} has not been confirmed or declined yet.`,
  confirmed: (number) => `Someone has already confirmed reservation ${number}.`,
  declined: (number) => `Someone has already declined reservation ${number}.`,
  cancelled: (number) => `Reservation ${number} has already been cancelled.`,
  seated: (number) => `Someone has already seated the guests of reservation ${number}.`,
  'no-show': (number) => `Someone has already marked reservation ${number} as a no-show.`,
}

/** The hours may have changed since the request. */
function rejectClosed({ startsAt }: ReservationRow, rules: HouseRules) {
  const day = dayOn(startsAt)
  const isSeated = listSeatings(day, rules).some(
    ({ epochMilliseconds }) => epochMilliseconds === startsAt.getTime(),
  )
  if (isSeated) return
  const name = specialDayOf(day, rules.specialDays)?.name
  throw new Refusal(
    'CLOSED',
    `We don’t seat guests at that time${name === undefined ? '' : ` (${name})`}. Decline it, or change the hours first.`,
  )
}

/** A misclick: guests expected tomorrow cannot be no-shows today. */
function rejectTooEarly({ startsAt }: ReservationRow, to: ReservationStatus, nowMs: number) {
  if (to === 'no-show' && startsAt.getTime() > nowMs) {
    throw new Refusal('CONFLICT', 'It’s too early to mark these guests as a no-show.')
  }
  if (to === 'seated' && dayOn(startsAt) > dayOn(new Date(nowMs))) {
    throw new Refusal('CONFLICT', 'This table is for another day.')
  }
}
