import type { AffectedDay } from '@tiffin/contract'
import { hoursOn, serviceHoursOf, type HouseRules } from '@tiffin/restaurant'
import type { Database } from '../../db/database.ts'
import { dayOn, localTimeOf } from '../../platform/wall-clock.ts'
import { listSeatings } from '../../guests/reservations/seatings.ts'
import { listPromisedOrders, listPromisedTables } from './settings-queries.ts'

interface Change {
  before: HouseRules
  after: HouseRules
  now: Date
}

/**
 * Promised orders and tables that would no longer fit, day by day, so staff can call the guests: orders for hours at
 * which the kitchen or one of their categories is closed, tables at times at which no one is seated or that would have
 * more guests than seats. What does not fit even today is not caused by this change.
 */
export async function findAffected(db: Database, { before, after, now }: Change): Promise<AffectedDay[]> {
  const isLost = <Promised>(fits: (promised: Promised, rules: HouseRules) => boolean) => {
    return (promised: Promised) => fits(promised, before) && !fits(promised, after)
  }
  const orders = countByDay((await listPromisedOrders(db, now)).filter(isLost(isCooked)))
  const reservations = countByDay((await listPromisedTables(db, now)).filter(isLost(isSeated)))
  return [...new Set([...orders.keys(), ...reservations.keys()])]
    .toSorted()
    .map((day) => ({ day, orders: orders.get(day) ?? 0, reservations: reservations.get(day) ?? 0 }))
}

interface PromisedOrder {
  at: Date
  categorySlugs: readonly string[]
}

function isCooked({ at, categorySlugs }: PromisedOrder, rules: HouseRules) {
  const [day = '', time = ''] = localTimeOf(at).split('T')
  const isWithin = ({ opens, closes }: { opens: string; closes: string }) => opens <= time && time < closes
  const served = categorySlugs.flatMap((slug) => serviceHoursOf(slug, rules.settings) ?? [])
  return hoursOn(day, 'kitchen', rules).some(isWithin) && served.every(isWithin)
}

interface PromisedTable {
  at: Date
  seatsTaken: number | null
}

const isSeated = ({ at, seatsTaken }: PromisedTable, rules: HouseRules) =>
  (seatsTaken ?? 0) <= rules.settings.tables.seatsPerSlot &&
  listSeatings(dayOn(at), rules).some(({ epochMilliseconds }) => epochMilliseconds === at.getTime())

function countByDay(promised: readonly { at: Date }[]): ReadonlyMap<string, number> {
  const byDay = Map.groupBy(promised, ({ at }) => dayOn(at))
  return new Map([...byDay].map(([day, all]) => [day, all.length]))
}
