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
import { withLines, type OrderRow } from '../orders/order-queries.ts'

export const PART_LENGTH = 500

export interface OrderSpan {
  /** Placed from the one instant to before the other. */
  from: Date
  until: Date
  status?: OrderStatus | undefined
  /** None that was placed after the one with this number. */
  lastNumber?: number
}

const isWithin = ({ from, until, status, lastNumber }: OrderSpan) =>
  and(
    gte(orders.createdAt, from),
    lt(orders.createdAt, until),
    status && eq(orders.status, status),
    lastNumber === undefined ? undefined : lte(orders.number, lastNumber),
  )

/** Of the order that was placed last; 0 before the first one. */
export async function findLastNumber(db: Database): Promise<number> {
  const [found] = await db.select({ number: max(orders.number) }).from(orders)
  return found?.number ?? 0
}

/** How many lines these orders have, or how many orders there are where those are more; not counted any further than `atMost`. */
export function countLongestSheet(db: Database, span: OrderSpan, atMost: number): Promise<number> {
  const rows = db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isWithin(span))
    .limit(atMost)
  return db.$count(rows.as('rows'))
}

interface Place {
  id: PgColumn
  at: PgColumn
  /** Decides between two of the same moment. */
  tie: PgColumn
}

/**
 * Asks the database for the moment of the last one, unless that was deleted meanwhile: a `Date` has no microseconds, and
 * what is after a time cut short is the last one again, and again.
 */
const isAfter = ({ id, at, tie }: Place, [lastId, lastAt, lastTie]: [string, Date, string | number]) =>
  sql`(${at}, ${tie}) > (coalesce((select ${at} from ${id.table} where ${id} = ${lastId}), ${lastAt}), ${lastTie})`

/** The next ones after `last`, oldest first, with their lines: along the index orders_created_at. */
export async function listNextOrders(db: Database, span: OrderSpan, last: OrderRow | undefined) {
  const { id, createdAt, number } = orders
  const isNext = last && isAfter({ id, at: createdAt, tie: number }, [last.id, last.createdAt, last.number])
  const found = await db
    .select()
    .from(orders)
    .where(and(isWithin(span), isNext))
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

/** The next accounts of customers after that address, in the order of their addresses. */
export const listNextAccounts = (db: Database, last: string) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.role, 'customer'), gt(users.email, last)))
    .orderBy(asc(users.email))
    .limit(PART_LENGTH)

/** The next addresses with which only guests have ordered: along the index orders_guest_email. */
export function listNextGuests(db: Database, last: string) {
  const email = sql<string>`lower(${orders.customerEmail})`
  // Their orders are that account's.
  const verified = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), sql`${users.emailVerifiedAt} is not null`))
  const isSold = notInArray(orders.status, [...unsoldStatuses])
  return db
    .select({
      email,
      name: max(orders.customerName),
      firstOrderAt: min(orders.createdAt),
      orders: sql<number>`count(*)::int`,
      spentCents: sql<number>`coalesce(${sum(orders.totalCents)} filter (where ${isSold}), 0)::float8`,
    })
    .from(orders)
    .where(and(isNull(orders.userId), ne(orders.customerEmail, ''), gt(email, last), notExists(verified)))
    .groupBy(email)
    .orderBy(asc(email))
    .limit(PART_LENGTH)
}

/** The next confirmed addresses of the newsletter after that one, in their order. */
export const listNextSubscribers = (db: Database, last: string) =>
  db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.status, 'confirmed'), gt(subscribers.email, last)))
    .orderBy(asc(subscribers.email))
    .limit(PART_LENGTH)

interface EnquirySpan<State> {
  from: Date
  until: Date
  state?: State | undefined
}

/** The next messages after `last`, oldest first: along the index contact_messages_created_at. */
export function listNextMessages(
  db: Database,
  { from, until, state }: EnquirySpan<MessageState>,
  last: { createdAt: Date; id: string } | undefined,
) {
  const { createdAt, id } = contactMessages
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        gte(createdAt, from),
        lt(createdAt, until),
        state && eq(contactMessages.state, state),
        last && isAfter({ id, at: createdAt, tie: id }, [last.id, last.createdAt, last.id]),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(PART_LENGTH)
}

/** The next catering requests after `last`, oldest first: along the index catering_requests_created_at. */
export function listNextCatering(
  db: Database,
  { from, until, state }: EnquirySpan<CateringState>,
  last: { id: string; createdAt: Date; number: number } | undefined,
) {
  const { id, createdAt, number } = cateringRequests
  return db
    .select()
    .from(cateringRequests)
    .where(
      and(
        gte(createdAt, from),
        lt(createdAt, until),
        state && eq(cateringRequests.state, state),
        last && isAfter({ id, at: createdAt, tie: number }, [last.id, last.createdAt, last.number]),
      ),
    )
    .orderBy(asc(createdAt), asc(number))
    .limit(PART_LENGTH)
}

interface ReservedSpan {
  /** Beginning from the one instant to before the other. */
  from: Date
  until: Date
  status?: ReservationStatus | undefined
}

/** The next reservations after `last`, in the order of their times: along the index reservations_starts_at. */
export function listNextReservations(
  db: Database,
  { from, until, status }: ReservedSpan,
  last: { id: string; startsAt: Date; number: number } | undefined,
) {
  const { id, startsAt, number } = reservations
  return db
    .select()
    .from(reservations)
    .where(
      and(
        gte(startsAt, from),
        lt(startsAt, until),
        status && eq(reservations.status, status),
        last && isAfter({ id, at: startsAt, tie: number }, [last.id, last.startsAt, last.number]),
      ),
    )
    .orderBy(asc(startsAt), asc(number))
    .limit(PART_LENGTH)
}
