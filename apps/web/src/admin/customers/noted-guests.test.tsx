import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { NotedGuests } from './customer-list.tsx'

const guests = Array.from({ length: 41 }, (_, place) => ({
  _id: `g${place}`,
  name: `Guest ${place}`,
  contacts: [`guest${place}@example.com`],
  customerId: null,
  note: place === 40 ? 'Extra hot' : 'Mild',
}))

test('noted guests are on pages; a search begins with the first one', async () => {
  await showWithServer(
    <MantineScope>
      <NotedGuests />
    </MantineScope>,
    {
      'guests.list': ({ q = '', limit, offset }: { q?: string; limit: number; offset: number }) => {
        const found = guests.filter(({ note }) => note.includes(q))
        return { guests: found.slice(offset, offset + limit), total: found.length, isMore: false }
      },
    },
  )
  expect(await screen.findByText('Page 1 of 3')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(await screen.findByText('Guest 40')).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'Extra')
  await expect.poll(() => screen.queryByRole('navigation', { name: 'Pages of guest notes' })).toBeNull()
  expect(screen.getByText('Guest 40')).toBeDefined()
})
