// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUrlKey } from './use-url-key.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

test('the token of an emailed link is stored for the page and removed from the address', () => {
  window.history.replaceState({ key: 'kept' }, '', '/verify-email?from=mail#abc_123')
  const { result, rerender } = renderHook(useUrlKey)
  expect(window.location.href).toMatch(/\/verify-email\?from=mail$/)
  expect(window.history.state).toEqual({ key: 'kept' })
  rerender()
  expect(result.current).toBe('abc_123')
})

test('without a token the result is null', () => {
  expect(renderHook(useUrlKey).result.current).toBeNull()
})
