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
