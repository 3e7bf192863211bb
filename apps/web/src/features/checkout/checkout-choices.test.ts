import { afterEach, expect, test } from 'vitest'
import { forgetChoices, keepChoices, readChoices } from './checkout-choices.ts'

const untouched = { couponCode: '', pickupAt: null, paymentMethod: 'cash' }

afterEach(forgetChoices)

test('what was chosen outlives the page, until the order is placed', () => {
  keepChoices({ couponCode: 'WELCOME10' })
  keepChoices({ pickupAt: '2026-12-01T18:00:00.000Z' })
  keepChoices({ paymentMethod: 'upi' })
  expect(readChoices()).toEqual({
    couponCode: 'WELCOME10',
    pickupAt: '2026-12-01T18:00:00.000Z',
    paymentMethod: 'upi',
  })
  forgetChoices()
  expect(readChoices()).toEqual(untouched)
})

test.each([
  '{broken',
  'null',
  '7',
  '{"couponCode":7,"pickupAt":null,"paymentMethod":"cash"}',
  '{"couponCode":"","pickupAt":false,"paymentMethod":"cash"}',
  '{"couponCode":"","pickupAt":null,"paymentMethod":"toString"}',
])('the damaged choices %s are none', (damaged) => {
  window.sessionStorage.setItem('checkout-choices', damaged)
  expect(readChoices()).toEqual(untouched)
})
