import type { KitchenRules } from '@tiffin/restaurant'
import { and, eq, gte, inArray, lt, placeholder, sql } from 'drizzle-orm'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { kitchenWork } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { presentTime, roundUpTo } from '../../platform/wall-clock.ts'
import {
  afterWindowOf,
  capacitiesOf,
  type KitchenLoad,
  type KitchenCapacity,
  type OrderWork,
  capacityFor,
  spreadWork,
  type StationWork,
  windowAt,
} from './kitchen-work.ts'
import { type AskedPickup, listOpeningWindows } from './opening-windows.ts'

interface Asked {
  now: Temporal.Instant
  rules: Pick<KitchenRules, 'settings' | 'pace'>
}

/** What the kitchen needs for an order placed now. */
function leadMinutesAt({ now, rules: { settings, pace } }: Asked): number {
  const isBusy = pace.busyUntil !== null && isLater(pace.busyUntil, now)
  return settings.ordering.leadMinutes + (isBusy ? pace.busyMinutes : 0)
}

/** Until when no order is handed out, or null. */
const pausedUntilAt = ({ now, rules: { pace } }: Asked): Temporal.Instant | null =>
  pace.pausedUntil !== null && isLater(pace.pausedUntil, now) ? Temporal.Instant.from(pace.pausedUntil) : null

const isLater = (time: string, now: Temporal.Instant) => Temporal.Instant.compare(time, now) > 0

const NEXT_TIMES = 6
const NEXT_TIMES_WHEN_FULL = 3

/** The requested pickup, and what the kitchen has capacity for. */
export interface RequestedCapacity extends AskedPickup {
  capacity: KitchenCapacity
}

/** The available times, one slot apart, starting with the first possible one, on so many days that have any. */
export function listPickupTimes(asked: RequestedCapacity, days: number): Temporal.Instant[] {
  const found = new Set<string>()
  const times: Temporal.Instant[] = []
  for (const { day, time } of availableTimes(asked, soonestReady(asked))) {
    found.add(day)
    if (found.size > days) break
    times.push(time)
  }
  return times
}

/** The first of them from a time on; no more are looked for than are wanted. */
const firstTimes = (asked: RequestedCapacity, from: Temporal.Instant, count: number): Temporal.Instant[] =>
  availableTimes(asked, later(from, soonestReady(asked)))
    .take(count)
    .map(({ time }) => time)
    .toArray()

