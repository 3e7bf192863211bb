import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BlockedContact } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { BlockedContacts } from './customer-list.tsx'

test('a number is blocked, and unblocked again after a question', async () => {
  let blocked: BlockedContact[] = []
  await showWithServer(
    <MantineScope>
      <BlockedContacts />
    </MantineScope>,
    {
      'customers.listBlocked': () => blocked,
      'customers.block': ({ contact }: { contact: string }) => {
        const one = { _id: 'b1', contact, blocked: { at: '2026-01-07T19:00:00Z', local: '2026-01-07T12:00' } }
        blocked = [one]
        return one
      },
      'customers.unblock': () => {
        blocked = []
        return { done: true }
      },
    },
  )
  await userEvent.type(await screen.findByLabelText('Email address or telephone number'), '780-555-0199')
  await userEvent.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('780-555-0199')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, unblock' }))
  await expect.poll(() => screen.queryByText('780-555-0199')).toBeNull()
})

test('of 1,001 the last one can be unblocked, although they come in two answers', async () => {
  const blocked = Array.from({ length: 1001 }, (_, place) => ({
    _id: `b${place}`,
    contact: `guest${place}@example.com`,
    blocked: { at: '2026-01-07T19:00:00Z', local: '2026-01-07T12:00' },
  }))
  await showWithServer(
    <MantineScope>
      <BlockedContacts />
    </MantineScope>,
    {
      'customers.listBlocked': ({ offset = 0 }: { offset?: number }) => blocked.slice(offset, offset + 1000),
    },
  )
  const row = (await screen.findByText('guest1000@example.com')).closest('tr') as HTMLElement
  expect(row.textContent).toContain('Unblock')
})
