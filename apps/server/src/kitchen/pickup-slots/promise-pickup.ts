import type { PickupOverride } from '@tiffin/contract'
import { AppError } from '../../platform/app-error.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { roundUpTo, writeInstant } from '../../platform/wall-clock.ts'
import { afterWindowOf, type KitchenCapacity } from './kitchen-work.ts'
import { type AskedPickup, listOpeningWindows } from './opening-windows.ts'

interface Asked {
  now: Temporal.Instant
  rules: Pick<KitchenRules, 'settings' | 'busyMode'>
}

/** What the kitchen needs for an order placed now. */
function leadMinutesAt({ now, rules: { settings, busyMode } }: Asked): number {
  const isBusy = busyMode.busyUntil !== null && isLater(busyMode.busyUntil, now)
  return settings.ordering.leadMinutes + (isBusy ? busyMode.busyMinutes : 0)
}

/** Until when no order is handed out, or null. */
const pausedUntilAt = ({ now, rules: { busyMode } }: Asked): Temporal.Instant | null =>
  busyMode.pausedUntil !== null && isLater(busyMode.pausedUntil, now)
    ? Temporal.Instant.from(busyMode.pausedUntil)
    : null

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
  const { ordering, region } = asked.rules.settings
  const { lookAheadDays, slotMinutes } = ordering
  for (const { day, opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    let time = roundUpTo(later(opens, from), slotMinutes, region)
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
  const { ordering, region } = asked.rules.settings
  const { lookAheadDays, roundToMinutes } = ordering
  let isServed = false
  for (const { opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    let time = later(opens, soonest)
    while (isBefore(time, closes)) {
      if (asked.capacity.fits(time)) return time
      isServed = true
      // The work of all times within a window lies in the same windows.
      time = roundUpTo(afterWindowOf(time), roundToMinutes, region)
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
  const pausedUntil = paused && { pausedUntil: writeInstant(paused) }
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

/** Why the kitchen would not accept a time; null if it would. */
export function whyRefused(asked: RequestedCapacity, wanted: Temporal.Instant): PickupOverride | null {
  if (!isServedAt(asked, wanted) || isPausedAt(asked, wanted)) return 'closed'
  if (whyClosed(asked, wanted) !== null) return 'short'
  return asked.capacity.fits(wanted) ? null : 'full'
}

/** Whether everything is served at that time, however busy the kitchen is. */
export const isServedAt = (asked: AskedPickup, time: Temporal.Instant): boolean =>
  listOpeningWindows(asked, asked.rules.settings.ordering.lookAheadDays).some(
    ({ opens, closes }) => !isBefore(time, opens) && isBefore(time, closes),
  )

function isPausedAt(asked: Asked, wanted: Temporal.Instant): boolean {
  const paused = pausedUntilAt(asked)
  return paused !== null && isBefore(wanted, paused)
}

function whyClosed(asked: RequestedCapacity, wanted: Temporal.Instant): string | null {
  if (!isServedAt(asked, wanted))
    return 'The kitchen does not serve these dishes at that time. Please choose another pickup time.'
  if (isPausedAt(asked, wanted))
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
    nextTimes: nextTimes.map((time) => writeInstant(time)),
  })
}

function soonestReady(asked: AskedPickup) {
  const ready = asked.now.add({ minutes: leadMinutesAt(asked) })
  const paused = pausedUntilAt(asked)
  const { ordering, region } = asked.rules.settings
  return roundUpTo(paused === null ? ready : later(ready, paused), ordering.roundToMinutes, region)
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
const later = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(a, b) ? b : a)
