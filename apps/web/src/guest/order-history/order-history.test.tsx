import type { Order } from '@tiffin/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { OrderHistory } from './order-history.tsx'

const order: Order = {
  _id: '0123456789abcdef0123456789abcdef',
  number: 1042,
  revision: 0,
  // In Edmonton it is still November.
  createdAt: '2026-12-01T03:40:00.000Z',
  status: 'accepted',
  channel: 'web',
  customer: { name: 'Test Guest', email: 'guest@example.com' },
  items: [
    { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 },
    { slug: 'kulfi', title: 'Kulfi', price: 3, quantity: 1 },
  ],
  amounts: { subtotal: 12.32, discount: 1.23, tax: 0.55, deliveryFee: 0, total: 11.64 },
  currency: 'CAD',
  taxes: [{ name: 'GST', percent: 5, amount: 0.55 }],
  areTaxesIncluded: false,
  couponCode: 'WELCOME10',
  fulfillment: { type: 'pickup', pickupAt: '2026-12-01T18:00:00.000Z', pickupLocal: '2026-12-01T11:00' },
  steps: [{ status: 'placed', at: '2026-12-01T03:40:00.000Z', local: '2026-12-01T09:00' }],
  payment: { method: 'cash', toPay: 11.64 },
}

const menu = [
  { slug: 'garlic-naan', title: 'Garlic Naan', price: 5, discountPercent: 0, stock: 999, optionGroups: [] },
]

async function showHistory(server: FakeServer = {}) {
  const onAddPortions = vi.fn((_product: unknown, requested: number) => ({ quantity: requested }))
  await showWithServer(<OrderHistory userId="u1" onAddPortions={onAddPortions} renderLive={() => null} />, {
    'orders.mine': () => [order],
    'products.list': () => ({ products: menu, total: 1 }),
    ...server,
  })
  return { onAddPortions }
}

const refuse = () => {
  throw { code: 'RATE_LIMITED', message: 'Too many calls' }
}

test('an order shows when it was placed in the restaurant’s time zone, what it was and what it cost', async () => {
  await showHistory()
  const card = within(await screen.findByRole('article', { name: 'Order 1042' }))
  expect(card.getByText('#abcdef')).toBeDefined()
  expect(card.getByText('Monday, November 30, 2026, 8:40 pm')).toBeDefined()
  expect(card.getByText('Accepted')).toBeDefined()
  expect(card.getByText('3 items')).toBeDefined()
  const amounts = card.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['$12.32', '-$1.23', '$0.55', '$0.00', '$11.64'])
  expect(card.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(`/order/${order._id}`)
})

test('the pickup time is shown only for an open order', async () => {
  await showHistory({
    'orders.mine': () => [order, { ...order, _id: 'o2', number: 1041, status: 'completed' }],
  })
  const [first, second] = await screen.findAllByRole('article')
  expect(first?.textContent).toContain('Pickup Tuesday, December 1, 11:00 am')
  expect(second?.textContent).not.toContain('Pickup')
})

test('a customer without orders is invited to place one', async () => {
  await showHistory({ 'orders.mine': () => [] })
  expect(await screen.findByText('No orders yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Order Online' }).getAttribute('href')).toBe('/order-online')
})

test('orders that fail to load can be requested again', async () => {
  let isBusy = true
  await showHistory({ 'orders.mine': () => (isBusy ? refuse() : [order]) })
  expect(await screen.findByText(/Your orders could not be loaded/)).toBeDefined()
  isBusy = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Order 1042' })).toBeDefined()
})

test('ordering again fills the cart and names the dishes that are no longer available', async () => {
  const { onAddPortions } = await showHistory()
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('Added to your cart: 2 × Garlic Naan.')).toBeDefined()
  expect(screen.getByText('No longer on our menu: Kulfi.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your cart' }).getAttribute('href')).toBe('/cart')
  expect(onAddPortions.mock.calls).toEqual([[menu[0], 2, expect.objectContaining({ currency: 'CAD' }), {}]])
})

test('when the menu fails to load nothing is added, and the button works again', async () => {
  let isBusy = true
  const { onAddPortions } = await showHistory({
    'products.list': () => (isBusy ? refuse() : { products: menu, total: 1 }),
  })
  const button = await screen.findByRole('button', { name: 'Order again' })
  await userEvent.click(button)
  expect(await screen.findByText('The menu could not be loaded. Please try again.')).toBeDefined()
  expect(onAddPortions).not.toHaveBeenCalled()
  isBusy = false
  await userEvent.click(button)
  expect(await screen.findByText('Added to your cart: 2 × Garlic Naan.')).toBeDefined()
})

test.each([true, undefined] as const)(
  'whether an order that is ordered again had a note about an allergy (%s) is said: it is not added',
  async (allergyNote) => {
    await showHistory({ 'orders.mine': () => [{ ...order, note: 'Peanuts', allergyNote }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await screen.findByText(/^Added to your cart/)
    const said = screen.queryByText('Your note about an allergy is not added.')
    expect(said !== null).toBe(allergyNote === true)
  },
)

test('of more orders than one answer lists, the page says which these are', async () => {
  const many = Array.from({ length: 1000 }, (_, place) => ({ ...order, _id: `o${place}`, items: [] }))
  await showHistory({ 'orders.mine': () => many })
  const note = await screen.findByText(/^These are your latest 1,000 orders\./, {}, { timeout: 10_000 })
  expect(within(note).getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account')
})
