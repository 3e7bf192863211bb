import { describe, expect, test } from 'vitest'
import { placeOrderInput } from './order.ts'

const guest = { name: 'Test Guest', email: 'guest@example.com' }
const parse = (input: unknown) => placeOrderInput.safeParse(input)
const firstMessage = (input: unknown) => parse(input).error?.issues[0]?.message

test('omitted fields have their defaults', () => {
  expect(parse({ items: [{ slug: 'samosa' }], customer: guest }).data).toEqual({
    items: [{ slug: 'samosa', quantity: 1 }],
    customer: guest,
    fulfillment: { type: 'pickup' },
    payment: { method: 'cash' },
    allergyNote: false,
  })
})

test('additional fields of a cart item are ignored', () => {
  const item = {
    slug: 'samosa',
    thumbnail: '/x.svg',
    price: 6.66,
    quantity: 2,
    colour: 'gold',
  }
  expect(parse({ items: [item], customer: guest }).data?.items).toEqual([
    { slug: 'samosa', price: 6.66, quantity: 2 },
  ])
})

test('what is null is absent', () => {
  const absent = parse({ items: [{ slug: 'samosa' }], customer: guest })
  const nothing = { fulfillment: null, payment: null, extras: null, note: null }
  expect(parse({ items: [{ slug: 'samosa' }], customer: guest, ...nothing })).toEqual(absent)
})

test('missing name and email are reported in this order', () => {
  const { error } = parse({ items: [{ slug: 'samosa' }] })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Name required', 'Email required'])
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['customer.name', 'customer.email'])
})

test('the email address is not checked for its form', () => {
  expect(
    parse({ items: [{ slug: 'samosa' }], customer: { ...guest, email: 'at the counter' } }).success,
  ).toBe(true)
})

test.each([
  [{ items: 'samosa', customer: guest }, 'Invalid input: expected array, received string'],
  [{ items: [], customer: guest }, 'Your cart is empty'],
  [{ customer: guest }, 'Your cart is empty'],
  [{ items: [{ slug: 'samosa', quantity: 1.5 }], customer: guest }, 'Quantity must be a whole number'],
  [{ items: [{ slug: 'samosa', quantity: '2' }], customer: guest }, 'Quantity must be a whole number'],
  [{ items: [{ slug: 'samosa', quantity: -1 }], customer: guest }, 'Quantity must be at least 1'],
  [{ items: [{ quantity: 1 }], customer: guest }, 'Slug is required'],
  [
    { items: [{ slug: 'samosa' }], customer: guest, fulfillment: { type: 'delivery' } },
    'Orders are for pickup only',
  ],
  [
    { items: [{ slug: 'samosa' }], customer: guest, payment: { method: 'shells' } },
    'Pay by cash, card, paypal or upi',
  ],
])('%j is rejected', (input, message) => {
  expect(parse(input).success).toBe(false)
  expect(firstMessage(input)).toBe(message)
})

test('a pickup time may carry any offset', () => {
  const fulfillment = { type: 'pickup', pickupAt: '2026-01-07T18:15:00-07:00' }
  expect(parse({ items: [{ slug: 'samosa' }], customer: guest, fulfillment }).success).toBe(true)
})

describe('a note', () => {
  const order = { items: [{ slug: 'samosa' }], customer: { name: 'Test Guest', email: 'guest@example.com' } }
  const noteOf = (note: unknown, allergyNote?: unknown) => parse({ ...order, note, allergyNote })
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
  const tinted = ['\u{1F468}', '\u{1F469}', '\u{1F467}', '\u{1F466}']
    .map((one) => `${one}\u{1F3FD}`)
    .join('\u200D')

  test.each([
    ['  Ring the bell  ', 'Ring the bell'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    [family.repeat(200), family.repeat(200)],
    [tinted.repeat(200), tinted.repeat(200)],
    ['No\u0000 nuts\u001B[31m, please\u0007', 'No nuts, please'],
    ['two\nlines', 'two\nlines'],
  ])('%j is read as %j', (sent, expected) => {
    expect(noteOf(sent)).toMatchObject({ success: true, data: { note: expected, allergyNote: false } })
  })

  test.each([['x'.repeat(201)], [family.repeat(201)], [tinted.repeat(201)], [7], ['e\u0301'.repeat(2000)]])(
    '%j is rejected',
    (sent) => expect(noteOf(sent).success).toBe(false),
  )

  test('about an allergy needs words', () => {
    expect(noteOf('Peanuts', true)).toMatchObject({ success: true, data: { allergyNote: true } })
    expect(noteOf('', true).error?.issues).toMatchObject([
      { path: ['note'], message: 'Describe the allergy' },
    ])
    expect(noteOf('Peanuts', 'yes').success).toBe(false)
  })
})
