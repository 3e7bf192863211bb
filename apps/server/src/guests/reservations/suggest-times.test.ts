import type { SpecialDays } from '@tiffin/contract'
import { sampleSettings, restaurant } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { suggestTimes, type TimeRequest } from './seatings.ts'

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[${restaurant.timeZone}]`).toInstant()
const suggest = (requested: string, more: Partial<TimeRequest> = {}) =>
  suggestTimes({
    now: at('2026-01-07T12:00'),
    requested: at(requested),
    rules: { settings: sampleSettings, specialDays: [] },
    isFree: () => true,
    ...more,
  }).map((time) =>
    time.toZonedDateTimeISO(restaurant.timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
  )

test('the same evening first, then the next day at about that time', () => {
  const requested = at('2026-01-09T18:30')
  expect(suggest('2026-01-09T18:30', { isFree: (time) => !time.equals(requested) })).toEqual([
    '2026-01-09T17:30',
    '2026-01-09T18:00',
    '2026-01-09T19:00',
    '2026-01-10T18:00',
    '2026-01-10T18:30',
    '2026-01-10T19:00',
  ])
})

test('after a day without a table come the days that follow', () => {
  const closed: SpecialDays = {
    firstDay: '2026-01-09',
    lastDay: '2026-01-10',
    name: 'Stocktaking',
    hours: null,
  }
  const days = suggest('2026-01-09T18:30', {
    rules: { settings: sampleSettings, specialDays: [closed] },
  }).map((time) => time.slice(0, 10))
  expect(new Set(days)).toEqual(new Set(['2026-01-11', '2026-01-12']))
})

test('a time in the past, or too far ahead, leads to the nearest ones', () => {
  expect(suggest('2025-12-24T18:30')[0]).toBe('2026-01-07T18:00')
  expect(suggest('2027-01-01T18:30')).toEqual(['2026-03-08T18:00', '2026-03-08T18:30', '2026-03-08T19:00'])
})

test('no table anywhere: no suggestion', () => {
  expect(suggest('2026-01-09T18:30', { isFree: () => false })).toEqual([])
})
