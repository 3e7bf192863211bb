import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOfAttempt, prepareAttempts } from './attempt-key.ts'

const HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  prepareAttempts()
})

afterEach(() => void vi.useRealTimers())

/** A page of its own, on the storage that all tabs of the browser share. */
async function openOtherTab() {
  vi.resetModules()
  const tab = await import('./attempt-key.ts')
  tab.prepareAttempts()
  return tab
}

test('the same order keeps its key, however often it is sent', () => {
  const key = keyOfAttempt('two samosas')
  expect(keyOfAttempt('two samosas')).toBe(key)
  expect(key).toMatch(/^[\da-f]{48}$/)
})

test('the same order has the same key in another tab, also while that one sends something else', async () => {
  const key = keyOfAttempt('two samosas')
  const otherTab = await openOtherTab()
  expect(otherTab.keyOfAttempt('three samosas')).not.toBe(key)
  expect(otherTab.keyOfAttempt('two samosas')).toBe(key)
  expect(keyOfAttempt('two samosas')).toBe(key)
})

test('another order has another key', () => {
  expect(keyOfAttempt('two samosas')).not.toBe(keyOfAttempt('three samosas'))
})

test('once it is placed, the same dishes again are a new order, in every tab', async () => {
  const key = keyOfAttempt('two samosas')
  const otherTab = await openOtherTab()
  otherTab.forgetAttempt()
  expect(keyOfAttempt('two samosas')).not.toBe(key)
  expect(keyOfAttempt('two samosas')).toBe(otherTab.keyOfAttempt('two samosas'))
})

test('a reload soon after keeps the key; who comes back after hours wants another meal', () => {
  const key = keyOfAttempt('two samosas')
  for (const hours of [2, 4]) {
    vi.setSystemTime(Date.now() + 2 * HOUR_MS)
    prepareAttempts()
    expect(keyOfAttempt('two samosas'), `after ${hours} hours`).toBe(key)
  }
  vi.setSystemTime(Date.now() + 4 * HOUR_MS)
  prepareAttempts()
  expect(keyOfAttempt('two samosas')).not.toBe(key)
})

test.each(['{broken', 'null', '7', '{"seed":7,"openedAt":0}', '{"seed":"short","openedAt":0}'])(
  'the damaged content %s still leads to one key',
  (damaged) => {
    window.localStorage.setItem('checkout-attempt', damaged)
    const key = keyOfAttempt('two samosas')
    expect(keyOfAttempt('two samosas')).toBe(key)
    expect(key).toMatch(/^[\da-f]{48}$/)
  },
)
