import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spansOf, timesOf } from './pickup-spans.ts'

const time = (at: string, local: string) => ({ at, local })

test('an evening of quarters is one span', () => {
  const times = ['00', '15', '30', '45'].map((minute) =>
    time(`2026-12-02T01:${minute}:00.000Z`, `2026-12-01T19:${minute}`),
  )
  const spans = spansOf(times)
  expect(spans).toEqual([
    { at: '2026-12-02T01:00:00.000Z', local: '2026-12-01T19:00', count: 4, everyMinutes: 15 },
  ])
  expect(timesOf(spans)).toEqual(times)
})

test('a clock that is put forward begins another span', () => {
  const times = [
    time('2025-03-09T08:30:00.000Z', '2025-03-09T01:30'),
    time('2025-03-09T08:45:00.000Z', '2025-03-09T01:45'),
    time('2025-03-09T09:00:00.000Z', '2025-03-09T03:00'),
    time('2025-03-09T09:15:00.000Z', '2025-03-09T03:15'),
  ]
  expect(spansOf(times)).toHaveLength(2)
  expect(timesOf(spansOf(times))).toEqual(times)
})

const someTime = fc
  .record({ minute: fc.nat(1_000_000), second: fc.nat(1), offsetHours: fc.integer({ min: -8, max: -6 }) })
  .map(({ minute, second, offsetHours }) => {
    const ms = Date.UTC(2026, 0) + (minute * 60 + second) * 1000
    return time(new Date(ms).toISOString(), new Date(ms + offsetHours * 3_600_000).toISOString().slice(0, 16))
  })

test('whatever the times are, they come back', () => {
  fc.assert(
    fc.property(fc.array(someTime), (times) => {
      const inOrder = times.toSorted((a, b) => a.at.localeCompare(b.at))
      expect(timesOf(spansOf(inOrder))).toEqual(inOrder)
    }),
  )
})
