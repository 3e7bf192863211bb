// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createSessionValue } from './session-value.ts'

const isValid = (raw: unknown): raw is string => typeof raw === 'string'

afterEach(() => window.sessionStorage.clear())

test('a stored value can be read until it is deleted', () => {
  createSessionValue({ key: 'note', isValid }).set('extra chutney')
  const later = createSessionValue({ key: 'note', isValid })
  expect(later.get()).toBe('extra chutney')
  later.set(null)
  expect(window.sessionStorage.getItem('note')).toBeNull()
  expect(later.get()).toBeNull()
})

test.each(['{broken', '7', 'null'])('the corrupted value %s counts as none', (damaged) => {
  window.sessionStorage.setItem('note', damaged)
  expect(createSessionValue({ key: 'note', isValid }).get()).toBeNull()
})

test('where the browser forbids storage the value lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden')
  })
  const value = createSessionValue({ key: 'note', isValid })
  value.set('extra chutney')
  expect(value.get()).toBe('extra chutney')
})
