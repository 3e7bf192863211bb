import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

// In the browser it is loaded with the first address typed; its compile time is not what is tested here.
beforeAll(() => import('./subscribe.ts'))

const thanks = 'Thank you! Please confirm your address with the email we sent you.'
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' })

async function ask(answer: () => unknown) {
  const subscribe = vi.fn((_input: { email: string; form: { honeypot: string; openMs: number } }) => answer())
  await showWithServer(<NewsletterBox />, { 'newsletter.subscribe': subscribe })
  await userEvent.type(field(), 'reader@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  return subscribe
}

test('the consent wording is shown beside the button', async () => {
  await showWithServer(<NewsletterBox />, {})
  const button = screen.getByRole('button', { name: 'Subscribe' })
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toContain('Every email has a link to opt out')
})

test('the address is not sent sooner than a person could type, and the answer is shown', async () => {
  const subscribe = await ask(() => ({ message: thanks }))
  expect(await screen.findByText(thanks)).toBeDefined()
  expect(field().value).toBe('')
  const [{ email, form }] = subscribe.mock.calls[0] ?? [{ email: '', form: { honeypot: '', openMs: 0 } }]
  expect([email, form.honeypot]).toEqual(['reader@example.com', ''])
  expect(form.openMs).toBeGreaterThanOrEqual(2000)
})

test.each([-60, 60])('a clock change of %d minutes meanwhile makes no difference', async (minutes) => {
  const now = Date.now
  const subscribe = vi.fn((_input: { form: { openMs: number } }) => ({ message: thanks }))
  await showWithServer(<NewsletterBox />, { 'newsletter.subscribe': subscribe })
  vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
  await userEvent.type(field(), 'reader@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText(thanks)).toBeDefined()
  const openMs = subscribe.mock.calls[0]?.[0].form.openMs
  expect(openMs).toBeGreaterThanOrEqual(2000)
  expect(openMs).toBeLessThan(60_000)
})

test('an empty field is validated by the server, as in every other form, and not by the browser', async () => {
  const message = 'Email is required'
  const subscribe = vi.fn((_input: { email: string }) => {
    throw { code: 'VALIDATION', message, issues: [{ path: 'email', message }] }
  })
  await showWithServer(<NewsletterBox />, { 'newsletter.subscribe': subscribe })
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(subscribe.mock.calls[0]?.[0].email).toBe('')
  expect(document.activeElement).toBe(field())
})

test.each([
  [{ code: 'VALIDATION', message: 'Enter a valid email address' }, 'Enter a valid email address'],
  [new TypeError('Failed to fetch'), /check your connection/],
])('an error is shown at the field, which keeps its text', async (thrown, message) => {
  await ask(() => {
    throw thrown
  })
  expect(await screen.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(field())
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['reader@example.com', 'true'])
})
