import { moneyOf } from '@tiffin/pricing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { addToCart, cartStore } from './cart-store.ts'
import { FullCart } from './full-cart.tsx'
import { repriceLine } from './add-to-cart.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const samosa = { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 2 }
const naan = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 1 }
const promised = { at: '2026-12-02T01:25:00.000Z', local: '2026-12-01T18:25' }

const menu = (stockBySlug: Record<string, number> = {}) => ({
  'products.list': () => ({
    products: Object.entries(stockBySlug).map(([slug, stock]) => ({ slug, stock, optionGroups: [] })),
    total: 2,
  }),
})

const showCart = (stockBySlug?: Record<string, number>) =>
  showWithServer(<FullCart />, {
    'pickup.spans': () => ({
      now: { at: '2026-12-02T01:00:00.000Z', local: '2026-12-01T18:00' },
      asSoonAsPossible: promised,
      spans: [],
    }),
    ...menu(stockBySlug),
  })

beforeEach(() => {
  cartStore.set([])
  vi.useFakeTimers({ now: new Date('2026-12-02T01:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

test('an empty cart links to the menu', async () => {
  await showCart()
  expect(screen.getByText('Your cart is empty')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Order Online' }).getAttribute('href')).toBe('/order-online')
})

test('the cart shows the amount of each dish, the subtotal, the pickup time, and the checkout link', async () => {
  addToCart(samosa)
  addToCart(naan)
  await showCart()
  expect(screen.getByText('$11.32')).toBeDefined()
  expect(screen.getByText('$15.98')).toBeDefined()
  expect(await screen.findByText('Pickup today, about 6:25 pm')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
})

test('a dish that the others wait for is named with its hours and the time without it', async () => {
  addToCart(samosa)
  addToCart(naan)
  const dishes = [{ slug: 'garlic-naan', opens: '11:00', closes: '15:00' }]
  const delayedBy = { dishes, without: { at: '2026-12-02T01:25:00.000Z', local: '2026-12-01T18:25' } }
  const asSoonAsPossible = { at: '2026-12-02T18:00:00.000Z', local: '2026-12-02T11:00' }
  const now = { at: '2026-12-02T01:00:00.000Z', local: '2026-12-01T18:00' }
  const pickup = () => ({ now, asSoonAsPossible, spans: [], delayedBy })
  await showWithServer(<FullCart />, { 'pickup.spans': pickup, ...menu() })
  expect(await screen.findByText('Pickup tomorrow, about 11:00 am')).toBeDefined()
  expect(
    screen.getByText('Garlic Naan is served 11:00am to 3:00pm. Without it: today, about 6:25 pm'),
  ).toBeDefined()
})

test('a changed quantity changes the subtotal and is announced', async () => {
  addToCart(samosa)
  await showCart()
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(screen.getByRole('status').textContent).toBe('3 in your cart, subtotal $16.98')
})

test('a note is added, changed and removed, and the keyboard continues where it was', async () => {
  addToCart(samosa)
  await showCart()
  await userEvent.click(screen.getByRole('button', { name: 'Add a note for Samosa' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'For the kitchen, about Samosa' }), ' no chutney ')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('“no chutney”')).toBeDefined()
  expect(cartStore.get()).toEqual([{ ...samosa, note: 'no chutney' }])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change note for Samosa' }))

  await userEvent.keyboard('{Enter}')
  await userEvent.clear(screen.getByRole('textbox', { name: 'For the kitchen, about Samosa' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(cartStore.get()).toEqual([samosa])
})

test('a note that is too long is not saved, and says by how much', async () => {
  addToCart(samosa)
  await showCart()
  await userEvent.click(screen.getByRole('button', { name: 'Add a note for Samosa' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'For the kitchen, about Samosa' }))
  await userEvent.paste('🌶️'.repeat(201))
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('1 character too many')).toBeDefined()
  expect(cartStore.get()).toEqual([samosa])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a note for Samosa' }))
})

test('a note that was typed and not saved goes along to the checkout, unless it was cancelled', async () => {
  addToCart(samosa)
  const { unmount } = await showCart()
  const write = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a note for Samosa' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'For the kitchen, about Samosa' }), 'no cream')
  }
  await write()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cartStore.get()).toEqual([samosa])
  await write()
  unmount()
  expect(cartStore.get()).toEqual([{ ...samosa, note: 'no cream' }])
})

test('removing a dish leaves the focus in the cart', async () => {
  addToCart(samosa)
  addToCart(naan)
  await showCart()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Samosa' }))
  expect(cartStore.get()).toEqual([naan])
  expect(document.activeElement?.contains(screen.getByText('Garlic Naan'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('a line whose dish has sold out meanwhile says so', async () => {
  addToCart(samosa)
  addToCart(naan)
  await showCart({ samosa: 0, 'garlic-naan': 999 })
  const mark = await screen.findByText('Sold out')
  expect(mark.closest('li')?.textContent).toContain('Samosa')
})

test('a dish that has sold out meanwhile is named above the cart, and removed with one click', async () => {
  addToCart(samosa)
  addToCart(naan)
  await showCart({ samosa: 0, 'garlic-naan': 999 })
  expect(await screen.findByText('Samosa is sold out.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove sold-out Samosa' }))
  expect(cartStore.get()).toEqual([naan])
  expect(screen.queryByText('Samosa is sold out.')).toBeNull()
})

test('dishes that are never served together get no pickup time, and the cart says so', async () => {
  addToCart(samosa)
  await showWithServer(<FullCart />, {
    ...menu(),
    'pickup.spans': () => {
      throw { code: 'CLOSED', message: 'These dishes are never served at the same hours.' }
    },
  })
  expect(await screen.findByText('These dishes are never served at the same hours.')).toBeDefined()
})

test('a line takes over the price that the guest was shown, with what the defaults cost', () => {
  const chutney = {
    key: 'mint',
    name: 'Mint',
    price: 0.5,
    isDefault: true,
    max: 1,
    isSoldOut: false,
    breaksDiets: [],
    allergens: [],
  }
  const optionGroups = [{ key: 'chutney', name: 'Chutney', min: 1, max: 1, choices: [chutney] }]
  addToCart(samosa)
  repriceLine('samosa', sampleDish({ price: 6 }), money)
  expect(cartStore.get()).toEqual([{ ...samosa, price: 6 }])
  repriceLine('samosa', sampleDish({ price: 6, optionGroups }), money)
  expect(cartStore.get()).toMatchObject([{ price: 6.5, options: [{ group: 'chutney', choice: 'mint' }] }])
})
