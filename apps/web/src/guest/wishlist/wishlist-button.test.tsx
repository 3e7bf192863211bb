import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import { wishlistStore } from './wishlist-store.ts'

test('a dish for which the wishlist has no room is not saved, and the guest is told', async () => {
  const full = Array.from({ length: 1000 }, (_, place) => `p${place}`)
  wishlistStore.set(full)
  await showWithServer(
    <>
      <WishlistButton productId="p1000" title="Samosa" />
      <ToastStack />
    </>,
    {},
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add Samosa to wishlist' }))
  expect(await screen.findByText(/^Your wishlist is full/)).toBeDefined()
  expect(wishlistStore.get()).toEqual(full)
})
