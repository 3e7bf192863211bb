import type { SpecialDays } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { describeWeek } from './list-special-days.ts'

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Edmonton]`).toInstant()
const days = (local: string, specialDays: SpecialDays[] = []) =>
  describeWeek(at(local), { settings: sampleSettings, specialDays }).days
const HOUR_MS = 60 * 60 * 1000
const lengthsOf = (local: string) => {
  const starts = days(local).map(({ from }) => Date.parse(from))
  return starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / HOUR_MS)
}

test('today and the 13 days after it, with instants and wall-clock times', () => {
  const week = days('2026-01-07T12:00')
  expect(week).toHaveLength(14)
  expect(week.at(-1)?.day).toBe('2026-01-20')
  expect(week[0]).toEqual({
    day: '2026-01-07',
    from: '2026-01-07T07:00:00.000Z',
    special: null,
    kitchen: [
      {
        opens: { at: '2026-01-07T18:00:00.000Z', local: '2026-01-07T11:00' },
        closes: { at: '2026-01-08T04:00:00.000Z', local: '2026-01-07T21:00' },
      },
    ],
    office: [
      {
        opens: { at: '2026-01-07T16:00:00.000Z', local: '2026-01-07T09:00' },
        closes: { at: '2026-01-08T04:00:00.000Z', local: '2026-01-07T21:00' },
      },
    ],
  })
})

test.each([
  ['2026-01-07T00:00', '2026-01-07'],
  ['2026-01-07T23:59:59.999', '2026-01-07'],
  ['2026-01-08T00:00', '2026-01-08'],
])('at %s it is %s, whatever day it is in UTC', (now, day) => {
  expect(days(now)[0]?.day).toBe(day)
})

test('a closed day has no hours and says why; one with special hours has those', () => {
  const specialDays = [
    {
      name: 'Eve',
      firstDay: '2026-12-24',
      lastDay: '2026-12-24',
      hours: { opens: '00:00', closes: '23:59' },
    },
    { name: 'Christmas', firstDay: '2026-12-25', lastDay: '2026-12-26', hours: null },
  ]
  const [before, eve, first, second, after] = days('2026-12-23T12:00', specialDays)
  expect([before?.special, after?.special]).toEqual([null, null])
  expect(eve?.special).toBe('Eve')
  expect([eve?.kitchen[0]?.opens.local, eve?.office[0]?.closes.local]).toEqual([
    '2026-12-24T00:00',
    '2026-12-24T23:59',
  ])
  for (const day of [first, second])
    expect(day).toMatchObject({ special: 'Christmas', kitchen: [], office: [] })
  expect(after?.kitchen).toHaveLength(1)
})

test.each([
  ['put forward', '2026-03-07T12:00', 23, '2026-03-08T17:00:00.000Z'],
  ['put back', '2025-11-01T12:00', 25, '2025-11-02T18:00:00.000Z'],
])('on the day that the clock is %s eleven is eleven', (_name, now, hours, opensAt) => {
  expect(lengthsOf(now)[1]).toBe(hours)
  expect(days(now)[1]?.kitchen[0]?.opens).toEqual({
    at: opensAt,
    local: `${opensAt.slice(0, 10)}T11:00`,
  })
})

test('hours that the clock skips do not exist', () => {
  const gap = { opens: '02:30', closes: '03:15' }
  const specialDays = [{ name: 'Gap', firstDay: '2026-03-08', lastDay: '2026-03-08', hours: gap }]
  expect(days('2026-03-08T00:30', specialDays)[0]?.kitchen).toEqual([])
})
