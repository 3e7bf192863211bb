import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

const messagesFor = (typed: string) =>
  phoneNumber('Enter a phone number')
    .safeParse(typed)
    .error?.issues.map(({ message }) => message)

test.each(['780-555-0142', '(780) 555 0142', '+44 20 7946 0958', '555-0142'])(
  '%j is a phone number',
  (typed) => {
    expect(messagesFor(typed)).toBeUndefined()
  },
)

test.each([
  ['call me', 'Enter a phone number'],
  ['555-014', 'Enter a phone number'],
  [' ', 'Phone is required'],
])('%j is none: %s', (typed, message) => {
  expect(messagesFor(typed)).toEqual([message])
})
