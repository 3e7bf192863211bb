import { describe, expect, test } from 'vitest'
import { servedLine, serviceHoursLine, weeklyHoursLines } from './print-hours.ts'
import { defaultSettings, type OpeningInterval } from './settings.ts'

const { hours } = defaultSettings
const span = (opens: string, closes: string): OpeningInterval => ({ opens, closes })

describe('the hours of a week', () => {
  test('of the kitchen and of the office are printed exactly', () => {
    expect(weeklyHoursLines(hours.kitchen)).toEqual(['Mon-Thu 11am-9pm', 'Fri-Sat 11am-10pm', 'Sun 11am-8pm'])
    expect(weeklyHoursLines(hours.office)).toEqual(['Mon-Sat 9am-9pm', 'Sun 10am-6pm'])
  })

  test('say which days are closed, and list every span of the others', () => {
    const lunchAndDinner = [span('11:30', '14:00'), span('17:00', '21:45')]
    const weekly = { ...hours.kitchen, 1: [], 2: [], 3: lunchAndDinner, 7: [span('00:00', '12:05')] }
    expect(weeklyHoursLines(weekly)).toEqual([
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
    expect(weeklyHoursLines(weekly)).toEqual(['Mon-Sun 8am-8pm'])
  })
})

test('the hours of a category are printed to the minute', () => {
  expect(serviceHoursLine(span('11:00', '15:00'))).toBe('11:00am to 3:00pm')
  expect(servedLine(span('11:00', '15:30'))).toBe('Served 11am to 3:30pm')
})
