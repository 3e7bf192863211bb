import type { AffectedDay } from '@tiffin/contract'
import { hoursOn, type SpecialDays } from '@tiffin/restaurant'
import type { Database } from '../../db/database.ts'
import { localTimeOf } from '../../platform/wall-clock.ts'
import {
  countPromisedOrders,
  countPromisedTables,
  type Promised,
  type SpecialDayRow,
} from './opening-hours-queries.ts'

/**
 * What was promised to guests for hours at which it is closed with these special days, day by day, so that somebody can
 * call them. On any day: whoever takes longer hours back closes hours of an ordinary one.
 */
export async function findAffected(
  db: Database,
  rows: readonly SpecialDayRow[],
  now: Date,
): Promise<AffectedDay[]> {
  const specialDays = rows.map(specialDaysOf)
  const orders = sumByDay(await countPromisedOrders(db, now), specialDays)
  const reservations = sumByDay(await countPromisedTables(db, now), specialDays)
  return [...new Set([...orders.keys(), ...reservations.keys()])]
    .toSorted()
    .map((day) => ({ day, orders: orders.get(day) ?? 0, reservations: reservations.get(day) ?? 0 }))
}

function sumByDay(promised: readonly Promised[], specialDays: readonly SpecialDays[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { at, count } of promised) {
    const [day = '', time = ''] = localTimeOf(at).split('T')
    const isOpen = hoursOn(day, 'kitchen', specialDays).some(
      ({ opens, closes }) => opens <= time && time < closes,
    )
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
