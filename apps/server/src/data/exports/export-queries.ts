import {
  unsoldStatuses,
  type CateringState,
  type MessageState,
  type OrderStatus,
  type ReservationStatus,
} from '@tiffin/contract'
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  notInArray,
  sql,
  sum,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import {
  cateringRequests,
  contactMessages,
  orderLines,
  orders,
  reservations,
  subscribers,
  users,
} from '../../db/schema/index.ts'
import { withLines, type OrderRow } from '../../ordering/orders/order-queries.ts'

/** With 500, the server stood still for twice as long at a time, and the whole file was no faster. */
export const PART_LENGTH = 200

export interface OrderSpan {
  /** Placed from this instant until just before the other one. */
  from: Date
  until: Date
  status?: OrderStatus | undefined
  /** Excludes orders placed after the one with this number. */
  lastNumber?: number
}

const isWithin = ({ from, until, status, lastNumber }: OrderSpan) =>
  and(
    gte(orders.createdAt, from),
    lt(orders.createdAt, until),
    status && eq(orders.status, status),
    lastNumber === undefined ? undefined : lte(orders.number, lastNumber),
  )

/** The number of the latest order; 0 before the first one. */
export async function findLastNumber(db: Database): Promise<number> {
  const [found] = await db.select({ number: max(orders.number) }).from(orders)
  return found?.number ?? 0
}

const COUNTED_AT_ONCE = 5000

/**
 * How many orders a span has, and lines; counts no further than about `atMost` of either. In parts: a slow database would
 * not get through a million lines within the limit of a statement. Each order's lines on their own: for a join, a database
 * that expects one order reads all of them again for each line.
 */
export async function countOrdersAndLines(db: Database, span: OrderSpan, atMost: number) {
  const { id, createdAt, number } = orders
  const lines = db.$count(orderLines, eq(orderLines.orderId, id))
  const counted = { orders: 0, lines: 0 }
  for (let last: OrderPlace | undefined; ;) {
    const part = await db
      .select({ id, createdAt, number, lines })
      .from(orders)
      .where(isNext(span, last))
      .orderBy(asc(createdAt), asc(number))
      .limit(COUNTED_AT_ONCE)
    counted.orders += part.length
    counted.lines += part.reduce((total, order) => total + order.lines, 0)
    if (part.length < COUNTED_AT_ONCE || Math.max(counted.orders, counted.lines) >= atMost) return counted
    last = part.at(-1)
  }
}

export const countOrders = (db: Database, span: OrderSpan) => db.$count(orders, isWithin(span))

interface Place {
  id: PgColumn
  at: PgColumn
  /** Decides between two of the same moment. */
  tie: PgColumn
}

/**
 * Asks the database for the time of the last row, unless it was deleted in the meantime: a `Date` has no microseconds,
 * and a truncated time would return the last row again and again.
 */
const isAfter = ({ id, at, tie }: Place, [lastId, lastAt, lastTie]: [string, Date, string | number]) =>
  sql`(${at}, ${tie}) > (coalesce((select ${at} from ${id.table} where ${id} = ${lastId}), ${lastAt}), ${lastTie})`

type OrderPlace = Pick<OrderRow, 'id' | 'createdAt' | 'number'>

function isNext(span: OrderSpan, last: OrderPlace | undefined) {
  const { id, createdAt, number } = orders
  return and(
    isWithin(span),
    last && isAfter({ id, at: createdAt, tie: number }, [last.id, last.createdAt, last.number]),
  )
}

/** The next ones after `last`, oldest first, with their lines: uses the index orders_created_at. */
export async function listNextOrders(db: Database, span: OrderSpan, last: OrderRow | undefined) {
  const found = await db
    .select()
    .from(orders)
    .where(isNext(span, last))
    .orderBy(asc(orders.createdAt), asc(orders.number))
    .limit(PART_LENGTH)
  return withLines(db, found)
}

/** The orders with these numbers, oldest first, with their lines. */
export async function listOrdersByNumber(db: Database, numbers: number[]) {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.number, numbers))
    .orderBy(asc(orders.createdAt), asc(orders.number))
  return withLines(db, found)
}

const isCustomer = eq(users.role, 'customer')

/** How many customers have an account, and how many have only ordered as guests. */
export async function countCustomers(db: Database): Promise<number> {
  const guests = db
    .selectDistinct({ email: guestEmail.as('email') })
    .from(orders)
    .where(isOnlyGuest(db))
  return (await db.$count(users, isCustomer)) + (await db.$count(guests.as('guests')))
}

/** The next customer accounts after that address, sorted by address. */
export const listNextAccounts = (db: Database, last: string) =>
  db
    .select()
    .from(users)
    .where(and(isCustomer, gt(users.email, last)))
    .orderBy(asc(users.email))
    .limit(PART_LENGTH)

