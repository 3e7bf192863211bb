import { expect, test } from 'vitest'
import { createHourNames, formatTime, hoursOfDay, roundUpTo, spanOfDay } from './wall-clock.ts'

const toronto = { timeZone: 'America/Toronto' }
const HOUR_MS = 60 * 60 * 1000
const clockOf = (day: string, timeZone: string) => hoursOfDay(day, { timeZone }).map(({ hour }) => hour)
const wholeDay = Array.from({ length: 24 }, (_, hour) => hour)

test.each([
  ['an ordinary day', '2026-07-01', 'America/Toronto', wholeDay],
  ['the clock is put forward', '2026-03-08', 'America/Toronto', wholeDay.toSpliced(2, 1)],
  ['the clock is put back', '2026-11-01', 'America/Toronto', wholeDay.toSpliced(1, 0, 1)],
  ['by half an hour, forward', '2026-10-04', 'Australia/Lord_Howe', wholeDay],
  ['by half an hour, back', '2026-04-05', 'Australia/Lord_Howe', wholeDay.toSpliced(1, 0, 1)],
  ['at midnight: the day begins at one', '2026-03-08', 'America/Havana', wholeDay.slice(1)],
  ['in the hour before midnight comes twice', '2026-10-24', 'America/Nuuk', [...wholeDay, 23]],
])('the hours of a day: %s', (_name, day, zone, hours) => {
  expect(clockOf(day, zone)).toEqual(hours)
})

test.each(['2026-07-01', '2026-03-08', '2026-11-01'])('the hours of %s fill it without a gap', (day) => {
  const { from, until } = spanOfDay(day, toronto)
  const hours = hoursOfDay(day, toronto)
  expect([hours[0]?.from, hours.at(-1)?.until]).toEqual([from, until])
  for (const [index, hour] of hours.slice(1).entries()) expect(hour.from).toEqual(hours[index]?.until)
})

test('a day is as long as the clocks make it', () => {
  const lengthOf = (day: string) => {
    const { from, until } = spanOfDay(day, toronto)
    return (until.getTime() - from.getTime()) / HOUR_MS
  }
  expect(['2026-03-08', '2026-07-01', '2026-11-01'].map(lengthOf)).toEqual([23, 24, 25])
})

test.each([
  ['Asia/Kolkata', '2026-07-01T18:29:59Z', '2026-07-01T18:30:00Z'],
  ['Asia/Kathmandu', '2026-07-01T18:14:59Z', '2026-07-01T18:15:00Z'],
  ['America/St_Johns', '2026-07-01T02:29:59Z', '2026-07-01T02:30:00Z'],
  ['America/Edmonton', '2026-07-01T05:59:59Z', '2026-07-01T06:00:00Z'],
])('in %s a new hour begins where the day does', (timeZone, before, midnight) => {
  const nameHourIn = createHourNames()
  const nameHour = (atMs: number) => nameHourIn(atMs, { timeZone })
  expect(nameHour(Date.parse(before))).not.toBe(nameHour(Date.parse(midnight)))
  expect(nameHour(Date.parse(midnight) + 59 * 60_000)).toBe(nameHour(Date.parse(midnight)))
})

test('the hour that comes twice is two', () => {
  const nameHour = createHourNames()
  const [first, second] = ['2026-11-01T07:30:00Z', '2026-11-01T08:30:00Z'].map((at) =>
    nameHour(Date.parse(at), { timeZone: 'America/Edmonton' }),
  )
  expect(first).not.toBe(second)
})

test.each([
  ['Asia/Kolkata', 60, '2026-07-01T12:01:00+05:30', '2026-07-01T13:00:00+05:30'],
  ['Asia/Kolkata', 60, '2026-07-01T12:00:00+05:30', '2026-07-01T12:00:00+05:30'],
  ['Asia/Kathmandu', 30, '2026-07-01T12:01:00+05:45', '2026-07-01T12:30:00+05:45'],
  ['America/Edmonton', 15, '2026-07-01T12:01:00-06:00', '2026-07-01T12:15:00-06:00'],
  ['America/Edmonton', 60, '2026-11-01T01:10:00-06:00', '2026-11-01T01:00:00-07:00'],
])('slots in %s of %i minutes start at the full hour of the wall clock', (timeZone, minutes, from, to) => {
  const rounded = roundUpTo(Temporal.Instant.from(from), minutes, { timeZone })
  expect(rounded.toString()).toBe(Temporal.Instant.from(to).toString())
})

test.each([
  ['en-CA', false, '6:05 pm on Friday, December 4'],
  ['en-US', false, '6:05 pm on Friday, December 4'],
  ['en-GB', false, '6:05 pm on Friday 4 December'],
  ['nl-NL', true, '18:05 on Friday 4 December'],
])('in %s emails write times as the site does', (locale, is24Hours, words) => {
  const region = { locale, is24Hours, timeZone: 'America/Toronto' }
  expect(formatTime(new Date('2026-12-04T23:05:00Z'), region)).toBe(words)
})
