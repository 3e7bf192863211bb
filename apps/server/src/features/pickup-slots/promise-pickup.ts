import { Refusal } from '../../platform/refusal.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { listOpeningWindows, type AskedPickup, type OpeningWindow } from './opening-windows.ts'

const NEXT_TIMES = 6

/**
 * The available times, one slot apart, starting with the first possible one, on so many days that have any.
 */
export function listPickupTimes(asked: AskedPickup, days: number): Temporal.Instant[] {
  const { lookAheadDays, slotMinutes } = asked.rules.settings.ordering
  const soonest = soonestReady(asked)
  const found = new Set<string>()
  const times: Temporal.Instant[] = []
  for (const window of listOpeningWindows(asked, lookAheadDays)) {
    const slots = slotsOf(window, soonest, slotMinutes)
    if (slots.length > 0) found.add(window.day)
    if (found.size > days) break
    times.push(...slots)
  }
  return times
}

/**
 * The first time at which the kitchen is open, has had its lead time and serves every line. Throws only if the lines
 * are never served together, or the restaurant is closed for longer than it looks ahead.
 */
export function promisePickup(asked: AskedPickup): Temporal.Instant {
  const soonest = soonestReady(asked)
  const { lookAheadDays } = asked.rules.settings.ordering
  for (const { opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    const first = later(opens, soonest)
    if (isBefore(first, closes)) return first
  }
  throw new Refusal('CLOSED', whyNever(asked))
}

function whyNever(asked: AskedPickup) {
  const { lookAheadDays } = asked.rules.settings.ordering
  const isEverOpen = listOpeningWindows({ ...asked, categorySlugs: [] }, lookAheadDays).some(() => true)
  return isEverOpen
    ? 'These dishes are never served at the same hours. Please order them separately.'
    : `We’re closed for the next ${lookAheadDays} days and can’t take orders further ahead yet.`
}

/** Accepts the time that the guest requested, or rejects it with the next available ones. */
export function acceptPickupTime(asked: AskedPickup, wanted: Temporal.Instant): Temporal.Instant {
  const { leadMinutes, lookAheadDays } = asked.rules.settings.ordering
  const isServed = listOpeningWindows(asked, lookAheadDays).some(
    ({ opens, closes }) => !isBefore(wanted, opens) && isBefore(wanted, closes),
  )
  if (isServed && !isBefore(wanted, asked.now.add({ minutes: leadMinutes }))) return wanted
  const message = isServed
    ? `The kitchen needs ${leadMinutes} minutes. Please choose a later pickup time.`
    : 'The kitchen does not serve these dishes at that time. Please choose another pickup time.'
  const nextTimes = listPickupTimes(asked, lookAheadDays).slice(0, NEXT_TIMES)
  throw new Refusal('CLOSED', message, {
    issues: [{ path: 'fulfillment.pickupAt', message }],
    nextTimes: nextTimes.map((time) => presentTime(time).at),
  })
}

function slotsOf(
  { opens, closes }: OpeningWindow,
  soonest: Temporal.Instant,
  slotMinutes: number,
): Temporal.Instant[] {
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

function soonestReady({ now, rules }: AskedPickup) {
  const { leadMinutes, roundToMinutes } = rules.settings.ordering
  return roundUp(now.add({ minutes: leadMinutes }), roundToMinutes)
}

const roundUp = (time: Temporal.Instant, minutes: number) =>
  time.round({ smallestUnit: 'minute', roundingIncrement: minutes, roundingMode: 'ceil' })

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0
const later = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(a, b) ? b : a)
