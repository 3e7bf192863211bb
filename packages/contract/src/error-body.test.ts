import { expect, test } from 'vitest'
import { errorBody } from './error-body.ts'
import { errorCodes } from './error-codes.ts'

test.each(Object.entries(errorCodes))('%s is an error status with a message', (code, { status, when }) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(when).not.toBe('')
  expect(errorBody.safeParse({ message: 'No', code }).success).toBe(true)
})

test('a code that is not in the table is invalid', () => {
  expect(errorBody.safeParse({ message: 'No', code: 'OOPS' }).success).toBe(false)
})
