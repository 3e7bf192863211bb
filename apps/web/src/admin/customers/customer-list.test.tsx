import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CustomerAccount } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PagedSearch } from '../../lib/search/search-reader.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { CustomerList } from './customer-list.tsx'

const customer = (number: number): CustomerAccount => ({
  _id: `c${number}`,
  name: `Guest ${number}`,
  email: `guest${number}@example.com`,
  isEmailVerified: number !== 2,
  isDisabled: number === 2,
  createdAt: '2026-01-07T19:00:00.000Z',
  createdLocal: '2026-01-07T12:00',
  ordersCount: number,
  spent: 10.5 * number,
})

/** Stands in for the address. */
function ListWithSearch() {
  const [search, setSearch] = useState<PagedSearch>({})
  return <CustomerList search={search} onSearch={setSearch} />
}

const all = Array.from({ length: 21 }, (_, index) => customer(index + 1))

function showList(server: FakeServer = {}) {
  const list = vi.fn(({ q = '', limit, offset }: { q?: string; limit: number; offset: number }) => {
    const found = all.filter(({ email }) => email.includes(q))
    return { customers: found.slice(offset, offset + limit), total: found.length }
  })
  return showWithServer(
    <MantineScope>
      <ListWithSearch />
    </MantineScope>,
    { 'customers.list': list, ...server },
  )
}

const row = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}\\b`) })).closest('tr') as HTMLElement

test('a row shows name, sign-up date, number and total of orders, and links to the customer', async () => {
  await showList()
  const { textContent } = await row('Guest 1')
  for (const part of ['guest1@example.com', 'January 7, 2026', '1 order', '$10.50'])
    expect(textContent).toContain(part)
  expect(textContent).not.toMatch(/Disabled|not verified/)
  expect(screen.getByRole('link', { name: 'Guest 1' }).getAttribute('href')).toBe('/admin/customers/c1')
})

test('unusual account states are shown beside the name', async () => {
  await showList()
  const { textContent } = await row('Guest 2')
  expect(textContent).toContain('Disabled')
  expect(textContent).toContain('guest2@example.com, not verified')
})

test('a page has twenty, and a search starts at the first one', async () => {
  await showList()
  expect(await screen.findByText('21 customers')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('link', { name: 'Guest 21' })).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'guest3@')
  expect(await screen.findByText('1 customer')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('an empty result says so', async () => {
  await showList()
  await screen.findByText('21 customers')
  await userEvent.type(screen.getByRole('searchbox'), 'zz')
  expect(await screen.findByText('No customers found')).toBeDefined()
})

test('without accounts, it says where guests without one are', async () => {
  await showList({ 'customers.list': () => ({ customers: [], total: 0 }) })
  expect(await screen.findByText('No customers yet')).toBeDefined()
  expect(
    screen.getByText(/Guests who order without one are under Orders; Export has everyone\.$/),
  ).toBeDefined()
})

test('a list that fails to load can be requested again', async () => {
  let isBusy = true
  await showList({
    'customers.list': () => {
      if (isBusy) throw { code: 'RATE_LIMITED', message: 'Too many calls' }
      return { customers: [customer(1)], total: 1 }
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBusy = false
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByText('1 customer')).toBeDefined())
})
