import type { FileDownload, ReservationStatus } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { makeCalendarFile } from '../../platform/calendar-file.ts'
import type { ReservationRow } from './reservation-queries.ts'

const states: Partial<Record<ReservationStatus, 'TENTATIVE' | 'CONFIRMED'>> = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  seated: 'CONFIRMED',
}

/** A reservation as an entry for the guest's own calendar. */
export const makeCalendar = (
  { id, number, status, startsAt, partySize }: ReservationRow,
  made: Parameters<typeof makeCalendarFile>[1],
): FileDownload =>
  makeCalendarFile(
    {
      name: `reservation-${number}`,
      product: 'Reservations',
      startsAt,
      duration: 'PT2H',
      state: states[status] ?? 'CANCELLED',
      summary: `Table for ${partySize} at ${restaurant.brand}`,
      description: `Reservation ${number}`,
      url: `${made.publicUrl}/reservation/${id}`,
    },
    made,
  )
