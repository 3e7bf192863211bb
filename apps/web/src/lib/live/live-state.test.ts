import { expect, test } from 'vitest'
import { describeLive } from './live-state.ts'

const region = { is24Hours: false }
const time = { at: '2026-12-02T01:25:00.000Z', local: '2026-12-01T18:25' }

test('a page with a working stream says that it is live', () => {
  expect(describeLive({ isConnected: true }, time, region)).toBe('Live')
})

test('a disconnected page says since when, in the restaurant’s time zone, and how often it polls', () => {
  const sinceMs = Date.parse('2026-12-02T01:04:30.000Z')
  expect(describeLive({ isConnected: false, sinceMs }, time, region)).toBe(
    'Not connected since 6:04 pm – checking every 10 seconds',
  )
})

test('until it is known, nothing is shown', () => {
  expect(describeLive(null, time, region)).toBeUndefined()
})
