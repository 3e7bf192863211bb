import { afterEach, expect, test } from 'vitest'
import {
  findCustomerErrors,
  forgetCustomerDraft,
  keepCustomerDraft,
  readCustomerDraft,
} from './customer-draft.ts'

const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '' }

afterEach(() => window.sessionStorage.clear())

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
