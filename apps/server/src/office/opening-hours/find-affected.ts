import type { AffectedDay } from '@tiffin/contract'
import { hoursOn, type HouseRules, type SiteSettings, type SpecialDays } from '@tiffin/restaurant'
import type { Database } from '../../db/database.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'
import {
  countPromisedOrders,
  countPromisedTables,
  type Promised,
  type SpecialDayRow,
} from './opening-hours-queries.ts'

interface Asked {
  rows: readonly SpecialDayRow[]
  settings: SiteSettings
  now: Date
}

/**
 * Orders and tables promised for times that these special days close, day by day, so staff can call the guests. Covers
 * all days: taking back longer hours also closes hours of an ordinary day.
 */
export async function findAffected(db: Database, { rows, settings, now }: Asked): Promise<AffectedDay[]> {
  const rules = { settings, specialDays: rows.map(specialDaysOf) }
  const orders = sumByDay(await countPromisedOrders(db, now), rules)
  const reservations = sumByDay(await countPromisedTables(db, now), rules)
  return [...new Set([...orders.keys(), ...reservations.keys()])]
    .toSorted()
    .map((day) => ({ day, orders: orders.get(day) ?? 0, reservations: reservations.get(day) ?? 0 }))
}

function sumByDay(promised: readonly Promised[], rules: HouseRules): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { at, count } of promised) {
    const [day = '', time = ''] = localTimeOf(at).split('T')
    const isOpen = hoursOn(day, 'kitchen', rules).some(({ opens, closes }) => opens <= time && time < closes)
    if (!isOpen) sums.set(day, (sums.get(day) ?? 0) + count)
  }
  return sums
}

const specialDaysOf = ({ name, firstDay, lastDay, opens, closes }: SpecialDayRow): SpecialDays => ({
  name,
  firstDay,
  lastDay,
  hours: opens !== null && closes !== null ? { opens, closes } : null,
})
