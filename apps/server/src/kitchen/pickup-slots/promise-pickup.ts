import { Refusal } from '../../platform/refusal.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import type { KitchenRoom } from './kitchen-room.ts'
import { afterWindowOf } from './kitchen-windows.ts'
import { listOpeningWindows, type AskedPickup } from './opening-windows.ts'
import { leadMinutesAt, pausedUntilAt } from './pace-at.ts'

const NEXT_TIMES = 6
const NEXT_TIMES_WHEN_FULL = 3

/** The requested pickup, and what the kitchen has room for. */
export interface AskedRoom extends AskedPickup {
  room: KitchenRoom
}

/** The available times, one slot apart, starting with the first possible one, on so many days that have any. */
export function listPickupTimes(asked: AskedRoom, days: number): Temporal.Instant[] {
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
const firstTimes = (asked: AskedRoom, from: Temporal.Instant, count: number): Temporal.Instant[] =>
  availableTimes(asked, later(from, soonestReady(asked)))
    .take(count)
    .map(({ time }) => time)
    .toArray()

function* availableTimes(
  asked: AskedRoom,
  from: Temporal.Instant,
): Generator<{ day: string; time: Temporal.Instant }> {
  const { lookAheadDays, slotMinutes } = asked.rules.settings.ordering
  for (const { day, opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    let time = roundUp(later(opens, from), slotMinutes)
    for (; isBefore(time, closes); time = time.add({ minutes: slotMinutes })) {
      if (asked.room.fits(time)) yield { day, time }
    }
  }
}

/**
 * The first time at which the kitchen is open, has had its lead time, serves every line and has room for them. Throws
 * only if there is none: the lines are never served together, they are too much work, or the restaurant is closed or
 * fully booked for as long as it looks ahead.
 */
export function promisePickup(asked: AskedRoom): Temporal.Instant {
  const soonest = soonestReady(asked)
  const { lookAheadDays, roundToMinutes } = asked.rules.settings.ordering
  let isServed = false
  for (const { opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    let time = later(opens, soonest)
    while (isBefore(time, closes)) {
      if (asked.room.fits(time)) return time
      isServed = true
      // The work of all times within a window lies in the same windows.
      time = roundUp(afterWindowOf(time), roundToMinutes)
    }
  }
  throw isServed ? noRoom(asked) : new Refusal('CLOSED', whyNever(asked))
}

function noRoom({ room, rules }: AskedRoom) {
  const { contact, ordering } = rules.settings
  const message = room.isTooHeavy
    ? `This is more than our kitchen can make for one pickup. Please call us at ${contact.phone.display}, or split your order.`
    : `Every pickup time of the next ${ordering.lookAheadDays} days is taken. Please call us at ${contact.phone.display}.`
  return new Refusal('SLOT_FULL', message, { nextTimes: [] })
}

function whyNever(asked: AskedRoom) {
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
export function promisePickupBy(asked: AskedRoom, latest: Temporal.Instant): Temporal.Instant {
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
export function acceptPickupTime(asked: AskedRoom, wanted: Temporal.Instant): Temporal.Instant {
  const reason = whyClosed(asked, wanted)
  if (reason !== null)
    throw refuseTime('CLOSED', reason, { nextTimes: firstTimes(asked, asked.now, NEXT_TIMES) })
  if (asked.room.fits(wanted)) return wanted
  if (asked.room.isTooHeavy) throw noRoom(asked)
  const message = 'This pickup time is fully booked now. Please choose another one.'
  throw refuseTime('SLOT_FULL', message, { nextTimes: firstTimes(asked, wanted, NEXT_TIMES_WHEN_FULL) })
}

function whyClosed(asked: AskedRoom, wanted: Temporal.Instant): string | null {
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
  return new Refusal(code, message, {
    issues: [{ path, message }],
    nextTimes: nextTimes.map((time) => presentTime(time).at),
  })
}

function soonestReady(asked: AskedPickup) {
  const ready = asked.now.add({ minutes: leadMinutesAt(asked) })
  const paused = pausedUntilAt(asked)
  return roundUp(paused === null ? ready : later(ready, paused), asked.rules.settings.ordering.roundToMinutes)
}

const roundUp = (time: Temporal.Instant, minutes: number) =>
  time.round({ smallestUnit: 'minute', roundingIncrement: minutes, roundingMode: 'ceil' })

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
const later = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(a, b) ? b : a)
