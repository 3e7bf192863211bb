import { expect, test } from 'vitest'
import { describePace } from './describe-pace.ts'

test.each([
  [{ pausedUntilLocal: null, busyMinutes: 0 }, null],
  [{ pausedUntilLocal: '2026-12-01T18:30', busyMinutes: 0 }, 'We’ve paused online orders until 6:30 pm.'],
  [{ pausedUntilLocal: '2026-12-02T00:00', busyMinutes: 0 }, 'We’ve paused online orders until tomorrow.'],
  [{ pausedUntilLocal: null, busyMinutes: 15 }, 'We’re busy: orders take about 15 minutes longer right now.'],
])('%o is told to guests', (pace, line) => {
  expect(describePace(pace, '2026-12-01')).toBe(line)
})
