import { describe, expect, test } from 'vitest'
import { openingsOn, servingsOn } from './openings-on.ts'
import { type SpecialDays } from './hours-on.ts'
import { spanTrouble } from './night-hours.ts'
import { hoursSettings, type OpeningInterval } from './settings/hours.ts'

const day: OpeningInterval[] = [{ opens: '11:00', closes: '21:00' }]
const late: OpeningInterval[] = [
  { opens: '11:00', closes: '14:00' },
  { opens: '17:00', closes: '01:00' },
]
const week = { 1: day, 2: day, 3: day, 4: day, 5: late, 6: late, 7: day }
const settings = { hours: { kitchen: week, office: week, service: [] } }
const on = (date: string, specialDays: SpecialDays[] = []) =>
  openingsOn(date, 'kitchen', { settings, specialDays })

// 2026-01-09 is a Friday.
const FRIDAY = '2026-01-09'
const SATURDAY = '2026-01-10'
const SUNDAY = '2026-01-11'

test.each([
  ['11:00', '21:00', true],
  ['17:00', '00:00', true],
  ['17:00', '01:00', true],
  ['17:00', '06:00', true],
  ['21:00', '06:01', false],
  ['21:00', '11:00', false],
  ['15:00', '15:00', false],
])('hours from %s to %s are possible: %s', (opens, closes, isPossible) => {
  expect(spanTrouble({ opens, closes }) === null).toBe(isPossible)
})

describe('the hours of a night', () => {
  test('belong to two days', () => {
    expect(on(FRIDAY)).toEqual([
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '24:00' },
    ])
    expect(on(SATURDAY)).toEqual([
      { opens: '00:00', closes: '01:00' },
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '24:00' },
    ])
    expect(on(SUNDAY)).toEqual([{ opens: '00:00', closes: '01:00' }, ...day])
    expect(on('2026-01-12')).toEqual(day)
  })

  test('end in the night even if the next day is closed, and join with a day that opens early', () => {
    const special = (hours: OpeningInterval | null) => [
      { firstDay: SATURDAY, lastDay: SATURDAY, name: 'Special', hours },
    ]
    expect(on(SATURDAY, special(null))).toEqual([{ opens: '00:00', closes: '01:00' }])
    expect(on(SATURDAY, special({ opens: '00:30', closes: '10:00' }))).toEqual([
      { opens: '00:00', closes: '10:00' },
    ])
    // A special day has a night of its own.
    const eve = [
      {
        firstDay: '2026-01-07',
        lastDay: '2026-01-07',
        name: 'Eve',
        hours: { opens: '18:00', closes: '02:00' },
      },
    ]
    expect(on('2026-01-08', eve)).toEqual([{ opens: '00:00', closes: '02:00' }, ...day])
  })

  test('until midnight leave nothing for the next day', () => {
    const untilMidnight = { ...week, 7: [{ opens: '17:00', closes: '00:00' }] }
    const rules = { settings: { hours: { ...settings.hours, kitchen: untilMidnight } }, specialDays: [] }
    expect(openingsOn(SUNDAY, 'kitchen', rules)).toEqual([
      { opens: '00:00', closes: '01:00' },
      { opens: '17:00', closes: '24:00' },
    ])
    expect(openingsOn('2026-01-12', 'kitchen', rules)).toEqual(day)
  })
})

test('a category that is served at night is served on the days on which its night begins', () => {
  const snacks = { category: 'snacks', opens: '22:00', closes: '02:00', days: [5] }
  expect(servingsOn(FRIDAY, snacks)).toEqual([{ opens: '22:00', closes: '24:00' }])
  expect(servingsOn(SATURDAY, snacks)).toEqual([{ opens: '00:00', closes: '02:00' }])
  expect(servingsOn(SUNDAY, snacks)).toEqual([])
})

test('a night that runs into the next opening is refused there, on Monday too', () => {
  const until = (closes: string) => [{ opens: '17:00', closes }]
  const hours = (kitchen: object) => ({ kitchen: { ...week, ...kitchen }, office: week, service: [] })
  const pathOf = (kitchen: object) =>
    hoursSettings.safeParse(hours(kitchen)).error?.issues.map(({ path }) => path.join('.'))
  expect(pathOf({})).toBeUndefined()
  const early = [{ opens: '05:00', closes: '10:00' }]
  expect(pathOf({ 5: until('05:00'), 6: early })).toEqual(['kitchen.6.0.opens'])
  expect(pathOf({ 7: until('06:00'), 1: early })).toEqual(['kitchen.1.0.opens'])
  // It must be the last of its day.
  expect(
    pathOf({
      3: [
        { opens: '17:00', closes: '01:00' },
        { opens: '20:00', closes: '21:00' },
      ],
    }),
  ).toEqual(['kitchen.3.1.opens'])
})
