import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChangeProductsInput, ListedProduct } from '@tiffin/contract'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import type { ListSearch } from './product-search.ts'
import { ProductList } from './product-list.tsx'

const product = (number: number): ListedProduct => ({
  _id: `p${number}`,
  slug: `dish-${number}`,
  title: `Dish ${number}`,
  price: 12.66,
  discountPercent: 10,
  stock: 5,
  isFeatured: false,
  category: { _id: 'c1', slug: 'rice', name: 'Rice' },
  dietary: [],
  diets: [],
  allergens: null,
  isHidden: number === 12,
  version: number,
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
      'products.listForStaff': () => ({ products: [...products], total: products.length }),
      'categories.list': () => [],
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
      'products.listForStaff': ({ offset = 0 }: { offset?: number }) => ({
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

describe('several products', () => {
  const tick = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` })
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)

  test('are ticked one by one, up to one with Shift, as a page, or all that match', async () => {
    await showManagersList()
    await userEvent.click(tick('Dish 2'))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(tick('Dish 5'))
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('4 products selected')).toBeDefined()
    expect(['Dish 1', 'Dish 3', 'Dish 6'].map((title) => tick(title).checked)).toEqual([false, true, false])
    await press('Select this page')
    expect(await screen.findByText('10 products selected')).toBeDefined()
    await press('Select all 12')
    expect(await screen.findByText('12 products selected')).toBeDefined()
    await press('Next')
    expect(tick('Dish 12').checked).toBe(true)
    expect(row('Dish 12').getByText('Hidden')).toBeDefined()
    await press('Select none')
    expect(tick('Dish 12').checked).toBe(false)
    await userEvent.type(screen.getByRole('searchbox'), 'Dish 1')
    await screen.findByText('4 products')
    await press('Select this page')
    expect(await screen.findByText('4 products selected')).toBeDefined()
  })

  test('are not more than one call can change: the form says so', async () => {
    const long = Array.from({ length: 3001 }, (_, index) => product(index + 1))
    await showList(
      {
        'products.listForStaff': ({ offset = 0 }: { offset?: number }) => ({
          products: long.slice(offset, offset + 1000),
          total: long.length,
        }),
      },
      '3001 products',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 3001' }))
    await press('Edit selected')
    const form = within(await screen.findByRole('dialog', { name: 'Change 3001 products' }))
    expect(form.getByText(/^At most 3,000 products can be changed together, and 3,001 are/)).toBeDefined()
    expect(form.queryByRole('button', { name: 'Preview' })).toBeNull()
  })

  test('get new prices after a preview; what a colleague has changed since is named and stays ticked', async () => {
    const message = 'Dish 3 was changed by someone else in the meantime. Take another look first.'
    const preview = vi.fn((_input: ChangeProductsInput) => ({
      changed: [
        { _id: 'p2', title: 'Dish 2', before: '$12.66', after: '$13.30' },
        { _id: 'p3', title: 'Dish 3', before: '$12.66', after: '$13.30' },
      ],
      unchanged: 0,
      refused: [],
    }))
    const save = vi.fn((_input: ChangeProductsInput) => ({
      changed: [{ _id: 'p2', title: 'Dish 2', before: '$12.66', after: '$13.30' }],
      unchanged: 0,
      refused: [{ _id: 'p3', title: 'Dish 3', message }],
    }))
    await showManagersList({ 'products.previewChanges': preview, 'products.changeSeveral': save })
    for (const title of ['Dish 2', 'Dish 3']) await userEvent.click(tick(title))
    await press('Edit selected')
    const form = within(await screen.findByRole('dialog', { name: 'Change 2 products' }))
    await userEvent.selectOptions(form.getByLabelText('What to change'), 'Raise prices')
    await userEvent.click(form.getByRole('button', { name: 'Preview' }))
    expect(await form.findByText('Enter a number, such as 5 or -0.50')).toBeDefined()
    expect(preview).not.toHaveBeenCalled()
    await userEvent.type(form.getByLabelText('By'), '5')
    await userEvent.selectOptions(form.getByLabelText('Round new prices'), 'To $0.10')
    await userEvent.click(form.getByRole('button', { name: 'Preview' }))
    expect(rowsOf(await form.findByRole('table', { name: 'Preview' }))).toEqual([
      'Dish 2$12.66$13.30',
      'Dish 3$12.66$13.30',
    ])
    expect(save).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: 'Change 2 products' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    const input = {
      products: [
        { id: 'p2', version: 2 },
        { id: 'p3', version: 3 },
      ],
      change: { set: 'price', by: 5, unit: 'percent', roundTo: 0.1 },
    }
    expect([preview.mock.lastCall?.[0], save.mock.lastCall?.[0]]).toEqual([input, input])
    expect([tick('Dish 2').checked, tick('Dish 3').checked]).toEqual([false, true])
  })
})
