import { reservationStatuses, type ReservationStatus } from '@tiffin/contract'
import { sql, type Column } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { byTrigrams, digitsOf, pendingList, searchedText } from '../searched-text.ts'
import { sqlInList } from './sql-in-list.ts'

type Searched = Record<'number' | 'name' | 'email' | 'phone', Column>

/** The text that a staff search for reservations looks at. */
export const searchedReservation = ({ number, name, email, phone }: Searched) =>
  searchedText(name, email, phone, digitsOf(phone), sql`${number}::text`)

export const reservations = pgTable(
  'reservations',
  {
    /** 128 random bits: anyone who knows it may read the reservation's page and cancel it there. */
    id: text().primaryKey(),
    /** The number that the guest gives on arrival. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 501 }),
    status: text().$type<ReservationStatus>().notNull().default('requested'),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    partySize: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    notes: text(),
    /** The same for repeated submissions of one form: the second one finds the first. */
    attempt: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('reservations_status_is_known', sql`${table.status} in (${sqlInList(reservationStatuses)})`),
    check('reservations_have_guests', sql`${table.partySize} >= 1`),
    index('reservations_starts_at').on(table.startsAt),
    index('reservations_status').on(table.status, table.startsAt, table.number),
    index('reservations_searched')
      .using('gin', byTrigrams(searchedReservation(table)))
      .with(pendingList),
  ],
)

/** How many seats of a time are taken: the row that two guests who want the last table contend for. */
export const reservationSlots = pgTable(
  'reservation_slots',
  {
    startsAt: timestamp({ withTimezone: true }).primaryKey(),
    seatsTaken: integer().notNull(),
  },
  (table) => [check('reservation_slots_not_negative', sql`${table.seatsTaken} >= 0`)],
)
