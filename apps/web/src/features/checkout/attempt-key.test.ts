import { afterEach, expect, test } from 'vitest'
import { forgetAttempt, keyOfAttempt } from './attempt-key.ts'

afterEach(() => {
  forgetAttempt()
  window.sessionStorage.clear()
})

test('the same order keeps its key, however often it is sent', () => {
  const key = keyOfAttempt('two samosas')
  expect(keyOfAttempt('two samosas')).toBe(key)
  expect(key).toMatch(/^[\da-f]{32}$/)
})

test('another order has another key', () => {
  expect(keyOfAttempt('two samosas')).not.toBe(keyOfAttempt('three samosas'))
})

test('once it is placed, the same dishes again are a new order', () => {
  const key = keyOfAttempt('two samosas')
  forgetAttempt()
  expect(keyOfAttempt('two samosas')).not.toBe(key)
})
