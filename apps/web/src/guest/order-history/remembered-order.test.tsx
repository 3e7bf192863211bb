import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetGuest, rememberedGuest, wantsToBeRemembered } from '../../lib/session/remembered-guest.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { RememberedOrder } from './remembered-order.tsx'

const naan = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 }
const kulfi = { slug: 'kulfi', title: 'Kulfi', price: 3, quantity: 1 }
const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '', items: [naan, kulfi] }
const products = [
  { slug: 'garlic-naan', title: 'Garlic Naan', price: 5, discountPercent: 0, stock: 999, optionGroups: [] },
]

afterEach(forgetGuest)

async function showOrder(isOffered = true) {
  const onAddPortions = vi.fn((_product: unknown, requested: number) => ({ quantity: requested }))
  const shown = <RememberedOrder isOffered={isOffered} onAddPortions={onAddPortions} />
  await showWithServer(shown, { 'products.list': () => ({ products, total: 1 }) })
  return onAddPortions
}

test('a guest orders their last dishes again, and learns which are no longer available', async () => {
  rememberedGuest.set(guest)
  const onAddPortions = await showOrder()
  const order = screen.getByRole('region', { name: 'Your last order' })
  expect(order.textContent).toContain('2 × Garlic Naan')
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('No longer on our menu: Kulfi.')).toBeDefined()
  expect(onAddPortions.mock.calls).toEqual([
    [products[0], 2, expect.objectContaining({ currency: 'CAD' }), {}],
  ])
})

test('who had an allergy is told that its note is not ordered again', async () => {
  rememberedGuest.set({ ...guest, hadAllergy: true })
  await showOrder()
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('Your note about an allergy is not added.')).toBeDefined()
})

test('of a large order the first lines are shown, and how many there are besides', async () => {
  const items = Array.from({ length: 6 }, (_, place) => ({ ...naan, slug: `dish-${place}` }))
  rememberedGuest.set({ ...guest, items })
  await showOrder()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 4 }, () => '2 × Garlic Naan'),
    'and 2 more',
  ])
})

test('a guest is forgotten with one press', async () => {
  rememberedGuest.set(guest)
  wantsToBeRemembered.set(true)
  await showOrder()
  await userEvent.click(screen.getByRole('button', { name: 'Forget me on this device' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect([rememberedGuest.get(), wantsToBeRemembered.get()]).toEqual([null, null])
  expect(document.activeElement).not.toBe(document.body)
})

test('who is not remembered is offered nothing', async () => {
  await showOrder()
  expect(screen.queryByRole('region')).toBeNull()
})

test('nor is who has begun another order', async () => {
  rememberedGuest.set(guest)
  await showOrder(false)
  expect(screen.queryByRole('region')).toBeNull()
})
