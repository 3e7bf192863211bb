import { expect, test } from 'vitest'
import { telOf } from './tel-of.ts'

test.each([
  ['780-555-0142', '+17805550142'],
  ['(780) 555 0142', '+17805550142'],
  ['1 780 555 0142', '+17805550142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['780-555-014', null],
  ['+44', null],
  ['', null],
])('a phone dials for %j: %j', (written, dialled) => {
  expect(telOf(written)).toBe(dialled)
})
