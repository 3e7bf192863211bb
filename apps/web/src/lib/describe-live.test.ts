import { expect, test } from 'vitest'
import { describeLive } from './describe-live.ts'

const time = { at: '2026-12-02T01:25:00.000Z', local: '2026-12-01T18:25' }

test('a page that is told of everything says that it is live', () => {
  expect(describeLive({ isConnected: true }, time)).toBe('Live')
})

test('a page that is cut off says since when, by the restaurant’s clock, and how often it asks', () => {
  const sinceMs = Date.parse('2026-12-02T01:04:30.000Z')
  expect(describeLive({ isConnected: false, sinceMs }, time)).toBe(
    'Not connected since 6:04 pm – checking every 10 seconds',
  )
})

test('until it is known, nothing is said', () => {
  expect(describeLive(null, time)).toBeUndefined()
})
