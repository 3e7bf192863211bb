import {
  finishedStatuses,
  isOpenStatus,
  MAX_LIST_LENGTH,
  phoneKey,
  type OrderFilter,
  type OrderSort,
  type UserRole,
} from '@tiffin/contract'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  placeholder,
  sql,
  type SQL,
  sum,
} from 'drizzle-orm'
import { type Database, preparedStatement } from '../../db/database.ts'
import { findPage } from '../../db/find-page.ts'
import {
  dueRank,
  dueTime,
  guestContacts,
  guests,
  isOverpaid,
  isUnpaid,
  orderLines,
  orders,
  payments,
  searchedOrder,
  users,
} from '../../db/schema/index.ts'
import { phoneKeyOf, withPhone } from '../../db/searched-text.ts'
import { AppError } from '../../platform/app-error.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

export async function findOrder(
  db: Database,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | null> {
  const rows = await selectOrder(db).execute({ id })
  const [first] = rows
  return first ? { order: first.order, lines: rows.map(({ line }) => line) } : null
}

// For every page of an order and every email about one.
const selectOrder = preparedStatement((db) =>
  db
    .select({ order: orders, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, placeholder('id')))
    .orderBy(asc(orderLines.position))
    .prepare('find_order'),
)

/**
 * The orders of an account: its own, those of the contacts that staff have merged with it, and once a customer's address is verified those that a guest placed with it. The
 * address of a colleague may never have been proven: the owner may have handed over the invitation.
 */
export function isOrderOf({ id, email, emailVerifiedAt, role }: OrderOwner): SQL | undefined {
  const isOwn = eq(orders.userId, id)
  if (role !== 'customer') return isOwn
  // Arrays, so that each side is looked up in its index.
  const merged = sql`array(select ${guestContacts.key} from ${guestContacts} join ${guests} on ${guests.id} = ${guestContacts.guestId} where ${guests.userId} = ${id})`
  return or(
    isOwn,
    emailVerifiedAt ? and(isNull(orders.userId), eq(sql`lower(${orders.customerEmail})`, email)) : undefined,
    and(isNull(orders.userId), sql`lower(${orders.customerEmail}) = any(${merged})`),
    and(isNull(orders.userId), isOfPhones(merged)),
  )
}

/** Whether the order's telephone number is one of an array of `phoneKey`s: uses the index orders_guest_phone. */
export const isOfPhones = (keys: SQL): SQL =>
  sql`(${orders.customerPhone} is not null and ${phoneKeyOf(orders.customerPhone)} = any(${keys}))`

const newestFirst = [desc(orders.createdAt), desc(orders.number)]
// Along the index orders_due.
const byDue = [asc(dueRank(orders)), asc(dueTime(orders)), asc(orders.number)]

interface OrderOwner {
  id: string
  email: string
  emailVerifiedAt: Date | null
  role: UserRole
}

interface Page {
  limit?: number | undefined
  offset?: number | undefined
}

export const listOrdersOf = (db: Database, owner: OrderOwner, page: Page = {}) =>
  listWhere(db, isOrderOf(owner), page)

/** Whether one of the account's orders with this product has been picked up. */
export async function hasPickedUp(db: Database, owner: OrderOwner, productId: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isOrderOf(owner), eq(orders.status, 'completed'), eq(orderLines.productId, productId)))
    .limit(1)
  return found.length > 0
}

interface ListedOrders extends Page {
  status?: OrderFilter | undefined
  /** Default: newest first. */
  sort?: OrderSort | undefined
  /** How they were ordered. */
  channel?: string | undefined
  /** What another program calls it. */
  externalReference?: string | undefined
  /** Picked up from this instant until just before the other one. */
  pickup?: { from: Date; until: Date } | undefined
  /** Searches number, name, email and phone. */
  q?: string | undefined
}

