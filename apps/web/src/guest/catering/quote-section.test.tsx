import { sampleSettings } from '@tiffin/restaurant/sample'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restaurantDay } from '../../lib/time/local-time.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { QuoteSection } from './quote-section.tsx'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const section = {
  kind: 'quote',
  heading: 'Tell us about the day',
  text: 'Rough numbers are fine.',
  image: '',
} as const

async function show(request: (input: never) => unknown) {
  const shown = showWithServer(<QuoteSection section={section} />, { 'catering.request': request })
  await wait(50)
  await shown
  await wait(2000)
}
async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Request Your Quote' }))
  await wait(50)
}

test('a request is confirmed with its reference and what happens next', async () => {
  const request = vi.fn((_input: object) => ({ _id: 'r1', reference: 'C-101' }))
  await show(request)
  const typed = { Occasion: 'wedding', Date: '2026-06-20', Guests: '180', Name: 'Juniper' }
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(label), { target: { value } })
  await press()
  expect(request.mock.calls[0]?.[0]).toMatchObject({
    occasion: 'wedding',
    eventDay: '2026-06-20',
    guestCount: 180,
    name: 'Juniper',
    budget: '',
  })
  expect(screen.getByText('C-101')).toBeDefined()
  expect(screen.getByText(/reply within 24 hours with a menu/)).toBeDefined()
  expect(document.activeElement?.tagName).toBe('H3')

  fireEvent.click(screen.getByRole('button', { name: 'Request another quote' }))
  expect(document.activeElement).toBe(field('Occasion'))
  expect(field('Guests').value).toBe('')
})

test('a blank number of guests is not sent as zero', async () => {
  const request = vi.fn((_input: { guestCount: number }) => ({ _id: 'r1', reference: 'C-101' }))
  await show(request)
  await press()
  expect(request.mock.calls[0]?.[0].guestCount).toBeNaN()
})

test('a past day is reported as soon as it is chosen, until it is changed', async () => {
  await show(() => ({ _id: 'r1', reference: 'C-101' }))
  const over = 'That day has passed. Choose a later one.'
  fireEvent.focus(field('Date'))
  expect(field('Date').min).toBe(restaurantDay(new Date(), sampleSettings.region))
  fireEvent.input(field('Date'), { target: { value: '2020-06-20' } })
  expect(screen.getByText(over)).toBeDefined()
  expect(field('Date').getAttribute('aria-invalid')).toBe('true')
  for (const value of ['0002-06-20', '2999-06-20']) {
    fireEvent.input(field('Date'), { target: { value } })
    expect(screen.queryByText(over)).toBeNull()
  }
})

test('a past day is reported together with all other errors', async () => {
  await show(() => {
    throw { code: 'VALIDATION', message: 'No', issues: [{ path: 'name', message: 'Name is required' }] }
  })
  fireEvent.input(field('Date'), { target: { value: '2020-06-20' } })
  await press()
  expect(screen.getByText('Name is required')).toBeDefined()
  expect(screen.getByText('That day has passed. Choose a later one.')).toBeDefined()
  expect(document.activeElement).toBe(field('Date'))
})

test('a request that could not be sent stays in the form, with the number to call', async () => {
  await show(() => {
    throw { code: 'RATE_LIMITED', message: 'Too many attempts. Please try again in 20 minutes.' }
  })
  fireEvent.input(field('Guests'), { target: { value: '180' } })
  await press()
  const line = screen.getByRole('alert').textContent
  for (const words of ['Your request was not sent.', 'try again in 20 minutes', '780-555-0142']) {
    expect(line).toContain(words)
  }
  expect(field('Guests').value).toBe('180')
})
