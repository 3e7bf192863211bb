import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function type(words: string) {
  const onSearch = vi.fn()
  render(<SearchField label="Search" words="" onSearch={onSearch} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
  return onSearch
}

test('searches when the typing pauses', () => {
  const onSearch = type('naan')
  expect(onSearch).not.toHaveBeenCalled()
  act(() => void vi.runAllTimers())
  expect(onSearch.mock.calls).toEqual([['naan']])
})

test('whoever leaves the field for a result is not called back by a search that was still to come', () => {
  const onSearch = type('naan')
  fireEvent.blur(screen.getByRole('searchbox'))
  expect(onSearch.mock.calls).toEqual([['naan']])
  act(() => void vi.runAllTimers())
  expect(onSearch).toHaveBeenCalledOnce()
})
