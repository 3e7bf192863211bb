import type { SpecialDays } from '@tiffin/contract'
import { allSampleSettings as sampleSettings, restaurant } from '@tiffin/restaurant/sample'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KitchenRules, busyModeOff } from '../../platform/read-settings.ts'
import { unlimitedCapacity } from './kitchen-work.ts'
import { acceptPickupTime, type RequestedCapacity, listPickupTimes, promisePickup } from './promise-pickup.ts'

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Edmonton]`).toInstant()
const rules = (more: Partial<KitchenRules> = {}) => ({
  settings: sampleSettings,
  specialDays: [],
  busyMode: busyModeOff,
  ...more,
})
const asked = (local: string, more: Partial<RequestedCapacity> = {}): RequestedCapacity => ({
  now: at(local),
  categorySlugs: [],
  rules: rules(),
  capacity: unlimitedCapacity,
  ...more,
})
const promise = (local: string, ...categorySlugs: string[]) =>
  promisePickup(asked(local, { categorySlugs }))
    .toZonedDateTimeISO('America/Edmonton')
    .toPlainDateTime()
    .toString()

describe('as soon as possible', () => {
  test.each([
    ['on an open afternoon: 25 minutes, rounded up to five', '2026-01-07T13:01', '2026-01-07T13:30:00'],
    ['before opening: when the kitchen opens', '2026-01-07T08:00', '2026-01-07T11:00:00'],
    ['just before opening: when it is cooked', '2026-01-07T10:50', '2026-01-07T11:15:00'],
    ['the last order of the day', '2026-01-07T20:30', '2026-01-07T20:55:00'],
    ['too late for today: tomorrow at opening', '2026-01-07T20:31', '2026-01-08T11:00:00'],
    ['Friday is an hour longer', '2026-01-09T21:00', '2026-01-09T21:25:00'],
    ['Sunday closes at eight', '2026-01-11T19:40', '2026-01-12T11:00:00'],
    ['on the second', '2026-01-07T13:00:01', '2026-01-07T13:30:00'],
  ])('%s', (_when, now, expected) => {
    expect(promise(now)).toBe(expected)
  })
})

describe('breakfast has its own hours', () => {
  test.each([
    ['in them it is as quick as anything', '2026-01-07T13:00', '2026-01-07T13:25:00'],
    ['at eight in the evening it is tomorrow at eleven', '2026-01-07T20:00', '2026-01-08T11:00:00'],
    ['at twenty to three it is tomorrow', '2026-01-07T14:40', '2026-01-08T11:00:00'],
  ])('%s', (_when, now, expected) => {
    expect(promise(now, 'breakfast-lunch')).toBe(expected)
  })

  test('one breakfast line delays the whole order', () => {
    expect(promise('2026-01-07T18:00', 'rice', 'breakfast-lunch')).toBe('2026-01-08T11:00:00')
  })
})

describe('breakfast is served on some weekdays only', () => {
  // Tuesday to Friday.
  const service = [{ category: 'breakfast-lunch', opens: '11:00', closes: '15:00', days: [2, 3, 4, 5] }]
  const settings = { ...sampleSettings, hours: { ...sampleSettings.hours, service } }
  const wall = (time: Temporal.Instant) =>
    time.toZonedDateTimeISO('America/Edmonton').toPlainDateTime().toString()
  const breakfast = (now: string) =>
    asked(now, { categorySlugs: ['breakfast-lunch'], rules: rules({ settings }) })

  test.each([
    ['on such a day it is cooked', '2026-01-07T12:00', '2026-01-07T12:25:00'],
    ['after the last of them it waits for the next week', '2026-01-09T15:00', '2026-01-13T11:00:00'],
  ])('%s', (_when, now, expected) => {
    expect(wall(promisePickup(breakfast(now)))).toBe(expected)
  })

  test('another day is not offered, and is refused', () => {
    const days = listPickupTimes(breakfast('2026-01-09T12:00'), 2).map((time) => wall(time).slice(0, 10))
    expect([...new Set(days)]).toEqual(['2026-01-09', '2026-01-13'])
    expect(() => acceptPickupTime(breakfast('2026-01-09T12:00'), at('2026-01-10T12:00'))).toThrow(
      'does not serve these dishes at that time',
    )
  })
})

describe('when the clocks change', () => {
  test('spring: eleven is eleven on the morning after', () => {
    expect(promisePickup(asked('2026-03-07T22:30')).toString()).toBe('2026-03-08T17:00:00Z')
  })

  test('autumn: eleven is eleven on the morning after', () => {
    expect(promisePickup(asked('2025-11-01T22:30')).toString()).toBe('2025-11-02T18:00:00Z')
  })
})

describe('on special days', () => {
  const christmas: SpecialDays = {
    name: 'Christmas',
    firstDay: '2026-12-25',
    lastDay: '2026-12-26',
    hours: null,
  }
  const eve: SpecialDays = {
    name: 'Christmas Eve',
    firstDay: '2026-12-24',
    lastDay: '2026-12-24',
    hours: { opens: '12:00', closes: '15:30' },
  }
  const specialDays = [eve, christmas]
  const wall = (time: Temporal.Instant) =>
    time.toZonedDateTimeISO('America/Edmonton').toPlainDateTime().toString()

  test.each([
    ['before they begin nothing changes', '2026-12-23T18:00', [], '2026-12-23T18:25:00'],
    ['later opening is waited for', '2026-12-24T10:00', [], '2026-12-24T12:00:00'],
    [
      'after early closing it is the day after the closed ones',
      '2026-12-24T15:06',
      [],
      '2026-12-27T11:00:00',
    ],
    ['on a closed day it is the next open one', '2026-12-25T12:00', [], '2026-12-27T11:00:00'],
    ['breakfast is cut to them', '2026-12-24T11:00', ['breakfast-lunch'], '2026-12-24T12:00:00'],
    ['and ends at its own hour', '2026-12-24T14:50', ['breakfast-lunch'], '2026-12-27T11:00:00'],
  ])('%s', (_when, now, categorySlugs, expected) => {
    expect(wall(promisePickup(asked(now, { categorySlugs, rules: rules({ specialDays }) })))).toBe(expected)
  })

  test('no time on a closed day is offered, and the number of days to choose from stays the same', () => {
    const times = listPickupTimes(asked('2026-12-24T14:50', { rules: rules({ specialDays }) }), 2).map(wall)
    expect(times[0]).toBe('2026-12-24T15:15:00')
    expect([...new Set(times.map((time) => time.slice(0, 10)))]).toEqual(['2026-12-24', '2026-12-27'])
  })

  test('a closed day is rejected, with the next available times', () => {
    const wanted = at('2026-12-25T13:00')
    const accept = () =>
      acceptPickupTime(asked('2026-12-23T18:00', { rules: rules({ specialDays }) }), wanted)
    expect(accept).toThrow('does not serve these dishes at that time')
    expect(wall(acceptPickupTime(asked('2026-12-23T18:00'), wanted))).toBe('2026-12-25T13:00:00')
  })

  test('a restaurant closed for longer than it looks ahead says so', () => {
    const winter = { ...christmas, firstDay: '2026-12-01', lastDay: '2027-03-31' }
    expect(() =>
      promisePickup(asked('2026-12-05T12:00', { rules: rules({ specialDays: [winter] }) })),
    ).toThrow('We’re closed for the next 60 days')
  })
})

describe('available times', () => {
  test('are quarter hours from the first possible one until closing, day after day', () => {
    const times = listPickupTimes(asked('2026-01-07T20:02'), 2).map((time) =>
      time.toZonedDateTimeISO('America/Edmonton').toPlainDateTime().toString(),
    )
    expect(times.slice(0, 4)).toEqual([
      '2026-01-07T20:30:00',
      '2026-01-07T20:45:00',
      '2026-01-08T11:00:00',
      '2026-01-08T11:15:00',
    ])
    expect(times.at(-1)).toBe('2026-01-08T20:45:00')
  })

  test('each of them is accepted a moment later', () => {
    const first = listPickupTimes(asked('2026-01-07T12:00'), 1)[0]
    expect(first?.toString()).toBe(at('2026-01-07T12:30').toString())
  })
})

describe('settings', () => {
  const set = (ordering: Partial<KitchenRules['settings']['ordering']>) =>
    rules({ settings: { ...sampleSettings, ordering: { ...sampleSettings.ordering, ...ordering } } })
  const wall = (time: Temporal.Instant) =>
    time.toZonedDateTimeISO('America/Edmonton').toPlainDateTime().toString()

  test('the lead time and its rounding', () => {
    const busy = { rules: set({ leadMinutes: 40, roundToMinutes: 15 }) }
    expect(wall(promisePickup(asked('2026-01-07T13:01', busy)))).toBe('2026-01-07T13:45:00')
    expect(() => acceptPickupTime(asked('2026-01-07T13:01', busy), at('2026-01-07T13:30'))).toThrow(
      'The kitchen needs 40 minutes',
    )
  })

  test('the interval between times', () => {
    const times = listPickupTimes(asked('2026-01-07T12:00', { rules: set({ slotMinutes: 30 }) }), 1)
    expect(times.slice(0, 2).map(wall)).toEqual(['2026-01-07T12:30:00', '2026-01-07T13:00:00'])
  })

  test('how far ahead', () => {
    const soon = { rules: set({ lookAheadDays: 2 }) }
    const inTwoDays = () => acceptPickupTime(asked('2026-01-07T12:00', soon), at('2026-01-09T13:00'))
    expect(inTwoDays).toThrow('Please choose another pickup time')
    expect(wall(acceptPickupTime(asked('2026-01-07T12:00', soon), at('2026-01-08T13:00')))).toBe(
      '2026-01-08T13:00:00',
    )
  })

  test('several periods a day: no pickup between them', () => {
    const hours = {
      ...sampleSettings.hours,
      kitchen: {
        ...sampleSettings.hours.kitchen,
        3: [
          { opens: '11:00', closes: '14:00' },
          { opens: '17:00', closes: '21:00' },
        ],
      },
    }
    const split = { rules: rules({ settings: { ...sampleSettings, hours } }) }
    expect(wall(promisePickup(asked('2026-01-07T13:50', split)))).toBe('2026-01-07T17:00:00')
    const times = listPickupTimes(asked('2026-01-07T13:00', split), 1).map(wall)
    expect(times.slice(0, 4)).toEqual([
      '2026-01-07T13:30:00',
      '2026-01-07T13:45:00',
      '2026-01-07T17:00:00',
      '2026-01-07T17:15:00',
    ])
  })
})

test('at any minute of three years the promised time is valid: cooked, open, and no later than necessary', () => {
  const minutesOfThreeYears = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 })
  const somethingToEat = fc.subarray(['rice', 'breakfast-lunch', 'thali'])
  fc.assert(
    fc.property(minutesOfThreeYears, somethingToEat, (minutes, categorySlugs) => {
      const now = Temporal.Instant.from('2025-01-01T00:00:00Z').add({ minutes })
      const promised = promisePickup({
        now,
        categorySlugs,
        rules: rules(),
        capacity: unlimitedCapacity,
      }).toZonedDateTimeISO(restaurant.timeZone)
      const time = promised.toPlainTime().toString({ smallestUnit: 'minute' })
      const closes = categorySlugs.includes('breakfast-lunch') ? '15:00' : closingTimeOf(promised.dayOfWeek)
      expect(time >= '11:00' && time < closes).toBe(true)
      expect(now.until(promised.toInstant()).total('minutes')).toBeGreaterThanOrEqual(25)
      // Anything longer than the lead time means waiting for opening.
      const isPrompt = now.until(promised.toInstant()).total('minutes') < 30
      expect(isPrompt || time === '11:00').toBe(true)
      expect(now.until(promised.toInstant()).total('hours')).toBeLessThan(25)
    }),
  )
})

const closingTimeOf = (weekday: number) => ({ 5: '22:00', 6: '22:00', 7: '20:00' })[weekday] ?? '21:00'
