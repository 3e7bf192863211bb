import type { OrderStatus } from '@tiffin/contract'

/** What an order has become: 'Order 1042 accepted'. Only these steps can be taken back. */
export const stepOutcomes: Partial<Record<OrderStatus, string>> = {
  accepted: 'accepted',
  preparing: 'started',
  ready: 'ready',
  completed: 'picked up',
  'no-show': 'marked as a no-show',
}
