// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { rememberedGuest } from '../../lib/session/remembered-guest.ts'
import { forgetSession, saveSession } from '../../lib/session/session.ts'
import {
  findCustomerErrors,
  forgetCustomerDraft,
  saveCustomerDraft,
  readCustomerDraft,
  readCheckoutIssues,
  forgetChoices,
  saveChoices,
  readChoices,
} from './checkout-draft.ts'

const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '' }

afterEach(() => {
  forgetSession()
  rememberedGuest.set(null)
  window.sessionStorage.clear()
})

test('a name and an email address are required, blanks do not count', () => {
  expect(findCustomerErrors({ name: ' ', email: '', phone: '' })).toEqual({
    name: 'Name required',
    email: 'Email required',
  })
  expect(findCustomerErrors(guest)).toEqual({})
})

test('the format of an email address is not checked', () => {
  expect(findCustomerErrors({ ...guest, email: 'ask for me' })).toEqual({})
})

test('the typed details survive a reload, until the order is placed', () => {
  saveCustomerDraft(guest)
  expect(readCustomerDraft()).toEqual(guest)
  forgetCustomerDraft()
  expect(readCustomerDraft()).toEqual({ name: '', email: '', phone: '' })
})

test('a corrupted draft is an empty form', () => {
  window.sessionStorage.setItem('checkout-customer', '{"name":7}')
  expect(readCustomerDraft()).toEqual({ name: '', email: '', phone: '' })
})

test('a signed-in customer need not type what the account knows', () => {
  forgetCustomerDraft()
  saveSession({
    token: 't',
    user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' },
  })
  expect(readCustomerDraft()).toEqual({ name: 'Asha', email: 'asha@example.com', phone: '' })
  saveCustomerDraft({ name: 'Ravi', email: '', phone: '' })
  expect(readCustomerDraft()).toEqual({ name: 'Ravi', email: '', phone: '' })
})

test('what the device remembers of somebody else is not filled in for a signed-in customer', () => {
  forgetCustomerDraft()
  rememberedGuest.set({ ...guest, phone: '780 555 0199', items: [] })
  expect(readCustomerDraft()).toEqual({ ...guest, phone: '780 555 0199' })
  const user = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' as const }
  saveSession({ token: 't', user })
  expect(readCustomerDraft()).toEqual({ name: 'Asha', email: 'asha@example.com', phone: '' })
  saveSession({ token: 't', user: { ...user, email: guest.email } })
  expect(readCustomerDraft()).toEqual({ name: 'Asha', email: guest.email, phone: '780 555 0199' })
})

test('an error that the server finds in a field is shown at that field', () => {
  const issues = [
    { path: 'customer.email', message: 'At most 254 characters' },
    { path: 'items.0.slug', message: 'There is no dish "x" on our menu' },
  ]
  expect(readCheckoutIssues({ code: 'VALIDATION', message: 'At most 254 characters', issues })).toEqual({
    email: 'At most 254 characters',
  })
})

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
])('the corrupted choices %s are ignored', (damaged) => {
  window.sessionStorage.setItem('checkout-choices', damaged)
  expect(readChoices()).toEqual(untouched)
})
