import {
  type AffectedDay,
  type HouseRules,
  nextStatuses,
  openingsOn,
  orderStatuses,
  reservationMoves,
  reservationStatuses,
  serviceHoursOf,
  servingsOn,
} from '@tiffin/contract'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  categories,
  orderLines,
  orders,
  products,
  reservations,
  reservationSlots,
} from '../db/schema/index.ts'
import { listSeatings } from '../guests/reservations/seatings.ts'
import { dayOn, localTimeOf, type Zone } from '../platform/wall-clock.ts'

/**
 * Orders and tables promised for times at which the kitchen is closed by these rules, day by day, so staff can call the
 * guests. Covers all days: taking back longer hours also closes hours of an ordinary day.
 */
export function findClosedOut(db: Database, rules: HouseRules, now: Date): Promise<AffectedDay[]> {
  const isClosed = ({ at }: { at: Date }) => !isKitchenOpen(at, rules)
  return countPromised(db, now, { order: isClosed, table: isClosed, zone: rules.settings.region })
}

interface Change {
  before: HouseRules
  after: HouseRules
  now: Date
}

/**
 * Promised orders and tables that would no longer fit, day by day: orders for hours at which the kitchen or one of their
 * categories is closed, tables at times at which no one is seated or that would have more guests than seats. What does
 * not fit even today is not caused by this change.
 */
export function findMisfits(db: Database, { before, after, now }: Change): Promise<AffectedDay[]> {
  const isLost = <Promised>(fits: (promised: Promised, rules: HouseRules) => boolean) => {
    return (promised: Promised) => fits(promised, before) && !fits(promised, after)
  }
  return countPromised(db, now, {
    order: isLost(isCooked),
    table: isLost(isSeated),
    zone: after.settings.region,
  })
}

interface PromisedOrder {
  at: Date
  categorySlugs: readonly string[]
}

interface PromisedTable {
  at: Date
  seatsTaken: number | null
}

interface Meant {
  order: (promised: PromisedOrder) => boolean
  table: (promised: PromisedTable) => boolean
  /** Whose days. */
  zone: Zone
}

async function countPromised(db: Database, now: Date, isMeant: Meant): Promise<AffectedDay[]> {
  const ordered = countByDay((await listPromisedOrders(db, now)).filter(isMeant.order), isMeant.zone)
  const reserved = countByDay((await listPromisedTables(db, now)).filter(isMeant.table), isMeant.zone)
  return [...new Set([...ordered.keys(), ...reserved.keys()])]
    .toSorted()
    .map((day) => ({ day, orders: ordered.get(day) ?? 0, reservations: reserved.get(day) ?? 0 }))
}

function countByDay(promised: readonly { at: Date }[], zone: Zone): ReadonlyMap<string, number> {
  const byDay = Map.groupBy(promised, ({ at }) => dayOn(at, zone))
  return new Map([...byDay].map(([day, all]) => [day, all.length]))
}

function isKitchenOpen(at: Date, rules: HouseRules): boolean {
  const [day = '', time = ''] = localTimeOf(at, rules.settings.region).split('T')
  return openingsOn(day, 'kitchen', rules).some(isDuring(time))
}

const isDuring =
  (time: string) =>
  ({ opens, closes }: { opens: string; closes: string }) =>
    opens <= time && time < closes

function isCooked({ at, categorySlugs }: PromisedOrder, rules: HouseRules): boolean {
  const [day = '', time = ''] = localTimeOf(at, rules.settings.region).split('T')
  const served = categorySlugs.flatMap((slug) => serviceHoursOf(slug, rules.settings) ?? [])
  return isKitchenOpen(at, rules) && served.every((hours) => servingsOn(day, hours).some(isDuring(time)))
}

const isSeated = ({ at, seatsTaken }: PromisedTable, rules: HouseRules): boolean =>
  (seatsTaken ?? 0) <= rules.settings.tables.seatsPerSlot &&
  listSeatings(dayOn(at, rules.settings.region), rules).some(
    ({ epochMilliseconds }) => epochMilliseconds === at.getTime(),
  )

const openOrders = orderStatuses.filter((status) => nextStatuses[status].length > 0)
const openReservations = reservationStatuses.filter((status) => reservationMoves[status].length > 0)

/** The orders that are still to be picked up, each with the categories of its dishes. Relies on orders_pickup_at. */
const listPromisedOrders = (db: Database, from: Date) =>
  db
    .select({
      at: orders.pickupAt,
      categorySlugs: sql<string[]>`array_remove(array_agg(distinct ${categories.slug}), null)`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(gte(orders.pickupAt, from), inArray(orders.status, openOrders)))
    .groupBy(orders.id)

/** Coming reservations, each with how many seats of its time are taken. Relies on reservations_starts_at. */
const listPromisedTables = (db: Database, from: Date) =>
  db
    .select({ at: reservations.startsAt, seatsTaken: reservationSlots.seatsTaken })
    .from(reservations)
    .leftJoin(reservationSlots, eq(reservationSlots.startsAt, reservations.startsAt))
    .where(and(gte(reservations.startsAt, from), inArray(reservations.status, openReservations)))
