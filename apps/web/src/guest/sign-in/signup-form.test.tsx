import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Session } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { SignupForm } from './signup-form.tsx'

const session = { token: 't' } as Session

async function signUp(server: FakeServer) {
  const onSignedUp = vi.fn()
  await showWithServer(<SignupForm onSignedUp={onSignedUp} />, server)
  await userEvent.type(screen.getByLabelText('Name'), 'Asha')
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  return { onSignedUp }
}

test('the account is created from what was typed', async () => {
  const register = vi.fn((_typed: object) => session)
  const { onSignedUp } = await signUp({ 'auth.register': register })
  await waitFor(() => expect(onSignedUp.mock.calls[0]?.[0]).toEqual(session))
  expect(register.mock.calls[0]?.[0]).toEqual({ name: 'Asha', email: 'asha@example.com', password: 'short' })
})

test('the password rule is shown before it is violated, and again when it is', async () => {
  const message = 'At least 8 characters'
  await signUp({
    'auth.register': () => {
      throw { code: 'VALIDATION', message, issues: [{ path: 'password', message }] }
    },
  })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.getByText('8 to 128 characters')).toBeDefined()
  expect(screen.getByText(message)).toBeDefined()
})

test('while the account is being created the button says so', async () => {
  await signUp({ 'auth.register': () => new Promise(() => {}) })
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDefined()
})

test('an email address that has an account is reported with the server’s message', async () => {
  const message = 'An account with this email already exists. Log in instead?'
  await signUp({
    'auth.register': () => {
      throw { code: 'CONFLICT', message }
    },
  })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('if no response arrives, registering has failed', async () => {
  await signUp({
    'auth.register': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await screen.findByText('Register failed')).toBeDefined()
})
