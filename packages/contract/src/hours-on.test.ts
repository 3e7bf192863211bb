import { describe, expect, test } from 'vitest'
import { hoursOn, serviceHoursOf, specialDayOf, type SpecialDays } from './hours-on.ts'
import type { OpeningInterval, WeeklyHours } from './settings/hours.ts'

const mondayToThursday: OpeningInterval[] = [{ opens: '11:00', closes: '21:00' }]
const fridayAndSaturday: OpeningInterval[] = [{ opens: '11:00', closes: '22:00' }]
const sunday: OpeningInterval[] = [{ opens: '11:00', closes: '20:00' }]
const kitchen: WeeklyHours = {
  1: mondayToThursday,
  2: mondayToThursday,
  3: mondayToThursday,
  4: mondayToThursday,
  5: fridayAndSaturday,
  6: fridayAndSaturday,
  7: sunday,
}
const everyDay: OpeningInterval[] = [{ opens: '09:00', closes: '21:00' }]
const office = { 1: everyDay, 2: everyDay, 3: everyDay, 4: everyDay, 5: everyDay, 6: everyDay, 7: sunday }
const settings = {
  hours: { kitchen, office, service: [{ category: 'breakfast-lunch', opens: '11:00', closes: '15:00' }] },
}

const christmas: SpecialDays = {
  firstDay: '2026-12-25',
  lastDay: '2026-12-26',
  name: 'Christmas',
  hours: null,
}
const eve: SpecialDays = {
  firstDay: '2026-12-24',
  lastDay: '2026-12-24',
  name: 'Christmas Eve',
  hours: { opens: '11:00', closes: '15:00' },
}

const rules = { settings, specialDays: [eve, christmas] }
const ordinary = { settings, specialDays: [] }

describe('a calendar day', () => {
  test.each([
    ['2026-12-21', 'Monday', '21:00', '21:00'],
    ['2026-12-18', 'Friday', '22:00', '21:00'],
    ['2026-12-20', 'Sunday', '20:00', '20:00'],
  ])('%s, a %s, has the hours of its weekday', (day, _weekday, kitchenCloses, officeCloses) => {
    expect(hoursOn(day, 'kitchen', ordinary).map(({ closes }) => closes)).toEqual([kitchenCloses])
    expect(hoursOn(day, 'office', ordinary).map(({ closes }) => closes)).toEqual([officeCloses])
  })

  test('that is closed has no hours, neither for the kitchen nor for the office', () => {
    for (const day of ['2026-12-25', '2026-12-26']) {
      expect(hoursOn(day, 'kitchen', rules)).toEqual([])
      expect(hoursOn(day, 'office', rules)).toEqual([])
    }
    expect(hoursOn('2026-12-27', 'kitchen', rules)).toHaveLength(1)
  })

  test('with special hours has only those', () => {
    expect(hoursOn('2026-12-24', 'kitchen', rules)).toEqual([{ opens: '11:00', closes: '15:00' }])
    expect(hoursOn('2026-12-24', 'office', rules)).toEqual([{ opens: '11:00', closes: '15:00' }])
  })

  test('has the hours set for its weekday, every span of them', () => {
    const lunchAndDinner = [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '21:00' },
    ]
    const changed = { hours: { ...settings.hours, kitchen: { ...kitchen, 1: lunchAndDinner } } }
    expect(hoursOn('2026-12-21', 'kitchen', { settings: changed, specialDays: [] })).toEqual(lunchAndDinner)
    expect(hoursOn('2026-12-21', 'office', { settings: changed, specialDays: [] })).toHaveLength(1)
  })

  test('knows why it is special', () => {
    expect(specialDayOf('2026-12-24', [eve, christmas])?.name).toBe('Christmas Eve')
    expect(specialDayOf('2026-12-27', [eve, christmas])).toBeNull()
  })
})

test('a category has its own serving hours, or is served whenever the kitchen is open', () => {
  expect(serviceHoursOf('breakfast-lunch', settings)).toMatchObject({
    opens: '11:00',
    closes: '15:00',
  })
  expect(serviceHoursOf('rice', settings)).toBeNull()
})
