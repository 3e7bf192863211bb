import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { formTraces } from './form-traces.ts'
import { letter } from './letter.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_WISH_LENGTH,
} from './limits.ts'
import { blankIsAbsent, listLength, listPart, wholeNumber } from './list-part.ts'
import { instant, localTime, pickupTime } from './pickup-time.ts'
import { reservationSpans, reservationStatuses } from './reservation-status.ts'
import { identifier, optionalText, requiredText } from './text.ts'

// What is more than a restaurant can seat, the restaurant says.
const partySize = wholeNumber(1, 10_000, 'How many of you are coming?')

/** Without a day: the first one on which a table is free for so many. */
export const listReservationTimesInput = z.object({ day: blankIsAbsent(calendarDay), partySize })

export const reservationTime = pickupTime.extend({
  free: z.boolean().describe('Whether there are enough seats left'),
})

export const reservationTimes = z.object({
  day: calendarDay,
  firstDay: calendarDay.describe("Today, by the restaurant's calendar"),
  lastDay: calendarDay.describe('The last day that can be booked'),
  isClosed: z.boolean().describe('No tables on that day'),
  specialDay: z
    .string()
    .nullable()
    .describe('What the day is called, where it does not keep the hours of its weekday'),
  times: z.array(reservationTime).describe('Times that can still be requested, in order'),
  nextDay: calendarDay.nullable().describe('The next day with room for so many, where this one has none'),
})

// Written as people write it; somebody may have to be called.
const hasPhoneDigits = (text: string) => text.replaceAll(/\D/g, '').length >= 7

export const bookTableInput = z.object({
  startsAt: instant('Choose a time'),
  partySize,
  name: requiredText(MAX_NAME_LENGTH, 'Name is required'),
  email: requiredText(MAX_EMAIL_LENGTH, 'Email is required').pipe(z.email('Enter a valid email address')),
  phone: requiredText(MAX_PHONE_LENGTH, 'Phone is required').refine(
    hasPhoneDigits,
    'Enter a valid phone number',
  ),
  notes: optionalText(MAX_WISH_LENGTH),
  form: formTraces,
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

export const reservationInput = z.object({ id: identifier })

/** The restaurant's list: those of a day, or all of today and later, or all from before. */
export const listReservationsInput = z
  .object({
    day: blankIsAbsent(calendarDay),
    span: blankIsAbsent(z.enum(reservationSpans)).describe('If no day is given; `coming` by default'),
    status: blankIsAbsent(z.enum(reservationStatuses)),
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches number, name, email and phone'),
    ...listPart,
  })
  .prefault({})

/** A reservation as it stands in the restaurant's book. */
export const deskReservation = reservation.extend({
  createdAt: z.iso.datetime(),
  createdLocal: localTime,
  seatsTaken: z.int().describe('By all parties at the same time'),
  seats: z.int().describe('Guests per time slot'),
})

/** The same with what the guest was written. */
export const staffReservation = deskReservation.extend({
  letters: z.array(letter).describe('Oldest first'),
})

export const reservationList = z.object({ reservations: z.array(deskReservation), ...listLength })

export const changeReservationStatusInput = z.object({
  id: identifier,
  /** The version the caller saw; refused if it has changed since. */
  from: z.enum(reservationStatuses),
  to: z.enum(reservationStatuses),
})

export type ReservationTimes = z.infer<typeof reservationTimes>
export type BookTableInput = z.infer<typeof bookTableInput>
export type Reservation = z.infer<typeof reservation>
export type DeskReservation = z.infer<typeof deskReservation>
export type StaffReservation = z.infer<typeof staffReservation>
export type ReservationList = z.infer<typeof reservationList>
export type ChangeReservationStatusInput = z.infer<typeof changeReservationStatusInput>
