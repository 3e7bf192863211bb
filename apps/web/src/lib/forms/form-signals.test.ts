import { MIN_FORM_OPEN_MS } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { waitForSignals } from './form-signals.ts'

test('a timer that fires early does not make a guest look like a bot', async () => {
  const early = vi.spyOn(globalThis, 'setTimeout')
  early.mockImplementationOnce(((task: () => void) => queueMicrotask(task)) as unknown as typeof setTimeout)
  const { openMs, honeypot } = await waitForSignals(performance.now() - MIN_FORM_OPEN_MS + 40, '')
  expect(early).toHaveBeenCalled()
  expect(openMs).toBeGreaterThanOrEqual(MIN_FORM_OPEN_MS)
  expect(honeypot).toBe('')
})
