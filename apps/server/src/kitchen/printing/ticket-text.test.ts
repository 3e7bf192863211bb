import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { drawTicket } from './draw-ticket.ts'
import { COUNTER, type PrintedOrder } from './ticket-queries.ts'
import { describeTicket, RULE, type TicketFacts } from './ticket-text.ts'

const found = {
  order: {
    number: 1042,
    customerName: 'Juniper \u001B[31mTestwell\u0007\n<b>&</b>',
    customerPhone: '780-555-0199',
    pickupAt: new Date('2026-01-07T19:30:00Z'),
    promisedAt: new Date('2026-01-07T19:20:00Z'),
    moveReason: 'The kitchen needs a little longer today.',
    cancelReason: 'The oven is broken.',
    totalCents: 2310,
    paidAt: null,
    note: null,
    allergyNote: false,
  },
  lines: [
    { quantity: 2, title: 'Samosa', station: 'fry', dishes: [], choices: { note: 'no\u001B[1m chutney' } },
    { quantity: 1, title: 'Garlic Naan', station: 'tandoor', dishes: [], choices: {} },
  ],
  stations: [{ key: 'fry', name: 'Fryer', capacityMinutes: null }],
} as unknown as PrintedOrder

const read = (facts: Partial<TicketFacts>, order: Partial<PrintedOrder['order']> = {}) =>
  describeTicket(
    { kind: 'order', station: 'fry', isDuplicate: false, ...facts },
    { ...found, order: { ...found.order, ...order } },
    '',
  )
    .filter((line) => line !== RULE)
    .map(({ text }) => text)

test('a station reads its own lines, and the counter all of them with the payment', () => {
  expect(read({})).toEqual([
    'Fryer',
    '1042',
    'Pickup 12:30 p.m.',
    'Wednesday, January 7',
    'Juniper [31mTestwell <b>&</b>',
    '2 × Samosa',
    '“no[1m chutney”',
  ])
  expect(read({ station: '' }).slice(-5)).toEqual([
    '2 × Samosa',
    '“no[1m chutney”',
    '1 × Garlic Naan',
    'To pay $23.10',
    '780-555-0199',
  ])
})

test('an allergy comes before everything else, on every ticket; another note below the name', () => {
  const note = 'No peanuts,\u001B[1m please'
  const words = 'No peanuts,[1m please'
  for (const station of ['fry', ''])
    expect(read({ station }, { note, allergyNote: true }).slice(1, 4)).toEqual(['ALLERGY', words, '1042'])
  expect(read({}, { note }).slice(4, 6)).toEqual(['Juniper [31mTestwell <b>&</b>', `Note: ${words}`])
})

test('slips say first what has changed, and why', () => {
  expect(read({ kind: 'change' }).slice(1, 4)).toEqual([
    'NEW PICKUP TIME',
    'Was 12:20 p.m. on Wednesday, January 7',
    'The kitchen needs a little longer today.',
  ])
  expect(read({ kind: 'cancellation' }).slice(1, 3)).toEqual(['CANCELLED', 'The oven is broken.'])
})

test('what may come out twice says so', () => {
  expect(read({ isDuplicate: true })[1]).toBe('DUPLICATE')
})

const draw = async (text: string) => {
  const png = await drawTicket([{ text, size: 'normal' }], '80mm')
  return (await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })).data
}

test('letters of other scripts are drawn, not replaced by boxes', async () => {
  // Two letters of one script would be equally empty boxes, or boxes that differ from a joined pair.
  for (const [one, other] of [
    ['आ', 'श'],
    ['ਅ', 'ਮ'],
    ['Ł', 'é'],
  ] as const)
    expect((await draw(one)).equals(await draw(other))).toBe(false)
  const boxed = await draw('\u{10FFFD}')
  expect((await draw('आ')).equals(boxed)).toBe(false)
})

test('mark-up in a text is drawn as text, and a long word is wrapped', async () => {
  const { height } = await sharp(await drawTicket([{ text: '<b>&amp;', size: 'normal' }], '80mm')).metadata()
  const long = await sharp(await drawTicket([{ text: 'W'.repeat(200), size: 'large' }], '80mm')).metadata()
  expect(long.width).toBe(576)
  expect(long.height).toBeGreaterThan(height * 3)
})

describe('a dish in a thali', () => {
  const naan = {
    group: 'bread',
    choice: 'naan',
    groupName: 'Bread',
    choiceName: 'Garlic Naan',
    price: 0,
    quantity: 2,
    product: 'garlic-naan',
  }
  const thali = {
    ...found,
    lines: [
      {
        quantity: 3,
        title: 'Thali',
        station: 'curry',
        choices: { options: [naan] },
        dishes: [{ slug: 'garlic-naan', name: 'Garlic Naan', quantity: 6, station: 'tandoor' }],
      },
    ],
  } as unknown as PrintedOrder
  const textsAt = (station: string) =>
    describeTicket({ kind: 'order', station, isDuplicate: false }, thali, '').flatMap((line) =>
      line === RULE ? [] : [line.text],
    )

  test.each(['curry', 'tandoor', COUNTER])(
    'is on the ticket of %j, in the quantity to be cooked',
    (station) => {
      expect(textsAt(station)).toEqual(expect.arrayContaining(['3 × Thali', '6 × Garlic Naan in all']))
    },
  )

  test('is on no ticket of another station', () => {
    expect(textsAt('fry')).not.toContain('3 × Thali')
  })
})
