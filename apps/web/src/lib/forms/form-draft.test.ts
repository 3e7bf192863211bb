// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createFormDraft } from './form-draft.ts'

const draft = createFormDraft('test', ['honeypot'])

beforeEach(() => {
  draft.forget()
  document.body.innerHTML = ''
})

/** A new page with the same form. */
function openForm() {
  document.body.innerHTML = `<form>
    <input name="name">
    <textarea name="message"></textarea>
    <select name="occasion"><option value="">Choose</option><option>wedding</option></select>
    <input type="radio" name="way" value="mail" checked><input type="radio" name="way" value="phone">
    <input type="checkbox" name="agreed" value="yes" checked>
    <input name="honeypot"><input value="nameless"><button name="send" value="1">Send</button>
  </form>`
  return document.querySelector('form') as HTMLFormElement
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function typeIn(form: HTMLFormElement) {
  field(form, 'name').value = 'Juniper'
  field(form, 'message').value = 'For forty?\nOn a Sunday.'
  field(form, 'occasion').value = 'wedding'
  field(form, 'way').value = 'phone'
  field(form, 'agreed').checked = false
  field(form, 'honeypot').value = 'spam'
  draft.save(form)
}

test('text, choices and unticked boxes are restored in the next page’s form', () => {
  typeIn(openForm())
  const next = openForm()
  draft.restore(next)
  expect(valuesOf(next)).toEqual({
    name: 'Juniper',
    message: 'For forty?\nOn a Sunday.',
    occasion: 'wedding',
    way: 'phone',
    honeypot: '',
  })
})

test('the draft is deleted after sending', () => {
  typeIn(openForm())
  draft.forget()
  const next = openForm()
  draft.restore(next)
  expect(valuesOf(next)).toMatchObject({ name: '', occasion: '', way: 'mail', agreed: 'yes' })
})

test('what was typed before hydration takes precedence', () => {
  typeIn(openForm())
  const next = openForm()
  field(next, 'name').value = 'Asha'
  draft.restore(next)
  expect(valuesOf(next)).toMatchObject({ name: 'Asha', message: 'For forty?\nOn a Sunday.' })
})

test('a choice that is no longer offered leaves the list at its first option', () => {
  const form = openForm()
  form.querySelector('select')?.add(new Option('heist'))
  field(form, 'occasion').value = 'heist'
  draft.save(form)
  const next = openForm()
  draft.restore(next)
  expect([field(next, 'occasion').value, valuesOf(next)['occasion']]).toEqual(['', ''])
})

test('two forms do not mix', () => {
  typeIn(openForm())
  const next = openForm()
  createFormDraft('other', []).restore(next)
  expect(valuesOf(next)).toMatchObject({ name: '', message: '' })
})

test.each(['{broken', '7', '{"name":7}', 'null'])('the corrupted content %s is not a draft', (damaged) => {
  window.sessionStorage.setItem('draft-test', damaged)
  const form = openForm()
  draft.restore(form)
  expect(valuesOf(form)).toMatchObject({ name: '', message: '' })
})
