import { expect, test } from 'vitest'
import { optionalText, requiredText, text } from './text.ts'

test('typed text is trimmed', () => {
  expect(requiredText(10, 'Name required').parse('  Asha ')).toBe('Asha')
})

test.each([undefined, null, '', '   ', 7])('%j gets the given message', (value) => {
  const { error } = requiredText(10, 'Name required').safeParse(value)
  expect(error?.issues[0]?.message).toBe('Name required')
})

test.each([null, '', '  ', undefined])('optional: %j counts as missing', (value) => {
  expect(optionalText(10).parse(value)).toBeUndefined()
})

test('line breaks and tabs are allowed; other control characters are not', () => {
  expect(text(20).safeParse('one\n\ttwo').success).toBe(true)
  expect(text(20).safeParse('a\u0000b').success).toBe(false)
  expect(text(20).safeParse('a\u001bb').success).toBe(false)
})

test('names in every script are allowed', () => {
  expect(text(40).parse('ਜਸਪ੍ਰੀਤ 🌶 Zoë')).toBe('ਜਸਪ੍ਰੀਤ 🌶 Zoë')
})

test('a text may have exactly its maximum length', () => {
  expect(text(3).safeParse('abc').success).toBe(true)
  expect(text(3).safeParse('abcd').success).toBe(false)
})
