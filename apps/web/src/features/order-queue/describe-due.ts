import { isOpenStatus, type Order } from '@tiffin/contract'

/** Whoever has not got it ready this long before its pickup has to hurry. */
const SOON_MINUTES = 10
const MINUTE_MS = 60_000

export interface DueText {
  /** How long nobody has accepted it: "placed 4 min ago". */
  waiting: string | null
  /** "due in 25 min", "due soon: in 8 min", "18 min late". */
  due: string
  isUrgent: boolean
}

/** How an open order stands in time; nothing for a finished one. */
export function describeDue({ status, createdAt, fulfillment }: Order, nowMs: number): DueText | null {
  if (!isOpenStatus(status)) return null
  const minutesLeft = Math.ceil((Date.parse(fulfillment.pickupAt) - nowMs) / MINUTE_MS)
  const isSoon = minutesLeft <= SOON_MINUTES && status !== 'ready'
  const minutesWaited = Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / MINUTE_MS))
  return {
    waiting: status === 'placed' ? `placed ${sayAgo(minutesWaited)}` : null,
    due: sayDue(minutesLeft, isSoon),
    isUrgent: isSoon || minutesLeft <= 0,
  }
}

const sayAgo = (minutes: number) => (minutes === 0 ? 'just now' : `${saySpan(minutes)} ago`)

function sayDue(minutesLeft: number, isSoon: boolean) {
  if (minutesLeft < 0) return `${saySpan(-minutesLeft)} late`
  if (minutesLeft === 0) return 'due now'
  return isSoon ? `due soon: in ${saySpan(minutesLeft)}` : `due in ${saySpan(minutesLeft)}`
}

function saySpan(minutes: number) {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
