import type { ReservationTimes } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { describeDay } from './time-choices.tsx'

const free = { at: '2026-12-05T01:30:00.000Z', local: '2026-12-04T18:30', free: true }
const day: ReservationTimes = {
  day: '2026-12-04',
  firstDay: '2026-12-01',
  lastDay: '2027-01-30',
  isClosed: false,
  specialDay: null,
  times: [free],
  nextDay: null,
}

test.each<[string, Partial<ReservationTimes>, string | null]>([
  ['a day like others says nothing', {}, null],
  [
    'a special day has its name',
    { specialDay: 'Family Day' },
    'Friday, December 4 is Family Day, with special hours.',
  ],
  ['a closed day', { isClosed: true, times: [] }, 'We are closed on Friday, December 4.'],
  [
    'a holiday',
    { isClosed: true, times: [], specialDay: 'Christmas' },
    'We are closed on Friday, December 4: Christmas.',
  ],
  ['a full house', { times: [{ ...free, free: false }] }, 'Every table is taken on Friday, December 4.'],
  ['a day that is nearly over', { times: [] }, 'It’s too late to book a table for Friday, December 4.'],
  [
    'a day too far off',
    { day: '2027-02-01', times: [] },
    'Tables can be booked from today until Saturday, January 30.',
  ],
])('%s', (_what, difference, text) => {
  expect(describeDay({ ...day, ...difference })).toBe(text)
})
