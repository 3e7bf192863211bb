import { describe, expect, test } from 'vitest'
import type { CartItem } from './cart-item.ts'
import type { LineOption } from './option-group.ts'
import { choicesOf, lineDetails, lineKey, lineText, orderedChoicesOf } from './order-line.ts'

const plain: CartItem = { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 2 }
const noted = { ...plain, note: 'no chutney' }

const option = (choice: string, choiceName: string, quantity?: number): LineOption => ({
  group: 'extras',
  choice,
  ...(quantity !== undefined && { quantity }),
  groupName: 'Extras',
  choiceName,
  price: 1.5,
})
const options = [option('raita', 'Raita', 2), option('onion', 'Onion', 0), option('hot', 'Hot')]

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

  test('by their options, in whatever order, and not by names or prices', () => {
    const chosen = lineKey({ ...plain, options })
    expect(chosen).not.toBe('samosa')
    expect(lineKey({ ...plain, options: options.toReversed() })).toBe(chosen)
    expect(lineKey({ slug: 'samosa', ...orderedChoicesOf({ options }) })).toBe(chosen)
    expect(lineKey({ ...plain, options: [option('raita', 'Raita'), ...options.slice(1)] })).not.toBe(chosen)
    expect(lineKey({ ...noted, options })).not.toBe(chosen)
    expect(lineKey({ ...plain, options: [] })).toBe('samosa')
  })

  test('a note that looks like an option is none', () => {
    const hot = lineKey({ ...plain, options: [option('hot', 'Hot')] })
    expect(lineKey({ ...plain, note: hot.slice('samosa\n'.length) })).not.toBe(hot)
  })
})

test('only the choices of a line are taken from it', () => {
  expect(choicesOf(noted)).toEqual({ note: 'no chutney' })
  expect(choicesOf(plain)).toEqual({})
  expect(choicesOf({ ...noted, options })).toEqual({ note: 'no chutney', options })
})

test('options are sent by their keys', () => {
  expect(orderedChoicesOf({ ...noted, options })).toEqual({
    note: 'no chutney',
    options: [
      { group: 'extras', choice: 'raita', quantity: 2 },
      { group: 'extras', choice: 'onion', quantity: 0 },
      { group: 'extras', choice: 'hot' },
    ],
  })
})

test('the details of a line are what was chosen', () => {
  expect(lineDetails(plain)).toEqual([])
  expect(lineDetails(noted)).toEqual(['“no chutney”'])
  expect(lineDetails({ ...noted, options })).toEqual(['2 × Raita', 'No onion', 'Hot', '“no chutney”'])
  expect(lineDetails({ options: [option('bbq', 'BBQ sauce', 0)] })).toEqual(['No BBQ sauce'])
})

test('a line is written with its quantity and its details', () => {
  expect(lineText(plain)).toBe('2 × Samosa')
  expect(lineText(noted)).toBe('2 × Samosa (“no chutney”)')
})
