import { expect, test } from 'vitest'
import { requestCateringInput, sendContactMessageInput } from './enquiry.ts'
import { customer, placeOrderInput } from './order.ts'
import { bookTableInput } from './reservation.ts'
import { writeReviewInput } from './review.ts'
import { contactSettings } from './settings/identity.ts'
import { subscribeInput } from './subscriber.ts'
import { registerInput } from './user.ts'

const pasted = 'Best\u0000 food\u001B[1m in\u0085 town'
const clean = 'Best food in town'

test.each([
  ['a table’s name', bookTableInput.shape.name],
  ['a table’s notes', bookTableInput.shape.notes],
  ['a sender’s name', sendContactMessageInput.shape.name],
  ['a message', sendContactMessageInput.shape.message],
  ['a caterer’s budget', requestCateringInput.shape.budget],
  ['a caterer’s diets', requestCateringInput.shape.dietary],
  ['a caterer’s comments', requestCateringInput.shape.comments],
  ['a customer’s name', customer.shape.name],
  ['a review', writeReviewInput.shape.text],
])('control characters that were pasted into %s are dropped', (_where, field) => {
  expect(field.parse(pasted)).toBe(clean)
})

test('what turns the direction of a text around is dropped, so that “evil” is not read as “live”', () => {
  const { note } = placeOrderInput.shape
  expect(note.parse('No \u202Elive\u202C, \u2066please\u2069')).toBe('No live, please')
  for (const { name } of [customer.shape, registerInput.shape])
    expect(name.parse('\u202Dal\u202A ha\u202Bk\u2067im\u2068')).toBe('al hakim')
})

test.each([
  'لا فول سوداني من فضلك، 2 قطع naan',
  'בלי בוטנים, תודה',
  'שלום\u200F! Naan\u200E (2)',
  'خانه\u200Cها',
])('text from right to left stays as it was written: %s', (written) => {
  expect(placeOrderInput.shape.note.parse(written)).toBe(written)
  expect(bookTableInput.shape.notes.parse(written)).toBe(written)
})

test.each([
  ['a table', bookTableInput.shape.email],
  ['a message', sendContactMessageInput.shape.email],
  ['catering', requestCateringInput.shape.email],
  ['the newsletter', subscribeInput.shape.email],
  ['an order', customer.shape.email],
  ['the restaurant', contactSettings.shape.email],
])('an address with letters of its country is accepted for %s', (_where, field) => {
  for (const address of ['info@bücher.example', 'asha@डाक.भारत', 'o’neil@example.com'.replace('’', "'")])
    expect(field.parse(address)).toBe(address)
})

test('an address without a domain, or with a blank, is none', () => {
  for (const address of [
    'info',
    'info@',
    'in fo@example.com',
    'info@example',
    'a@b..example.com',
    '@example.com',
  ])
    expect(sendContactMessageInput.shape.email.safeParse(address).success).toBe(false)
})
