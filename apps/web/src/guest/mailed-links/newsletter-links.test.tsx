import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { ConfirmSubscription, EndSubscription } from './newsletter-links.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const refuse = (code: string, message: string) => () => {
  throw { code, message }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('confirming', () => {
  async function come(server: FakeServer, hash = '#abc') {
    window.history.replaceState(null, '', `/newsletter/confirm${hash}`)
    await showWithServer(<ConfirmSubscription />, server)
  }

  test('nothing happens before the click; then the key leaves the address and its owner is subscribed', async () => {
    const confirm = vi.fn((_input: object) => ({ done: true }))
    await come({ 'newsletter.confirm': confirm })
    expect(confirm).not.toHaveBeenCalled()
    await press('Yes, sign me up')
    const result = (await screen.findByText('You’re on the list.')).closest('[role=status]')
    expect(document.activeElement).toBe(result)
    expect([confirm.mock.calls, window.location.hash]).toEqual([[[{ token: 'abc' }, undefined]], ''])
  })

  test('an expired link says so, and how to get another', async () => {
    await come({ 'newsletter.confirm': refuse('CONFLICT', 'This link has expired') })
    await press('Yes, sign me up')
    expect(await screen.findByText('This link has expired')).toBeDefined()
    expect(screen.getByText(/Subscribe again/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a request whose response was lost can be repeated', async () => {
    const confirm = vi
      .fn(() => ({ done: true }))
      .mockImplementationOnce(() => {
        throw new TypeError('Failed to fetch')
      })
    await come({ 'newsletter.confirm': confirm })
    await press('Yes, sign me up')
    expect((await screen.findByRole('alert')).textContent).toContain('could not be confirmed')
    await press('Yes, sign me up')
    expect(await screen.findByText('You’re on the list.')).toBeDefined()
  })

  test('without its key there is no button', async () => {
    await come({}, '')
    expect(screen.getByText(/This link is incomplete/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('unsubscribing', () => {
  async function come(server: FakeServer, hash = '#k1') {
    window.history.replaceState(null, '', `/newsletter/unsubscribe${hash}`)
    await showWithServer(<EndSubscription />, server)
  }

  test('takes one click', async () => {
    const unsubscribe = vi.fn((_input: object) => ({ done: true }))
    await come({ 'newsletter.unsubscribe': unsubscribe })
    expect(unsubscribe).not.toHaveBeenCalled()
    await press('Unsubscribe')
    expect(await screen.findByText('You are unsubscribed.')).toBeDefined()
    expect(unsubscribe.mock.calls[0]?.[0]).toEqual({ key: 'k1' })
  })

  test('an unknown link says so, and whom to contact', async () => {
    await come({ 'newsletter.unsubscribe': refuse('NOT_FOUND', 'This link doesn’t work') })
    await press('Unsubscribe')
    expect(await screen.findByText('This link doesn’t work')).toBeDefined()
    expect(screen.getByText(/forward one to/)).toBeDefined()
  })

  test('too many attempts are reported, and the button stays', async () => {
    await come({ 'newsletter.unsubscribe': refuse('RATE_LIMITED', 'Too many attempts') })
    await press('Unsubscribe')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts')
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeDefined()
  })
})