/** The restaurant's orders, and how many there are without `limit` and `offset`. */
export async function listOrders(
  db: Database,
  { status, sort, channel, externalReference, pickup, q, ...page }: ListedOrders,
) {
  const order = sort === 'due' && !isFinishedStatus(status) ? byDue : newestFirst
  // "#1002" is order 1002.
  const words = q?.replace(/^#/, '')
  const { ids, ...length } = await findPage(
    db,
    {
      table: orders,
      id: orders.id,
      order,
      filter: and(
        status && hasStatus(status),
        channel === undefined ? undefined : hasChannel(channel),
        externalReference === undefined ? undefined : eq(orders.externalReference, externalReference),
        pickup && and(gte(orders.pickupAt, pickup.from), lt(orders.pickupAt, pickup.until)),
      ),
      search: words === undefined ? undefined : withPhone(searchedOrder(orders), words),
    },
    page,
  )
  return { found: await listWhere(db, inArray(orders.id, ids), {}, order), ...length }
}

// A single finished status is read newest first along orders_status, or orders_unpaid: the same as the due order. What
// was paid too much is nearly always over, too.
const isFinishedStatus = (status: OrderFilter | undefined) =>
  status === 'unpaid' || status === 'overpaid' || finishedStatuses.some((each) => each === status)

/** Says again what follows, for the index orders_channel. */
const hasChannel = (channel: string) =>
  and(eq(orders.channel, channel), channel === 'web' ? undefined : ne(orders.channel, 'web'))

/** Includes the rank, because the index orders_due begins with it. */
function hasStatus(status: OrderFilter) {
  if (status === 'open') return sql`${dueRank(orders)} < 2`
  if (status === 'finished') return sql`${dueRank(orders)} = 2`
  if (status === 'unpaid') return isUnpaid(orders)
  if (status === 'overpaid') return isOverpaid(orders)
  if (!isOpenStatus(status)) return eq(orders.status, status)
  return and(eq(orders.status, status), sql`${dueRank(orders)} = ${sql.raw(status === 'placed' ? '0' : '1')}`)
}

export const listLatestOrders = (db: Database, limit: number) => listWhere(db, undefined, { limit })

async function listWhere(
  db: Database,
  condition: SQL | undefined,
  { limit = MAX_LIST_LENGTH, offset = 0 }: Page,
  order = newestFirst,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }[]> {
  const found = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return withLines(db, found)
}

/** The orders in the given sequence, with their lines: one query for all of them. */
export async function withLines(
  db: Database,
  found: OrderRow[],
): Promise<{ order: OrderRow; lines: OrderLineRow[] }[]> {
  const ids = found.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return found.map((order) => ({ order, lines: linesByOrder.get(order.id) ?? [] }))
}

/** Who took it at the counter or by phone, if they still work here. */
export async function findTaker(db: Database, { takenBy }: OrderRow) {
  if (takenBy === null) return null
  const [taker] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, takenBy))
  return taker ?? null
}

/** The account it was placed with, if that still exists. */
export async function findOwner(db: Database, { userId }: OrderRow) {
  if (userId === null) return null
  const [owner] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return owner ?? null
}

/** By account, for guests by email address, without one by telephone number: each has its index. */
export async function countEarlierOrders(db: Database, order: OrderRow): Promise<number> {
  const { createdAt, number } = order
  const isSameCustomer = isOfSameGuest(order)
  if (isSameCustomer === null) return 0
  return db.$count(orders, and(isSameCustomer, lte(orders.createdAt, createdAt), lt(orders.number, number)))
}

/** Null: nothing tells whose it is. Orders of deleted accounts have neither address nor number, and are not one person's. */
function isOfSameGuest({ userId, customerEmail, customerPhone }: OrderRow): SQL | undefined | null {
  if (userId !== null) return eq(orders.userId, userId)
  if (customerEmail !== '')
    return and(isNull(orders.userId), eq(sql`lower(${orders.customerEmail})`, customerEmail.toLowerCase()))
  const key = customerPhone && phoneKey(customerPhone)
  return key ? isOfPhones(sql`array[${key}]`) : null
}

/** The payments of one order, oldest first. */
export const listPayments = (db: Database, orderId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.number))

/** The order, or NOT_FOUND. Locked: the second of two concurrent changes sees the first. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw new AppError('NOT_FOUND', 'We cannot find that order')
  return order
}

/** Of the tips that were given at the counter, what has not gone back. */
export async function countTips(tx: Database, { id }: Pick<OrderRow, 'id'>): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(payments.tipCents).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, id), isNull(payments.onlineId)))
  return row?.cents ?? 0
}
