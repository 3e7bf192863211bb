// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCountInTitle } from './admin-page.tsx'

test('the title starts with the number waiting, while there are any and the page is open', () => {
  document.title = 'Orders'
  const { rerender, unmount } = renderHook(({ count }) => useCountInTitle(count), {
    initialProps: { count: 0 },
  })
  const titles = [2, 120, 0, 1].map((count) => {
    rerender({ count })
    return document.title
  })
  expect(titles).toEqual(['(2) Orders', '(99+) Orders', 'Orders', '(1) Orders'])
  unmount()
  expect(document.title).toBe('Orders')
})
