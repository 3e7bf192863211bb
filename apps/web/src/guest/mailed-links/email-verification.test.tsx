import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { VerifyEmail } from './email-verification.tsx'

const asha = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' } as const
const usedLink = 'This link has expired or has already been used. Please request a new one.'
const refuse = () => {
  throw { code: 'CONFLICT', message: usedLink }
}

beforeEach(() => {
  window.sessionStorage.clear()
  saveSession({ token: 't', user: asha })
})
afterEach(() => window.history.replaceState(null, '', '/'))

async function comeByLink(server: FakeServer, hash = '#abc') {
  window.history.replaceState(null, '', `/verify-email${hash}`)
  await showWithServer(<VerifyEmail />, server)
}

test('the link is redeemed immediately, and leads to the orders', async () => {
  const verify = vi.fn((_input: object) => ({ done: true }))
  await comeByLink({ 'account.verifyEmail': verify })
  expect(await screen.findByText('Your email address is confirmed.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('/orders')
  expect(verify.mock.calls).toEqual([[{ token: 'abc' }, undefined]])
})

test('a signed-out guest is redirected to the login and nothing is redeemed; the link is saved for them', async () => {
  forgetSession()
  const verify = vi.fn((_input: object) => ({ done: true }))
  await comeByLink({ 'account.verifyEmail': verify })
  const login = await screen.findByRole('link', { name: 'Log in' })
  expect(login.getAttribute('href')).toBe('/login?back=%2Fverify-email')
  expect(verify).not.toHaveBeenCalled()

  cleanup()
  saveSession({ token: 't', user: asha })
  await comeByLink({ 'account.verifyEmail': verify }, '')
  expect(await screen.findByText('Your email address is confirmed.')).toBeDefined()
  expect(verify.mock.calls).toEqual([[{ token: 'abc' }, undefined]])
})

test('the owner of a used link can request another', async () => {
  await comeByLink({
    'account.verifyEmail': refuse,
    'account.get': () => ({ ...asha, isEmailVerified: false }),
    'account.requestVerification': () => ({ done: true }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByText('We’ve sent a new link to asha@example.com.')).toBeDefined()
})

test('clicking the link twice shows that the address is already verified', async () => {
  await comeByLink({
    'account.verifyEmail': refuse,
    'account.get': () => ({ ...asha, isEmailVerified: true }),
  })
  expect(await screen.findByText('Your address is already verified.')).toBeDefined()
})

test('a link whose response was lost can be tried again', async () => {
  const verify = vi
    .fn(() => ({ done: true }))
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
  await comeByLink({ 'account.verifyEmail': verify })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your email address is confirmed.')).toBeDefined()
})

test('a link without its token says so and sends no request', async () => {
  const verify = vi.fn()
  const server = { 'account.verifyEmail': verify, 'account.get': () => ({ ...asha, isEmailVerified: false }) }
  await comeByLink(server, '')
  expect(screen.getByText(/This link is incomplete/)).toBeDefined()
  expect(verify).not.toHaveBeenCalled()
})
