import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { User } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { forgetSession, saveSession, useUser } from '../../lib/session/session.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useSyncUser } from './use-sync-user.ts'

const asha: User = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' }
const ravi: User = { ...asha, _id: 'u2', name: 'Ravi' }

function Greeting() {
  useSyncUser()
  return <p>{useUser()?.name ?? 'nobody'}</p>
}

test('the signed-in user is fetched on load, and replaces an outdated name', async () => {
  saveSession({ token: 't', user: asha })
  await showWithServer(<Greeting />, { 'auth.session': () => ({ ...asha, name: 'Asha Rao' }) })
  expect(screen.getByText('Asha')).toBeDefined()
  expect(await screen.findByText('Asha Rao')).toBeDefined()
})

test('without a session nothing is fetched', async () => {
  const me = vi.fn(() => asha)
  await showWithServer(<Greeting />, { 'auth.session': me })
  expect(me).not.toHaveBeenCalled()
  act(() => saveSession({ token: 't', user: asha }))
  await waitFor(() => expect(me).toHaveBeenCalledOnce())
})

test('a response that arrives after someone else has logged in is ignored', async () => {
  const late = Promise.withResolvers<User>()
  saveSession({ token: 'first', user: asha })
  await showWithServer(<Greeting />, {
    'auth.session': vi.fn(() => Promise.resolve(ravi)).mockImplementationOnce(() => late.promise),
  })
  act(() => saveSession({ token: 'second', user: ravi }))
  await act(async () => late.resolve(asha))
  expect(screen.getByText('Ravi')).toBeDefined()
})

test('a server that does not respond changes nothing', async () => {
  const lose = vi.fn(() => {
    throw new TypeError('Failed to fetch')
  })
  saveSession({ token: 't', user: asha })
  await showWithServer(<Greeting />, { 'auth.session': lose })
  await waitFor(() => expect(lose).toHaveBeenCalled())
  expect(screen.getByText('Asha')).toBeDefined()
})

function Address() {
  useSyncUser()
  const user = useUser()
  const trpc = useTRPC()
  const account = useQuery(trpc.account.get.queryOptions(undefined, { enabled: user !== null }))
  return <p>{user === null ? 'nobody' : (account.data?.email ?? 'asking')}</p>
}

test('one user’s cached data is not shown to the next', async () => {
  const emails = ['asha@example.com', 'ravi@example.com']
  const server = { 'auth.session': () => asha, 'account.get': () => ({ email: emails.shift() }) }
  saveSession({ token: 'first', user: asha })
  await showWithServer(<Address />, server)
  await screen.findByText('asha@example.com')
  act(forgetSession)
  expect(screen.getByText('nobody')).toBeDefined()
  act(() => saveSession({ token: 'second', user: ravi }))
  expect(screen.queryByText('asha@example.com')).toBeNull()
  expect(await screen.findByText('ravi@example.com')).toBeDefined()
})

function OpenOrder() {
  useSyncUser()
  const user = useUser()
  const trpc = useTRPC()
  const { data } = useQuery(trpc.orders.get.queryOptions({ id: 'o1' }))
  return <p>{`${user?.name ?? 'nobody'}: ${data?.number ?? 'asking'}`}</p>
}

test('the page of an order, whose address is its key, outlives the session', async () => {
  const ended = Promise.withResolvers<null>()
  const get = vi.fn(() => ({ number: 1042 }))
  saveSession({ token: 'ended-long-ago', user: asha })
  await showWithServer(<OpenOrder />, { 'auth.session': () => ended.promise, 'orders.get': get })
  await screen.findByText('Asha: 1042')
  await act(async () => ended.resolve(null))
  expect(screen.getByText('nobody: 1042')).toBeDefined()
  expect(get).toHaveBeenCalledOnce()
})
