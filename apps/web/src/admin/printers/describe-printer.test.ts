import { expect, test } from 'vitest'
import { describePrints, describeState, describeWaiting } from './describe-printer.ts'
import { samplePrinter } from './sample-printer.ts'

const time = { at: '2026-12-01T17:40:00.000Z', local: '2026-12-01T10:40' }
const region = { is24Hours: false }
const nowMs = Date.parse(time.at)
const textOf = (part: Partial<typeof samplePrinter>, atMs = nowMs) =>
  describeState({ ...samplePrinter, ...part }, { nowMs: atMs, time, region }).text

test('a connected printer tells when it last asked', () => {
  expect(textOf({})).toBe('Connected, last seen 4 seconds ago')
  expect(textOf({}, nowMs - 3000)).toBe('Connected, last seen 1 second ago')
  expect(textOf({}, nowMs + 60_000)).toBe('Connected, last seen 1 minute ago')
  expect(textOf({ status: null })).toBe('Connected, last seen 4 seconds ago')
})

test('a device whose clock is behind does not see into the future', () =>
  expect(textOf({}, nowMs - 60_000)).toBe('Connected, last seen just now'))

test('a printer without paper says so itself', () =>
  expect(describeState({ ...samplePrinter, status: '410 Paper Out' }, { nowMs, time, region })).toEqual({
    text: '410 Paper Out',
    color: 'chilli',
  }))

test('a silent printer is out of reach, whatever it said last', () => {
  const silent = { isSilent: true, status: '410 Paper Out', lastPolledAt: '2026-12-01T17:02:00.000Z' }
  expect(textOf(silent)).toBe('Out of reach since 10:02 am')
  expect(textOf({ ...silent, lastPolledAt: '2026-11-30T17:02:00.000Z' })).toBe(
    'Out of reach since Nov 30, 10:02 am',
  )
  expect(describeState({ ...samplePrinter, ...silent }, { nowMs, time: undefined, region }).text).toBe(
    'Out of reach',
  )
})

test('a new printer is not connected yet', () =>
  expect(textOf({ lastPolledAt: null, isSilent: true })).toBe('Not connected yet'))

test('what it prints, and how much is waiting', () => {
  const stations = [{ key: 'tandoor', name: 'Tandoor' }]
  expect(describePrints({ ...samplePrinter, stations: ['tandoor', 'gone'] }, stations)).toBe(
    'Counter, Tandoor, gone',
  )
  expect(describePrints({ ...samplePrinter, isCounter: false }, stations)).toBe('No tickets assigned')
  expect([0, 1, 2].map((waiting) => describeWaiting({ ...samplePrinter, waiting }))).toEqual([
    'No tickets waiting',
    '1 ticket waiting',
    '2 tickets waiting',
  ])
})
