import { describe, expect, test } from 'vitest'
import { servedLine, serviceHoursLine, weeklyHoursLines } from './settings-in-words.ts'
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
const twelve = { is24Hours: false }
const span = (opens: string, closes: string): OpeningInterval => ({ opens, closes })

describe('the hours of a week', () => {
  test('are printed with the days that are alike in one line', () => {
    expect(weeklyHoursLines(kitchen, twelve)).toEqual([
      'Mon-Thu 11am-9pm',
      'Fri-Sat 11am-10pm',
      'Sun 11am-8pm',
    ])
  })

  test('say which days are closed, and list every span of the others', () => {
    const lunchAndDinner = [span('11:30', '14:00'), span('17:00', '21:45')]
    const weekly = { ...kitchen, 1: [], 2: [], 3: lunchAndDinner, 7: [span('00:00', '12:05')] }
    expect(weeklyHoursLines(weekly, twelve)).toEqual([
      'Mon-Tue closed',
      'Wed 11:30am-2pm, 5pm-9:45pm',
      'Thu 11am-9pm',
      'Fri-Sat 11am-10pm',
      'Sun 12am-12:05pm',
    ])
  })

  test('that are the same every day are one line', () => {
    const always = [span('08:00', '20:00')]
    const weekly = { 1: always, 2: always, 3: always, 4: always, 5: always, 6: always, 7: always }
    expect(weeklyHoursLines(weekly, twelve)).toEqual(['Mon-Sun 8am-8pm'])
  })
})

test.each([
  [[2, 3, 4, 5], 'Tue-Fri, 11:00am to 3:00pm'],
  [[7, 6], 'Sat-Sun, 11:00am to 3:00pm'],
  [[1, 3, 4], 'Mon, Wed-Thu, 11:00am to 3:00pm'],
])('a category that is served on some days only says on which: %j', (days, line) => {
  expect(serviceHoursLine({ ...span('11:00', '15:00'), days }, twelve)).toBe(line)
})

test('the hours of a category are printed to the minute', () => {
  expect(serviceHoursLine(span('11:00', '15:00'), twelve)).toBe('11:00am to 3:00pm')
  expect(servedLine(span('11:00', '15:30'), twelve)).toBe('Served 11am to 3:30pm')
})

test('where the clock has 24 hours, all of them are printed on it', () => {
  const format = { is24Hours: true }
  expect(weeklyHoursLines({ ...kitchen, 1: [], 7: [span('00:00', '09:30')] }, format)).toEqual([
    'Mon closed',
    'Tue-Thu 11:00–21:00',
    'Fri-Sat 11:00–22:00',
    'Sun 00:00–09:30',
  ])
  expect(serviceHoursLine(span('11:00', '15:00'), format)).toBe('11:00 to 15:00')
  expect(servedLine(span('11:00', '15:30'), format)).toBe('Served 11:00 to 15:30')
})
