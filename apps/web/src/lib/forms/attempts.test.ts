// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAttempts, digestText } from './attempts.ts'

const attempts = createAttempts('checkout-attempt')
const HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  attempts.prepare()
})

afterEach(() => void vi.useRealTimers())

/** A separate page, using the storage that all tabs of the browser share. */
function openOtherTab() {
  const tab = createAttempts('checkout-attempt')
  tab.prepare()
  return tab
}

test('the same order keeps its key, however often it is sent', () => {
  const key = attempts.keyOf('two samosas')
  expect(attempts.keyOf('two samosas')).toBe(key)
  expect(key).toMatch(/^[\da-f]{48}$/)
})

test('the same order has the same key in another tab, even while that one sends something else', () => {
  const key = attempts.keyOf('two samosas')
  const otherTab = openOtherTab()
  expect(otherTab.keyOf('three samosas')).not.toBe(key)
  expect(otherTab.keyOf('two samosas')).toBe(key)
  expect(attempts.keyOf('two samosas')).toBe(key)
})

test('another order has another key', () => {
  expect(attempts.keyOf('two samosas')).not.toBe(attempts.keyOf('three samosas'))
})

test('once it is placed, the same dishes again are a new order, in every tab', () => {
  const key = attempts.keyOf('two samosas')
  const otherTab = openOtherTab()
  otherTab.forget()
  expect(attempts.keyOf('two samosas')).not.toBe(key)
  expect(attempts.keyOf('two samosas')).toBe(otherTab.keyOf('two samosas'))
})

test('a reload soon after keeps the key; after hours, the same order is a new one', () => {
  const key = attempts.keyOf('two samosas')
  for (const hours of [2, 4]) {
    vi.setSystemTime(Date.now() + 2 * HOUR_MS)
    attempts.prepare()
    expect(attempts.keyOf('two samosas'), `after ${hours} hours`).toBe(key)
  }
  vi.setSystemTime(Date.now() + 4 * HOUR_MS)
  attempts.prepare()
  expect(attempts.keyOf('two samosas')).not.toBe(key)
})

test.each(['{broken', 'null', '7', '{"seed":7,"openedAt":0}', '{"seed":"short","openedAt":0}'])(
  'the corrupted content %s still results in one key',
  (damaged) => {
    window.localStorage.setItem('checkout-attempt', damaged)
    const key = attempts.keyOf('two samosas')
    expect(attempts.keyOf('two samosas')).toBe(key)
    expect(key).toMatch(/^[\da-f]{48}$/)
  },
)

const orderOf = (quantity: number) => JSON.stringify({ items: [{ slug: 'samosa', price: 5.66, quantity }] })

test('the same text has the same digest, in hexadecimal digits', () => {
  expect(digestText(orderOf(2))).toBe(digestText(orderOf(2)))
  expect(digestText('')).toMatch(/^[\da-f]{16}$/)
})

test('texts that hardly differ have different digests', () => {
  const texts = Array.from({ length: 50_000 }, (_, quantity) => orderOf(quantity))
  const swapped = ['ab', 'ba', 'a', 'b', '', 'Asha', 'Ashä', 'aa', 'aaa']
  const digests = [...texts, ...swapped].map(digestText)
  expect(new Set(digests).size).toBe(digests.length)
  // Each half alone, too, distinguishes nearly all of them.
  expect(new Set(digests.map((digest) => digest.slice(0, 8))).size).toBeGreaterThan(digests.length - 10)
  expect(new Set(digests.map((digest) => digest.slice(8))).size).toBeGreaterThan(digests.length - 10)
})
