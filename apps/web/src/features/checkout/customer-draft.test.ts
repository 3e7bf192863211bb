import { afterEach, expect, test } from 'vitest'
import { forgetSession, keepSession } from '../../lib/session.ts'
import {
  findCustomerErrors,
  forgetCustomerDraft,
  keepCustomerDraft,
  readCustomerDraft,
} from './customer-draft.ts'

const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '' }

afterEach(() => {
  forgetSession()
  window.sessionStorage.clear()
})

test('a name and an e-mail address are needed, blanks are none', () => {
  expect(findCustomerErrors({ name: ' ', email: '', phone: '' })).toEqual({
    name: 'Name required',
    email: 'Email required',
  })
  expect(findCustomerErrors(guest)).toEqual({})
})

test('nobody looks at the form of an e-mail address', () => {
  expect(findCustomerErrors({ ...guest, email: 'ask for me' })).toEqual({})
})

test('what was typed outlives the page, until the order is placed', () => {
  keepCustomerDraft(guest)
  expect(readCustomerDraft()).toEqual(guest)
  forgetCustomerDraft()
  expect(readCustomerDraft()).toEqual({ name: '', email: '', phone: '' })
})

test('a damaged draft is an empty form', () => {
  window.sessionStorage.setItem('checkout-customer', '{"name":7}')
  expect(readCustomerDraft()).toEqual({ name: '', email: '', phone: '' })
})

test('whoever is signed in need not type what the account knows', () => {
  forgetCustomerDraft()
  keepSession({
    token: 't',
    user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' },
  })
  expect(readCustomerDraft()).toEqual({ name: 'Asha', email: 'asha@example.com', phone: '' })
  keepCustomerDraft({ name: 'Ravi', email: '', phone: '' })
  expect(readCustomerDraft()).toEqual({ name: 'Ravi', email: '', phone: '' })
})
