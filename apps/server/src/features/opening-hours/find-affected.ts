import type { SpecialDay } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { localTimeOf, spanOfDay } from '../../platform/wall-clock.ts'
import {
  countPromisedOrders,
  countPromisedTables,
  type Promised,
  type SpecialDayRow,
} from './opening-hours-queries.ts'

type AffectedDay = SpecialDay['affected'][number]

/** By special day: what was promised to guests for hours at which it is closed now, so that somebody can call them. */
export async function findAffected(
  db: Database,
  rows: readonly SpecialDayRow[],
  now: Date,
): Promise<ReadonlyMap<SpecialDayRow, AffectedDay[]>> {
  const lastDay = rows.map((row) => row.lastDay).reduce((latest, day) => (day > latest ? day : latest), '')
  if (lastDay === '' || spanOfDay(lastDay).until <= now) return new Map()
  const { until } = spanOfDay(lastDay)
  const promisedOrders = await countPromisedOrders(db, now, until)
  const promisedTables = await countPromisedTables(db, now, until)
  return new Map(rows.map((row) => [row, daysOf(row, promisedOrders, promisedTables)]))
}

function daysOf(row: SpecialDayRow, promisedOrders: Promised[], promisedTables: Promised[]): AffectedDay[] {
  const orders = sumByDay(row, promisedOrders)
  const reservations = sumByDay(row, promisedTables)
  return [...new Set([...orders.keys(), ...reservations.keys()])]
    .toSorted()
    .map((day) => ({ day, orders: orders.get(day) ?? 0, reservations: reservations.get(day) ?? 0 }))
}

function sumByDay(row: SpecialDayRow, promised: Promised[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { at, count } of promised) {
    const [day = '', time = ''] = localTimeOf(at).split('T')
    if (isClosedAt(row, day, time)) sums.set(day, (sums.get(day) ?? 0) + count)
  }
  return sums
}

function isClosedAt({ firstDay, lastDay, opens, closes }: SpecialDayRow, day: string, time: string) {
  if (day < firstDay || day > lastDay) return false
  return opens === null || closes === null || time < opens || time >= closes
}
