import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseOptions, needsNoChoice } from './choose-options.ts'
import type { OptionChoice, OptionGroup, OrderedOption } from './option-group.ts'

const choice = (key: string, difference: Partial<OptionChoice> = {}): OptionChoice => ({
  key,
  name: key.toUpperCase(),
  price: 0,
  isDefault: false,
  max: 1,
  isSoldOut: false,
  breaksDiets: [],
  allergens: [],
  ...difference,
})
const group = (difference: Partial<OptionGroup> = {}): OptionGroup => ({
  key: 'g',
  name: 'G',
  min: 0,
  max: 1,
  choices: [choice('a', { isDefault: true }), choice('b')],
  ...difference,
})
const pick = (key: string, quantity?: number): OrderedOption => ({
  group: 'g',
  choice: key,
  ...(quantity !== undefined && { quantity }),
})
const chosenOf = (groups: OptionGroup[], sent?: OrderedOption[]) =>
  chooseOptions(groups, sent).options.map(({ choice: key, quantity = 1 }) => [key, quantity])
const messagesOf = (groups: OptionGroup[], sent?: OrderedOption[]) =>
  chooseOptions(groups, sent).problems.map(({ message }) => message)

describe('a group that nobody names', () => {
  test('gets its defaults, whether it is required or not', () => {
    expect(chosenOf([group()])).toEqual([['a', 1]])
    expect(chosenOf([group({ min: 1 })])).toEqual([['a', 1]])
  })

  test('needs a choice if it is required and has none', () => {
    const bread = group({ min: 1, choices: [choice('a'), choice('b')] })
    expect(messagesOf([bread])).toEqual(['G: Choose one'])
    expect(needsNoChoice([bread])).toBe(false)
    expect(needsNoChoice([group({ min: 1 }), group({ key: 'h' })])).toBe(true)
  })

  test('needs another choice if its default has run out', () => {
    const spice = group({ choices: [choice('a', { isDefault: true, isSoldOut: true }), choice('b')] })
    expect(chooseOptions([spice]).problems).toEqual([
      { group: 'g', isSoldOut: true, message: 'G: A is sold out' },
    ])
    expect(needsNoChoice([spice])).toBe(false)
  })
})

describe('a default that the guest did not choose', () => {
  test('is listed as left out in an optional group, and not in a required one', () => {
    expect(chosenOf([group()], [pick('b')])).toEqual([
      ['a', 0],
      ['b', 1],
    ])
    expect(chosenOf([group({ min: 1 })], [pick('b')])).toEqual([['b', 1]])
  })

  test('can be left out without choosing anything else', () => {
    expect(chosenOf([group()], [pick('a', 0)])).toEqual([['a', 0]])
    expect(messagesOf([group({ min: 1 })], [pick('a', 0)])).toEqual(['G: Choose one'])
  })
})

test('what is chosen is in the order of the groups, quantities added up', () => {
  const sides = group({ max: 3, choices: [choice('a', { max: 2 }), choice('b')] })
  const other = group({ key: 'h', choices: [choice('c')] })
  expect(chosenOf([other, sides], [pick('b'), pick('a'), { group: 'h', choice: 'c' }, pick('a')])).toEqual([
    ['c', 1],
    ['a', 2],
    ['b', 1],
  ])
})

test.each([
  [{ min: 2, max: 2 }, ['a'], 'G: Choose 2'],
  [{ min: 2, max: 3 }, ['a'], 'G: Choose at least 2'],
  [{ max: 1 }, ['a', 'b'], 'G: Choose only one'],
  [{ max: 2, choices: ['a', 'b', 'c'].map((key) => choice(key)) }, ['a', 'b', 'c'], 'G: Choose at most 2'],
  [{ max: 5 }, ['a', 'a'], 'G: At most 1 of A'],
  [{}, ['x'], 'G: There is no “x”'],
])('%j does not allow %j', (limits, keys, message) => {
  expect(
    messagesOf(
      [group(limits)],
      keys.map((key) => pick(key)),
    ),
  ).toEqual([message])
})

test('a problem says which of the choices that were sent it is about', () => {
  const sent = [pick('b'), { group: 'unknown', choice: 'z' }, pick('x')]
  expect(chooseOptions([group()], sent).problems).toEqual([
    { group: 'unknown', index: 1, isSoldOut: false, message: 'There is no option “unknown”' },
    { group: 'g', index: 2, isSoldOut: false, message: 'G: There is no “x”' },
  ])
})

