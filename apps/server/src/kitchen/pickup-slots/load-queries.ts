import type { KitchenRules } from '@tiffin/restaurant'
import { and, eq, gte, inArray, lt, placeholder, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { kitchenWork } from '../../db/schema/index.ts'
import type { KitchenLoad, KitchenRoom } from './kitchen-room.ts'
import { roomFor } from './kitchen-room.ts'
import { windowAt } from './kitchen-windows.ts'
import { capacitiesOf, type StationWork } from './spread-work.ts'
import type { OrderWork } from './work-of.ts'

// Any number that no other lock uses.
const KITCHEN_LOCK = 7_364_002
// Work that is over is of no interest to anyone but whoever looks into a complaint.
const RETENTION_HOURS = 48

interface Wanted {
  work: OrderWork
  rules: KitchenRules
  now: Temporal.Instant
}

/** What the kitchen can do of an order, as far as is known now: nothing keeps others from taking it. */
export async function findRoom(db: Database, { work, rules, now }: Wanted): Promise<KitchenRoom> {
  const { kitchen } = rules.settings
  const limited = limitedStations(work, rules)
  const load = limited.length === 0 ? new Map() : await readLoad(db, limited, now)
  return roomFor({ work, kitchen, load, now })
}

/**
 * The same, and until the end of the transaction no one else takes any of it: of two orders for the last minutes, the
 * later one waits here and then sees the first. Orders that need no station with a limit do not wait.
 */
export async function lockRoom(tx: Database, wanted: Wanted): Promise<KitchenRoom> {
  if (limitedStations(wanted.work, wanted.rules).length > 0) {
    // A statement of its own: the next one sees what was committed during the wait.
    await tx.execute(sql`select pg_advisory_xact_lock(${KITCHEN_LOCK})`)
  }
  return findRoom(tx, wanted)
}

function limitedStations(work: OrderWork, { settings }: KitchenRules): string[] {
  const capacities = capacitiesOf(settings.kitchen)
  return [...work.keys()].filter((station) => capacities.has(station))
}

/** What is taken in the current window and all later ones. Relies on kitchen_work_window. */
async function readLoad(db: Database, stations: string[], now: Temporal.Instant): Promise<KitchenLoad> {
  const { station, windowStart, halfMinutes } = kitchenWork
  const rows = await db
    .select({ station, windowStart, taken: sql<number>`sum(${halfMinutes})::int` })
    .from(kitchenWork)
    .where(and(gte(windowStart, new Date(windowAt(now))), inArray(station, stations)))
    .groupBy(station, windowStart)
  const load = new Map<string, Map<number, number>>(stations.map((key) => [key, new Map()]))
  for (const row of rows) load.get(row.station)?.set(row.windowStart.getTime(), row.taken)
  return load
}

/** With the placeholder `orderId` and those of `reservedWork`, as part of another statement. */
export const reserveWork = (db: Database) =>
  db
    .insert(kitchenWork)
    .select(
      sql`select ${placeholder('orderId')}::text, station, window_start::timestamptz, half_minutes
        from unnest(
          ${placeholder('stations')}::text[], ${placeholder('windowStarts')}::text[], ${placeholder('halfMinutes')}::int[]
        ) as work(station, window_start, half_minutes)`,
    )
    .returning({ station: kitchenWork.station })

export const reservedWork = (work: readonly StationWork[]) => ({
  stations: work.map(({ station }) => station),
  windowStarts: work.map(({ windowStartMs }) => new Date(windowStartMs).toISOString()),
  halfMinutes: work.map(({ halfMinutes }) => halfMinutes),
})

/** Whoever waits for these minutes may have them. */
export async function giveBackWork(tx: Database, orderId: string): Promise<void> {
  await tx.delete(kitchenWork).where(eq(kitchenWork.orderId, orderId))
}

export async function deleteOldWork(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: RETENTION_HOURS }).epochMilliseconds)
  await db.delete(kitchenWork).where(lt(kitchenWork.windowStart, tooOld))
}
