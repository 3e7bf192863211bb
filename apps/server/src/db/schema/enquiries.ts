import {
  cateringStates,
  replySubjects,
  messageStates,
  type CateringState,
  type ReplySubject,
  type MessageState,
  type ReservationStatus,
  reservationStatuses,
} from '@tiffin/contract'
import { sql, type Column } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { byTrigrams, digitsOf, pendingList, searchedText } from '../searched-text.ts'
import { moment, sqlInList } from './columns.ts'

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
    startsAt: moment().notNull(),
    partySize: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    notes: text(),
    /** The same for repeated submissions of one form: the second one finds the first. */
    attempt: text().unique(),
    createdAt: moment().notNull(),
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
    startsAt: moment().primaryKey(),
    seatsTaken: integer().notNull(),
  },
  (table) => [check('reservation_slots_not_negative', sql`${table.seatsTaken} >= 0`)],
)

type Written = Record<'name' | 'email' | 'phone' | 'message', Column>

/** The text that a search for messages looks at. */
export const searchedMessage = ({ name, email, phone, message }: Written) =>
  searchedText(name, email, phone, message)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    state: text().$type<MessageState>().notNull().default('new'),
    /** The same for repeated submissions of one form: the second one finds the first. */
    attempt: text().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('contact_messages_state_is_known', sql`${table.state} in (${sqlInList(messageStates)})`),
    index('contact_messages_created_at').on(table.createdAt),
    index('contact_messages_state').on(table.state, table.createdAt, table.id),
    index('contact_messages_searched')
      .using('gin', byTrigrams(searchedMessage(table)))
      .with(pendingList),
  ],
)

type Asked = Record<'number' | 'name' | 'email' | 'phone' | 'budget' | 'dietary' | 'comments', Column>

/** The text that a search for catering requests looks at. */
export const searchedCatering = ({ number, name, email, phone, budget, dietary, comments }: Asked) =>
  searchedText(sql`'C-' || ${number}::text`, name, email, phone, budget, dietary, comments)

export const cateringRequests = pgTable(
  'catering_requests',
  {
    id: text().primaryKey(),
    /** Its reference is derived from this. A sequence: "last + 1" would collide. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 101 }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    occasion: text().notNull(),
    eventDay: date().notNull(),
    guestCount: integer().notNull(),
    budget: text(),
    dietary: text(),
    comments: text(),
    state: text().$type<CateringState>().notNull().default('new'),
    attempt: text().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('catering_requests_state_is_known', sql`${table.state} in (${sqlInList(cateringStates)})`),
    check('catering_requests_have_guests', sql`${table.guestCount} >= 1`),
    index('catering_requests_created_at').on(table.createdAt),
    index('catering_requests_state').on(table.state, table.createdAt, table.number),
    index('catering_requests_searched')
      .using('gin', byTrigrams(searchedCatering(table)))
      .with(pendingList),
  ],
)

/** A reply by email to a guest's message, catering request or reservation. */
export const replies = pgTable(
  'replies',
  {
    id: text().primaryKey(),
    subjectKind: text().$type<ReplySubject>().notNull(),
    subjectId: text().notNull(),
    recipient: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The colleague's address; it stays after the colleague has left. */
    writtenBy: text().notNull(),
    createdAt: moment().notNull(),
    /** When the mail server accepted it. */
    sentAt: moment(),
    /** When it was saved as a file instead, because there was no mail server. */
    savedAt: moment(),
    /** When it was given up: the mail server does not know the address, or has not accepted anything for a day. */
    failedAt: moment(),
  },
  (table) => [
    check('replies_subject_is_known', sql`${table.subjectKind} in (${sqlInList(replySubjects)})`),
    index('replies_subject').on(table.subjectId),
  ],
)

/** One row per form that was stored or withdrawn under an Idempotency-Key: whichever comes first. Stored for 24 hours. */
export const formKeys = pgTable(
  'form_keys',
  {
    /** A hash of the key and what was sent under it. */
    attempt: text().primaryKey(),
    createdAt: moment().notNull(),
  },
  (table) => [index('form_keys_created_at').on(table.createdAt)],
)
