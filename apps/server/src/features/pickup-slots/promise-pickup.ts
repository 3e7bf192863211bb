import { restaurant } from '@tiffin/restaurant'
import { Refusal } from '../../platform/refusal.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { listOpeningWindows, type OpeningWindow } from './opening-windows.ts'

const { leadMinutes, slotMinutes, roundToMinutes, lookAheadDays } = restaurant.pickup
const NEXT_TIMES = 6

/** The times that can still be had, in steps of a slot, beginning with the first one possible. */
export function listPickupTimes(
  now: Temporal.Instant,
  categorySlugs: Iterable<string>,
  days: number,
): Temporal.Instant[] {
  const soonest = soonestReady(now)
  return listOpeningWindows(now, categorySlugs, days)
    .flatMap((window) => slotsOf(window, soonest))
    .toArray()
}

/**
 * The first time at which the kitchen is open, has had its lead time and serves every line. Refuses only where
 * the lines are never served together.
 */
export function promisePickup(now: Temporal.Instant, categorySlugs: Iterable<string>): Temporal.Instant {
  const soonest = soonestReady(now)
  for (const { opens, closes } of listOpeningWindows(now, categorySlugs, lookAheadDays)) {
    const first = later(opens, soonest)
    if (isBefore(first, closes)) return first
  }
  throw new Refusal(
    'CLOSED',
    'These dishes are never served at the same hours. Please order them separately.',
  )
}

/** Accepts a time that the guest asked for, or refuses with the next ones to be had. */
export function acceptPickupTime(
  now: Temporal.Instant,
  categorySlugs: Iterable<string>,
  wanted: Temporal.Instant,
): Temporal.Instant {
  const slugs = [...categorySlugs]
  const isServed = listOpeningWindows(now, slugs, lookAheadDays).some(
    ({ opens, closes }) => !isBefore(wanted, opens) && isBefore(wanted, closes),
  )
  if (isServed && !isBefore(wanted, now.add({ minutes: leadMinutes }))) return wanted
  const nextTimes = listPickupTimes(now, slugs, lookAheadDays).slice(0, NEXT_TIMES)
  throw new Refusal('CLOSED', refusalOf(isServed), {
    issues: [{ path: 'fulfillment.pickupAt', message: refusalOf(isServed) }],
    nextTimes: nextTimes.map((time) => presentTime(time).at),
  })
}

const refusalOf = (isServed: boolean) =>
  isServed
    ? `The kitchen needs ${leadMinutes} minutes. Please choose a later pickup time.`
    : 'The kitchen does not serve these dishes at that time. Please choose another pickup time.'

function slotsOf({ opens, closes }: OpeningWindow, soonest: Temporal.Instant): Temporal.Instant[] {
  const slots: Temporal.Instant[] = []
  const first = later(opens, soonest)
  for (
    let slot = roundUp(first, slotMinutes);
    isBefore(slot, closes);
    slot = slot.add({ minutes: slotMinutes })
  ) {
    slots.push(slot)
  }
  return slots
}

const soonestReady = (now: Temporal.Instant) => roundUp(now.add({ minutes: leadMinutes }), roundToMinutes)

const roundUp = (time: Temporal.Instant, minutes: number) =>
  time.round({ smallestUnit: 'minute', roundingIncrement: minutes, roundingMode: 'ceil' })

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
const later = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(a, b) ? b : a)
