import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { drawTicket, prepareText } from './draw-ticket.ts'
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
    currency: 'CAD',
    taxes: [{ name: 'GST', thousandths: 5000, number: '', cents: 110 }],
    areTaxesIncluded: false,
    status: 'accepted',
    channel: 'web',
    pickupOverride: null,
    paidCents: 0,
    goodwillCents: 0,
    extras: [],
    note: null,
    allergyNote: false,
  },
  lines: [
    { quantity: 2, title: 'Samosa', station: 'fry', dishes: [], choices: { note: 'no\u001B[1m chutney' } },
    { quantity: 1, title: 'Garlic Naan', station: 'tandoor', dishes: [], choices: {} },
  ],
  stations: [{ key: 'fry', name: 'Fryer', capacityMinutes: null }],
} as unknown as PrintedOrder

const printing = { printerName: '', region: sampleSettings.region }

const read = (facts: Partial<TicketFacts>, order: Partial<PrintedOrder['order']> = {}) =>
  describeTicket(
    { kind: 'order', station: 'fry', isDuplicate: false, ...facts },
    { ...found, order: { ...found.order, ...order } },
    printing,
  )
    .filter((line) => line !== RULE)
    .map(({ text }) => text)

test('a station reads its own lines, and the counter all of them with the payment', () => {
  expect(read({})).toEqual([
    'Fryer',
    '1042',
    'Pickup 12:30 pm',
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

test('whoever packs the order reads its extras below the dishes, and a station does not', () => {
  const bag = { id: 'paper-bag', name: 'Paper bag', quantity: 1, priceCents: 25, taxCategory: null }
  const extras = [bag, { ...bag, id: 'cutlery', name: 'Cutlery', quantity: 3, priceCents: 0 }]
  const rows = ['1 × Paper bag', '3 × Cutlery']
  expect(read({ station: COUNTER }, { extras }).slice(-5)).toEqual([
    '1 × Garlic Naan',
    ...rows,
    'To pay $23.10',
    '780-555-0199',
  ])
  expect(read({}, { extras })).toEqual(read({}))
})

test('an allergy comes before everything else, on every ticket; another note below the name', () => {
  const note = 'No peanuts,\u001B[1m please'
  const words = 'No peanuts,[1m please'
  for (const station of ['fry', ''])
    expect(read({ station }, { note, allergyNote: true }).slice(1, 4)).toEqual(['ALLERGY', words, '1042'])
  expect(read({}, { note }).slice(4, 6)).toEqual(['Juniper [31mTestwell <b>&</b>', `Note: ${words}`])
})

test('an order by staff says how it came in, and above its number what was overridden', () => {
  expect(read({}, { channel: 'phone', pickupOverride: 'full' }).slice(1, 7)).toEqual([
    'OVERBOOKED',
    '1042',
    'Pickup 12:30 pm',
    'Wednesday, January 7',
    'Juniper [31mTestwell <b>&</b>',
    'Phone order',
  ])
  expect(read({}, { channel: 'counter', pickupOverride: 'short' }).slice(1, 2)).toEqual(['RUSH'])
})

test('change tickets say first what has changed, and why', () => {
  expect(read({ kind: 'change' }).slice(1, 4)).toEqual([
    'NEW PICKUP TIME',
    'Was 12:20 pm on Wednesday, January 7',
    'The kitchen needs a little longer today.',
  ])
  const promisedAt = found.order.pickupAt
  expect(read({ kind: 'change' }, { promisedAt }).slice(1, 3)).toEqual([
    'NEW PICKUP TIME',
    'As first promised',
  ])
  expect(read({ kind: 'cancellation' }).slice(1, 3)).toEqual(['CANCELLED', 'The oven is broken.'])
})

test('what may come out twice says so', () => {
  expect(read({ isDuplicate: true })[1]).toBe('DUPLICATE')
})

const peanuts = [
  'ਮੂੰਗਫਲੀ',
  'মুগফলি চিনাবাদাম',
  'வேர்க்கடலை',
  'వేరుశెనగ',
  'મગફળી',
  'ಕಡಲೆಕಾಯಿ',
  'നിലക്കടല',
  'රටකජු',
  'فول سوداني مونگ پھلی',
  'בוטנים',
  'ถั่วลิสง',
  'ຖົ່ວດິນ',
  'សណ្តែកដី',
  'မြေပဲ',
  'ኦቾሎኒ',
  'არაქისი',
  'գետնանուշ',
  '花生过敏，请勿放',
  'ピーナッツ らっかせい 落花生',
  '땅콩 알레르기',
  'арахис φιστίκια',
]

// What stands for a letter without a font: a box of one size.
const WITHOUT_FONT = '\u20CF'

// All fonts are asked for at once.
beforeAll(async () => {
  await drawTicket(
    peanuts.map((text) => ({ text, size: 'normal' })),
    '80mm',
  )
})

test.each(peanuts)('%s is drawn in its own letters, not as boxes', async (text) => {
  expect(await prepareText(text)).toBe(text)
  const box = await inkSize(WITHOUT_FONT)
  for (const letter of text.match(/\p{L}/gu) ?? [])
    expect([letter, await inkSize(letter)]).not.toEqual([letter, box])
})

/** Of a text that is drawn large: how wide and high it is. */
async function inkSize(text: string): Promise<string> {
  const png = await drawTicket([{ text, size: 'huge' }], '80mm')
  const { info } = await sharp(png)
    .trim({ background: 'white', threshold: 10 })
    .toBuffer({ resolveWithObject: true })
  return `${info.width} × ${info.height}`
}

test('letters that no font has are written in Latin ones', async () => {
  expect(await prepareText('ᏎᎷ Samosa')).toBe('SeLu Samosa')
})

test('emoji are named: a peanut below ALLERGY is no box', () => {
  const lines = read({}, { note: 'No 🥜, please 👩🏽‍🍳❤️ 5️⃣', allergyNote: true })
  expect(lines).toContain('No [peanuts], please [woman cooking][heart] [5]')
})

test('a line that is written from the right does not take the next ones along', async () => {
  const [alone, below] = await Promise.all([
    drawTicket([{ text: '1042', size: 'normal' }], '80mm'),
    drawTicket(
      [
        { text: 'בוטנים', size: 'normal' },
        { text: '1042', size: 'normal' },
      ],
      '80mm',
    ),
  ])
  expect(await leftmostInk(below)).toBe(await leftmostInk(alone))
})

/** The first dark column of a picture's last line. */
async function leftmostInk(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_row, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).indexOf(0),
  )
  const inked = rows.filter((column) => column >= 0).slice(-10)
  return Math.min(...inked)
}

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
  const dal = { ...naan, choice: 'dal', choiceName: 'Dal', quantity: 1, product: 'dal' }
  const thali = {
    ...found,
    lines: [
      {
        quantity: 3,
        title: 'Thali',
        station: 'curry',
        choices: { options: [naan, dal] },
        dishes: [
          { slug: 'garlic-naan', name: 'Garlic Naan', quantity: 6, station: 'tandoor' },
          { slug: 'dal', name: 'Dal', quantity: 3, station: 'pots' },
        ],
      },
    ],
  } as unknown as PrintedOrder
  const textsAt = (station: string) =>
    describeTicket({ kind: 'order', station, isDuplicate: false }, thali, printing).flatMap((line) =>
      line === RULE ? [] : [line.text],
    )

  test.each(['curry', 'tandoor', COUNTER])(
    'is on the ticket of %j, in the quantity to be cooked',
    (station) => {
      expect(textsAt(station)).toEqual(expect.arrayContaining(['3 × Thali', '6 × Garlic Naan in all']))
    },
  )

  test('is alone on the ticket of the station that makes it; who makes the thali reads all of it', () => {
    expect(textsAt('tandoor')).not.toContain('3 × Dal in all')
    expect(textsAt('pots')).toEqual(expect.arrayContaining(['3 × Thali', '3 × Dal in all']))
    expect(textsAt('curry')).toEqual(expect.arrayContaining(['6 × Garlic Naan in all', '3 × Dal in all']))
  })

  test('is on no ticket of another station', () => {
    expect(textsAt('fry')).not.toContain('3 × Thali')
  })
})
