import type { SpecialDayNotice } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { listSoon, describeSpecialDay } from './special-days.ts'

const region = { is24Hours: false }
const christmas: SpecialDayNotice = {
  name: 'Christmas Day',
  firstDay: '2026-12-25',
  lastDay: '2026-12-25',
  hours: null,
}

test.each<[Partial<SpecialDayNotice>, string]>([
  [{}, 'Christmas Day, Dec 25: closed'],
  [{ name: 'Winter break', lastDay: '2027-01-02' }, 'Winter break, Dec 25 to Jan 2: closed'],
  [{ hours: { opens: '11:00', closes: '15:30' } }, 'Christmas Day, Dec 25: 11am-3:30pm'],
  [{ hours: { opens: '00:00', closes: '12:05' } }, 'Christmas Day, Dec 25: 12am-12:05pm'],
])('%j reads as %s', (change, words) => {
  expect(describeSpecialDay({ ...christmas, ...change }, region)).toBe(words)
})

test.each([
  ['2026-12-11', 0],
  ['2026-12-12', 1],
  ['2026-12-25', 1],
])('on %s the coming two weeks have %i of them', (today, count) => {
  expect(listSoon({ today, days: [christmas] })).toHaveLength(count)
})
