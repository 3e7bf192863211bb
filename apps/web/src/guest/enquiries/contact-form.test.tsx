import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { ContactForm } from './contact-form.tsx'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const typed = { Name: 'Juniper', Email: 'juniper@example.com', 'Phone (optional)': '', Message: 'For forty?' }

async function show(send: (input: never, key: unknown) => unknown) {
  const shown = showWithServer(<ContactForm />, { 'messages.send': send })
  await wait(50)
  await shown
  await wait(2000)
}
function fill() {
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(label), { target: { value } })
}
async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  await wait(50)
}

test('a message is sent and confirmed, and another one starts with an empty form', async () => {
  const send = vi.fn((_input: object) => ({ _id: 'm1' }))
  await show(send)
  fill()
  await press()
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    name: 'Juniper',
    email: 'juniper@example.com',
    phone: '',
    message: 'For forty?',
    form: { honeypot: '' },
  })
  expect(document.activeElement).toBe(screen.getByText('Message Sent!'))
  fireEvent.click(screen.getByRole('button', { name: 'Send Another Message' }))
  expect(document.activeElement).toBe(field('Name'))
  expect(Object.keys(typed).map((label) => field(label).value)).toEqual(['', '', '', ''])
})

test('while it is being sent, the button says so', async () => {
  await show(() => new Promise(() => {}))
  fill()
  await press()
  expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-disabled')).toBe('true')
})

test('a message whose answer was lost stays in the form, with the number to call', async () => {
  await show(() => {
    throw new Error('lost')
  })
  fill()
  await press()
  const line = screen.getByRole('alert').textContent
  expect(line).toContain('We got no response. It may have arrived all the same.')
  expect(line).not.toContain('not sent')
  expect(line).toContain('780-555-0142')
})

test('a message that could not be sent stays in the form, with the number to call', async () => {
  await show(() => {
    throw { code: 'RATE_LIMITED', message: 'Too many attempts.' }
  })
  fill()
  await press()
  const line = screen.getByRole('alert').textContent
  expect(line).toContain('Your message was not sent.')
  expect(line).toContain('780-555-0142')
  expect(field('Message').value).toBe('For forty?')
})

test('an invalid field shows its error and takes the focus', async () => {
  const message = 'Enter a valid email address'
  await show(() => {
    throw { code: 'VALIDATION', message, issues: [{ path: 'email', message }] }
  })
  fill()
  await press()
  expect(document.activeElement).toBe(field('Email'))
  expect(screen.getByText(message)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
