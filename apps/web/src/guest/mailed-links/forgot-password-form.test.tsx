import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

async function askFor(email: string, answer: (input: { email: string }) => unknown) {
  await showWithServer(<ForgotPasswordForm />, { 'account.requestPasswordReset': answer })
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
}

test('the answer does not reveal whether there is an account, and takes the focus', async () => {
  const request = vi.fn((_asked: { email: string }) => ({ done: true }))
  await askFor('asha@example.com', request)
  const answer = await screen.findByText('If there is an account with this address, we’ve sent it a link.')
  expect(request.mock.calls[0]?.[0]).toEqual({ email: 'asha@example.com' })
  expect(document.activeElement?.contains(answer)).toBe(true)
})

test('too many requests are reported, and the email address stays filled in', async () => {
  const message = 'Too many attempts. Please try again in 9 minutes.'
  await askFor('asha@example.com', () => {
    throw { code: 'RATE_LIMITED', message }
  })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.com')
})
