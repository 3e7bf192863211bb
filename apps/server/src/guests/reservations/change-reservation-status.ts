import {
  type ChangeReservationStatusInput,
  type HouseRules,
  type ReservationStatus,
  specialDayOf,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { reservations } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deleteReplies } from '../../notify/list-replies.ts'
import type { AdminContext, Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { dayOn, type Zone } from '../../platform/wall-clock.ts'
import { canBeCancelled } from './present-reservation.ts'
import { mailGuestOfReservation, mailStaffOfReservation, notifiesGuest } from './reservation-jobs.ts'
import {
  getReservation,
  giveSeatsBack,
  holdsSeats,
  moveReservation,
  type ReservationRow,
} from './reservation-queries.ts'
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
      throw new AppError('CONFLICT', whatHappened[status](number))
    }
    const nowMs = ctx.clock.nowMs()
    rejectTooEarly(row, to, { nowMs, zone: rules.settings.region })
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
  const day = dayOn(startsAt, rules.settings.region)
  const isSeated = listSeatings(day, rules).some(
    ({ epochMilliseconds }) => epochMilliseconds === startsAt.getTime(),
  )
  if (isSeated) return
  const name = specialDayOf(day, rules.specialDays)?.name
  throw new AppError(
    'CLOSED',
    `We don’t seat guests at that time${name === undefined ? '' : ` (${name})`}. Decline it, or change the hours first.`,
  )
}

/** A misclick: guests expected tomorrow cannot be no-shows today. */
function rejectTooEarly(
  { startsAt }: ReservationRow,
  to: ReservationStatus,
  { nowMs, zone }: { nowMs: number; zone: Zone },
) {
  if (to === 'no-show' && startsAt.getTime() > nowMs) {
    throw new AppError('CONFLICT', 'It’s too early to mark these guests as a no-show.')
  }
  if (to === 'seated' && dayOn(startsAt, zone) > dayOn(new Date(nowMs), zone)) {
    throw new AppError('CONFLICT', 'This table is for another day.')
  }
}

/** A guest cancels their table before it begins. */
export async function cancelReservation(ctx: Context, id: string): Promise<ReservationRow> {
  const { phone } = (await ctx.catalogue.rules()).settings.contact
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: the second of two clicks, or of a guest and a colleague, sees what the first one did.
    const row = await getReservation(tx, id, { isLocked: true })
    if (row.status === 'cancelled') throw new AppError('CONFLICT', 'This reservation is already cancelled.')
    if (!canBeCancelled(row, ctx.clock.nowMs())) {
      throw new AppError(
        'CONFLICT',
        `This reservation can no longer be cancelled here. Call us at ${phone.display}.`,
      )
    }
    const cancelled = await moveReservation(tx, row, 'cancelled')
    await ctx.jobs.enqueue(tx, mailStaffOfReservation, { reservationId: id, news: 'cancelled' })
    return cancelled
  })
}

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
