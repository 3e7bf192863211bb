import { expect, test } from 'vitest'
import { restaurantDay } from './restaurant-day.ts'

test.each([
  ['2026-01-01T06:59:59Z', '2025-12-31'],
  ['2026-01-01T07:00:00Z', '2026-01-01'],
  ['2025-07-02T05:59:59Z', '2025-07-01'],
])('at %s the date at the restaurant is %s', (moment, day) => {
  expect(restaurantDay(new Date(moment))).toBe(day)
})
