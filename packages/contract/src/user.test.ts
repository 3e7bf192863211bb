import { expect, test } from 'vitest'
import { loginInput, registerInput } from './user.ts'

test('an email address is trimmed and lower-cased', () => {
  expect(loginInput.parse({ email: ' Guest@Example.COM ', password: 'x' }).email).toBe('guest@example.com')
})

test.each([
  ['1234567', 'At least 8 characters'],
  ['x'.repeat(129), 'At most 128 characters'],
])('a new password says what is wrong with it', (password, message) => {
  const { error } = registerInput.safeParse({ name: 'Guest', email: 'g@example.com', password })
  expect(error?.issues[0]?.message).toBe(message)
})

test('a password may contain any character, and is not trimmed', () => {
  const password = ' पासवर्ड 🌶  '
  expect(registerInput.parse({ name: 'Guest', email: 'g@example.com', password }).password).toBe(password)
})

test.each([
  ['😀'.repeat(7), false],
  ['😀'.repeat(8), true],
  ['😀'.repeat(128), true],
  ['😀'.repeat(129), false],
])('the length of %s is counted in characters, not in UTF-16 units', (password, isTaken) => {
  const input = { name: 'Guest', email: 'g@example.com', password }
  expect(registerInput.safeParse(input).success).toBe(isTaken)
})

test.each(['guest', '@example.com', 'guest@', 'a b@example.com', 'a@b@c'])(
  '"%s" is not an address',
  (email) => {
    const { error } = registerInput.safeParse({ name: 'Guest', email, password: 'long enough' })
    expect(error?.issues[0]?.message).toBe('Enter a valid email address')
  },
)
