import {
  dishesIn,
  type KitchenPace,
  type LineChoices,
  type Order,
  type PickupTimes,
  serviceHoursLine,
  type HourFormat,
  isOpenStatus,
} from '@tiffin/contract'
import { formatClock, nameDay } from './local-time.ts'

/** 'Pickup today, about 6:25 pm': the promise for as soon as possible. */
export const describePromise = (local: string, today: string, region: HourFormat): string =>
  `Pickup ${nameDay(local, today)}, about ${formatClock(local, region)}`

/** 'Pickup tomorrow, 6:30 pm': a time that the guest has chosen. */
export const describeChosen = (local: string, today: string, region: HourFormat): string =>
  `Pickup ${nameDay(local, today)}, ${formatClock(local, region)}`

/** 'Your order 1042 was placed at 6:03 pm.' */
export function describePlaced(
  { number, steps }: Pick<Order, 'number' | 'steps'>,
  region: HourFormat,
): string {
  const [placed] = steps
  return `Your order ${number} was placed${placed ? ` at ${formatClock(placed.local, region)}` : ''}.`
}

type Times = Pick<PickupTimes, 'delayedBy'> & { today: string }

/**
 * 'Masala Dosa is served 11:00am to 3:00pm. Without it: today, about 6:25 pm': which dishes the others wait for, and when
 * those could be picked up; null if none do.
 */
export function describeDelay(
  { delayedBy, today }: Times,
  cart: readonly (LineChoices & { slug: string; title: string; quantity: number })[],
  region: HourFormat,
): string | null {
  if (delayedBy === undefined) return null
  const { dishes, without } = delayedBy
  const served = new Map(dishes.map((hours) => [hours.slug, hours]))
  const named = cart.flatMap((line) => [{ slug: line.slug, name: line.title }, ...dishesIn(line)])
  const sentences = named.flatMap(({ slug, name }) => {
    const hours = served.get(slug)
    // A dish may be in several lines.
    return hours && served.delete(slug) ? [`${name} is served ${serviceHoursLine(hours, region)}.`] : []
  })
  const them = sentences.length === 1 ? 'it' : 'them'
  return `${sentences.join(' ')} Without ${them}: ${nameDay(without.local, today)}, about ${formatClock(without.local, region)}`
}

type BusyMode = Pick<KitchenPace, 'pausedUntilLocal' | 'busyMinutes'>

/** One sentence for guests while orders are paused or take longer than usual, otherwise null. */
export function describeBusyMode(
  { pausedUntilLocal, busyMinutes }: BusyMode,
  today: string,
  region: HourFormat,
): string | null {
  if (pausedUntilLocal) {
    const day = nameDay(pausedUntilLocal, today)
    const until = day === 'today' ? formatClock(pausedUntilLocal, region) : day
    return `We’ve paused online orders until ${until}.`
  }
  return busyMinutes > 0 ? `We’re busy: orders take about ${busyMinutes} minutes longer right now.` : null
}

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
