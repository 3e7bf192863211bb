/** The minutes of the kitchen's stations, as orders take them and give them back. */
import { and, eq, gte, lt, placeholder, sql } from 'drizzle-orm'
import { lockMinutes } from '../../db/advisory-locks.ts'
import { allInOrder, type Database, preparedStatement } from '../../db/database.ts'
import { kitchenWork } from '../../db/schema/index.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import {
  capacitiesOf,
  capacityFor,
  type KitchenCapacity,
  type KitchenLoad,
  type OrderWork,
  spreadWork,
  type StationWork,
  unlimitedCapacity,
  WINDOW_MS,
  windowAt,
} from './kitchen-work.ts'

// Work that is over is of no interest to anyone but someone who looks into a complaint.
const RETENTION_HOURS = 48

interface Wanted {
  work: OrderWork
  rules: KitchenRules
  now: Temporal.Instant
}

/** What the kitchen can do of an order, as far as is known now: nothing keeps others from taking it. */
export async function findCapacity(db: Database, { work, rules, now }: Wanted): Promise<KitchenCapacity> {
  const { kitchen } = rules.settings
  const capacities = capacitiesOf(kitchen)
  if (![...work.keys()].some((station) => capacities.has(station))) return unlimitedCapacity
  return capacityFor({ work, kitchen, load: await readLoad(db, rules, now), now })
}

interface Taken {
  pickupAt: Temporal.Instant
  work: StationWork[]
}

/** Minutes that were free when the load was read, and that nobody has taken yet. */
export interface PlannedMinutes extends Taken {
  /** Of the stations with a limit. */
  limited: (StationWork & { capacity: number })[]
}

type Choose = (capacity: KitchenCapacity, load: KitchenLoad) => Temporal.Instant

/** Lets `choose` find a pickup time for which there is capacity, beside the given load. */
export function planMinutes(
  { work, rules, now, load }: Wanted & { load: KitchenLoad },
  choose: Choose,
): PlannedMinutes {
  const { kitchen } = rules.settings
  const capacities = capacitiesOf(kitchen)
  const pickupAt = choose(capacityFor({ work, kitchen, load, now }), load)
  const spread = spreadWork(work, pickupAt, capacities)
  const limited = spread.flatMap((share) => {
    const capacity = capacities.get(share.station)
    return capacity === undefined ? [] : [{ ...share, capacity }]
  })
  return { pickupAt, work: spread, limited }
}

/** Anyone else who wants any of these minutes waits until the end of the transaction. */
export const lockPlanned = (tx: Database, { limited }: PlannedMinutes): Promise<void> | null =>
  limited.length === 0 ? null : lockMinutes(tx, lockKeysOf(limited))

/** Whether planned minutes are still free, as part of a statement behind the lock. With the values of `plannedMinutes`. */
export const arePlannedFree = sql<boolean>`not exists (
  select from unnest(
    ${placeholder('limitedStations')}::text[], ${placeholder('limitedWindows')}::timestamptz[], ${placeholder('mostTaken')}::int[]
  ) as planned(station, window_start, most_taken)
  where most_taken < (
    select coalesce(sum(taken.half_minutes), 0) from ${kitchenWork} as taken
    where taken.station = planned.station and taken.window_start = planned.window_start
  ))`

export const plannedMinutes = (limited: PlannedMinutes['limited'] = []) => ({
  limitedStations: limited.map(({ station }) => station),
  limitedWindows: limited.map(({ windowStartMs }) => new Date(windowStartMs).toISOString()),
  mostTaken: limited.map(({ capacity, halfMinutes }) => capacity - halfMinutes),
})

/**
 * Lets `choose` find a pickup time for which there is capacity, starting from what is taken so far. Until the end of the
 * transaction no one else takes any of its minutes: of two orders for the last of a window, the later one waits here, sees
 * the first and chooses again. Orders for other windows or stations, or for stations without a limit, do not wait.
 */
export async function takeMinutes(
  tx: Database,
  { load: loadSoFar, ...wanted }: Wanted & { load: KitchenLoad },
  choose: Choose,
): Promise<Taken> {
  const locked = new Set<number>()
  for (let load = loadSoFar; ;) {
    const { limited, ...planned } = planMinutes({ ...wanted, load }, choose)
    const missing = lockKeysOf(limited).filter((key) => !locked.has(key))
    if (missing.length === 0) return planned
    // The second statement begins after the first has waited, and sees what was committed meanwhile.
    ;[, load] = await allInOrder([lockMinutes(tx, missing), readLoad(tx, wanted.rules, wanted.now)])
    for (const key of missing) locked.add(key)
  }
}

const WINDOW_BITS = 20
const STATION_BITS = 31 - WINDOW_BITS

