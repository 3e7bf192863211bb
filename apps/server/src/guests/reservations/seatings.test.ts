import type { SpecialDays } from '@tiffin/contract'
import { sampleSettings, restaurant } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { bookableDays, listOpenSeatings, listSeatings } from './seatings.ts'

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[${restaurant.timeZone}]`).toInstant()
const clock = (time: Temporal.Instant) =>
  time.toZonedDateTimeISO(restaurant.timeZone).toPlainTime().toString({ smallestUnit: 'minute' })
const clocks = (day: string, specialDays: SpecialDays[] = []) =>
  listSeatings(day, { settings: sampleSettings, specialDays }).map(clock)

const rules = { settings: sampleSettings, specialDays: [] }

const special = (hours: SpecialDays['hours']): SpecialDays => ({
  firstDay: '2026-01-08',
  lastDay: '2026-01-08',
  name: 'Stocktaking',
  hours,
})

test.each([
  ['a Wednesday', '2026-01-07', '20:00', 19],
  ['a Friday is an hour longer', '2026-01-09', '21:00', 21],
  ['a Sunday an hour shorter', '2026-01-11', '19:00', 17],
])('%s: every half hour from eleven until an hour before closing', (_what, day, last, count) => {
  const times = clocks(day)
  expect([times[0], times[1], times.at(-1), times.length]).toEqual(['11:00', '11:30', last, count])
})

test('a special day has its own hours, or no one is seated', () => {
  expect(clocks('2026-01-08', [special({ opens: '11:00', closes: '13:00' })])).toEqual([
    '11:00',
    '11:30',
    '12:00',
  ])
  expect(clocks('2026-01-08', [special(null)])).toEqual([])
})

test('a day that is open for less than an hour seats no one', () => {
  expect(clocks('2026-01-08', [special({ opens: '11:00', closes: '11:45' })])).toEqual([])
})

test.each([
  ['spring, when an hour is missing', '2026-03-08', '2026-03-08T17:00:00Z'],
  ['autumn, when one comes twice', '2025-11-02', '2025-11-02T18:00:00Z'],
])('eleven is eleven in %s', (_season, day, first) => {
  expect(listSeatings(day, rules)[0]?.toString()).toBe(first)
  expect(listSeatings(day, rules)).toHaveLength(17)
})

test('a night that loses an hour loses its times, and none occurs twice', () => {
  const night = {
    ...special({ opens: '01:00', closes: '05:00' }),
    firstDay: '2026-03-08',
    lastDay: '2026-03-08',
  }
  expect(clocks('2026-03-08', [night])).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00'])
})

test('a time within the next hour cannot be requested any more, to the second', () => {
  const first = (now: string) => listOpenSeatings('2026-01-07', { now: at(now), rules }).map(clock)[0]
  expect(first('2026-01-07T17:00')).toBe('18:00')
  expect(first('2026-01-07T17:00:01')).toBe('18:30')
  expect(first('2026-01-07T19:00:00')).toBe('20:00')
  expect(first('2026-01-07T19:00:01')).toBeUndefined()
})

test('sixty days can be booked, on the restaurant’s calendar', () => {
  const now = at('2026-01-07T23:30')
  expect(bookableDays(now, sampleSettings)).toEqual({ firstDay: '2026-01-07', lastDay: '2026-03-08' })
  expect(listOpenSeatings('2026-03-08', { now, rules })).toHaveLength(17)
  expect(listOpenSeatings('2026-03-09', { now, rules })).toEqual([])
  expect(listOpenSeatings('2026-01-06', { now, rules })).toEqual([])
})

test('the interval between times, the last one and the minimum notice are settings', () => {
  const tables = { ...sampleSettings.tables, slotMinutes: 45, lastSeatingMinutes: 120, leadMinutes: 180 }
  const set = { settings: { ...sampleSettings, tables: { ...tables, lookAheadDays: 1 } }, specialDays: [] }
  const times = listSeatings('2026-01-07', set).map(clock)
  expect([times[0], times[1], times.at(-1)]).toEqual(['11:00', '11:45', '18:30'])
  const now = at('2026-01-07T12:00')
  expect(listOpenSeatings('2026-01-07', { now, rules: set }).map(clock)[0]).toBe('15:30')
  expect(bookableDays(now, set.settings).lastDay).toBe('2026-01-08')
})
