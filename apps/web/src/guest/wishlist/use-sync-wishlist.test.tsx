import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { forgetSession, saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { useSyncWishlist } from './use-sync-wishlist.ts'
import { WishlistButton } from './wishlist-button.tsx'
import { wishlistStore } from './wishlist-store.ts'

const asha = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' } as const
const saved = (...ids: string[]) => ({ products: ids.map((_id) => ({ _id })) })

function Page() {
  useSyncWishlist()
  return (
    <>
      <WishlistButton productId="samosa" title="Samosa" />
      <ToastStack />
    </>
  )
}

const showPage = (server: FakeServer) => showWithServer(<Page />, server)
const login = () => act(() => saveSession({ token: 'a token', user: asha }))

beforeEach(() => {
  forgetSession()
  wishlistStore.set([])
})

test('the hearts follow the account from login to logout', async () => {
  await showPage({ 'wishlist.unite': () => saved('samosa', 'naan') })
  expect(screen.getByRole('button', { name: 'Add Samosa to wishlist' })).toBeDefined()
  login()
  expect(await screen.findByRole('button', { name: 'Remove Samosa from wishlist' })).toBeDefined()
  act(forgetSession)
  expect(await screen.findByRole('button', { name: 'Add Samosa to wishlist' })).toBeDefined()
  expect(wishlistStore.get()).toEqual([])
})

test('a heart that the server fails to save is empty again, and the guest is told', async () => {
  await showPage({
    'wishlist.unite': () => saved(),
    'wishlist.set': () => {
      throw { code: 'RATE_LIMITED', message: 'Too many calls' }
    },
  })
  login()
  await userEvent.click(await screen.findByRole('button', { name: 'Add Samosa to wishlist' }))
  expect(await screen.findByText('Could not be saved. Please try again.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add Samosa to wishlist' })).toBeDefined()
})

test('a page that opens signed in fetches, once, what other devices have saved', async () => {
  const asked: string[] = []
  const server: FakeServer = {
    'wishlist.unite': () => saved('naan'),
    'wishlist.list': () => {
      asked.push('list')
      return saved('naan', 'samosa')
    },
  }
  const { unmount } = await showPage(server)
  login()
  await waitFor(() => expect(wishlistStore.get()).toEqual(['naan']))
  unmount()
  await showPage(server)
  expect(await screen.findByRole('button', { name: 'Remove Samosa from wishlist' })).toBeDefined()
  expect(asked).toEqual(['list'])
})
