import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import type { ListSearch } from './product-search.ts'
import { ProductList } from './product-list.tsx'

const product = (number: number): Product => ({
  _id: `p${number}`,
  slug: `dish-${number}`,
  title: `Dish ${number}`,
  description: '',
  price: 12.66,
  discountPercent: 10,
  stock: 5,
  isFeatured: false,
  category: { _id: 'c1', slug: 'rice', name: 'Rice' },
  attributes: {},
  dietary: [],
  diets: [],
  allergens: null,
  optionGroups: [],
})

const menu = Array.from({ length: 12 }, (_, index) => product(index + 1))

/** Stands in for the address. */
function ListWithSearch() {
  const [search, setSearch] = useState<ListSearch>({})
  return <ProductList search={search} renderAvailability={() => 'Available'} onSearch={setSearch} />
}

async function showList(server: FakeServer = {}, count = '12 products') {
  const user = { _id: 'u1', name: 'Ash Testwell', email: 'ash@example.com', role: 'admin' } as const
  saveSession({ token: 't', user })
  const products = [...menu]
  await showWithServer(
    <MantineScope>
      <ListWithSearch />
    </MantineScope>,
    {
      'products.list': () => ({ products: [...products], total: products.length }),
      'admin.me': () => ({ staffRole: 'manager', permissions: ['menu', 'availability'] }),
      'products.delete': ({ id }: { id: string }) => {
        products.splice(
          products.findIndex(({ _id }) => _id === id),
          1,
        )
        return { done: true }
      },
      ...server,
    },
  )
  await screen.findByText(count)
}

/** With all of a manager's permissions. */
async function showManagersList(server: FakeServer = {}) {
  await showList(server)
  await screen.findAllByRole('link', { name: 'Edit' })
}

const row = (title: string) =>
  within(screen.getByRole('rowheader', { name: title }).closest('tr') as HTMLElement)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function confirmDeletionOf(title: string) {
  await userEvent.click(row(title).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
}

test('a row shows title, price before the discount, and category, and links to the form', async () => {
  await showManagersList()
  expect(row('Dish 1').getByText('$12.66')).toBeDefined()
  expect(row('Dish 1').getByText('Rice')).toBeDefined()
  expect(row('Dish 1').getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/admin/products/p1')
})

test('a page has ten', async () => {
  await showManagersList()
  expect(screen.getByText('Page 1 of 2')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prev' }).disabled).toBe(true)
  await press('Next')
  expect(screen.getByText('Page 2 of 2')).toBeDefined()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Dish 11',
    'Dish 12',
  ])
})

test('a search starts at the first page of its results', async () => {
  await showManagersList()
  await press('Next')
  await userEvent.type(screen.getByRole('searchbox'), 'DISH 1')
  expect(await screen.findByText('4 products')).toBeDefined()
  expect(screen.getByText('Page 1 of 1')).toBeDefined()
})

test('a product is deleted after a confirmation', async () => {
  await showManagersList()
  await confirmDeletionOf('Dish 2')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Dish 2' })).toBeNull())
  expect(screen.getByText('11 products')).toBeDefined()
})

test('opening the delete question deletes nothing', async () => {
  const remove = vi.fn()
  await showManagersList({ 'products.delete': remove })
  await userEvent.click(row('Dish 2').getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(remove).not.toHaveBeenCalled()
  await waitFor(() =>
    expect(row('Dish 2').getByRole('button', { name: 'Delete' })).toBe(document.activeElement),
  )
})

test('a deletion that fails says why, and the product stays', async () => {
  await showManagersList({
    'products.delete': () => {
      throw { code: 'RATE_LIMITED', message: 'Too many calls' }
    },
  })
  await confirmDeletionOf('Dish 2')
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(
    'Too many calls',
  )
})

test('deleting what someone else has already deleted is not an error', async () => {
  await showManagersList({
    'products.delete': () => {
      throw { code: 'NOT_FOUND', message: 'Product not found' }
    },
  })
  await confirmDeletionOf('Dish 2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a cook can only mark dishes as sold out', async () => {
  await showList({ 'admin.me': () => ({ staffRole: 'kitchen', permissions: ['availability'] }) })
  expect(await row('Dish 2').findByText('Available')).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('of 1,100 dishes the last one is found, although they come in two answers', async () => {
  const long = Array.from({ length: 1100 }, (_, index) => product(index + 1))
  await showList(
    {
      'products.list': ({ offset = 0 }: { offset?: number }) => ({
        products: long.slice(offset, offset + 1000),
        total: long.length,
      }),
    },
    '1100 products',
  )
  await userEvent.type(screen.getByRole('searchbox'), 'dish 1100')
  expect(await screen.findByText('1 product')).toBeDefined()
  expect(screen.getByText('Dish 1100')).toBeDefined()
})
