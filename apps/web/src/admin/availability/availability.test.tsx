import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product, ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { Availability } from './availability.tsx'

const dish = (_id: string, title: string, category: string): Product => ({
  _id,
  slug: _id,
  title,
  description: '',
  price: 12.66,
  discountPercent: 0,
  stock: 999,
  isFeatured: false,
  category: { _id: category, slug: category, name: category },
  attributes: {},
  dietary: [],
  diets: [],
  allergens: null,
  optionGroups: [],
})
const products = [
  dish('p1', 'Samosa', 'Snacks'),
  dish('p2', 'Dal', 'Curries'),
  dish('p3', 'Pakora', 'Snacks'),
]

/** Stands in for the address. */
function PageWithSearch() {
  const [query, setQuery] = useState<string>()
  return (
    <MantineScope>
      <Availability query={query} onSearch={setQuery} />
      <ToastStack />
    </MantineScope>
  )
}

async function enter(shown = products, server: FakeServer = {}) {
  let soldOut: ProductAvailability[] = [{ _id: 'p3', isSoldOut: true, soldOutUntil: null }]
  const set = vi.fn((input: SetAvailabilityInput) => {
    const changed = {
      _id: input.id,
      isSoldOut: input.soldOut,
      soldOutUntil: input.soldOut ? '2026-01-08' : null,
    }
    soldOut = [...soldOut.filter(({ _id }) => _id !== input.id), ...(input.soldOut ? [changed] : [])]
    return changed
  })
  await showWithServer(<PageWithSearch />, {
    'products.listForStaff': () => ({ products: shown, total: shown.length }),
    'products.soldOut': () => ({ today: '2026-01-07', soldOut }),
    'orders.board': () => ({ orders: [] }),
    'optionGroups.list': () => [],
    'products.setAvailability': set,
    ...server,
  })
  await screen.findByRole('region', { name: 'Snacks' })
  await waitFor(() => expect(dishesIn('Currently sold out')).toEqual(['Pakora']))
  return set
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const dishesIn = (name: string) =>
  part(name)
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)

test('sold-out dishes come first, and the rest is on sale by category', async () => {
  await enter()
  expect(
    screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent),
  ).toEqual(['Currently sold out', 'Snacks', 'Curries'])
  expect(dishesIn('Snacks')).toEqual(['Samosa'])
  expect(
    part('Currently sold out').getByRole('button', { name: 'Sold out, availability of Pakora' }),
  ).toBeDefined()
})

test('nothing is listed before it is known what is sold out', async () => {
  let answer = (_list: unknown) => {}
  const options = vi.fn(() => [])
  await showWithServer(<PageWithSearch />, {
    'products.listForStaff': () => ({ products, total: products.length }),
    'products.soldOut': () => new Promise((resolve) => (answer = resolve)),
    'orders.board': () => ({ orders: [] }),
    'optionGroups.list': options,
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region')).toBeNull()
  expect(options).not.toHaveBeenCalled()
  answer({ today: '2026-01-07', soldOut: [{ _id: 'p3', isSoldOut: true, soldOutUntil: null }] })
  await screen.findByRole('region', { name: 'Snacks' })
  expect(dishesIn('Currently sold out')).toEqual(['Pakora'])
})

test('one click marks a dish as sold out until tomorrow, and another puts it back on sale', async () => {
  const set = await enter()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark sold out: Samosa' }))
  expect(set.mock.lastCall?.[0]).toEqual({ id: 'p1', soldOut: true, until: 'tomorrow' })
  await waitFor(() => expect(dishesIn('Currently sold out')).toEqual(['Samosa', 'Pakora']))
  screen.getByRole('button', { name: 'Put back on sale: Pakora' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(set.mock.lastCall?.[0]).toEqual({ id: 'p3', soldOut: false })
  await waitFor(() => expect(dishesIn('Snacks')).toEqual(['Pakora']))
})

test('a dish that is sold out says in which open orders it is, with a link to each', async () => {
  const line = { slug: 'p1', title: 'Samosa', price: 5, quantity: 1, station: 'fry', dishes: [] }
  const asPart = { slug: 'p1', name: 'Samosa', quantity: 1, station: 'fry' }
  const orders = [
    { _id: 'plain', number: 1001, status: 'placed', items: [line] },
    { _id: 'other', number: 1002, status: 'accepted', items: [{ ...line, slug: 'p2' }] },
    { _id: 'cooked', number: 1003, status: 'ready', items: [line] },
    {
      _id: 'combo',
      number: 1004,
      status: 'preparing',
      items: [{ ...line, slug: 'thali', dishes: [asPart] }],
    },
  ]
  await enter(products, { 'orders.board': () => ({ orders }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark sold out: Samosa' }))
  const told = 'Samosa is sold out until tomorrow. Still in open orders: 1001, 1004'
  expect(await screen.findByText(told)).toBeDefined()
  const links = await part('Currently sold out').findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1001', '/admin/orders?order=plain'],
    ['1004', '/admin/orders?order=combo'],
  ])
})

test('where the kitchen’s board is full, it says that there may be other orders', async () => {
  const full = Array.from({ length: 200 }, (_, place) => ({
    number: 2000 + place,
    status: 'placed',
    items: [],
  }))
  await enter(products, { 'orders.board': () => ({ orders: full }) })
  const unseen = 'Only the 200 open orders on the kitchen’s board were looked at.'
  await userEvent.click(await screen.findByRole('button', { name: 'Mark sold out: Samosa' }))
  expect(await screen.findByText(`Samosa is sold out until tomorrow. ${unseen}`)).toBeDefined()
  expect(await part('Currently sold out').findAllByText(unseen)).not.toHaveLength(0)
})

test('a change that the server rejects is undone and reported', async () => {
  const set = await enter()
  set.mockImplementation(() => {
    throw new Error('No connection')
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark sold out: Samosa' }))
  expect(await screen.findByText('Samosa was not changed. No response')).toBeDefined()
  expect(dishesIn('Snacks')).toEqual(['Samosa'])
})

test('a dish is found by words in its title', async () => {
  await enter()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search dishes by title' }), 'DÁL')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Snacks' })).toBeNull())
  expect(dishesIn('Curries')).toEqual(['Dal'])
  expect(part('Currently sold out').getByText('Nothing is marked as sold out.')).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('Nothing found')).toBeDefined()
})

test('a dish whose portions are gone is not among those on sale, and leads to its portions', async () => {
  await enter([
    ...products,
    { ...dish('p4', 'Haleem', 'Curries'), stock: 0 },
    { ...dish('p5', 'Raan', 'Curries'), stock: 3 },
  ])
  expect(dishesIn('No portions left')).toEqual(['Haleem'])
  expect(part('No portions left').getByRole('link').getAttribute('href')).toBe('/admin/products/p4')
  expect(dishesIn('Curries')).toEqual(['Dal', 'Raan3 portions left'])
})

test('a double click marks one dish only, although the next one takes its place', async () => {
  const set = await enter([
    dish('p1', 'Samosa', 'Snacks'),
    dish('p3', 'Pakora', 'Snacks'),
    dish('p4', 'Vada', 'Snacks'),
  ])
  const here = { clientX: 10, clientY: 10, detail: 1 }
  fireEvent.click(screen.getByRole('button', { name: 'Mark sold out: Samosa' }), here)
  await waitFor(() => expect(dishesIn('Currently sold out')).toContain('Samosa'))
  fireEvent.click(screen.getByRole('button', { name: 'Mark sold out: Vada' }), here)
  await act(async () => {})
  expect(set).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Mark sold out: Vada' }), here)
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2))
})
