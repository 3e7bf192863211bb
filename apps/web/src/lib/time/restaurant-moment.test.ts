import { expect, test } from 'vitest'
import { formatInstant } from './restaurant-moment.ts'

test.each([
  ['America/Toronto', false, 'December 1, 2026, 6:05:09 pm'],
  ['America/Toronto', true, 'December 1, 2026, 18:05:09'],
  ['Europe/Amsterdam', true, 'December 2, 2026, 00:05:09'],
  ['Europe/Amsterdam', false, 'December 2, 2026, 12:05:09 am'],
])('an instant in %s, with a 24-hour clock: %s', (timeZone, is24Hours, words) => {
  expect(formatInstant('2026-12-01T23:05:09.750Z', { timeZone, is24Hours })).toBe(words)
})
