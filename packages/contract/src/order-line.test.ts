import { describe, expect, test } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { choicesOf, lineDetails, lineKey, lineText } from './order-line.ts'

const plain: CartItem = { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 2 }
const noted = { ...plain, note: 'no chutney' }

describe('lines are told apart', () => {
  test('a line without choices has its slug for a key', () => {
    expect(lineKey(plain)).toBe('samosa')
    expect(lineKey({ ...plain, note: undefined })).toBe('samosa')
    expect(lineKey({ ...plain, note: '' })).toBe('samosa')
  })

  test('by their notes, and not by price or quantity', () => {
    const dearer: CartItem = { ...noted, price: 9.66, quantity: 9 }
    expect(lineKey(dearer)).toBe(lineKey(noted))
    expect(new Set([plain, noted, { ...noted, note: 'no Chutney' }].map(lineKey)).size).toBe(3)
  })
})

test('only the choices of a line are taken from it', () => {
  expect(choicesOf(noted)).toEqual({ note: 'no chutney' })
  expect(choicesOf(plain)).toEqual({})
})

test('the details of a line are what was chosen', () => {
  expect(lineDetails(plain)).toEqual([])
  expect(lineDetails(noted)).toEqual(['“no chutney”'])
})

test('a line is written with its quantity and its details', () => {
  expect(lineText(plain)).toBe('2 × Samosa')
  expect(lineText(noted)).toBe('2 × Samosa (“no chutney”)')
})
