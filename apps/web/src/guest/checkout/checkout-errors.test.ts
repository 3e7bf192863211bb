import { expect, test } from 'vitest'
import { firstErroneousField, readCheckoutIssues } from './checkout-errors.ts'

test('an error that the server finds in a field is shown at that field', () => {
  const issues = [
    { path: 'customer.email', message: 'At most 254 characters' },
    { path: 'items.0.slug', message: 'There is no dish "x" on our menu' },
  ]
  expect(readCheckoutIssues({ code: 'VALIDATION', message: 'At most 254 characters', issues })).toEqual({
    email: 'At most 254 characters',
  })
})

test('the guest is taken to the first field on the page that has an error', () => {
  expect(firstErroneousField({ pickupTime: 'Choose a pickup time', email: 'Email required' })).toBe('email')
  expect(firstErroneousField({})).toBeUndefined()
})
