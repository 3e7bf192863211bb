import { expect, test } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDay,
  headDay,
  localAt,
  nameDay,
  todayBy,
  restaurantDay,
} from './local-time.ts'

test.each([
  ['2026-12-01T00:05', '12:05 am'],
  ['2026-12-01T09:30', '9:30 am'],
  ['2026-12-01T12:00', '12:00 pm'],
  ['2026-12-01T18:25', '6:25 pm'],
])('the kitchen clock %s reads %s', (local, shown) => {
  expect(formatClock(local, { is24Hours: false })).toBe(shown)
})

test('a day is written with its weekday and date', () => {
  expect(formatDay('2026-12-01T11:00')).toBe('Tuesday, December 1')
})

test('a day that may be long ago is written with its year', () => {
  expect(formatDate('2026-12-01T11:00')).toBe('Tuesday, December 1, 2026')
})

test('the restaurant’s local time is derived from a known one at another moment', () => {
  const promised = { at: '2026-12-02T01:25:00Z', local: '2026-12-01T19:25' }
  expect(localAt(promised, Date.parse('2026-12-01T06:59:59Z'))).toBe('2026-12-01T00:59')
})

test('seconds of the instant, which its local time does not have, cost no minute', () => {
  const moved = { at: '2026-12-01T18:10:59Z', local: '2026-12-01T11:10' }
  expect(localAt(moved, Date.parse('2026-12-01T18:20:00Z'))).toBe('2026-12-01T11:20')
  expect(localAt({ ...moved, at: '2026-12-01T18:10:01Z' }, Date.parse('2026-12-01T18:20:00Z'))).toBe(
    '2026-12-01T11:20',
  )
})

test('the nearest two days are called today and tomorrow, also across the end of a month', () => {
  expect(nameDay('2026-11-30T18:00', '2026-11-30')).toBe('today')
  expect(nameDay('2026-12-01T11:00', '2026-11-30')).toBe('tomorrow')
  expect(nameDay('2026-12-02T11:00', '2026-11-30')).toBe('Wednesday, December 2')
})

test('today is the day in Edmonton, not in UTC or on the device', () => {
  const promised = { at: '2026-12-02T01:25:00Z', local: '2026-12-01T19:25' }
  expect(todayBy(promised, Date.parse('2026-12-02T01:00:00Z'))).toBe('2026-12-01')
  expect(todayBy(promised, Date.parse('2026-12-02T06:00:00Z'))).toBe('2026-12-02')
})

test('at the start of a label the day is capitalized', () => {
  expect(headDay('2026-11-30T18:00', '2026-11-30')).toBe('Today')
})

test.each([
  ['2026-01-01T06:59:59Z', '2025-12-31'],
  ['2026-01-01T07:00:00Z', '2026-01-01'],
  ['2025-07-02T05:59:59Z', '2025-07-01'],
])('at %s the date at the restaurant is %s', (moment, day) => {
  expect(restaurantDay(new Date(moment), { timeZone: 'America/Edmonton' })).toBe(day)
})

test.each([
  ['2026-12-01T18:25', '18:25'],
  ['2026-12-01T00:05', '00:05'],
])('%s is %s on a clock of 24 hours', (local, shown) => {
  expect(formatClock(local, { is24Hours: true })).toBe(shown)
})
