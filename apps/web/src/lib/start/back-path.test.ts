import { expect, test } from 'vitest'
import { readBackPath } from './back-path.ts'

test.each(['/checkout', '/order-online?q=65&sort=newest#top'])('%s is a valid way back', (path) => {
  expect(readBackPath(path)).toBe(path)
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'checkout',
  '/login?back=/checkout',
  '/signup',
  '',
  undefined,
  7,
])('%s is not', (raw) => {
  expect(readBackPath(raw)).toBeNull()
})
