import { type BoardOrder, type KitchenBoard, MAX_BOARD_ORDERS } from '@tiffin/contract'
import { and, asc, eq, exists, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { phoneKeyOf } from '../../db/searched-text.ts'
import { dueRank, dueTime, orders } from '../../db/schema/index.ts'
import { presentBusyMode } from '../../kitchen/busy-mode.ts'
import { isOpenAt } from '../../kitchen/pickup-slots/opening-windows.ts'
import type { Context } from '../../platform/context.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { presentMoment, presentTime } from '../../platform/wall-clock.ts'
import type { OrderRow } from './order-queries.ts'
import { presentOrder } from './present-order.ts'
import { listKitchenLines, stationsIn } from '../../kitchen/station-lines.ts'

export async function getBoard({ db, catalogue, clock }: Context): Promise<KitchenBoard> {
  const [rules, found] = await Promise.all([catalogue.rules(), listBoardOrders(db)])
  const now = clock.now()
  const { busyMode, settings } = rules
  return {
    orders: found.map((each) => presentBoardOrder(each, rules)),
    stations: settings.kitchen.stations.map(({ key, name }) => ({ key, name })),
    pace: presentBusyMode(busyMode, now, settings.region),
    now: presentTime(now, settings.region),
  }
}

type BoardRow = Awaited<ReturnType<typeof listBoardOrders>>[number]

/** The open orders by pickup time, whether their customers have ordered before, and the category of each line and each dish in it. */
async function listBoardOrders(db: Database) {
  const found = await db
    .select({ order: orders, isReturning: sql<boolean>`${exists(earlierOrders(db))}` })
    .from(orders)
    // Along the index orders_due.
    .where(sql`${dueRank(orders)} < 2`)
    // If there are more than are shown, none that waits to be accepted is left out.
    .orderBy(asc(dueRank(orders)), asc(dueTime(orders)), asc(orders.number))
    .limit(MAX_BOARD_ORDERS)
  const linesByOrder = await listKitchenLines(
    db,
    found.map(({ order }) => order.id),
  )
  const byPickup = found.toSorted(
    ({ order: one }, { order: other }) =>
      one.pickupAt.getTime() - other.pickupAt.getTime() || one.number - other.number,
  )
  return byPickup.map((each) => ({ ...each, lines: linesByOrder.get(each.order.id) ?? [] }))
}

const earlier = alias(orders, 'earlier')

/** By account, for guests by email address, without one by telephone number, like `countEarlierOrders`: each has its index. */
function earlierOrders(db: Database) {
  const isSameGuest = and(
    isNull(orders.userId),
    isNull(earlier.userId),
    // Orders of deleted accounts have no address any more, and are not one person's.
    ne(orders.customerEmail, ''),
    eq(sql`lower(${earlier.customerEmail})`, sql`lower(${orders.customerEmail})`),
  )
  const isSamePhone = and(
    isNull(orders.userId),
    eq(orders.customerEmail, ''),
    isNotNull(earlier.customerPhone),
    eq(phoneKeyOf(earlier.customerPhone), phoneKeyOf(orders.customerPhone)),
  )
  return db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        or(eq(earlier.userId, orders.userId), isSameGuest, isSamePhone),
        lte(earlier.createdAt, orders.createdAt),
        lt(earlier.number, orders.number),
      ),
    )
}

const MINUTE_MS = 60_000

function presentBoardOrder({ order, lines, isReturning }: BoardRow, rules: KitchenRules): BoardOrder {
  const { kitchen, ordering, region } = rules.settings
  const shown = presentOrder({ order, lines: lines.map(({ line }) => line) }, region)
  const stations = lines.map((line) => stationsIn(line, kitchen))
  // A promise "as soon as possible" is rounded up: such an order is not for later.
  const leadMs = (ordering.leadMinutes + ordering.roundToMinutes) * MINUTE_MS
  return {
    ...shown,
    items: shown.items.map((item, index) => ({
      ...item,
      station: stations[index]?.station ?? null,
      dishes: stations[index]?.dishes ?? [],
    })),
    readyStations: order.readyStations.map(({ station, at }) => ({
      station,
      ...presentMoment(new Date(at), region),
    })),
    isReturning,
    startsAt: new Date(firstPromise(order) - leadMs).toISOString(),
    ringsFrom: shouldAcceptFrom(order, rules).toISOString(),
  }
}

/** An order that is delayed stays where the cooks have seen it. */
const firstPromise = ({ pickupAt, promisedAt }: BoardRow['order']) =>
  Math.min(pickupAt.getTime(), (promisedAt ?? pickupAt).getTime())

/**
 * From when on somebody should accept the order. Nobody has to be there outside opening hours: one that is placed then
 * waits for the time at which cooking begins.
 */
export function shouldAcceptFrom(
  { createdAt, pickupAt }: Pick<OrderRow, 'createdAt' | 'pickupAt'>,
  rules: KitchenRules,
): Date {
  if (isOpenAt(Temporal.Instant.fromEpochMilliseconds(createdAt.getTime()), rules)) return createdAt
  const startMs = pickupAt.getTime() - rules.settings.ordering.leadMinutes * 60_000
  return new Date(Math.max(createdAt.getTime(), startMs))
}
