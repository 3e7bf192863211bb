// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedCallback } from './menu-tools.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('after a pause, the last question is answered by the latest callback', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook(({ ask }) => useDebouncedCallback(ask, 300), {
    initialProps: { ask: first },
  })
  result.current.callSoon('sam')
  vi.advanceTimersByTime(299)
  result.current.callSoon('samosa')
  rerender({ ask: second })
  vi.advanceTimersByTime(300)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith('samosa')
})

test('what was cancelled is not asked, nor what was typed before leaving', () => {
  const ask = vi.fn()
  const { result, unmount } = renderHook(() => useDebouncedCallback(ask, 300))
  result.current.callSoon('sam')
  result.current.cancel()
  vi.advanceTimersByTime(300)
  result.current.callSoon('samosa')
  unmount()
  vi.advanceTimersByTime(300)
  expect(ask).not.toHaveBeenCalled()
})
