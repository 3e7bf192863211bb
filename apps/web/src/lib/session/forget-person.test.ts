// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFormDraft } from '../forms/form-draft.ts'
import { forgetPerson, forgetWithOtherTabs } from './forget-person.ts'
import { createSessionValue } from '../storage/session-value.ts'
import { saveSession, tokenStore } from './session.ts'

const isValid = (raw: unknown): raw is string => typeof raw === 'string'
const note = createSessionValue({ key: 'checkout-customer', isValid })

beforeEach(() => {
  saveSession({
    token: 'secret',
    user: { _id: '1', name: 'Juniper', email: 'j@example.com', role: 'customer' },
  })
  note.set('Juniper, 780 555 0199')
  // As a part of the site left it that this page has not loaded.
  window.sessionStorage.setItem('draft-contact', '{"name":"Juniper"}')
  window.localStorage.setItem('followed-orders', '["0123"]')
  window.localStorage.setItem('remembered-guest', '{"name":"Juniper"}')
  window.localStorage.setItem('unanswered-order', '{"request":{"customer":{"name":"Juniper"}}}')
  window.localStorage.setItem('tiffin-kitchen-taps', '[{"number":1042}]')
  window.localStorage.setItem('tiffin-kitchen-refused', '[{"number":1042}]')
  window.localStorage.setItem('cart', '[{"slug":"samosa"}]')
})
afterEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('after a logout nothing of the person is in the browser; the cart stays', () => {
  forgetPerson()
  expect([tokenStore.get(), note.get()]).toEqual([null, null])
  expect(window.sessionStorage).toHaveLength(0)
  expect(Object.keys(window.localStorage).toSorted()).toEqual(['cart', 'logged-out-at'])
})

test('another tab forgets what was typed there too', () => {
  forgetWithOtherTabs()
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(note.get()).not.toBeNull()
  window.dispatchEvent(new StorageEvent('storage', { key: 'logged-out-at', newValue: '1' }))
  expect([note.get(), window.sessionStorage.length]).toEqual([null, 0])
})

test('a draft that could not be stored is forgotten as well', () => {
  const form = document.createElement('form')
  form.innerHTML = '<input name="message">'
  const draft = createFormDraft('contact', [])
  const field = form.elements[0] as HTMLInputElement
  field.value = 'my table'
  draft.save(form)
  forgetPerson()
  field.value = ''
  draft.restore(form)
  expect(field.value).toBe('')
})
