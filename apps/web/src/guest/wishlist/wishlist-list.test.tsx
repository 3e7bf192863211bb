import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { accountWishlistStore, toggleWishlist, wishlistStore } from './wishlist-store.ts'
import { WishlistList } from './wishlist-list.tsx'

const menu = [
  { _id: 'p1', slug: 'samosa', title: 'Samosa', price: 6.66, discountPercent: 15, stock: 999 },
  { _id: 'p2', slug: 'haleem', title: 'Haleem', price: 18.66, discountPercent: 0, stock: 0 },
]

async function showWishlist(server: FakeServer = { 'products.list': () => ({ products: menu, total: 2 }) }) {
  const onAddToCart = vi.fn()
  await showWithServer(<WishlistList onAddToCart={onAddToCart} />, server)
  return { onAddToCart }
}

beforeEach(() => wishlistStore.set([]))

test('an empty wishlist says so', async () => {
  await showWishlist()
  expect(screen.getByText('No items in wishlist')).toBeDefined()
})

test('a saved dish shows today’s price and goes into the cart with one click', async () => {
  toggleWishlist('p1')
  const { onAddToCart } = await showWishlist()
  expect(await screen.findByText('$5.66')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart: Samosa' }))
  expect(onAddToCart).toHaveBeenCalledWith(menu[0])
})

test('a sold-out dish stays saved and cannot be added', async () => {
  toggleWishlist('p2')
  await showWishlist()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold Out' })
  expect(button.disabled).toBe(true)
})

test('a dish that is no longer on the menu is silently removed', async () => {
  toggleWishlist('gone')
  toggleWishlist('p1')
  await showWishlist()
  const list = await screen.findByRole('list', { name: 'Saved dishes' })
  await waitFor(() => expect(wishlistStore.get()).toEqual(['p1']))
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
})

test('of a menu that is longer than one answer, every saved dish is found, and only what is gone is removed', async () => {
  wishlistStore.set(['p1', 'p4', 'gone'])
  const further = { ...menu[0], _id: 'p4', slug: 'rajma', title: 'Rajma' }
  const list = vi.fn(({ offset = 0 }: { offset?: number }) => ({
    products: offset === 0 ? menu : [{ ...further, _id: 'p3' }, further],
    total: 4,
  }))
  await showWishlist({ 'products.list': list })
  expect(await screen.findByText('Rajma')).toBeDefined()
  await waitFor(() => expect(wishlistStore.get()).toEqual(['p1', 'p4']))
  expect(list.mock.calls.map(([{ offset }]) => offset)).toEqual([undefined, 2])
})

test('a dish that is in no answer because the menu changed between two of them is not removed', async () => {
  wishlistStore.set(['p1', 'p3'])
  // The second answer begins with p4: a dish before it is gone, and p3 has moved up.
  const list = vi.fn(({ offset = 0 }: { offset?: number }) => ({
    products: offset === 0 ? menu : [{ ...menu[0], _id: 'p4', slug: 'rajma', title: 'Rajma' }],
    total: offset === 0 ? 4 : 3,
  }))
  await showWishlist({ 'products.list': list })
  expect(await screen.findByText('Samosa')).toBeDefined()
  expect(wishlistStore.get()).toEqual(['p1', 'p3'])
})

test('the rest of a very long menu is not requested if the first answer has every saved dish', async () => {
  wishlistStore.set(['p1'])
  const list = vi.fn(() => ({ products: menu, total: 1200 }))
  await showWishlist({ 'products.list': list })
  expect(await screen.findByText('Samosa')).toBeDefined()
  expect(list).toHaveBeenCalledTimes(1)
})

test('a dish that is in the account but not yet on the cached menu is not removed', async () => {
  wishlistStore.set(['p1', 'new'])
  accountWishlistStore.set({ userId: 'u1', ids: ['p1', 'new'] })
  await showWishlist()
  expect(await screen.findByText('Samosa')).toBeDefined()
  expect(wishlistStore.get()).toEqual(['p1', 'new'])
})

test('a removed dish disappears immediately, and the focus stays on the page', async () => {
  toggleWishlist('p1')
  await showWishlist()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Samosa' }))
  expect(screen.getByText('No items in wishlist')).toBeDefined()
  expect(document.activeElement).not.toBe(document.body)
})

test('when the menu fails to load, nothing is dropped and the guest may try again', async () => {
  toggleWishlist('p1')
  await showWishlist({
    'products.list': () => {
      throw { code: 'RATE_LIMITED', message: 'Too many calls' }
    },
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(wishlistStore.get()).toEqual(['p1'])
})
