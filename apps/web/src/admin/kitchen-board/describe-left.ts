import type { Order } from '@tiffin/contract'
import { describeSpan } from '../../lib/time/describe-span.ts'

const NEAR_MINUTES = 10
const MINUTE_MS = 60_000

export interface TimeLeft {
  text: string
  /** An order that is ready waits for its guest, and hurries no one. */
  urgency: 'late' | 'near' | 'none'
}

/** How long the kitchen still has for an order. */
export function describeLeft({ status, fulfillment }: Order, nowMs: number): TimeLeft {
  const minutes = Math.ceil((Date.parse(fulfillment.pickupAt) - nowMs) / MINUTE_MS)
  const text =
    minutes < 0
      ? `${describeSpan(-minutes)} late`
      : minutes === 0
        ? 'due now'
        : `${describeSpan(minutes)} left`
  if (status === 'ready') return { text, urgency: 'none' }
  return { text, urgency: minutes < 0 ? 'late' : minutes <= NEAR_MINUTES ? 'near' : 'none' }
}
