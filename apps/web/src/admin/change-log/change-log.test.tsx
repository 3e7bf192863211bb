import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ChangeLog } from './change-log.tsx'
import type { LogSearch } from './log-search.ts'

const entry: LogEntry = {
  _id: 'l1',
  time: { at: '2026-01-07T19:05:00.000Z', local: '2026-01-07T12:05' },
  user: { _id: 'u1', email: 'meera@example.com' },
  action: 'change product',
  subject: { _id: 'p1', name: 'Dal' },
  before: { title: 'Dal', price: 9, description: 'plain' },
  after: { title: 'Dal', price: 10, description: 'slow '.repeat(60).trim() },
}

/** Stands in for the address. */
function LogWithSearch() {
  const [search, setSearch] = useState<LogSearch>({})
  return (
    <MantineScope>
      <ChangeLog search={search} onSearch={setSearch} />
    </MantineScope>
  )
}

async function showLog(entries: LogEntry[], total = entries.length) {
  const list = vi.fn((_input: { q?: string; kind?: string; from?: string; offset?: number }) => ({
    entries,
    total,
  }))
  await showWithServer(<LogWithSearch />, { 'log.list': list })
  return list
}

const item = async (name: string | RegExp) => within(await screen.findByRole('article', { name }))

test('an entry says who, when in the restaurant’s time zone, what, and only the differences', async () => {
  await showLog([entry])
  const { getByText, getByRole, queryByText } = await item('Change product: Dal')
  expect(getByText(/^meera@example.com,/).textContent).toContain('January 7, 2026, 12:05 pm')
  expect(getByRole('link', { name: 'Dal' }).getAttribute('href')).toBe('/admin/products/p1')
  expect(getByText('Price').parentElement?.textContent).toBe('Pricewas $9.00is now $10.00')
  expect(queryByText('Title')).toBeNull()
})

test('an order that was moved shows both times on the restaurant’s clock', async () => {
  await showLog([
    {
      ...entry,
      action: 'move order pickup',
      subject: { _id: 'o1' },
      before: { number: 1042, pickupAt: '2026-11-30T17:00:00.000Z', pickupLocal: '2026-11-30T10:00' },
      after: { number: 1042, pickupAt: '2026-11-30T17:10:00.000Z', pickupLocal: '2026-11-30T10:10' },
    },
  ])
  const { getByText } = await item('Move order pickup: open')
  expect(getByText('Pickup time').parentElement?.textContent).toBe(
    'Pickup timewas November 30, 2026, 10:00 amis now November 30, 2026, 10:10 am',
  )
})

test('a long text is shortened, and one press shows all of it', async () => {
  await showLog([entry])
  const { getByText, getByRole, queryByText } = await item('Change product: Dal')
  const { description } = entry.after as { description: string }
  expect(queryByText(description)).toBeNull()
  await userEvent.click(getByRole('button', { name: 'Show all', expanded: false }))
  expect(getByText(description)).toBeDefined()
  await userEvent.click(getByRole('button', { name: 'Show less', expanded: true }))
  expect(queryByText(description)).toBeNull()
})

test('of many fields the rest is shown on request', async () => {
  const after = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`field${index}`, index]))
  await showLog([{ ...entry, action: 'create product', before: undefined, after }])
  const { getByText } = await item(/^Create product/)
  expect(getByText('2 more fields')).toBeDefined()
})

test('a deleted item has no link', async () => {
  await showLog([{ ...entry, action: 'delete product', after: undefined }])
  expect((await item('Delete product: Dal')).queryByRole('link')).toBeNull()
})

test('an order’s status links to the order', async () => {
  await showLog([
    {
      ...entry,
      action: 'change order status',
      subject: { _id: 'o1' },
      before: { status: 'placed' },
      after: { status: 'accepted' },
    },
  ])
  const { getByRole } = await item('Change order status: open')
  expect(getByRole('link').getAttribute('href')).toBe('/admin/orders?order=o1')
})

test('a search and a day filter the list, starting at its first page', async () => {
  const list = await showLog([entry], 31)
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(list.mock.lastCall?.[0]).toMatchObject({ offset: 30 })
  await userEvent.type(screen.getByRole('searchbox'), 'dal')
  await userEvent.type(screen.getByLabelText('From'), '2026-01-07')
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({ q: 'dal', from: '2026-01-07', offset: 0 }),
  )
})

test('the log can be filtered by kind of change, and the filter removed', async () => {
  const list = await showLog([entry])
  const kind = await screen.findByRole('combobox', { name: 'Kind of change' })
  await userEvent.selectOptions(kind, 'Special day')
  await vi.waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ kind: 'special day' }))
  await userEvent.selectOptions(kind, 'All kinds')
  await vi.waitFor(() => expect(list.mock.lastCall?.[0].kind).toBeUndefined())
})

test('an empty log says what it is for', async () => {
  await showLog([])
  expect(await screen.findByText('No changes yet')).toBeDefined()
})
