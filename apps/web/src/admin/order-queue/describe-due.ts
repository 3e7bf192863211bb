import { isOpenStatus, type Order } from '@tiffin/contract'
import { describeSpan } from '../../lib/time/describe-span.ts'

/** An order that is not ready this long before its pickup is urgent. */
const SOON_MINUTES = 10
const MINUTE_MS = 60_000

export interface DueText {
  /** How long it has been waiting to be accepted: "placed 4 min ago". */
  waiting: string | null
  /** "due in 25 min", "due soon: in 8 min", "18 min late". */
  due: string
  isUrgent: boolean
}

/** How urgent an open order is; null for a finished one. */
export function describeDue({ status, createdAt, fulfillment }: Order, nowMs: number): DueText | null {
  if (!isOpenStatus(status)) return null
  const minutesLeft = Math.ceil((Date.parse(fulfillment.pickupAt) - nowMs) / MINUTE_MS)
  const isSoon = minutesLeft <= SOON_MINUTES && status !== 'ready'
  const minutesWaited = Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / MINUTE_MS))
  return {
    waiting: status === 'placed' ? `placed ${describeAgo(minutesWaited)}` : null,
    due: formatDue(minutesLeft, isSoon),
    isUrgent: isSoon || minutesLeft <= 0,
  }
}

const describeAgo = (minutes: number) => (minutes === 0 ? 'just now' : `${describeSpan(minutes)} ago`)

function formatDue(minutesLeft: number, isSoon: boolean) {
  if (minutesLeft < 0) return `${describeSpan(-minutesLeft)} late`
  if (minutesLeft === 0) return 'due now'
  return isSoon ? `due soon: in ${describeSpan(minutesLeft)}` : `due in ${describeSpan(minutesLeft)}`
}