const keys = ['a', 'b', 'c', 'd']
const anyGroup: fc.Arbitrary<OptionGroup> = fc
  .record({
    min: fc.nat(3),
    extra: fc.nat(3),
    choices: fc.array(
      fc.record({ isDefault: fc.boolean(), isSoldOut: fc.boolean(), max: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ min, extra, choices }) =>
    group({
      min,
      max: Math.max(1, min + extra),
      choices: choices.map((difference, index) => choice(keys[index] as string, difference)),
    }),
  )
const anySent = fc.array(
  fc.record({ key: fc.constantFrom(...keys, 'x'), quantity: fc.option(fc.nat(4), { nil: undefined }) }),
  { maxLength: 5 },
)

/** The rules again, slowly: an order of portions one by one. */
function isAllowed(
  { min, max, choices }: OptionGroup,
  sent: { key: string; quantity?: number | undefined }[],
) {
  const portions: string[] = []
  for (const { key, quantity = 1 } of sent) for (let one = 0; one < quantity; one += 1) portions.push(key)
  if (sent.length === 0) portions.push(...choices.filter((one) => one.isDefault).map((one) => one.key))
  const isKnown = sent.every(({ key }) => choices.some((one) => one.key === key))
  const isAvailable = portions.every((key) => !choices.find((one) => one.key === key)?.isSoldOut)
  const isWithin = choices.every((one) => portions.filter((key) => key === one.key).length <= one.max)
  return isKnown && isAvailable && isWithin && portions.length >= min && portions.length <= max
}

test('property: exactly what the rules allow has no problems, and is what was sent', () => {
  fc.assert(
    fc.property(anyGroup, anySent, (one, sent) => {
      const { options, problems } = chooseOptions(
        [one],
        sent.map(({ key, quantity }) => pick(key, quantity)),
      )
      expect(problems.length === 0).toBe(isAllowed(one, sent))
      if (problems.length > 0 || sent.length === 0) return
      const count = (key: string) => options.find((option) => option.choice === key)?.quantity ?? 1
      for (const { choice: key } of options) {
        const wanted = sent.filter((option) => option.key === key)
        expect(count(key)).toBe(wanted.reduce((sum, { quantity = 1 }) => sum + quantity, 0))
      }
    }),
    { numRuns: 2_000 },
  )
})

test('property: ordering again what was chosen chooses the same', () => {
  fc.assert(
    fc.property(anyGroup, anySent, (one, sent) => {
      const { options, problems } = chooseOptions(
        [one],
        sent.map(({ key, quantity }) => pick(key, quantity)),
      )
      fc.pre(problems.length === 0 && options.length > 0)
      expect(chooseOptions([one], options)).toMatchObject({ options, problems })
    }),
    { numRuns: 1_000 },
  )
})

describe('a price that depends on the size', () => {
  const size = group({ key: 'size', choices: [choice('small'), choice('large')] })
  const sizePrices = [{ size: 'large', price: 2.5 }]
  const toppings = group({
    key: 'toppings',
    max: 3,
    sizeGroup: 'size',
    choices: [choice('cheese', { price: 1, max: 2, sizePrices }), choice('olives', { price: 0.5 })],
  })
  const of = (key: string, quantity?: number): OrderedOption => ({
    ...pick(key, quantity),
    group: ['small', 'large'].includes(key) ? 'size' : 'toppings',
  })
  const pricesOf = (groups: OptionGroup[], ...sent: OrderedOption[]) =>
    Object.fromEntries(chooseOptions(groups, sent).options.map((one) => [one.choice, one.price]))

  test('is that of the size that is chosen, in whatever order the groups are; others cost what they cost', () => {
    const large = { large: 0, cheese: 2.5, olives: 0.5 }
    expect(pricesOf([size, toppings], of('large'), of('cheese', 2), of('olives'))).toEqual(large)
    expect(pricesOf([toppings, size], of('olives'), of('cheese'), of('large'))).toEqual(large)
    expect(pricesOf([size, toppings], of('small'), of('cheese'))).toEqual({ small: 0, cheese: 1 })
  })

  test('is the price without a size, or on a dish that has none', () => {
    expect(pricesOf([size, toppings], of('large', 0), of('cheese'))).toEqual({ cheese: 1 })
    expect(pricesOf([toppings], of('cheese'))).toEqual({ cheese: 1 })
  })
})
