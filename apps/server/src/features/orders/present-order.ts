import type { Order, OrderStatus, StaffOrder } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { presentMoment } from '../../platform/wall-clock.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'

interface FoundOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

interface FoundStaffOrder extends FoundOrder {
  owner: { name: string; email: string } | null
  earlierOrders: number
  /** What the log has of it, oldest first. */
  changes: { at: Date; userEmail: string; action: string; after: unknown }[]
}

export function presentOrder({ order, lines }: FoundOrder): Order {
  const pickup = presentMoment(order.pickupAt)
  return {
    _id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    customer: {
      name: order.customerName,
      email: order.customerEmail,
      ...(order.customerPhone && { phone: order.customerPhone }),
    },
    items: lines.map((line) => ({
      slug: line.slug,
      title: line.title,
      price: dollarsFromCents(line.unitPriceCents),
      quantity: line.quantity,
      ...(line.thumbnail && { thumbnail: line.thumbnail }),
    })),
    amounts: {
      subtotal: dollarsFromCents(order.subtotalCents),
      discount: dollarsFromCents(order.discountCents),
      tax: dollarsFromCents(order.taxCents),
      // Pickup only: there is no delivery to charge for.
      deliveryFee: 0,
      total: dollarsFromCents(order.totalCents),
    },
    ...(order.couponCode && { couponCode: order.couponCode }),
    fulfillment: { type: 'pickup', pickupAt: pickup.at, pickupLocal: pickup.local },
    payment: { method: order.paymentMethod },
  }
}

export function presentStaffOrder({ owner, earlierOrders, changes, ...found }: FoundStaffOrder): StaffOrder {
  const moves = changes.filter(({ action }) => action === 'change order status')
  return {
    ...presentOrder(found),
    account: owner,
    earlierOrders,
    log: [
      { ...presentMoment(found.order.createdAt), status: 'placed', by: null },
      ...moves.map(({ at, userEmail, after }) => ({
        ...presentMoment(at),
        status: (after as { status: OrderStatus }).status,
        by: userEmail,
      })),
    ],
  }
}
