import { expect, test } from 'vitest'
import { hoursOfDay, spanOfDay } from './wall-clock.ts'

const HOUR_MS = 60 * 60 * 1000
const clockOf = (day: string, zone: string) => hoursOfDay(day, zone).map(({ hour }) => hour)
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
  const { from, until } = spanOfDay(day, 'America/Toronto')
  const hours = hoursOfDay(day, 'America/Toronto')
  expect([hours[0]?.from, hours.at(-1)?.until]).toEqual([from, until])
  for (const [index, hour] of hours.slice(1).entries()) expect(hour.from).toEqual(hours[index]?.until)
})

test('a day is as long as the clocks make it', () => {
  const lengthOf = (day: string) => {
    const { from, until } = spanOfDay(day, 'America/Toronto')
    return (until.getTime() - from.getTime()) / HOUR_MS
  }
  expect(['2026-03-08', '2026-07-01', '2026-11-01'].map(lengthOf)).toEqual([23, 24, 25])
})
