import { expect, test } from 'vitest'
import { loginInput, registerInput } from './user.ts'

test('an e-mail address is trimmed and lower-cased', () => {
  expect(loginInput.parse({ email: ' Guest@Example.COM ', password: 'x' }).email).toBe('guest@example.com')
})

test.each([
  ['1234567', 'At least 8 characters'],
  ['x'.repeat(129), 'At most 128 characters'],
])('a new password says what is wrong with it', (password, message) => {
  const { error } = registerInput.safeParse({ name: 'Guest', email: 'g@example.com', password })
  expect(error?.issues[0]?.message).toBe(message)
})

test('a password may hold any character, and is not trimmed', () => {
  const password = ' पासवर्ड 🌶  '
  expect(registerInput.parse({ name: 'Guest', email: 'g@example.com', password }).password).toBe(password)
})
