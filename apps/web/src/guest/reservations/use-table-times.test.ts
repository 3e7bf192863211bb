import { expect, test } from 'vitest'
import { pickTime } from './time-choices.tsx'

const time = (at: string, local: string, free = true) => ({ at, local, free })
const friday = [
  time('f18', '2026-12-04T18:00'),
  time('f19', '2026-12-04T19:00'),
  time('f20', '2026-12-04T20:00', false),
]

test.each([
  ['the very time that was chosen', 'f19', '18:00', 'f19'],
  ['the same hour of another day', 't18', '18:00', 'f18'],
  ['nothing, where somebody else sits there', 'f20', '20:00', undefined],
  ['nothing, before anything was chosen', undefined, undefined, undefined],
])('the chosen time is %s', (_what, at, clock, chosen) => {
  expect(pickTime(friday, at, clock)?.at).toBe(chosen)
})
