import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CustomerRecord, GuestProfile } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { CustomerSheet } from './customer-sheet.tsx'

const asha: CustomerRecord = {
  _id: 'c1',
  name: 'Asha',
  email: 'asha@example.com',
  isEmailVerified: true,
  isDisabled: false,
  createdAt: '2026-01-07T19:00:00.000Z',
  createdLocal: '2026-01-07T12:00',
  ordersCount: 2,
  spent: 21,
  orders: [
    {
      _id: 'o1',
      number: 1001,
      revision: 0,
      createdAt: '2026-01-07T19:00:00.000Z',
      status: 'completed',
      channel: 'web',
      customer: { name: 'Asha', email: 'asha@example.com' },
      items: [{ slug: 'dal', title: 'Dal', price: 10, quantity: 2 }],
      amounts: { subtotal: 20, discount: 0, tax: 1, deliveryFee: 0, total: 21 },
      currency: 'CAD',
      taxes: [{ name: 'GST', percent: 5, amount: 1 }],
      areTaxesIncluded: false,
      fulfillment: { type: 'pickup', pickupAt: '2026-01-07T20:00:00.000Z', pickupLocal: '2026-01-07T13:00' },
      steps: [{ status: 'placed', at: '2026-01-07T19:00:00.000Z', local: '2026-12-01T09:00' }],
      payment: { method: 'cash', toPay: 21 },
    },
  ],
}

const noted: GuestProfile = {
  _id: 'g1',
  version: 2,
  name: 'Asha',
  account: { _id: 'c1', name: 'Asha', email: 'asha@example.com' },
  contacts: [{ contact: '780-555-0199', isOwn: true, isBlocked: false }],
  note: 'Always extra hot',
  ordersCount: 2,
  noShows: 1,
  lastOrder: null,
  usual: [],
  allergy: null,
  orders: [],
}

async function showAsha(server: FakeServer = {}, record = asha) {
  const disable = vi.fn((_input: { id: string }) => ({ ...record, isDisabled: true }))
  const enable = vi.fn((_input: { id: string }) => ({ ...record, isDisabled: false }))
  await showWithServer(
    <MantineScope>
      <CustomerSheet id="c1" />
    </MantineScope>,
    {
      'customers.get': () => record,
      'guests.find': () => noted,
      'customers.disable': disable,
      'customers.enable': enable,
      ...server,
    },
  )
  return { disable, enable }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('an order links to the orders page, and a shortened list says so', async () => {
  await showAsha()
  const link = await screen.findByRole('link', { name: 'Order 1001' })
  expect(link.getAttribute('href')).toBe('/admin/orders?order=o1')
  expect(screen.getByText('Showing the newest 1 of 2.')).toBeDefined()
})

test('an account is disabled after confirmation, and the focus stays', async () => {
  const { disable } = await showAsha()
  await press('Disable account')
  expect(disable).not.toHaveBeenCalled()
  await press('Disable')
  expect(await screen.findByText('Disabled')).toBeDefined()
  expect(disable.mock.calls[0]?.[0]).toEqual({ id: 'c1' })
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Account' })))
})

test('a disabled account is enabled again', async () => {
  const { enable } = await showAsha({}, { ...asha, isDisabled: true })
  await press('Enable account')
  await waitFor(() => expect(screen.queryByText('Disabled')).toBeNull())
  expect(enable).toHaveBeenCalledOnce()
})

test('the reason for a failure is shown', async () => {
  await showAsha({
    'customers.disable': () => {
      throw { code: 'NOT_FOUND', message: 'We cannot find that customer' }
    },
  })
  await press('Disable account')
  await press('Disable')
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot find that customer')
})

test('for an unknown customer there is no button to try again', async () => {
  await showAsha({
    'customers.get': () => {
      throw { code: 'NOT_FOUND', message: 'We cannot find that customer' }
    },
  })
  expect(await screen.findByText('We cannot find that customer')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the counter knows of them: the note is changed from the version that is shown', async () => {
  const note = vi.fn(({ note: words }: { note: string }) => ({ ...noted, note: words, version: 3 }))
  await showAsha({ 'guests.note': note })
  expect(await screen.findByText('Always extra hot')).toBeDefined()
  await press('Edit note')
  const field = screen.getByLabelText('Note about this guest')
  await userEvent.clear(field)
  await userEvent.type(field, 'Owes $5')
  await press('Save note')
  expect(await screen.findByText('Owes $5')).toBeDefined()
  expect(note.mock.calls[0]?.[0]).toEqual({ guest: { customerId: 'c1' }, note: 'Owes $5', version: 2 })
})

test('a number is merged after it is shown whose it is, and a question', async () => {
  const other = { ...noted, _id: null, version: 0, name: 'A. R.', account: null, note: '', ordersCount: 4 }
  const merge = vi.fn((_input: object) => ({ ...noted, version: 3, ordersCount: 6 }))
  await showAsha({
    'guests.find': ({ contact }: { contact?: string }) => (contact === undefined ? noted : other),
    'guests.merge': merge,
  })
  await userEvent.type(await screen.findByLabelText('Also known by'), '780 555 0100')
  await press('Look up')
  expect(await screen.findByText('A. R.: 4 orders')).toBeDefined()
  await press('Merge')
  expect(merge).not.toHaveBeenCalled()
  await press('Merge them')
  await waitFor(() => expect(screen.queryByText('A. R.: 4 orders')).toBeNull())
  expect(merge.mock.calls[0]?.[0]).toEqual({
    into: { customerId: 'c1' },
    from: { contact: '780 555 0100' },
    version: 2,
    fromVersion: 0,
  })
})

test('a merged number is separated after a question', async () => {
  const separate = vi.fn((_input: object) => ({ ...noted, version: 3, contacts: [] }))
  await showAsha({ 'guests.separate': separate })
  await press('Separate 780-555-0199')
  await press('Separate')
  await waitFor(() => expect(screen.queryByText('780-555-0199')).toBeNull())
  expect(separate.mock.calls[0]?.[0]).toEqual({ id: 'g1', contact: '780-555-0199', version: 2 })
})
