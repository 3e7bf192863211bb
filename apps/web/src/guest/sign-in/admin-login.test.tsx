import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserRole } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { AdminLogin } from './admin-login.tsx'

async function showAdminLogin(server: FakeServer) {
  const onLogout = vi.fn()
  await showWithServer(<AdminLogin onLoggedIn={() => {}} onLogout={onLogout} />, server)
  return { onLogout }
}

const nothing = { 'auth.demoLogin': () => null }
const signInAs = (role: UserRole) =>
  saveSession({ token: 't', user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role } })

test('in the demo the login is filled in, and the page says why', async () => {
  await showAdminLogin({ 'auth.demoLogin': () => ({ email: 'admin@example.com', password: 'open sesame' }) })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('admin@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('open sesame')
  expect(screen.getByText('Demo')).toBeDefined()
})

test('in a real restaurant nothing is filled in', async () => {
  await showAdminLogin(nothing)
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('')
  expect(screen.queryByText('Demo')).toBeNull()
})

test('a signed-in admin sees their account, and a link onward', async () => {
  signInAs('admin')
  await showAdminLogin(nothing)
  expect(screen.getByText('Logged in as', { exact: false }).textContent).toBe('Logged in as asha@example.com')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/admin')
})

test('a customer is told so, and can log out to come back as an admin', async () => {
  signInAs('customer')
  const { onLogout } = await showAdminLogin(nothing)
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onLogout).toHaveBeenCalledOnce()
})