/**
 * In ascending order, so that orders that lock at once do not block each other. One that has to choose again may need an
 * earlier window than it holds: two such orders can block each other. Then the database fails one, which is retried.
 */
const lockKeysOf = (work: readonly StationWork[]): number[] =>
  [...new Set(work.map(lockKeyOf))].toSorted((a, b) => a - b)

/** A number for each window of a station. Two that happen to share one only wait for each other. */
const lockKeyOf = ({ station, windowStartMs }: StationWork) =>
  ((windowStartMs / WINDOW_MS) % 2 ** WINDOW_BITS) * 2 ** STATION_BITS + (hashOf(station) % 2 ** STATION_BITS)

const hashOf = (station: string) =>
  Array.from(station).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)

/** What is taken in the current window and all later ones of stations with a limit. Relies on kitchen_work_window. */
export async function readLoad(
  db: Database,
  { settings }: KitchenRules,
  now: Temporal.Instant,
): Promise<KitchenLoad> {
  const stations = [...capacitiesOf(settings.kitchen).keys()]
  if (stations.length === 0) return new Map()
  const rows = await selectLoad(db).execute({ stations, from: new Date(windowAt(now)) })
  const load = new Map<string, Map<number, number>>(stations.map((key) => [key, new Map()]))
  for (const row of rows) load.get(row.station)?.set(row.windowStart.getTime(), row.taken)
  return load
}

const selectLoad = preparedStatement((db) => {
  const { station, windowStart, halfMinutes } = kitchenWork
  return db
    .select({ station, windowStart, taken: sql<number>`sum(${halfMinutes})::int` })
    .from(kitchenWork)
    .where(
      and(gte(windowStart, placeholder('from')), sql`${station} = any(${placeholder('stations')}::text[])`),
    )
    .groupBy(station, windowStart)
    .prepare('read_kitchen_load')
})

/** With the order's `id` as a placeholder and those of `reservedWork`, as part of another statement. */
export const reserveWork = (db: Database) =>
  db
    .insert(kitchenWork)
    .select(
      sql`select ${placeholder('id')}::text, station, window_start::timestamptz, half_minutes
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

/** Frees the minutes of an order, which others may want. */
export async function giveBackWork(tx: Database, orderId: string): Promise<void> {
  await tx.delete(kitchenWork).where(eq(kitchenWork.orderId, orderId))
}

export async function deleteOldWork(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: RETENTION_HOURS }).epochMilliseconds)
  await db.delete(kitchenWork).where(lt(kitchenWork.windowStart, tooOld))
}

interface Move {
  pickupAt: Temporal.Instant
  rules: KitchenRules
  now: Temporal.Instant
}

/**
 * Gives an order's work back and takes that of its changed lines, for the same pickup time. `check` may throw if the
 * kitchen has no time for it.
 */
export async function retakeMinutes(
  tx: Database,
  orderId: string,
  { pickupAt, rules, now, work }: Move & { work: OrderWork },
  check: (load: KitchenLoad) => void,
): Promise<void> {
  // Its own minutes are not in its way.
  await giveBackWork(tx, orderId)
  const load = await readLoad(tx, rules, now)
  const taken = await takeMinutes(tx, { work, rules, now, load }, (_capacity, known) => {
    check(known)
    return pickupAt
  })
  await insertWork(tx, orderId, taken.work)
}

/** Takes minutes that are known to be free, or belong to the order. */
export async function insertWork(tx: Database, orderId: string, work: readonly StationWork[]) {
  if (work.length === 0) return
  await tx.insert(kitchenWork).values(
    work.map(({ windowStartMs, ...share }) => ({
      ...share,
      orderId,
      windowStart: new Date(windowStartMs),
    })),
  )
}

/** Moves an order's work to the windows before another pickup time. Where it does not fit, it stays where it is. */
export async function moveWork(tx: Database, orderId: string, { pickupAt, rules, now }: Move): Promise<void> {
  const reserved = await tx.select().from(kitchenWork).where(eq(kitchenWork.orderId, orderId))
  if (reserved.length === 0) return
  const work = new Map<string, number>()
  for (const { station, halfMinutes } of reserved) work.set(station, (work.get(station) ?? 0) + halfMinutes)
  // Its own minutes are not in its way.
  await giveBackWork(tx, orderId)
  let fits = true
  const moved = await takeMinutes(tx, { work, rules, now, load: new Map() }, (capacity) => {
    fits = capacity.fits(pickupAt)
    return pickupAt
  })
  const rows = fits
    ? moved.work.map(({ windowStartMs, ...share }) => ({
        ...share,
        orderId,
        windowStart: new Date(windowStartMs),
      }))
    : reserved
  await tx.insert(kitchenWork).values(rows)
}
