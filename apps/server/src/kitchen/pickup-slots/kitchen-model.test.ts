/** The kitchen's promises against a slow model that tries every minute and counts by hand. */
import type { KitchenSettings } from '@tiffin/contract'
import { allSampleSettings, restaurant } from '@tiffin/restaurant/sample'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyModeOff } from '../../platform/read-settings.ts'
import { listOpeningWindows } from './opening-windows.ts'
import { promisePickup } from './promise-pickup.ts'
import {
  capacitiesOf,
  type KitchenLoad,
  capacityFor,
  spreadWork,
  type StationWork,
  workOf,
} from './kitchen-work.ts'

const kitchen: KitchenSettings = {
  stations: [
    { key: 'fry', name: 'Fryer', capacityMinutes: 7.5 },
    { key: 'curry', name: 'Curry', capacityMinutes: 10 },
    { key: 'cold', name: 'Cold', capacityMinutes: null },
  ],
  work: [
    { category: 'chaat-frying', station: 'fry', minutes: 1.5 },
    { category: 'rice', station: 'curry', minutes: 1 },
    { category: 'thali', station: 'curry', minutes: 4 },
    { category: 'extras', station: 'cold', minutes: 0.5 },
  ],
}
const categories = [...kitchen.work.map(({ category }) => category), 'drinks']
const rules = {
  settings: { ...allSampleSettings, kitchen },
  specialDays: [],
  busyMode: busyModeOff,
}
const { leadMinutes, roundToMinutes, lookAheadDays } = rules.settings.ordering

type Line = { categorySlug: string; quantity: number }

/** In the model a window is the text of the clock, with its offset: '2026-03-08T01:45-07:00'. */
function windowsBefore(pickupAt: Temporal.Instant, count: number): string[] {
  const time = pickupAt.toZonedDateTimeISO(restaurant.timeZone)
  const quarter = time.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'floor' })
  return Array.from({ length: count }, (_, index) => label(quarter.subtract({ minutes: 15 * (index + 1) })))
}
const label = (time: Temporal.ZonedDateTime) =>
  time.toString({ timeZoneName: 'never', smallestUnit: 'minute' })

/** The minutes of one order by station and window, or null if it needs more than four windows. */
function slowShares(lines: Line[], pickupAt: Temporal.Instant): Map<string, number> | null {
  const shares = new Map<string, number>()
  for (const { key, capacityMinutes } of kitchen.stations) {
    let minutes = 0
    for (const { categorySlug, quantity } of lines)
      for (const entry of kitchen.work)
        if (entry.category === categorySlug && entry.station === key) minutes += quantity * entry.minutes
    for (const window of windowsBefore(pickupAt, 4)) {
      const share = capacityMinutes === null ? minutes : Math.min(minutes, capacityMinutes)
      if (share > 0) shares.set(`${key} ${window}`, share)
      minutes -= share
    }
    if (minutes > 0) return null
  }
  return shares
}

function slowFits(
  lines: Line[],
  pickupAt: Temporal.Instant,
  taken: Map<string, number>,
  now: Temporal.Instant,
) {
  const shares = slowShares(lines, pickupAt)
  if (shares === null) return false
  return [...shares].every(([place, minutes]) => {
    const [key, window = ''] = place.split(' ')
    const capacity = kitchen.stations.find((station) => station.key === key)?.capacityMinutes ?? null
    const ends = Temporal.Instant.from(window).add({ minutes: 15 })
    return (
      capacity === null ||
      ((taken.get(place) ?? 0) + minutes <= capacity && Temporal.Instant.compare(ends, now) > 0)
    )
  })
}

/** Tries every minute at which the kitchen is open; promises begin at the opening or on a round minute. */
function slowPromise(lines: Line[], taken: Map<string, number>, now: Temporal.Instant) {
  const soonest = now.add({ minutes: leadMinutes })
  const asked = { now, categorySlugs: lines.map(({ categorySlug }) => categorySlug), rules }
  for (const { opens, closes } of listOpeningWindows(asked, lookAheadDays)) {
    for (let time = opens; Temporal.Instant.compare(time, closes) < 0; time = time.add({ minutes: 1 })) {
      const isRound = (time.epochMilliseconds / 60_000) % roundToMinutes === 0
      if (!isRound || Temporal.Instant.compare(time, soonest) < 0) continue
      if (slowFits(lines, time, taken, now)) return time
    }
  }
  return null
}

function add(taken: Map<string, number>, shares: Map<string, number>) {
  for (const [place, minutes] of shares) taken.set(place, (taken.get(place) ?? 0) + minutes)
}

function loadOf(reserved: readonly StationWork[]): KitchenLoad {
  const load = new Map<string, Map<number, number>>()
  for (const { station, windowStartMs, halfMinutes } of reserved) {
    const windows = load.get(station) ?? new Map<number, number>()
    load.set(station, windows.set(windowStartMs, (windows.get(windowStartMs) ?? 0) + halfMinutes))
  }
  return load
}

const line = fc.record({
  categorySlug: fc.constantFrom(...categories),
  quantity: fc.integer({ min: 1, max: 8 }),
})
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  minutesLater: fc.nat({ max: 40 }),
})
const evenings = [
  '2026-01-07T18:00-07:00',
  '2025-11-01T20:00-06:00',
  '2026-03-07T20:00-07:00',
  '2026-03-08T10:20-06:00',
]

test('every promise is the first one that the model finds, and no window holds more than it can', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...evenings),
      fc.array(order, { minLength: 1, maxLength: 14 }),
      (begins, placed) => {
        let now = Temporal.Instant.from(begins)
        const taken = new Map<string, number>()
        const reserved: StationWork[] = []
        for (const { lines, minutesLater } of placed) {
          now = now.add({ minutes: minutesLater })
          const expected = slowPromise(lines, taken, now)
          const promised = placeOrder(lines, reserved, now)
          expect(promised?.toString() ?? null).toBe(expected?.toString() ?? null)
          if (expected !== null) add(taken, slowShares(lines, expected) ?? new Map())
        }
        const minutes = minutesByPlace(reserved)
        expect(minutes).toEqual(taken)
        expect([...minutes].filter(isOverCapacity)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

/** Reserves the work and returns the promised time; null if it is too much for any. */
function placeOrder(lines: Line[], reserved: StationWork[], now: Temporal.Instant) {
  const work = workOf(lines, kitchen)
  const capacity = capacityFor({ work, kitchen, load: loadOf(reserved), now })
  if (capacity.isTooHeavy) return null
  const categorySlugs = lines.map(({ categorySlug }) => categorySlug)
  const promised = promisePickup({ now, categorySlugs, rules, capacity })
  reserved.push(...spreadWork(work, promised, capacitiesOf(kitchen)))
  return promised
}

function minutesByPlace(reserved: readonly StationWork[]): Map<string, number> {
  const minutes = new Map<string, number>()
  for (const { station, windowStartMs, halfMinutes } of reserved) {
    const start = Temporal.Instant.fromEpochMilliseconds(windowStartMs).toZonedDateTimeISO(
      restaurant.timeZone,
    )
    const place = `${station} ${label(start)}`
    minutes.set(place, (minutes.get(place) ?? 0) + halfMinutes / 2)
  }
  return minutes
}

function isOverCapacity([place, minutes]: [place: string, minutes: number]) {
  const station = kitchen.stations.find(({ key }) => place.startsWith(`${key} `))
  return minutes > (station?.capacityMinutes ?? Infinity)
}
