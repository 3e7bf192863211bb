import { z } from 'zod'
import { reply } from './enquiry.ts'
import { calendarDay } from './moment.ts'
import { formSignals } from './form-signals.ts'
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH, MAX_SEARCH_LENGTH, MAX_NOTE_LENGTH } from './limits.ts'
import { blankIsAbsent, listLength, listPage, wholeNumber } from './list-page.ts'
import { instant, localTime, pickupTime } from './pickup-time.ts'
import { reservationSpans, reservationStatuses } from './request-states.ts'
import {
  emailAddress,
  identifier,
  optionalGuestText,
  optionalText,
  requiredGuestText,
  requiredText,
} from './text.ts'

// The restaurant's settings decide how large a party it can seat.
const partySize = wholeNumber(1, 10_000, 'How many of you are coming?')

/** Without a day: the first one with a table for that many guests. */
export const listReservationTimesInput = z.object({ day: blankIsAbsent(calendarDay), partySize })

export const reservationTime = pickupTime.extend({
  free: z.boolean().describe('Whether there are enough seats left'),
})

export const reservationTimes = z.object({
  day: calendarDay,
  firstDay: calendarDay.describe("Today, by the restaurant's calendar"),
  lastDay: calendarDay.describe('The last day that can be booked'),
  isClosed: z.boolean().describe('No tables that day'),
  specialDay: z.string().nullable().describe('The name of the day, if it has special hours'),
  times: z.array(reservationTime).describe('Times that can still be requested, in order'),
  nextDay: calendarDay.nullable().describe('The next day with enough seats, if this one has none'),
})

// In any notation; staff may have to call.
const hasPhoneDigits = (text: string) => text.replaceAll(/\D/g, '').length >= 7

export const bookTableInput = z.object({
  startsAt: instant('Choose a time'),
  partySize,
  name: requiredGuestText(MAX_NAME_LENGTH, 'Name is required'),
  email: emailAddress,
  phone: requiredText(MAX_PHONE_LENGTH, 'Phone is required').refine(
    hasPhoneDigits,
    'Enter a valid phone number',
  ),
  notes: optionalGuestText(MAX_NOTE_LENGTH),
  form: formSignals,
})

/** A reservation as its guest sees it. */
export const reservation = z.object({
  _id: z.string().describe('Unguessable: anyone who knows it may read and cancel the reservation'),
  number: z.int().describe('The number to give on arrival'),
  status: z.enum(reservationStatuses),
  startsAt: z.iso.datetime(),
  startsLocal: localTime,
  partySize: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  notes: z.string().optional(),
  canCancel: z.boolean().describe('Whether its guest may still cancel it here'),
})

/** What became of a request whose answer was lost. */
export const arrivedReservation = z.object({
  arrived: reservation.nullable().describe('null: it did not arrive, and is refused if it still does'),
})

export const reservationInput = z.object({ id: identifier })

/** The restaurant's list: those of a day, or all from today on, or all from before. */
export const listReservationsInput = z
  .object({
    day: blankIsAbsent(calendarDay),
    span: blankIsAbsent(z.enum(reservationSpans)).describe('If no day is given; `coming` by default'),
    status: blankIsAbsent(z.enum(reservationStatuses)),
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches number, name, email and phone'),
    ...listPage,
  })
  .prefault({})

/** A reservation as shown in the reservation book. */
export const bookedReservation = reservation.extend({
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
  seatsTaken: z.int().describe('By all parties at the same time'),
  seats: z.int().describe('Guests per time slot'),
})

/** The same with the replies to the guest. */
export const staffReservation = bookedReservation.extend({
  replies: z.array(reply).describe('Oldest first'),
})

export const reservationList = z.object({ reservations: z.array(bookedReservation), ...listLength })

export const changeReservationStatusInput = z.object({
  id: identifier,
  /** The status the caller saw; rejected if it has changed since. */
  from: z.enum(reservationStatuses),
  to: z.enum(reservationStatuses),
})

export type ReservationTimes = z.infer<typeof reservationTimes>
export type BookTableInput = z.infer<typeof bookTableInput>
export type Reservation = z.infer<typeof reservation>
export type ArrivedReservation = z.infer<typeof arrivedReservation>
export type BookedReservation = z.infer<typeof bookedReservation>
export type StaffReservation = z.infer<typeof staffReservation>
export type ReservationList = z.infer<typeof reservationList>
export type ChangeReservationStatusInput = z.infer<typeof changeReservationStatusInput>
