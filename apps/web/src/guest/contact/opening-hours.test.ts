import type { OpeningDay, OpeningWeek } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { openNow } from './opening-hours.tsx'

// UTC−7, as in Edmonton in winter.
const at = (local: string) => ({ at: new Date(`${local}-07:00`).toISOString(), local })
const between = (day: string, opens: string, closes: string) => ({
  opens: at(`${day}T${opens}`),
  closes: at(`${day}T${closes}`),
})
const dayOf = (day: string, change: Partial<OpeningDay> = {}): OpeningDay => ({
  day,
  from: at(`${day}T00:00`).at,
  special: null,
  kitchen: [between(day, '11:00', '21:00')],
  office: [between(day, '09:00', '21:00')],
  ...change,
})
const closed = { special: 'Christmas', kitchen: [], office: [] }

const week: OpeningWeek = {
  days: [
    dayOf('2026-12-23'),
    dayOf('2026-12-24', {
      kitchen: [between('2026-12-24', '11:00', '14:00'), between('2026-12-24', '17:00', '21:00')],
    }),
    dayOf('2026-12-25', closed),
    dayOf('2026-12-26', closed),
    dayOf('2026-12-27'),
  ],
}

const stateAt = (local: string, department: 'kitchen' | 'office' = 'kitchen') => {
  const found = openNow(week, department, {
    nowMs: Date.parse(`${local}-07:00`),
    region: { is24Hours: false },
  })
  return found === null ? null : `${found.state} ${found.until}`
}

test.each([
  ['2026-12-23T00:00:00', 'Closed now opens today at 11:00 am'],
  ['2026-12-23T10:59:59', 'Closed now opens today at 11:00 am'],
  ['2026-12-23T11:00:00', 'Open now until 9:00 pm'],
  ['2026-12-23T20:59:59', 'Open now until 9:00 pm'],
  ['2026-12-23T21:00:00', 'Closed now opens tomorrow at 11:00 am'],
  ['2026-12-23T23:59:59', 'Closed now opens tomorrow at 11:00 am'],
  ['2026-12-24T00:00:00', 'Closed now opens today at 11:00 am'],
  ['2026-12-24T15:00:00', 'Closed now opens today at 5:00 pm'],
  ['2026-12-24T21:00:00', 'Closed now opens Sun, Dec 27 at 11:00 am'],
  ['2026-12-26T12:00:00', 'Closed now opens tomorrow at 11:00 am'],
  ['2026-12-27T22:00:00', 'Closed now for at least two weeks'],
])('at %s: %s', (now, words) => {
  expect(stateAt(now)).toBe(words)
})

test('the office has its own hours', () => {
  expect(stateAt('2026-12-23T09:30:00', 'office')).toBe('Open now until 9:00 pm')
  expect(stateAt('2026-12-23T09:30:00')).toBe('Closed now opens today at 11:00 am')
})

test.each(['2026-12-22T23:59:59', '2026-12-28T12:00:00'])('for %s the state is unknown', (now) => {
  expect(stateAt(now)).toBeNull()
})
