import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith, withConfirmation } from './confirm-identity.ts'

const unconfirmed = { data: { body: { code: 'CONFIRMATION_REQUIRED', message: 'Please confirm' } } }
const other = { data: { body: { code: 'FORBIDDEN', message: 'No' } } }

const ask = vi.fn(async () => true)
beforeEach(() => {
  ask.mockClear()
  answerWith(ask)
})

const failsOnce = (error: object) =>
  vi
    .fn(async () => 'done')
    .mockImplementationOnce(async () => {
      throw error
    })

test('a call that needs a confirmation is repeated after it', async () => {
  const call = failsOnce(unconfirmed)
  expect(await withConfirmation(call)).toBe('done')
  expect([ask.mock.calls.length, call.mock.calls.length]).toEqual([1, 2])
})

test('calls at the same time are one question', async () => {
  await Promise.all([withConfirmation(failsOnce(unconfirmed)), withConfirmation(failsOnce(unconfirmed))])
  expect(ask).toHaveBeenCalledOnce()
})

test('without a confirmation the call has failed', async () => {
  ask.mockResolvedValueOnce(false)
  await expect(withConfirmation(failsOnce(unconfirmed))).rejects.toBe(unconfirmed)
})

test('other errors are not a question', async () => {
  await expect(withConfirmation(failsOnce(other))).rejects.toBe(other)
  expect(ask).not.toHaveBeenCalled()
})
