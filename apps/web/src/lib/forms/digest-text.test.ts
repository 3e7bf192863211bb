import { expect, test } from 'vitest'
import { digestText } from './digest-text.ts'

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
