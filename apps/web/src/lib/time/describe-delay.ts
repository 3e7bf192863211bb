import { dishesIn, type LineChoices, type PickupTimes } from '@tiffin/contract'
import { serviceHoursLine } from '@tiffin/restaurant'
import { formatClock, nameDay } from './local-time.ts'

type Times = Pick<PickupTimes, 'delayedBy'> & { today: string }

/**
 * 'Masala Dosa is served 11:00am to 3:00pm. Without it: today, about 6:25 pm': which dishes the others wait for, and when
 * those could be picked up; null if none do.
 */
export function describeDelay(
  { delayedBy, today }: Times,
  cart: readonly (LineChoices & { slug: string; title: string; quantity: number })[],
): string | null {
  if (delayedBy === undefined) return null
  const { dishes, without } = delayedBy
  const served = new Map(dishes.map((hours) => [hours.slug, hours]))
  const named = cart.flatMap((line) => [{ slug: line.slug, name: line.title }, ...dishesIn(line)])
  const sentences = named.flatMap(({ slug, name }) => {
    const hours = served.get(slug)
    // A dish may be in several lines.
    return hours && served.delete(slug) ? [`${name} is served ${serviceHoursLine(hours)}.`] : []
  })
  const them = sentences.length === 1 ? 'it' : 'them'
  return `${sentences.join(' ')} Without ${them}: ${nameDay(without.local, today)}, about ${formatClock(without.local)}`
}
