import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { moveWork } from '../../kitchen/pickup-slots/kitchen-minutes.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from './order-queries.ts'
import { getOrder } from './get-order.ts'

interface Move {
  id: string
  pickupAt: string
  /** What the caller was shown. */
  from?: string | undefined
  /** Shown to the guest. */
  reason: string
}

/**
 * Promises another time than before; the time that it has already changes nothing. The cook knows best: it is never refused because the kitchen is full, paused or
 * closed then; the order's work moves along where it fits.
 */
export async function movePickup(
  ctx: AdminContext,
  { id, from, reason, ...wanted }: Move,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const rules = await ctx.catalogue.rules()
  const now = ctx.clock.now()
  const pickupAt = Temporal.Instant.from(wanted.pickupAt)
  rejectUnusable(pickupAt, { path: 'pickupAt', now, rules })
  const moved = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectTooLate(order)
    rejectMoved(order, from)
    if (order.pickupAt.getTime() === pickupAt.epochMilliseconds) return getOrder(tx, id)
    await moveWork(tx, id, { pickupAt, rules, now })
    await saveMove(tx, order, { pickupAt, now, reason })
    await recordChange(tx, ctx, {
      action: 'move order pickup',
      subjectId: id,
      before: describeTime(order, rules),
      after: { ...describeTime({ ...order, pickupAt: new Date(pickupAt.epochMilliseconds) }, rules), reason },
    })
    await recordOrderEvent(tx, ctx, { ...order, change: 'moved' })
    return getOrder(tx, id)
  })
  ctx.live.nudge()
  return moved
}

const describeTime = ({ number, pickupAt }: OrderRow, { settings }: KitchenRules) => ({
  number,
  pickupAt: pickupAt.toISOString(),
  pickupLocal: localTimeOf(pickupAt, settings.region),
})

interface Asked {
  path: string
  now: Temporal.Instant
  rules: KitchenRules
}

/** Staff may choose any time but those that nobody can mean. */
export function rejectUnusable(pickupAt: Temporal.Instant, { path, now, rules: { settings } }: Asked): void {
  const last = now.add({ hours: 24 * settings.ordering.lookAheadDays })
  const isPast = Temporal.Instant.compare(pickupAt, now) <= 0
  if (!isPast && Temporal.Instant.compare(pickupAt, last) <= 0) return
  const message = isPast ? 'This time has passed' : 'This is too far ahead'
  throw new AppError('VALIDATION', message, { issues: [{ path, message }] })
}

function rejectTooLate({ number, status }: OrderRow) {
  if (status === 'placed' || status === 'accepted' || status === 'preparing') return
  throw new AppError('CONFLICT', `Order ${number} is ${status}: its time cannot be changed any more.`)
}

function rejectMoved({ number, pickupAt }: OrderRow, from: string | undefined) {
  if (from === undefined || Temporal.Instant.from(from).epochMilliseconds === pickupAt.getTime()) return
  throw new AppError('CONFLICT', `Order ${number} has been moved to another time since. Please look again.`)
}

async function saveMove(
  tx: Database,
  order: OrderRow,
  { pickupAt, now, reason }: { pickupAt: Temporal.Instant; now: Temporal.Instant; reason: string },
) {
  const changes = {
    pickupAt: new Date(pickupAt.epochMilliseconds),
    promisedAt: order.promisedAt ?? order.pickupAt,
    movedAt: new Date(now.epochMilliseconds),
    moveReason: reason,
  }
  await tx.update(orders).set(changes).where(eq(orders.id, order.id))
}
