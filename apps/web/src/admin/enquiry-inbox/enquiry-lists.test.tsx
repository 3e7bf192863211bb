import type { ContactMessage, MessageState } from '@tiffin/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PagedSearch } from '../../lib/search/search-reader.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { MessageList } from './enquiry-lists.tsx'

const message = (number: number): ContactMessage => ({
  _id: `m${number}`,
  name: `Guest ${number}`,
  email: `guest${number}@example.com`,
  message: `Question ${number}`,
  state: number === 1 ? 'new' : 'answered',
  createdAt: '2026-01-07T19:00:00.000Z',
  createdLocal: '2026-01-07T12:00',
})
const all = Array.from({ length: 21 }, (_, index) => message(index + 1))

function ListWithSearch({ first }: { first: PagedSearch<MessageState> }) {
  const [search, setSearch] = useState(first)
  return <MessageList search={search} onSearch={setSearch} />
}

function show(first: PagedSearch<MessageState> = {}, found = all) {
  const list = vi.fn(({ q = '', limit, offset }: { q?: string; limit: number; offset: number }) => {
    const matching = found.filter(({ email }) => email.includes(q))
    return { messages: matching.slice(offset, offset + limit), total: matching.length, newCount: 3 }
  })
  return showWithServer(
    <MantineScope>
      <ListWithSearch first={first} />
    </MantineScope>,
    { 'messages.list': list },
  )
}

test('a row shows who wrote, when and what, and links to the message; the number of new ones is shown', async () => {
  await show()
  const link = await screen.findByRole('link', { name: 'Guest 1' })
  expect(link.getAttribute('href')).toBe('/admin/messages/m1')
  const row = link.closest('tr')?.textContent
  for (const words of ['guest1@example.com', 'January 7, 2026, 12:00 pm', 'Question 1', 'New']) {
    expect(row).toContain(words)
  }
  expect(screen.getByText('21 messages')).toBeDefined()
  expect(screen.getByText('3 new')).toBeDefined()
})

test('a page has twenty, and a search starts at the first one', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('link', { name: 'Guest 21' })).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'guest3@')
  expect(await screen.findByText('1 message')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test.each([
  [{}, 'No messages yet'],
  [{ status: 'closed' as const }, 'No messages found'],
  [{ q: 'zz' }, 'No messages found'],
])('an empty list for %o says: %s', async (search, words) => {
  await show(search, [])
  expect(await screen.findByText(words)).toBeDefined()
})

test('a page beyond the last one links back', async () => {
  await show({ page: 9 })
  expect(await screen.findByText('This page doesn’t exist')).toBeDefined()
})
