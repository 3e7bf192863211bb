import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Subscriber, SubscriberStatus } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PagedSearch } from '../../lib/search/search-reader.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { SubscriberList } from './subscriber-list.tsx'

const day = (local: string) => ({ at: `${local}T19:00:00.000Z`, local: `${local}T12:00` })
const reader = (number: number, status: SubscriberStatus = 'confirmed'): Subscriber => ({
  _id: `s${number}`,
  email: `reader${number}@example.com`,
  status,
  consent: 'Yes, please write to me.',
  asked: day('2026-01-05'),
  confirmed: status === 'pending' ? null : day('2026-01-06'),
  unsubscribed: status === 'unsubscribed' ? day('2026-01-07') : null,
})

/** Stands in for the address. */
function ListWithSearch({ begin = {} }: { begin?: PagedSearch<SubscriberStatus> }) {
  const [search, setSearch] = useState<PagedSearch<SubscriberStatus>>(begin)
  return <SubscriberList search={search} onSearch={setSearch} />
}

interface Asked {
  q?: string
  status?: SubscriberStatus
  limit: number
  offset: number
}

async function showList(
  all: Subscriber[],
  server: FakeServer = {},
  begin: PagedSearch<SubscriberStatus> = {},
) {
  const records = [...all]
  const list = vi.fn(({ q = '', status, limit, offset }: Asked) => {
    const found = records.filter((each) => each.email.includes(q) && (!status || each.status === status))
    return { subscribers: found.slice(offset, offset + limit), total: found.length }
  })
  await showWithServer(
    <MantineScope>
      <ListWithSearch begin={begin} />
    </MantineScope>,
    { 'subscribers.list': list, ...server },
  )
  return records
}

const row = async (number: number) =>
  within(
    (await screen.findByRole('rowheader', { name: `reader${number}@example.com` })).closest(
      'tr',
    ) as HTMLElement,
  )
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

test('a row is proof of consent: the state, the dates and the wording', async () => {
  await showList([reader(1, 'unsubscribed'), reader(2, 'pending')])
  const left = await row(1)
  for (const text of ['Unsubscribed', 'January 5, 2026', 'January 6, 2026', 'January 7, 2026'])
    expect(left.getAllByText(text).length).toBeGreaterThan(0)
  expect(left.getByText('Yes, please write to me.')).toBeDefined()
  expect(left.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
  const waiting = await row(2)
  expect(waiting.getByText('Not confirmed yet')).toBeDefined()
  expect(waiting.queryByText('Confirmed')).toBeNull()
})

test('a page has twenty, and a search starts at the first one and preserves the state', async () => {
  const all = Array.from({ length: 21 }, (_, index) => reader(index + 1))
  await showList([...all, reader(33, 'pending')], {}, { status: 'confirmed' })
  expect(await screen.findByText('21 addresses')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await row(21)
  await userEvent.type(screen.getByRole('searchbox'), 'reader3')
  expect(await screen.findByText('1 address')).toBeDefined()
})

test('on request a subscriber is unsubscribed, after confirmation', async () => {
  const records = [reader(1)]
  const unsubscribe = vi.fn((_input: object) => (records[0] = reader(1, 'unsubscribed')))
  await showList([], {
    'subscribers.list': () => ({ subscribers: [...records], total: 1 }),
    'subscribers.unsubscribe': unsubscribe,
  })
  await userEvent.click((await row(1)).getByRole('button', { name: 'Unsubscribe' }))
  expect(unsubscribe).not.toHaveBeenCalled()
  await answer('Unsubscribe')
  await waitFor(async () => expect((await row(1)).getByText('January 7, 2026')).toBeDefined())
  expect(unsubscribe.mock.calls[0]?.[0]).toEqual({ id: 's1' })
})

test('a subscriber who asks for it is deleted', async () => {
  const records = [reader(1), reader(2)]
  await showList([], {
    'subscribers.list': () => ({ subscribers: [...records], total: records.length }),
    'subscribers.delete': () => {
      records.shift()
      return { done: true }
    },
  })
  await userEvent.click((await row(1)).getByRole('button', { name: 'Delete' }))
  await answer('Delete permanently')
  expect(await screen.findByText('1 address')).toBeDefined()
})

test('a list that fails to load can be requested again, and an empty one says so', async () => {
  let isBusy = true
  await showList([], {
    'subscribers.list': () => {
      if (isBusy) throw { code: 'RATE_LIMITED', message: 'Too many calls' }
      return { subscribers: [], total: 0 }
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBusy = false
  await userEvent.click(retry)
  expect(await screen.findByText('No addresses yet')).toBeDefined()
})
