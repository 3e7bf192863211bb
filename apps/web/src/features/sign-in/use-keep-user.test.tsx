import { act, screen, waitFor } from '@testing-library/react'
import type { User } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { forgetSession, keepSession, useUser } from '../../lib/session.ts'
import { showWithServer } from '../../lib/show-with-server.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useKeepUser } from './use-keep-user.ts'

const asha: User = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' }
const ravi: User = { ...asha, _id: 'u2', name: 'Ravi' }

function Greeting() {
  useKeepUser()
  return <p>{useUser()?.name ?? 'nobody'}</p>
}

test('who is signed in is asked for on load, and an old name gives way', async () => {
  keepSession({ token: 't', user: asha })
  await showWithServer(<Greeting />, { 'auth.session': () => ({ ...asha, name: 'Asha Rao' }) })
  expect(screen.getByText('Asha')).toBeDefined()
  expect(await screen.findByText('Asha Rao')).toBeDefined()
})

test('nobody is asked for when nobody is signed in', async () => {
  const me = vi.fn(() => asha)
  await showWithServer(<Greeting />, { 'auth.session': me })
  expect(me).not.toHaveBeenCalled()
  act(() => keepSession({ token: 't', user: asha }))
  await waitFor(() => expect(me).toHaveBeenCalledOnce())
})

test('an answer that comes after another has logged in names nobody', async () => {
  const late = Promise.withResolvers<User>()
  keepSession({ token: 'first', user: asha })
  await showWithServer(<Greeting />, {
    'auth.session': vi.fn(() => Promise.resolve(ravi)).mockImplementationOnce(() => late.promise),
  })
  act(() => keepSession({ token: 'second', user: ravi }))
  await act(async () => late.resolve(asha))
  expect(screen.getByText('Ravi')).toBeDefined()
})

test('a server that does not answer changes nothing', async () => {
  const lose = vi.fn(() => {
    throw new TypeError('Failed to fetch')
  })
  keepSession({ token: 't', user: asha })
  await showWithServer(<Greeting />, { 'auth.session': lose })
  await waitFor(() => expect(lose).toHaveBeenCalled())
  expect(screen.getByText('Asha')).toBeDefined()
})

function Address() {
  useKeepUser()
  const user = useUser()
  const account = trpc.account.get.useQuery(undefined, { enabled: user !== null })
  return <p>{user === null ? 'nobody' : (account.data?.email ?? 'asking')}</p>
}

test('what the server told one is not shown to the next', async () => {
  const emails = ['asha@example.com', 'ravi@example.com']
  const server = { 'auth.session': () => asha, 'account.get': () => ({ email: emails.shift() }) }
  keepSession({ token: 'first', user: asha })
  await showWithServer(<Address />, server)
  await screen.findByText('asha@example.com')
  act(forgetSession)
  expect(screen.getByText('nobody')).toBeDefined()
  act(() => keepSession({ token: 'second', user: ravi }))
  expect(screen.queryByText('asha@example.com')).toBeNull()
  expect(await screen.findByText('ravi@example.com')).toBeDefined()
})
