import type { Order } from '@tiffin/contract'
import { focusManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/show-with-server.tsx'
import { OrderDesk } from './order-desk.tsx'
import { readOrderSearch, type OrderSearch } from './order-search.ts'
import { sampleOrder, sampleStaffOrder } from './sample-order.ts'

const now = { at: '2026-12-01T17:00:00.000Z', local: '2026-12-01T10:00' }

afterEach(() => void vi.useRealTimers())

async function showDesk(search: OrderSearch = {}, server: FakeServer = {}) {
  const onSearch = vi.fn()
  const list = vi.fn((_input: unknown): { orders: Order[]; total: number } => ({
    orders: [sampleOrder],
    total: 1,
  }))
  await showWithServer(<OrderDesk search={readOrderSearch({ ...search })} onSearch={onSearch} />, {
    'orders.list': list,
    'orders.getForStaff': () => sampleStaffOrder,
    'pickup.times': () => ({ asSoonAsPossible: now, times: [] }),
    ...server,
  })
  return { onSearch, list }
}

test('an order is a row: when, who, what, how much, and where it stands', async () => {
  await showDesk()
  const row = within(await screen.findByRole('article', { name: 'Order 1042' }))
  const words = ['11:00 am', 'Juniper Testwell', /2 × Garlic Naan/, '$11.64', 'Placed']
  for (const text of words) expect(row.getByText(text)).toBeDefined()
  const address = row.getByRole('link').getAttribute('href')
  expect(address).toBe(`/admin/orders?order=${sampleOrder._id}`)
})

test('the server is asked for what the address says', async () => {
  const { list } = await showDesk({ status: 'ready', day: '2026-12-01', q: 'juniper', page: 3 })
  await screen.findByRole('article', { name: 'Order 1042' })
  const asked = { status: 'ready', day: '2026-12-01', q: 'juniper', limit: 20, offset: 40 }
  expect(list.mock.calls[0]?.[0]).toEqual(asked)
})

test('what is typed goes into the address, from the first page', async () => {
  const { onSearch } = await showDesk({ status: 'ready', page: 3 })
  await userEvent.type(await screen.findByLabelText('Number, name, email or phone'), '1042')
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled())
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ status: 'ready', q: '1042', page: undefined })
})

test('there is a chip for each status, and the chosen one is marked', async () => {
  await showDesk({ status: 'no-show' })
  const chips = within(await screen.findByRole('navigation', { name: 'Status' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Placed',
    'Accepted',
    'Preparing',
    'Ready',
    'Completed',
    'Cancelled',
    'Not picked up',
  ])
  expect(
    chips.filter((chip) => chip.ariaCurrent === 'true' || chip.getAttribute('aria-current') === 'true'),
  ).toEqual([chips[7]])
})

test('a long list has pages', async () => {
  const { onSearch } = await showDesk(
    { page: 2 },
    { 'orders.list': () => ({ orders: [sampleOrder], total: 45 }) },
  )
  expect(await screen.findByText('Page 2 of 3')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Prev' }))
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ page: undefined })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ page: 3 })
})

test('an empty list says why it is empty', async () => {
  await showDesk({}, { 'orders.list': () => ({ orders: [], total: 0 }) })
  expect(await screen.findByText('No orders yet')).toBeDefined()
})

test('a filter that finds nothing can be left', async () => {
  await showDesk({ q: 'nobody' }, { 'orders.list': () => ({ orders: [], total: 0 }) })
  const all = await screen.findByRole('link', { name: 'Show all orders' })
  expect(all.getAttribute('href')).toBe('/admin/orders')
})

test('orders that cannot be had can be asked for again', async () => {
  let isBusy = true
  await showDesk(
    {},
    {
      'orders.list': () => {
        if (isBusy) throw { code: 'RATE_LIMITED', message: 'Too many calls' }
        return { orders: [sampleOrder], total: 1 }
      },
    },
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBusy = false
  await userEvent.click(retry)
  expect(await screen.findByRole('article', { name: 'Order 1042' })).toBeDefined()
})

test('a list that cannot be looked up again says so and since when, until it can', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-02T01:42:00Z'), toFake: ['Date'] })
  let isBusy = false
  await showDesk(
    {},
    {
      'orders.list': () => {
        if (isBusy) throw { code: 'INTERNAL', message: 'Something went wrong' }
        return { orders: [sampleOrder], total: 1 }
      },
    },
  )
  const lookAgain = () => {
    focusManager.setFocused(false)
    act(() => focusManager.setFocused(true))
  }
  await screen.findByRole('article', { name: 'Order 1042' })
  isBusy = true
  lookAgain()
  expect(await screen.findByText('Not updated since 6:42 pm. Trying again…')).toBeDefined()
  expect(screen.getByRole('article', { name: 'Order 1042' })).toBeDefined()

  vi.setSystemTime(new Date('2026-12-02T15:00:00Z'))
  lookAgain()
  expect(screen.getByText(/^Not updated since/)).toBeDefined()
  isBusy = false
  lookAgain()
  await vi.waitFor(() => expect(screen.queryByText(/^Not updated since/)).toBeNull())
})