const guestEmail = sql<string>`lower(${orders.customerEmail})`

function isOnlyGuest(db: Database) {
  // Their orders belong to that account.
  const verified = db
    .select({ id: users.id })
    .from(users)
    .where(and(isCustomer, eq(users.email, guestEmail), sql`${users.emailVerifiedAt} is not null`))
  return and(isNull(orders.userId), ne(orders.customerEmail, ''), notExists(verified))
}

/** The next addresses with which only guests have ordered: uses the index orders_guest_email. */
export function listNextGuests(db: Database, last: string) {
  const isSold = notInArray(orders.status, [...unsoldStatuses])
  return db
    .select({
      email: guestEmail,
      name: max(orders.customerName),
      firstOrderAt: min(orders.createdAt),
      orders: sql<number>`count(*)::int`,
      spentCents: sql<number>`coalesce(${sum(orders.totalCents)} filter (where ${isSold}), 0)::float8`,
    })
    .from(orders)
    .where(and(isOnlyGuest(db), gt(guestEmail, last)))
    .groupBy(guestEmail)
    .orderBy(asc(guestEmail))
    .limit(PART_LENGTH)
}

const isConfirmed = eq(subscribers.status, 'confirmed')

export const countSubscribers = (db: Database) => db.$count(subscribers, isConfirmed)

/** The next confirmed newsletter addresses after that one, sorted. */
export const listNextSubscribers = (db: Database, last: string) =>
  db
    .select()
    .from(subscribers)
    .where(and(isConfirmed, gt(subscribers.email, last)))
    .orderBy(asc(subscribers.email))
    .limit(PART_LENGTH)

interface EnquirySpan<State> {
  from: Date
  until: Date
  state?: State | undefined
}

const isMessageWithin = ({ from, until, state }: EnquirySpan<MessageState>) =>
  and(
    gte(contactMessages.createdAt, from),
    lt(contactMessages.createdAt, until),
    state && eq(contactMessages.state, state),
  )

export const countMessages = (db: Database, span: EnquirySpan<MessageState>) =>
  db.$count(contactMessages, isMessageWithin(span))

/** The next messages after `last`, oldest first: uses the index contact_messages_created_at. */
export function listNextMessages(
  db: Database,
  span: EnquirySpan<MessageState>,
  last: { createdAt: Date; id: string } | undefined,
) {
  const { createdAt, id } = contactMessages
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        isMessageWithin(span),
        last && isAfter({ id, at: createdAt, tie: id }, [last.id, last.createdAt, last.id]),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(PART_LENGTH)
}

const isCateringWithin = ({ from, until, state }: EnquirySpan<CateringState>) =>
  and(
    gte(cateringRequests.createdAt, from),
    lt(cateringRequests.createdAt, until),
    state && eq(cateringRequests.state, state),
  )

export const countCatering = (db: Database, span: EnquirySpan<CateringState>) =>
  db.$count(cateringRequests, isCateringWithin(span))

/** The next catering requests after `last`, oldest first: uses the index catering_requests_created_at. */
export function listNextCatering(
  db: Database,
  span: EnquirySpan<CateringState>,
  last: { id: string; createdAt: Date; number: number } | undefined,
) {
  const { id, createdAt, number } = cateringRequests
  return db
    .select()
    .from(cateringRequests)
    .where(
      and(
        isCateringWithin(span),
        last && isAfter({ id, at: createdAt, tie: number }, [last.id, last.createdAt, last.number]),
      ),
    )
    .orderBy(asc(createdAt), asc(number))
    .limit(PART_LENGTH)
}

interface ReservedSpan {
  /** Starting from this instant until just before the other one. */
  from: Date
  until: Date
  status?: ReservationStatus | undefined
}

const isReservedWithin = ({ from, until, status }: ReservedSpan) =>
  and(
    gte(reservations.startsAt, from),
    lt(reservations.startsAt, until),
    status && eq(reservations.status, status),
  )

export const countReservations = (db: Database, span: ReservedSpan) =>
  db.$count(reservations, isReservedWithin(span))

/** The next reservations after `last`, by time: uses the index reservations_starts_at. */
export function listNextReservations(
  db: Database,
  span: ReservedSpan,
  last: { id: string; startsAt: Date; number: number } | undefined,
) {
  const { id, startsAt, number } = reservations
  return db
    .select()
    .from(reservations)
    .where(
      and(
        isReservedWithin(span),
        last && isAfter({ id, at: startsAt, tie: number }, [last.id, last.startsAt, last.number]),
      ),
    )
    .orderBy(asc(startsAt), asc(number))
    .limit(PART_LENGTH)
}
