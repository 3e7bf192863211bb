import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SecurityEvent } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { SecurityLog } from './security-log.tsx'
import type { SecuritySearch } from './security-search.ts'

const event: SecurityEvent = {
  _id: 's1',
  time: { at: '2026-01-07T19:05:00.000Z', local: '2026-01-07T12:05' },
  kind: 'failed login',
  count: 40,
  account: { hash: 'x1y2z3a4b5c6' },
  network: '192.0.2.0/24',
}

/** Stands in for the address. */
function LogWithSearch() {
  const [search, setSearch] = useState<SecuritySearch>({})
  return (
    <MantineScope>
      <SecurityLog search={search} onSearch={setSearch} />
    </MantineScope>
  )
}

async function showLog(entries: SecurityEvent[], total = entries.length) {
  const list = vi.fn((_input: { kind?: string; from?: string; offset?: number }) => ({
    entries,
    total,
    isMore: false,
  }))
  await showWithServer(<LogWithSearch />, { 'securityEvents.list': list })
  return list
}

async function textOf(name: RegExp) {
  const found = await screen.findByRole('row', { name })
  return found.textContent
}

test('an event says what, how often, who, from where and when in the restaurant’s time zone', async () => {
  await showLog([event])
  expect(await textOf(/Failed login/)).toBe(
    'Failed login40 times within an hourAccount #x1y2z3a4192.0.2.0/24January 7, 2026, 12:05 pm',
  )
})

test.each([
  [{ account: { hash: 'x1', email: 'meera@example.com' } }, 'meera@example.com'],
  [{ account: undefined }, 'Many accounts'],
  [{ kind: 'refused', user: { _id: 'c0ffee1234' }, account: undefined }, 'Customer c0ffee12'],
  [{ kind: 'export', user: { _id: 'u1', email: 'sam@example.com' }, rowCount: 1200 }, '1,200 rows'],
] as const)('%o is shown as %s', async (change, text) => {
  await showLog([{ ...event, ...change }])
  expect(await screen.findByText(new RegExp(text))).toBeDefined()
})

test('a kind and a day filter the list, starting at its first page', async () => {
  const list = await showLog([event], 31)
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(list.mock.lastCall?.[0]).toMatchObject({ offset: 30 })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of event' }), 'File exported')
  await userEvent.type(screen.getByLabelText('From'), '2026-01-07')
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({ kind: 'export', from: '2026-01-07', offset: 0 }),
  )
})

test('an empty log says what it is for', async () => {
  await showLog([])
  expect(await screen.findByText('No events yet')).toBeDefined()
})
