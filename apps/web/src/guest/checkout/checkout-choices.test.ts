// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { forgetChoices, saveChoices, readChoices } from './checkout-draft.ts'

const untouched = { couponCode: '', pickupAt: null, paymentMethod: 'cash' }

afterEach(forgetChoices)

test('the choices survive a reload, until the order is placed', () => {
  saveChoices({ couponCode: 'WELCOME10' })
  saveChoices({ pickupAt: '2026-12-01T18:00:00.000Z' })
  saveChoices({ paymentMethod: 'upi' })
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
])('the corrupted choices %s are ignored', (damaged) => {
  window.sessionStorage.setItem('checkout-choices', damaged)
  expect(readChoices()).toEqual(untouched)
})
