import { nextStatuses, type OrderStatus } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { coupons, orderLines, orders, products } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/procedures.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-queries.ts'
import { isSoldOutAt } from '../catalogue/sold-out.ts'
import { invalidateSalesOf } from '../sales/invalidate-day.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import { lockOrder } from './lock-order.ts'
import { getOrder } from './place-order.ts'

export interface StatusChange {
  id: string
  /** The status that the caller saw. */
  from: OrderStatus
  to: OrderStatus
  /** For a cancellation: shown to the guest. */
  reason?: string | undefined
}

/** The only way from one status to the next. Cancelling gives portions and the coupon's use back. */
export async function changeOrderStatus(
  ctx: AdminContext,
  { id, from, to, reason }: StatusChange,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const changed = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectImpossible(order, from, to)
    const cancelReason = to === 'cancelled' ? reason : undefined
    await tx.update(orders).set({ status: to, cancelReason }).where(eq(orders.id, id))
    if (to === 'cancelled') await giveBack(tx, order, ctx.clock.nowMs())
    await invalidateSalesOf(tx, { createdAt: order.createdAt, from, to })
    const { number } = order
    await recordChange(tx, ctx, {
      action: 'change order status',
      subjectId: id,
      before: { number, status: from },
      after: { number, status: to, ...(cancelReason && { reason: cancelReason }) },
    })
    await recordOrderEvent(tx, { id, number, status: to }, 'status')
    return getOrder(tx, id)
  })
  ctx.catalogue.markStale('stock')
  ctx.live.nudge()
  return changed
}

/** The message for a caller who saw an older status. */
const whatHappened: Record<OrderStatus, (order: number) => string> = {
  placed: (order) => `Order ${order} has not been accepted yet.`,
  accepted: (order) => `Someone has already accepted order ${order}.`,
  preparing: (order) => `Someone has already started preparing order ${order}.`,
  ready: (order) => `Someone has already marked order ${order} as ready.`,
  completed: (order) => `Someone has already marked order ${order} as picked up.`,
  cancelled: (order) => `Order ${order} has already been cancelled.`,
  'no-show': (order) => `Someone has already marked order ${order} as a no-show.`,
}

function rejectImpossible({ number, status }: OrderRow, from: OrderStatus, to: OrderStatus) {
  if (status !== from) throw new Refusal('CONFLICT', whatHappened[status](number))
  if (!nextStatuses[from].includes(to))
    throw new Refusal('CONFLICT', `An order that is ${from} cannot become ${to}.`)
}

async function giveBack(tx: Database, { id, couponId }: OrderRow, nowMs: number) {
  // In the order of their ids, in which orders also lock them.
  const given = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + given.quantity` })
    .from(
      sql`(
      select locked.id, sold.quantity
      from ${products} as locked
      join (select product_id, sum(quantity)::int as quantity from ${orderLines} where order_id = ${id} group by product_id) as sold
        on sold.product_id = locked.id
      where locked.stock is not null
      order by locked.id
      for update of locked
    ) as given`,
    )
    .where(sql`${products.id} = given.id`)
    .returning({
      slug: products.slug,
      stock: products.stock,
      isSoldOut: products.isSoldOut,
      soldOutUntil: products.soldOutUntil,
      given: sql<number>`given.quantity`,
    })
  if (couponId) {
    await tx
      .update(coupons)
      .set({ uses: sql`greatest(${coupons.uses} - 1, 0)` })
      .where(eq(coupons.id, couponId))
  }
  const back = given.filter((dish) => dish.stock === dish.given && !isSoldOutAt(dish, nowMs))
  const dishes = back.map(({ slug }) => ({ slug, available: true }))
  if (given.length > 0) await bumpCatalogueVersion(tx, 'stock', dishes)
}
