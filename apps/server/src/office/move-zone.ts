/** A restaurant that was set up on the wrong clock, and has orders already: its zone moves, and nothing that was promised does. */
import {
  nextStatuses,
  orderStatuses,
  type RegionSettings,
  reservationMoves,
  reservationStatuses,
  weeklyHoursLines,
} from '@tiffin/contract'
import { and, asc, gte, inArray, sql } from 'drizzle-orm'
import { lockUntilCommit } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { orders, reservations } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { type MenuEditing, publishChange } from '../menu/catalogue/change-menu.ts'
import { AppError } from '../platform/app-error.ts'
import type { Caller } from '../platform/context.ts'
import { readRegion, readSettings, saveSection } from '../platform/read-settings.ts'
import { type Clock, localTimeOf } from '../platform/wall-clock.ts'

/** A promised time: its moment stays, and is another time on the other clock. */
interface Moved {
  at: string
  before: string
  after: string
}

export interface ZoneMove {
  from: string
  to: string
  /** As they are written: they stay, on the other clock. */
  hours: string[]
  orders: (Moved & { number: number })[]
  reservations: (Moved & { guests: number })[]
}

const openOrders = orderStatuses.filter((status) => nextStatuses[status].length > 0)
const openReservations = reservationStatuses.filter((status) => reservationMoves[status].length > 0)

/** What would be another time on the clock of that zone. Changes nothing. */
export async function planZoneMove(db: Database, timeZone: string): Promise<ZoneMove> {
  const { region, hours } = await readSettings(db)
  if (region.timeZone === timeZone)
    throw new AppError('CONFLICT', `The restaurant goes by the clock of ${timeZone} already.`)
  const moved = (moment: Date): Moved => ({
    at: moment.toISOString(),
    before: localTimeOf(moment, region),
    after: localTimeOf(moment, { timeZone }),
  })
  const due = await db
    .select({ number: orders.number, at: orders.pickupAt })
    .from(orders)
    .where(inArray(orders.status, openOrders))
    .orderBy(asc(orders.pickupAt), asc(orders.number))
  const booked = await db
    .select({ guests: reservations.partySize, at: reservations.startsAt })
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, openReservations),
        gte(reservations.startsAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(asc(reservations.startsAt))
  return {
    from: region.timeZone,
    to: timeZone,
    hours: weeklyHoursLines(hours.kitchen, region),
    orders: due.map(({ number, at }) => ({ number, ...moved(at) })),
    reservations: booked.map(({ guests, at }) => ({ guests, ...moved(at) })),
  }
}

/** Moves it, for every process at once. An order that is being placed waits, and is then refused. */
export async function moveZone(
  ctx: MenuEditing & { caller: Caller; clock: Clock },
  timeZone: string,
): Promise<ZoneMove> {
  return publishChange(ctx, async (tx) => {
    await lockUntilCommit(tx, 'settings')
    await tx.execute(sql`lock table ${orders}, ${reservations} in share row exclusive mode`)
    const move = await planZoneMove(tx, timeZone)
    const before = await readRegion(tx)
    const after: RegionSettings = { ...before, timeZone }
    await saveSection(tx, 'region', after, new Date(ctx.clock.nowMs()))
    await recordChange(tx, ctx, { action: 'change settings', subjectId: 'region', before, after })
    return move
  })
}
