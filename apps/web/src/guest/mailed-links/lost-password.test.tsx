import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { ResetPasswordForm, ForgotPasswordForm } from './lost-password.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

async function comeByLink(hash: string, answer: (input: never) => unknown) {
  window.history.replaceState(null, '', `/reset-password${hash}`)
  const onReset = vi.fn()
  await showWithServer(<ResetPasswordForm onReset={onReset} />, { 'account.resetPassword': answer })
  return { onReset }
}

async function choosePassword() {
  await userEvent.type(screen.getByLabelText('New password'), 'saffron lassi')
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
}

test('the link’s token and the new password are sent to the server, and the guest is logged in', async () => {
  const reset = vi.fn((_input: object) => ({ token: 't' }))
  const { onReset } = await comeByLink('#abc', reset)
  await choosePassword()
  await waitFor(() => expect(onReset.mock.calls[0]?.[0]).toEqual({ token: 't' }))
  expect(reset.mock.calls[0]?.[0]).toEqual({ token: 'abc', password: 'saffron lassi' })
})

test('a new colleague chooses a first password, not a new one', async () => {
  window.history.replaceState(null, '', '/reset-password?welcome=1#abc')
  const reset = vi.fn((_input: object) => ({ token: 't' }))
  const onReset = vi.fn()
  await showWithServer(<ResetPasswordForm isFirst onReset={onReset} />, { 'account.resetPassword': reset })
  await userEvent.type(screen.getByLabelText('Password'), 'saffron lassi')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce())
  expect(reset.mock.calls[0]?.[0]).toEqual({ token: 'abc', password: 'saffron lassi' })
  expect(window.location.search).toBe('?welcome=1')
})

test('a used link says so, and a new one is one click away', async () => {
  const message = 'This link has expired or has already been used. Please request a new one.'
  await comeByLink('#abc', () => {
    throw { code: 'CONFLICT', message }
  })
  await choosePassword()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test('a link without its token does not ask for a password', async () => {
  await comeByLink('', () => {})
  expect(screen.getByText('This link is incomplete.')).toBeDefined()
  expect(screen.queryByLabelText('New password')).toBeNull()
})

async function askFor(email: string, answer: (input: { email: string }) => unknown) {
  await showWithServer(<ForgotPasswordForm />, { 'account.requestPasswordReset': answer })
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Email me a reset link' }))
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
