// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unfoldPage } from './unfold-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  delete document.documentElement.dataset['unfolded']
})

test('the folded parts of the page are laid out step by step', () => {
  document.body.innerHTML = '<main><ul data-folds><li></li><li></li><li></li><li></li></ul></main>'
  unfoldPage()
  vi.runAllTimers()
  expect(document.querySelectorAll('[style*="content-visibility"]')).toHaveLength(4)
  expect(document.documentElement.dataset['unfolded']).toBe('')
})

test.each([0, 1])('once the page is gone nothing is left to do, %d steps in', (steps) => {
  document.body.innerHTML = '<main><ul data-folds><li></li><li></li><li></li><li></li></ul></main>'
  const cancel = unfoldPage()
  for (let step = 0; step < steps; step += 1) vi.runOnlyPendingTimers()
  cancel()
  expect(vi.getTimerCount()).toBe(0)
})
