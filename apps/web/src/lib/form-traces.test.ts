import { MIN_FORM_OPEN_MS } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { waitForTraces } from './form-traces.ts'

test('a timer that goes off before its time makes no machine of a guest', async () => {
  const early = vi.spyOn(globalThis, 'setTimeout')
  early.mockImplementationOnce(((task: () => void) => queueMicrotask(task)) as unknown as typeof setTimeout)
  const { openMs, trap } = await waitForTraces(performance.now() - MIN_FORM_OPEN_MS + 40, '')
  expect(early).toHaveBeenCalled()
  expect(openMs).toBeGreaterThanOrEqual(MIN_FORM_OPEN_MS)
  expect(trap).toBe('')
})
