import { expect, test } from 'vitest'
import { moneyOf } from '@tiffin/pricing'
import { sampleReport } from './sample-report.ts'
import { change, count, hourName, openHours, roundMoney, shortWeekday, spanOfDays } from './chart-card.tsx'

const dollars = moneyOf({ currency: 'CAD', locale: 'en-CA' })

test.each([
  [112, 100, '+12%'],
  [88, 100, '−12%'],
  [100.2, 100, 'no change'],
  [0, 100, '−100%'],
  [2500, 100, '+2,400%'],
  [5, 0, null],
])('%d after %d is %s', (now, before, words) => {
  expect(change(now, before)).toBe(words)
})

test.each([
  [0, '$0'],
  [7.5, '$7.5'],
  [999, '$999'],
  [1250, '$1.3k'],
  [40_000, '$40k'],
  [2_340_000, '$2.3M'],
])('%d is written as %s on a chart’s axis', (amount, words) => {
  expect(roundMoney(amount, dollars)).toBe(words)
})

test('an axis has the currency where people expect it', () => {
  expect(roundMoney(1250, moneyOf({ currency: 'EUR', locale: 'de-DE' }))).toBe('1.3k\u{A0}€')
})

test('days are named by the calendar, whatever the device’s time zone', () => {
  expect(shortWeekday('2026-01-03')).toBe('Sat, Jan 3')
  expect(spanOfDays({ from: '2026-01-01', to: '2026-01-07' }, '2026-01-07')).toBe('Jan 1 – Jan 7')
  expect(spanOfDays({ from: '2025-12-31', to: '2026-01-06' }, '2026-01-07')).toBe('Dec 31, 2025 – Jan 6')
  expect(spanOfDays({ from: '2026-01-07', to: '2026-01-07' }, '2026-01-07')).toBe('Jan 7')
})

test('hours and large numbers are written for people', () => {
  expect([0, 11, 12, 23].map(hourName)).toEqual(['12 am', '11 am', '12 pm', '11 pm'])
  expect([7, 1204, 1_000_000].map(count)).toEqual(['7', '1,204', '1,000,000'])
})

test('the night is left out, except for an hour on each side', () => {
  const none = sampleReport.hours.map((hour) => ({ ...hour, orders: 0 }))
  const shown = openHours(sampleReport.hours, none).map(({ hour }) => hour)
  expect(shown).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19])
  // The previous period was open an hour longer.
  expect(openHours(sampleReport.hours, sampleReport.previous.hours).at(-1)?.hour).toBe(20)
  const around = sampleReport.hours.with(0, { hour: 0, orders: 1, revenue: 9 })
  expect(openHours(around, none)[0]?.hour).toBe(0)
  expect(openHours(none, none)).toHaveLength(24)
})
