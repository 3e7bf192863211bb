import type { openStatuses, OrderStatus } from '@tiffin/contract'

interface NextMove {
  to: OrderStatus
  /** On an order's button. */
  label: string
  several: (count: string) => string
}

type NextMoves = Record<(typeof openStatuses)[number], NextMove> & Partial<Record<OrderStatus, NextMove>>

/** The usual next step of an order. */
export const nextMove: NextMoves = {
  placed: { to: 'accepted', label: 'Accept', several: (orders) => `Accept ${orders}` },
  accepted: { to: 'preparing', label: 'Start preparing', several: (orders) => `Start preparing ${orders}` },
  preparing: { to: 'ready', label: 'Ready', several: (orders) => `Mark ${orders} as ready` },
  ready: { to: 'completed', label: 'Picked up', several: (orders) => `Mark ${orders} as picked up` },
}
