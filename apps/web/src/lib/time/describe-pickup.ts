import {
  dishesIn,
  type KitchenPace,
  type LineChoices,
  type Order,
  type PickupTimes,
  serviceHoursLine,
  type HourFormat,
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
