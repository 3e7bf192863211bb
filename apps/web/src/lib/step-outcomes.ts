import type { OrderStatus } from '@tiffin/contract'

/** What an order has become: 'Order 1042 accepted'. Only these steps can be taken back. */
export const stepOutcomes = {
  accepted: 'accepted',
  preparing: 'started',
  ready: 'ready',
  completed: 'picked up',
  'no-show': 'marked as a no-show',
} as const satisfies Partial<Record<OrderStatus, string>>

export type UndoableStatus = keyof typeof stepOutcomes

export const isUndoable = (status: OrderStatus): status is UndoableStatus => status in stepOutcomes
