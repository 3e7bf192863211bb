import { isOpenStatus, type Order } from '@tiffin/contract'

/** An order that is not ready this long before its pickup is urgent. */
const SOON_MINUTES = 10
const MINUTE_MS = 60_000

type Awaited = Pick<Order, 'status'> & { fulfillment: Pick<Order['fulfillment'], 'pickupAt'> }

export interface DueText {
  /** How long it has been waiting to be accepted: "placed 4 min ago". */
  waiting: string | null
  /** "due in 25 min", "due soon: in 8 min", "18 min late". */
  due: string
  isUrgent: boolean
}

/** How urgent an open order is; null for a finished one. */
export function describeDue(order: Awaited & Pick<Order, 'createdAt'>, nowMs: number): DueText | null {
  const { status, createdAt } = order
  if (!isOpenStatus(status)) return null
  const minutesLeft = minutesLeftOf(order, nowMs)
  const isSoon = minutesLeft <= SOON_MINUTES && status !== 'ready'
  const minutesWaited = Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / MINUTE_MS))
  return {
    waiting: status === 'placed' ? `placed ${describeAgo(minutesWaited)}` : null,
    due: describeMinutes(minutesLeft, (span) => (isSoon ? `due soon: in ${span}` : `due in ${span}`)),
    isUrgent: isSoon || minutesLeft <= 0,
  }
}

export interface TimeLeft {
  text: string
  /** An order that is ready waits for its guest, and hurries no one. */
  urgency: 'late' | 'near' | 'none'
}

/** How long the kitchen still has for an order. */
export function describeLeft(order: Awaited, nowMs: number): TimeLeft {
  const minutesLeft = minutesLeftOf(order, nowMs)
  const text = describeMinutes(minutesLeft, (span) => `${span} left`)
  if (order.status === 'ready') return { text, urgency: 'none' }
  return { text, urgency: minutesLeft < 0 ? 'late' : minutesLeft <= SOON_MINUTES ? 'near' : 'none' }
}

const minutesLeftOf = ({ fulfillment }: Awaited, nowMs: number) =>
  Math.ceil((Date.parse(fulfillment.pickupAt) - nowMs) / MINUTE_MS)

function describeMinutes(minutesLeft: number, describeComing: (span: string) => string) {
  if (minutesLeft < 0) return `${describeSpan(-minutesLeft)} late`
  return minutesLeft === 0 ? 'due now' : describeComing(describeSpan(minutesLeft))
}

const describeAgo = (minutes: number) => (minutes === 0 ? 'just now' : `${describeSpan(minutes)} ago`)

/** '25 min', '1 h 5 min', '2 days'. */
function describeSpan(minutes: number) {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
