import type { OrderStatus } from '@tiffin/contract'

interface Course {
  status: OrderStatus
  createdAt: Date
  pickupAt: Date
  now: Temporal.Instant
}

const MINUTE_MS = 60_000
/** When each status is reached: minutes after placing, or before and after the pickup. */
const acceptedAfter = 3
const cancelledAfter = 6
const preparingBefore = 15
const readyBefore = 5
const noShowAfter = 60

/** How an order came to its status: an accepted one three minutes after it was placed, and so on. */
export function drawSteps({ status, createdAt, pickupAt, now }: Course) {
  const placedMs = createdAt.getTime()
  const pickupMs = pickupAt.getTime()
  const acceptedMs = placedMs + acceptedAfter * MINUTE_MS
  const times: Partial<Record<OrderStatus, number>> = {
    accepted: acceptedMs,
    preparing: Math.max(acceptedMs, pickupMs - preparingBefore * MINUTE_MS),
    ready: Math.max(acceptedMs, pickupMs - readyBefore * MINUTE_MS),
    completed: pickupMs,
    cancelled: placedMs + cancelledAfter * MINUTE_MS,
    'no-show': pickupMs + noShowAfter * MINUTE_MS,
  }
  return waysTo[status].map((step) => {
    // None of it happened after the end of the history.
    const atMs = Math.min(times[step] ?? placedMs, now.epochMilliseconds)
    return { status: step, at: new Date(atMs).toISOString() }
  })
}

const waysTo: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: [],
  accepted: ['accepted'],
  preparing: ['accepted', 'preparing'],
  ready: ['accepted', 'preparing', 'ready'],
  completed: ['accepted', 'preparing', 'ready', 'completed'],
  cancelled: ['cancelled'],
  'no-show': ['accepted', 'preparing', 'ready', 'no-show'],
}
