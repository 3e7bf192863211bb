import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApiKey, keyPermissions } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ApiKeys } from './api-keys.tsx'
import { keyPermissionGroups } from './key-permission-groups.ts'

const till: ApiKey = {
  _id: 'k1',
  name: 'Till',
  prefix: 'tiffin_live_',
  hint: 'aB3x',
  permissions: ['orders', 'log'],
  effective: ['orders'],
  networks: [],
  maker: 'meera@example.com',
  createdAt: { at: '2026-01-07T19:05:00.000Z', local: '2026-01-07T12:05' },
  endsAt: { at: '2027-01-01T07:00:00.000Z', local: '2027-01-01T00:00' },
  state: 'active',
  replacedBy: null,
  lastUse: null,
}

async function showKeys(keys: ApiKey[], more: Parameters<typeof showWithServer>[1] = {}) {
  await showWithServer(
    <MantineScope>
      <ApiKeys />
    </MantineScope>,
    { 'apiKeys.list': () => keys, ...more },
  )
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))

test('every permission that a key can have is offered once', () => {
  const offered = keyPermissionGroups.flatMap(({ choices }) => choices.map(({ permission }) => permission))
  expect(offered.toSorted()).toEqual(keyPermissions.toSorted())
})

test('a key says what it may do, through which day, and what its maker may not do any more', async () => {
  await showKeys([till])
  const { getByText } = await card('Till')
  expect(getByText('tiffin_live_…aB3x')).toBeDefined()
  expect(getByText('Works through December 31, 2026')).toBeDefined()
  expect(getByText('Read the logs (not now: its maker may not)')).toBeDefined()
  expect(getByText('From anywhere')).toBeDefined()
  expect(getByText('Never used')).toBeDefined()
})

test('the last use says when, from where and which call', async () => {
  const lastUse = { at: till.createdAt, network: '192.0.2.0/24', call: 'orders.list' }
  await showKeys([{ ...till, lastUse }])
  const { getByText } = await card('Till')
  expect(getByText(/^Last used/).textContent).toBe(
    'Last used January 7, 2026, 12:05 pm from 192.0.2.0/24: orders.list',
  )
})

test('a key that was replaced can only be revoked, and one that has ended is folded away', async () => {
  await showKeys([
    { ...till, name: 'Old', state: 'replaced', endsAt: till.createdAt },
    { ...till, _id: 'k2', name: 'Gone', state: 'revoked' },
  ])
  const { queryByRole, getByRole, getByText } = await card('Old')
  expect(getByRole('button', { name: 'Revoke' })).toBeDefined()
  expect(queryByRole('button', { name: 'Replace' })).toBeNull()
  expect(getByText('Works until January 7, 2026, 12:05 pm')).toBeDefined()
  expect(screen.getByText('1 ended key')).toBeDefined()
})

test('a new key is shown once, and forgotten when it is closed', async () => {
  const create = vi.fn((_input: object) => ({ key: 'tiffin_live_secret', apiKey: till }))
  await showKeys([], { 'apiKeys.create': create })
  await userEvent.click(await screen.findByRole('button', { name: 'New API key' }))
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }))
  await userEvent.type(form.getByLabelText('Name'), 'Till')
  await userEvent.click(form.getByLabelText(/^Read, take and change orders/))
  await userEvent.type(form.getByLabelText('Only from these networks'), '192.0.2.1, 10.0.0.0/8')
  await userEvent.click(form.getByRole('button', { name: 'Create API key' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The key “Till”' }))
  expect(shown.getByDisplayValue('tiffin_live_secret')).toBeDefined()
  expect(create.mock.lastCall?.[0]).toMatchObject({
    name: 'Till',
    permissions: ['orders'],
    networks: ['192.0.2.1', '10.0.0.0/8'],
  })
  await userEvent.click(shown.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(screen.queryByDisplayValue('tiffin_live_secret')).toBeNull())
})
