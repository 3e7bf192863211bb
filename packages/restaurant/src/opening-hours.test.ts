import { describe, expect, test } from 'vitest'
import { hoursOn, specialDayOf, type SpecialDays } from './opening-hours.ts'

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

describe('a day of the calendar', () => {
  test.each([
    ['2026-12-21', 'Monday', '21:00', '21:00'],
    ['2026-12-18', 'Friday', '22:00', '21:00'],
    ['2026-12-20', 'Sunday', '20:00', '18:00'],
  ])('%s, a %s, keeps the hours of its weekday', (day, _weekday, kitchenCloses, deskCloses) => {
    expect(hoursOn(day, 'kitchen', []).map(({ closes }) => closes)).toEqual([kitchenCloses])
    expect(hoursOn(day, 'desk', []).map(({ closes }) => closes)).toEqual([deskCloses])
  })

  test('that is closed has no hours, neither for the kitchen nor for the desk', () => {
    for (const day of ['2026-12-25', '2026-12-26']) {
      expect(hoursOn(day, 'kitchen', [eve, christmas])).toEqual([])
      expect(hoursOn(day, 'desk', [eve, christmas])).toEqual([])
    }
    expect(hoursOn('2026-12-27', 'kitchen', [eve, christmas])).toHaveLength(1)
  })

  test('with hours of its own keeps those alone', () => {
    expect(hoursOn('2026-12-24', 'kitchen', [eve, christmas])).toEqual([{ opens: '11:00', closes: '15:00' }])
    expect(hoursOn('2026-12-24', 'desk', [eve, christmas])).toEqual([{ opens: '11:00', closes: '15:00' }])
  })

  test('knows why it is special', () => {
    expect(specialDayOf('2026-12-24', [eve, christmas])?.name).toBe('Christmas Eve')
    expect(specialDayOf('2026-12-27', [eve, christmas])).toBeNull()
  })
})
