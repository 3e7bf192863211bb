import { restaurant } from '@tiffin/restaurant'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listPickupTimes, promisePickup } from './promise-pickup.ts'

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Edmonton]`).toInstant()
const promise = (local: string, ...categorySlugs: string[]) =>
  promisePickup(at(local), categorySlugs).toZonedDateTimeISO('America/Edmonton').toPlainDateTime().toString()

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

describe('breakfast has hours of its own', () => {
  test.each([
    ['in them it is as quick as anything', '2026-01-07T13:00', '2026-01-07T13:25:00'],
    ['at eight in the evening it is tomorrow at eleven', '2026-01-07T20:00', '2026-01-08T11:00:00'],
    ['at twenty to three it is tomorrow', '2026-01-07T14:40', '2026-01-08T11:00:00'],
  ])('%s', (_when, now, expected) => {
    expect(promise(now, 'breakfast-lunch')).toBe(expected)
  })

  test('one breakfast line holds the whole order back', () => {
    expect(promise('2026-01-07T18:00', 'rice', 'breakfast-lunch')).toBe('2026-01-08T11:00:00')
  })
})

describe('when the clocks change', () => {
  test('spring: eleven is eleven on the morning after', () => {
    expect(promisePickup(at('2026-03-07T22:30'), []).toString()).toBe('2026-03-08T17:00:00Z')
  })

  test('autumn: eleven is eleven on the morning after', () => {
    expect(promisePickup(at('2025-11-01T22:30'), []).toString()).toBe('2025-11-02T18:00:00Z')
  })
})

describe('times to choose from', () => {
  test('are quarter hours from the first one possible until closing, day after day', () => {
    const times = listPickupTimes(at('2026-01-07T20:02'), [], 2).map((time) =>
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

  test('each of them would be accepted a moment later', () => {
    const first = listPickupTimes(at('2026-01-07T12:00'), [], 1)[0]
    expect(first?.toString()).toBe(at('2026-01-07T12:30').toString())
  })
})

test('at any minute of three years the promise is kept: cooked, open, and not a day later than need be', () => {
  const minutesOfThreeYears = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 })
  const somethingToEat = fc.subarray(['rice', 'breakfast-lunch', 'thali'])
  fc.assert(
    fc.property(minutesOfThreeYears, somethingToEat, (minutes, categorySlugs) => {
      const now = Temporal.Instant.from('2025-01-01T00:00:00Z').add({ minutes })
      const promised = promisePickup(now, categorySlugs).toZonedDateTimeISO(restaurant.timeZone)
      const time = promised.toPlainTime().toString({ smallestUnit: 'minute' })
      const closes = categorySlugs.includes('breakfast-lunch') ? '15:00' : closingTimeOf(promised.dayOfWeek)
      expect(time >= '11:00' && time < closes).toBe(true)
      expect(now.until(promised.toInstant()).total('minutes')).toBeGreaterThanOrEqual(25)
      // Longer than the lead time only ever means: until opening.
      const isPrompt = now.until(promised.toInstant()).total('minutes') < 30
      expect(isPrompt || time === '11:00').toBe(true)
      expect(now.until(promised.toInstant()).total('hours')).toBeLessThan(25)
    }),
  )
})

const closingTimeOf = (weekday: number) => ({ 5: '22:00', 6: '22:00', 7: '20:00' })[weekday] ?? '21:00'
