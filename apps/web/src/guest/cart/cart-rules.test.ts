import { moneyOf } from '@tiffin/pricing'
import { lineKey, MAX_LINE_QUANTITY, type CartItem, type LineOption } from '@tiffin/contract'
import { describe, expect, test } from 'vitest'
import {
  addToCart,
  countPortions,
  countQuantity,
  putBack,
  removeFromCart,
  setNote,
  setOptions,
  setQuantity,
  subtotalCents,
  takeOut,
} from './cart-rules.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const samosa: CartItem = { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 1 }
const naan: CartItem = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 }

describe('adding to the cart', () => {
  test('a new dish gets a line at the end, with one portion by default', () => {
    const { quantity: _, ...onePortion } = samosa
    expect(addToCart([naan], onePortion)).toEqual([naan, samosa])
  })

  test('a dish that is already in the cart gets more portions and stays in its place', () => {
    expect(addToCart([samosa, naan], { ...samosa, quantity: 3 })).toEqual([{ ...samosa, quantity: 4 }, naan])
  })

  test('a dish whose price has changed is charged at the latest price shown', () => {
    expect(addToCart([samosa], { ...samosa, price: 4.99 })).toEqual([{ ...samosa, price: 4.99, quantity: 2 }])
  })

  test('a line never has more portions than the kitchen accepts', () => {
    const [line] = addToCart([{ ...samosa, quantity: 98 }], { ...samosa, quantity: 5 })
    expect(line?.quantity).toBe(MAX_LINE_QUANTITY)
  })

  test('a dish that has taken over the address of another one takes its place, and not its portions', () => {
    const sold = { ...samosa, product: 'p1', thumbnail: '/art/samosa.svg', quantity: 5 }
    const added = { ...samosa, product: 'p2', title: 'Baked samosa' }
    expect(addToCart([sold, naan], added)).toEqual([added, naan])
    // A line from before ids were stored may be either.
    expect(addToCart([samosa], added)).toEqual([{ ...added, quantity: 2 }])
    expect(addToCart([sold], samosa)).toEqual([{ ...sold, quantity: 6 }])
  })

  test('other fields of a dish are preserved', () => {
    const marked = { ...samosa, thumbnail: '/art/samosa.svg', note: 'crisp' }
    expect(addToCart([], marked)).toEqual([marked])
  })

  test('the original cart is not modified', () => {
    const before = [samosa]
    addToCart(before, samosa)
    expect(before).toEqual([samosa])
  })
})

describe('changing the cart', () => {
  test('a line is removed by its slug, an unknown slug changes nothing', () => {
    expect(removeFromCart([samosa, naan], 'samosa')).toEqual([naan])
    expect(removeFromCart([samosa], 'biryani')).toEqual([samosa])
  })

  test.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [1000, 99],
  ])('a requested quantity of %d becomes %d', (requested, accepted) => {
    expect(setQuantity([samosa], 'samosa', requested)[0]?.quantity).toBe(accepted)
  })
})

describe('notes', () => {
  const noted = { ...samosa, note: 'no chutney' }

  test('the same dish with another note is another line', () => {
    expect(addToCart([samosa], noted)).toEqual([samosa, noted])
    expect(addToCart([samosa, noted], noted)).toEqual([samosa, { ...noted, quantity: 2 }])
    expect(countPortions([samosa, naan, noted], 'samosa')).toBe(2)
  })

  test('are trimmed; a blank one removes the note', () => {
    expect(setNote([naan, samosa], 'samosa', ' no chutney ')).toEqual([naan, noted])
    expect(setNote([noted], lineKey(noted), ' ')).toEqual([samosa])
  })

  test('a line that becomes equal to another is added to it', () => {
    expect(setNote([noted, naan, samosa], 'samosa', 'no chutney')).toEqual([{ ...noted, quantity: 2 }, naan])
  })
})

describe('a removed line that is put back', () => {
  test('is in its place again', () => {
    const left = removeFromCart([samosa, naan], 'samosa')
    expect(putBack(left, samosa, 0)).toEqual([samosa, naan])
    expect(putBack([], naan, 3)).toEqual([naan])
  })

  test('is added to what has been put into the cart meanwhile', () => {
    expect(putBack([naan, samosa], { ...samosa, quantity: 2 }, 0)).toEqual([naan, { ...samosa, quantity: 3 }])
  })
})

describe('options', () => {
  const hot: LineOption = { group: 'spice', choice: 'hot', groupName: 'Spice', choiceName: 'Hot', price: 1 }
  const hotSamosa = { ...samosa, options: [hot], price: 6.66 }

  test('are set with the price that they make', () => {
    expect(setOptions([samosa, naan], 'samosa', [hot], 6.66)).toEqual([hotSamosa, naan])
    expect(setOptions([hotSamosa], lineKey(hotSamosa), [], 5.66)).toEqual([samosa])
  })

  test('a line that becomes equal to another is added to it', () => {
    expect(setOptions([hotSamosa, naan, samosa], 'samosa', [hot], 6.66)).toEqual([
      { ...hotSamosa, quantity: 2 },
      naan,
    ])
  })

  test('portions of a dish are counted over its lines', () => {
    expect(countPortions([samosa, hotSamosa, naan], 'samosa')).toBe(2)
  })
})

describe('the totals of the cart', () => {
  test('the subtotal is in whole cents', () => {
    expect(subtotalCents([{ ...samosa, quantity: 3 }, naan], money)).toBe(3 * 566 + 2 * 466)
    expect(subtotalCents([], money)).toBe(0)
  })

  test('the badge counts portions, not lines', () => {
    expect(countQuantity([samosa, naan])).toBe(3)
  })
})

describe('what was ordered leaves the cart', () => {
  test('all of it, unless more was added meanwhile', () => {
    expect(takeOut([samosa, naan], [samosa, naan])).toEqual([])
    expect(takeOut([{ ...samosa, quantity: 3 }, naan], [samosa])).toEqual([{ ...samosa, quantity: 2 }, naan])
  })

  test('the same dish with another note is another line', () => {
    const noted = { ...samosa, note: 'no chutney' }
    expect(takeOut([samosa, noted], [noted])).toEqual([samosa])
  })
})
