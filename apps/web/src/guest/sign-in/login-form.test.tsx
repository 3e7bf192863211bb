import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LoginInput, Session } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { LoginForm } from './login-form.tsx'

const session: Session = {
  token: 't',
  user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' },
}

async function showLogin(server: FakeServer, known?: LoginInput) {
  const onLoggedIn = vi.fn()
  await showWithServer(<LoginForm known={known} onLoggedIn={onLoggedIn} />, server)
  return { onLoggedIn }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const logIn = () => userEvent.click(screen.getByRole('button', { name: /^Log/ }))

function typeLogin() {
  fireEvent.change(email(), { target: { value: 'asha@example.com' } })
  fireEvent.change(password(), { target: { value: 'cardamom tea' } })
}

const refuse = (body: object) => () => {
  throw body
}

test('the typed credentials go to the server, and the session comes back', async () => {
  const login = vi.fn((_typed: LoginInput) => session)
  const { onLoggedIn } = await showLogin({ 'auth.login': login })
  typeLogin()
  await logIn()
  await waitFor(() => expect(onLoggedIn.mock.calls[0]?.[0]).toEqual(session))
  expect(login.mock.calls[0]?.[0]).toEqual({ email: 'asha@example.com', password: 'cardamom tea' })
})

test('while it is being sent the button says so and a second press does nothing', async () => {
  const answer = Promise.withResolvers<Session>()
  const login = vi.fn(() => answer.promise)
  const { onLoggedIn } = await showLogin({ 'auth.login': login })
  typeLogin()
  await logIn()
  expect(screen.getByRole('button', { name: 'Logging in...' }).ariaDisabled).toBe('true')
  await logIn()
  answer.resolve(session)
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(login).toHaveBeenCalledOnce()
})

test('a wrong password is reported with the server’s message, and nothing has to be retyped', async () => {
  const message = 'Email or password is wrong'
  await showLogin({ 'auth.login': refuse({ code: 'UNAUTHENTICATED', message }) })
  typeLogin()
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect([email().value, password().value]).toEqual(['asha@example.com', 'cardamom tea'])
})

test('too many attempts are reported with the time to wait', async () => {
  const message = 'Too many attempts. Please try again in 9 minutes.'
  await showLogin({ 'auth.login': refuse({ code: 'RATE_LIMITED', message }) })
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('if no response arrives, the login has failed', async () => {
  await showLogin({ 'auth.login': refuse(new TypeError('Failed to fetch')) })
  await logIn()
  expect(await screen.findByText('Login failed')).toBeDefined()
})

test('an error from the server is shown at its field, which takes the focus, until it is filled in', async () => {
  const issues = [
    { path: 'password', message: 'Password is required' },
    { path: 'email', message: 'Email is required' },
  ]
  await showLogin({ 'auth.login': refuse({ code: 'VALIDATION', message: 'Email is required', issues }) })
  await logIn()
  await screen.findByText('Password is required')
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: 'Email', description: 'Email is required' }),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(email(), 'a')
  expect(screen.queryByText('Email is required')).toBeNull()
  expect(screen.getByText('Password is required')).toBeDefined()
})

test('an account with a second factor is asked for its code, and nothing has to be retyped', async () => {
  const login = vi.fn(({ code }: LoginInput) => {
    if (code === undefined) throw { code: 'SECOND_FACTOR_REQUIRED', message: 'Enter the code' }
    return session
  })
  const { onLoggedIn } = await showLogin({ 'auth.login': login })
  typeLogin()
  await logIn()
  const field = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(field, '123 456')
  await logIn()
  await waitFor(() => expect(onLoggedIn.mock.calls[0]?.[0]).toEqual(session))
  expect(login.mock.calls[1]?.[0]).toEqual({
    email: 'asha@example.com',
    password: 'cardamom tea',
    code: '123 456',
  })
})

test('a wrong code is reported at its field', async () => {
  const message = 'That code is not valid, or has already been used. Wait for the next one.'
  await showLogin({
    'auth.login': ({ code }: LoginInput) => {
      if (code === undefined) throw { code: 'SECOND_FACTOR_REQUIRED', message: 'Enter the code' }
      throw { code: 'FORBIDDEN', message, issues: [{ path: 'code', message }] }
    },
  })
  typeLogin()
  await logIn()
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await logIn()
  expect(await screen.findByText(message)).toBeDefined()
})

test('a public login is filled in', async () => {
  await showLogin({}, { email: 'admin@example.com', password: 'open sesame' })
  expect([email().value, password().value]).toEqual(['admin@example.com', 'open sesame'])
})

test('the password can be made visible', async () => {
  await showLogin({})
  expect(password().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(password().type).toBe('password')
})
