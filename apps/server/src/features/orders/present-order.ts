import type { Order, OrderStatus, PaymentMethod, StaffOrder } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { defaultSettings } from '@tiffin/restaurant'
import { presentMoment } from '../../platform/wall-clock.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'

interface FoundOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

interface FoundStaffOrder extends FoundOrder {
  owner: { name: string; email: string } | null
  earlierOrders: number
  /** Its log entries, oldest first. */
  changes: { at: Date; userEmail: string; after: unknown }[]
}

export function presentOrder({ order, lines }: FoundOrder): Order {
  const pickup = presentMoment(order.pickupAt)
  return {
    _id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    ...(order.cancelReason && { cancelReason: order.cancelReason }),
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
    tax: taxOf(order),
    ...(order.couponCode && { couponCode: order.couponCode }),
    fulfillment: { type: 'pickup', pickupAt: pickup.at, pickupLocal: pickup.local },
    payment: {
      method: order.paymentMethod,
      ...(order.paidAt &&
        order.paidMethod && { paid: { ...presentMoment(order.paidAt), method: order.paidMethod } }),
    },
  }
}

/** The tax it was placed with. */
export const taxOf = ({ taxName, taxThousandths }: Pick<OrderRow, 'taxName' | 'taxThousandths'>) => ({
  name: taxName ?? defaultSettings.taxes.name,
  percent: taxThousandths === null ? defaultSettings.taxes.percent : taxThousandths / 1000,
})

export function presentStaffOrder({ owner, earlierOrders, changes, ...found }: FoundStaffOrder): StaffOrder {
  return {
    ...presentOrder(found),
    account: owner,
    earlierOrders,
    log: [
      { ...presentMoment(found.order.createdAt), status: 'placed', by: null },
      ...changes.map(presentChange),
    ],
  }
}

function presentChange({
  at,
  userEmail,
  after,
}: FoundStaffOrder['changes'][number]): StaffOrder['log'][number] {
  const step = { ...presentMoment(at), by: userEmail }
  const change = after as { status: OrderStatus } | { paid: PaymentMethod | null }
  return 'status' in change ? { ...step, status: change.status } : { ...step, paid: change.paid }
}
