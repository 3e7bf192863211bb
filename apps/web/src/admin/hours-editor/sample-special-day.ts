import type { SpecialDay } from '@tiffin/contract'

/** For tests. */
export const christmas: SpecialDay = {
  _id: 's1',
  name: 'Christmas',
  firstDay: '2026-12-25',
  lastDay: '2026-12-26',
  opens: null,
  closes: null,
  isOver: false,
  affected: [],
  version: 1,
}
