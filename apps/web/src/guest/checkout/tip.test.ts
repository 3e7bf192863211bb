import type { PaymentsSettings } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { percentTip, tipCentsOf, type TipChoice } from './checkout-draft.ts'

const quote = {
  subtotalCents: 1_130,
  discountCents: 130,
  extrasTotalCents: 25,
  taxCents: 51,
  taxPartsCents: [51],
  deliveryFeeCents: 0,
  totalCents: 1_076,
} as const
const payments: PaymentsSettings = {
  methods: ['cash', 'card'],
  online: {
    mode: 'possible',
    methods: ['card'],
    requiredFrom: null,
    isRequiredOfNewGuests: false,
    holdMinutes: 10,
    tips: { isOffered: true, percents: [10, 15, 20] },
  },
  upiId: '',
}
const now = { method: 'card', isOnline: true } as const
const tip = (choice: TipChoice, way: { method: 'card'; isOnline: boolean } = now) =>
  tipCentsOf(choice, { payments, way, quote: { ...quote, taxPartsCents: [51] } })

test('a percentage is of what the dishes cost, without tax and bags', () => {
  expect(percentTip(15, quote)).toBe(150)
  expect(tip({ percent: 15 })).toBe(150)
})

test('nothing is charged at the counter, for a percentage that is gone, or without a choice', () => {
  expect(tip({ percent: 15 }, { method: 'card', isOnline: false })).toBe(0)
  expect(tip({ percent: 33 })).toBe(0)
  expect(tip(null)).toBe(0)
})

test('an amount of one’s own is charged as it is; the server refuses one above the total', () => {
  expect([tip({ cents: 500 }), tip({ cents: 9_900 })]).toEqual([500, 9_900])
})