function* availableTimes(
  asked: RequestedCapacity,
  from: Temporal.Instant,
): Generator<{ day: string; time: Temporal.Instant }> {
  const { lookAheadDays, slotMinutes } = asked.rules.settings.ordering
  for (const { day, opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    let time = roundUpTo(later(opens, from), slotMinutes)
    for (; isBefore(time, closes); time = time.add({ minutes: slotMinutes })) {
      if (asked.capacity.fits(time)) yield { day, time }
    }
  }
}

/**
 * The first time at which the kitchen is open, has had its lead time, serves every line and has capacity for them. Throws
 * only if there is none: the lines are never served together, they are too much work, or the restaurant is closed or
 * fully booked for as long as it looks ahead.
 */
export function promisePickup(asked: RequestedCapacity): Temporal.Instant {
  const soonest = soonestReady(asked)
  const { lookAheadDays, roundToMinutes } = asked.rules.settings.ordering
  let isServed = false
  for (const { opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    let time = later(opens, soonest)
    while (isBefore(time, closes)) {
      if (asked.capacity.fits(time)) return time
      isServed = true
      // The work of all times within a window lies in the same windows.
      time = roundUpTo(afterWindowOf(time), roundToMinutes)
    }
  }
  throw isServed ? noCapacity(asked) : neverServed(asked)
}

function noCapacity({ capacity, rules }: RequestedCapacity) {
  const { contact, ordering } = rules.settings
  const message = capacity.isTooHeavy
    ? `This is more than our kitchen can make for one pickup. Please call us at ${contact.phone.display}, or split your order.`
    : `Every pickup time of the next ${ordering.lookAheadDays} days is taken. Please call us at ${contact.phone.display}.`
  return new AppError('SLOT_FULL', message, { nextTimes: [] })
}

function neverServed(asked: RequestedCapacity) {
  const paused = pausedUntilAt(asked)
  const pausedUntil = paused && { pausedUntil: presentTime(paused).at }
  return new AppError('CLOSED', whyNever(asked), { nextTimes: [], ...pausedUntil })
}

function whyNever(asked: RequestedCapacity) {
  const { contact, ordering } = asked.rules.settings
  const { lookAheadDays } = ordering
  if (pausedUntilAt(asked) !== null)
    return `We have paused online orders for now. Please call us at ${contact.phone.display}.`
  const isEverOpen = listOpeningWindows({ ...asked, categorySlugs: [] }, lookAheadDays).some(() => true)
  return isEverOpen
    ? 'These dishes are never served at the same hours. Please order them separately.'
    : `We’re closed for the next ${lookAheadDays} days and can’t take orders further ahead yet.`
}

/** As soon as possible, if that is no later than the guest accepts; otherwise rejects it with the next available times. */
export function promisePickupBy(asked: RequestedCapacity, latest: Temporal.Instant): Temporal.Instant {
  const soonest = promisePickup(asked)
  if (!isBefore(latest, soonest)) return soonest
  const message =
    'Your order would now be ready later than the time you were shown. Please check the pickup time, then order again.'
  throw refuseTime('SLOT_FULL', message, {
    path: 'fulfillment.noLaterThan',
    nextTimes: firstTimes(asked, soonest, NEXT_TIMES_WHEN_FULL),
  })
}

/** Accepts the time that the guest requested, or rejects it with the next available ones. */
export function acceptPickupTime(asked: RequestedCapacity, wanted: Temporal.Instant): Temporal.Instant {
  const reason = whyClosed(asked, wanted)
  if (reason !== null)
    throw refuseTime('CLOSED', reason, { nextTimes: firstTimes(asked, asked.now, NEXT_TIMES) })
  if (asked.capacity.fits(wanted)) return wanted
  if (asked.capacity.isTooHeavy) throw noCapacity(asked)
  const message = 'This pickup time is fully booked now. Please choose another one.'
  throw refuseTime('SLOT_FULL', message, { nextTimes: firstTimes(asked, wanted, NEXT_TIMES_WHEN_FULL) })
}

function whyClosed(asked: RequestedCapacity, wanted: Temporal.Instant): string | null {
  const isServed = listOpeningWindows(asked, asked.rules.settings.ordering.lookAheadDays).some(
    ({ opens, closes }) => !isBefore(wanted, opens) && isBefore(wanted, closes),
  )
  if (!isServed)
    return 'The kitchen does not serve these dishes at that time. Please choose another pickup time.'
  const paused = pausedUntilAt(asked)
  if (paused !== null && isBefore(wanted, paused))
    return 'We have paused online orders for that time. Please choose a later pickup time.'
  const leadMinutes = leadMinutesAt(asked)
  return isBefore(wanted, asked.now.add({ minutes: leadMinutes }))
    ? `The kitchen needs ${leadMinutes} minutes. Please choose a later pickup time.`
    : null
}

function refuseTime(
  code: 'CLOSED' | 'SLOT_FULL',
  message: string,
  { path = 'fulfillment.pickupAt', nextTimes }: { path?: string; nextTimes: Temporal.Instant[] },
) {
  return new AppError(code, message, {
    issues: [{ path, message }],
    nextTimes: nextTimes.map((time) => presentTime(time).at),
  })
}

function soonestReady(asked: AskedPickup) {
  const ready = asked.now.add({ minutes: leadMinutesAt(asked) })
  const paused = pausedUntilAt(asked)
  return roundUpTo(
    paused === null ? ready : later(ready, paused),
    asked.rules.settings.ordering.roundToMinutes,
  )
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
const later = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(a, b) ? b : a)

// Work that is over is of no interest to anyone but whoever looks into a complaint.
const RETENTION_HOURS = 48

interface Wanted {
  work: OrderWork
  rules: KitchenRules
  now: Temporal.Instant
}

/** What the kitchen can do of an order, as far as is known now: nothing keeps others from taking it. */
export async function findCapacity(db: Database, { work, rules, now }: Wanted): Promise<KitchenCapacity> {
  const { kitchen } = rules.settings
  const limited = limitedStations(work, rules)
  const load = limited.length === 0 ? new Map() : await readLoad(db, limited, now)
  return capacityFor({ work, kitchen, load, now })
}

/**
 * The same, and until the end of the transaction no one else takes any of it: of two orders for the last minutes, the
 * later one waits here and then sees the first. Orders that need no station with a limit do not wait.
 */
export async function lockCapacity(tx: Database, wanted: Wanted): Promise<KitchenCapacity> {
  if (limitedStations(wanted.work, wanted.rules).length > 0) await lockUntilCommit(tx, 'kitchenRoom')
  return findCapacity(tx, wanted)
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

interface Move {
  pickupAt: Temporal.Instant
  rules: KitchenRules
  now: Temporal.Instant
}

/** Moves an order's work to the windows before another pickup time. Where it does not fit, it stays where it is. */
export async function moveWork(tx: Database, orderId: string, { pickupAt, rules, now }: Move): Promise<void> {
  const reserved = await tx.select().from(kitchenWork).where(eq(kitchenWork.orderId, orderId))
  if (reserved.length === 0) return
  const work = new Map<string, number>()
  for (const { station, halfMinutes } of reserved) work.set(station, (work.get(station) ?? 0) + halfMinutes)
  // Its own minutes are not in its way.
  await giveBackWork(tx, orderId)
  const capacity = await lockCapacity(tx, { work, rules, now })
  const moved = spreadWork(work, pickupAt, capacitiesOf(rules.settings.kitchen))
  const rows = capacity.fits(pickupAt)
    ? moved.map(({ windowStartMs, ...share }) => ({
        ...share,
        orderId,
        windowStart: new Date(windowStartMs),
      }))
    : reserved
  await tx.insert(kitchenWork).values(rows)
}
