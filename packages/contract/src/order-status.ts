/** The life of an order: placed → accepted → preparing → ready → completed; cancelled and no-show end it early. */
export const orderStatuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'completed',
  'cancelled',
  'no-show',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** What ends like this was not sold: it counts in no revenue. */
export const unsoldStatuses = ['cancelled', 'no-show'] as const satisfies readonly OrderStatus[]

/** What waits for somebody: to be accepted, cooked, or picked up. */
export const openStatuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
] as const satisfies readonly OrderStatus[]

/** Nothing is to be done any more. */
export const finishedStatuses = [
  'completed',
  'cancelled',
  'no-show',
] as const satisfies readonly OrderStatus[]

/** Whether an order with this status still waits for somebody. */
export const isOpenStatus = (status: string): boolean => openStatuses.some((each) => each === status)

/** Where an order may go from each status; nothing else is possible. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['accepted', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['ready', 'cancelled'],
  ready: ['completed', 'no-show'],
  completed: [],
  cancelled: [],
  'no-show': [],
}
