import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MantineScope } from '../mantine-scope.tsx'
import { SearchBox } from './searched-list.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function type(query: string) {
  const onSearch = vi.fn()
  render(<SearchBox label="Search" query={undefined} onSearch={onSearch} />, { wrapper: MantineScope })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: query } })
  return onSearch
}

test('searches when the typing pauses', () => {
  const onSearch = type(' naan ')
  expect(onSearch).not.toHaveBeenCalled()
  act(() => void vi.runAllTimers())
  expect(onSearch.mock.calls).toEqual([['naan']])
})

test('spaces alone are not a search', () => {
  const onSearch = type('  ')
  act(() => void vi.runAllTimers())
  expect(onSearch.mock.calls).toEqual([[undefined]])
})

test('a pending search does not call back a user who leaves the field for a result', () => {
  const onSearch = type('naan')
  fireEvent.blur(screen.getByRole('searchbox'))
  expect(onSearch.mock.calls).toEqual([['naan']])
  act(() => void vi.runAllTimers())
  expect(onSearch).toHaveBeenCalledOnce()
})
