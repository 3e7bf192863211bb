import type { KitchenSettings, OrderStatus } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { getOrder } from './get-order.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from './order-queries.ts'
import { listKitchenLines, stationsIn } from '../../kitchen/station-lines.ts'
import {
  rejectLateOrForeign,
  rejectOtherRevision,
  rejectOtherStatus,
  takeStep,
  takeStepBack,
} from './take-step.ts'

type Found = Promise<{ order: OrderRow; lines: OrderLineRow[] }>

interface Ready {
  id: string
  /** The status that the caller saw. */
  from: OrderStatus
  /** The lines that the caller saw. */
  revision?: number | undefined
  station: string
}

/**
 * A station's dishes are ready. The order becomes ready, and its guest is told, with the last of its stations. What no
 * station makes keeps nobody waiting. To say it twice is to say it once.
 */
export async function markStationReady(ctx: AdminContext, { id, from, station, revision }: Ready): Found {
  const { kitchen } = (await ctx.catalogue.rules()).settings
  const changed = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const isKnown = order.readyStations.some((ready) => ready.station === station)
    if (isKnown && (order.status === 'preparing' || order.status === 'ready')) return getOrder(tx, id)
    rejectOtherStatus(order, from)
    rejectOtherRevision(order, revision)
    if (order.status !== 'preparing')
      throw new AppError('CONFLICT', `An order that is ${order.status} cannot become ready.`)
    const stations = await listStationsOf(tx, id, kitchen)
    if (!stations.has(station))
      throw new AppError('CONFLICT', `Order ${order.number} has no dishes of this station.`)

    const by = ctx.caller._id
    const readyStations = [...order.readyStations, { station, at: ctx.clock.now().toString(), by }]
    await tx.update(orders).set({ readyStations }).where(eq(orders.id, id))
    const name = nameOf(station, kitchen)
    if ([...stations].every((each) => readyStations.some((ready) => ready.station === each))) {
      await takeStep(tx, ctx, order, { to: 'ready', by, station })
      await logStatus(tx, ctx, order, 'ready', name)
    } else {
      await logStation(tx, ctx, order, name, true)
      await recordOrderEvent(tx, ctx, { ...order, change: 'station' })
    }
    return getOrder(tx, id)
  })
  ctx.live.nudge()
  return changed
}

/**
 * Takes back what a station has said, while it is fresh. If the order has become ready since, by its stations, it is not
 * ready any more; the other stations still are.
 */
export async function takeBackStation(
  ctx: AdminContext,
  { id, station }: Pick<Ready, 'id' | 'station'>,
): Found {
  const { kitchen } = (await ctx.catalogue.rules()).settings
  const undone = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const said = order.readyStations.find((ready) => ready.station === station)
    const isReadyByStations = order.status === 'ready' && order.steps.at(-1)?.station !== undefined
    if (!isReadyByStations) rejectOtherStatus(order, 'preparing')
    if (said === undefined)
      throw new AppError('CONFLICT', `This station has not marked order ${order.number} as ready.`)
    rejectLateOrForeign(ctx, order, said)

    const readyStations = order.readyStations.filter((ready) => ready !== said)
    const name = nameOf(station, kitchen)
    if (isReadyByStations) {
      const status = await takeStepBack(tx, ctx, order, readyStations)
      await logStatus(tx, ctx, order, status, name)
    } else {
      await logStation(tx, ctx, order, name, false)
      await tx.update(orders).set({ readyStations }).where(eq(orders.id, id))
      await recordOrderEvent(tx, ctx, { ...order, change: 'station' })
    }
    return getOrder(tx, id)
  })
  ctx.live.nudge()
  return undone
}

async function listStationsOf(tx: Database, id: string, kitchen: KitchenSettings): Promise<Set<string>> {
  const lines = (await listKitchenLines(tx, [id])).get(id) ?? []
  const stations = lines.flatMap((line) => {
    const { station, dishes } = stationsIn(line, kitchen)
    return [station, ...dishes.map((dish) => dish.station)]
  })
  return new Set(stations.filter((station) => station !== null))
}

const nameOf = (station: string, { stations }: KitchenSettings) =>
  stations.find(({ key }) => key === station)?.name ?? station

function logStation(
  tx: Database,
  ctx: AdminContext,
  { id, number }: OrderRow,
  station: string,
  isReady: boolean,
) {
  return recordChange(tx, ctx, {
    action: isReady ? 'mark order station ready' : 'undo order station ready',
    subjectId: id,
    before: { number, station, isReady: !isReady },
    after: { number, station, isReady },
  })
}

function logStatus(
  tx: Database,
  ctx: AdminContext,
  { id, number, status }: OrderRow,
  to: OrderStatus,
  station: string,
) {
  return recordChange(tx, ctx, {
    action: to === 'ready' ? 'change order status' : 'undo order status',
    subjectId: id,
    before: { number, status },
    after: { number, status: to, station },
  })
}
