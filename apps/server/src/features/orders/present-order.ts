import type { Order } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { presentTime } from '../../platform/wall-clock.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'

export function presentOrder({ order, lines }: { order: OrderRow; lines: OrderLineRow[] }): Order {
  const pickup = presentTime(Temporal.Instant.fromEpochMilliseconds(order.pickupAt.getTime()))
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
