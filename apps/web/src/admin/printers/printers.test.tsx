import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  permissionsOf,
  type ChangePrinterInput,
  type Printer,
  type SavePrinterInput,
  type StaffRole,
  type Ticket,
  type TicketFilter,
} from '@tiffin/contract'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { addressOf } from '../../domain/admin/print-picture.ts'
import { Printers } from './printers.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { samplePicture, samplePrinter, sampleTicket } from './sample-printer.ts'
import { readTicketSearch, type TicketSearch } from './ticket-search.ts'

const tandoor: Printer = {
  ...samplePrinter,
  _id: 'p2',
  name: 'Tandoor',
  stations: ['tandoor'],
  isCounter: false,
  paper: '58mm',
  standInId: 'p1',
  status: '410 Paper Out',
  waiting: 3,
}
const picture = samplePicture(576, 800, '80mm')
const ADDRESS = 'https://tiffin.example/cloudprnt/0123456789abcdef'

beforeEach(() =>
  saveSession({ token: 't', user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'admin' } }),
)

/** Stands in for the address. */
function PageWithSearch({ begin }: { begin: TicketSearch }) {
  const [search, setSearch] = useState(begin)
  return (
    <>
      <Printers search={search} onSearch={setSearch} />
      <ToastStack />
    </>
  )
}

interface Situation {
  staffRole?: StaffRole
  printers?: Printer[]
  tickets?: Ticket[]
  begin?: TicketSearch
  server?: FakeServer
}

async function showPage(situation: Situation = {}) {
  const { staffRole = 'manager', tickets = [], begin = {}, server = {} } = situation
  let { printers = [samplePrinter, tandoor] } = situation
  const now = new Date()
  const calls = {
    'admin.me': () => ({ staffRole, permissions: permissionsOf({ staffRole }), sendsEmail: true }),
    'orders.board': () => ({
      stations: [
        { key: 'tandoor', name: 'Tandoor' },
        { key: 'fry', name: 'Fryer' },
      ],
      now: { at: now.toISOString(), local: now.toISOString().slice(0, 16) },
    }),
    'printers.list': vi.fn(() => printers),
    'printers.create': vi.fn((input: SavePrinterInput) => {
      const printer = { ...samplePrinter, ...input, _id: 'p3', lastPolledAt: null }
      printers = [...printers, printer]
      return { printer, address: ADDRESS }
    }),
    'printers.change': vi.fn(({ id, ...input }: ChangePrinterInput) => {
      printers = printers.map((each) => (each._id === id ? ({ ...each, ...input } as Printer) : each))
      return printers.find(({ _id }) => _id === id)
    }),
    'printers.renewAddress': vi.fn((_input: { id: string }) => ({ printer: tandoor, address: ADDRESS })),
    'printers.delete': vi.fn(({ id }: { id: string }) => {
      printers = printers.filter(({ _id }) => _id !== id)
      return { done: true }
    }),
    'printers.test': vi.fn((_input: { id: string }) => ({ ...sampleTicket, kind: 'test', order: null })),
    'tickets.list': vi.fn(({ state, limit = 50, offset = 0 }: TicketFilter) => {
      const found = tickets.filter((each) => state === undefined || each.state === state)
      return { tickets: found.slice(offset, offset + limit), total: found.length }
    }),
    'tickets.printAgain': vi.fn((_input: { id: string }) => ({
      ...sampleTicket,
      _id: 't9',
      isDuplicate: true,
    })),
    'tickets.picture': vi.fn((_input: object) => picture),
  }
  await showWithServer(
    <MantineScope>
      <PageWithSearch begin={begin} />
    </MantineScope>,
    { ...calls, ...server },
  )
  return calls
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const press = async (name: string, button: string) =>
  userEvent.click(await (await card(name)).findByRole('button', { name: button }))
const answer = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }))
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

async function openNewForm() {
  await answer('New printer')
  return within(await screen.findByRole('dialog', { name: 'New printer' }))
}

test('a card shows what the printer prints, how it is, what waits and who stands in', async () => {
  await showPage({
    printers: [
      { ...samplePrinter, lastPolledAt: new Date(Date.now() - 4000).toISOString() },
      tandoor,
      {
        ...tandoor,
        _id: 'p3',
        name: 'Bar',
        lastPolledAt: null,
        isSilent: true,
        stations: [],
        standInId: null,
      },
    ],
  })
  const desk = await card('Front desk')
  expect(desk.getByText(/Connected, last seen \d seconds ago/)).toBeDefined()
  for (const words of ['Counter', 'No tickets waiting', '80 mm paper', 'No backup'])
    expect(desk.getByText(words)).toBeDefined()
  const oven = await card('Tandoor')
  for (const words of ['410 Paper Out', '3 tickets waiting', '58 mm paper', 'Backup printer: Front desk'])
    expect(oven.getByText(words)).toBeDefined()
  expect(await oven.findAllByText('Tandoor')).toHaveLength(2)
  expect((await card('Bar')).getByText('Not connected yet')).toBeDefined()
})

test('a new printer shows its address once, and only the button closes it', async () => {
  // With a clipboard.
  const user = userEvent.setup()
  const calls = await showPage({ printers: [samplePrinter] })
  await card('Front desk')
  const form = await openNewForm()
  await userEvent.type(form.getByLabelText('Name'), 'Fryer')
  await userEvent.click(await form.findByRole('checkbox', { name: 'Fryer' }))
  await userEvent.selectOptions(form.getByLabelText('Paper'), '58 mm')
  await userEvent.selectOptions(form.getByLabelText('Backup printer'), 'Front desk')
  await userEvent.click(form.getByRole('button', { name: 'Add printer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Address of Fryer' }))
  expect(calls['printers.create'].mock.calls[0]?.[0]).toEqual({
    name: 'Fryer',
    isCounter: false,
    stations: ['fry'],
    paper: '58mm',
    standInId: 'p1',
  })
  const field: HTMLInputElement = dialog.getByLabelText('Server URL')
  expect(field.value).toBe(ADDRESS)
  expect(field.readOnly).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByDisplayValue(ADDRESS)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByDisplayValue(ADDRESS)).toBeNull())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New printer' }))
  expect((await card('Fryer')).getByText('Not connected yet')).toBeDefined()
})

test.each([
  ['name', 'There is already a printer called Fryer', 'Name'],
  ['stations', 'Tandoor prints the tickets of Tandoor already', 'Tandoor'],
  ['isCounter', 'Front desk prints the counter’s tickets already', 'Counter: the whole order'],
])('an error of the server about %s appears there', async (path, message, label) => {
  await showPage({
    server: {
      'printers.create': () => {
        throw { code: 'CONFLICT', message, issues: [{ path, message }] }
      },
    },
  })
  await card('Tandoor')
  const form = await openNewForm()
  await form.findByRole('checkbox', { name: 'Fryer' })
  await userEvent.type(form.getByLabelText('Name'), 'Fryer')
  await userEvent.click(form.getByRole('button', { name: 'Add printer' }))
  expect(await form.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText(label))
})

test('a nameless printer is not sent', async () => {
  const calls = await showPage()
  await card('Tandoor')
  const form = await openNewForm()
  await userEvent.click(form.getByRole('button', { name: 'Add printer' }))
  expect(await form.findByText('Enter a name')).toBeDefined()
  expect(calls['printers.create']).not.toHaveBeenCalled()
})

test('a printer is changed, and keeps its address', async () => {
  const calls = await showPage()
  await press('Tandoor', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Tandoor' }))
  await userEvent.selectOptions(form.getByLabelText('Backup printer'), 'None')
  expect(form.queryByRole('option', { name: 'Tandoor' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await (await card('Tandoor')).findByText('No backup')).toBeDefined()
  expect(calls['printers.change'].mock.calls[0]?.[0]).toEqual({
    id: 'p2',
    version: 1,
    name: 'Tandoor',
    isCounter: false,
    stations: ['tandoor'],
    paper: '58mm',
    standInId: null,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a station that was removed from the settings can be cleared', async () => {
  const calls = await showPage({ printers: [{ ...tandoor, stations: ['grill'], standInId: null }] })
  await press('Tandoor', 'Edit')
  await answer('Save')
  await waitFor(() => expect(calls['printers.change'].mock.calls[0]?.[0].stations).toEqual(['grill']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Tandoor', 'Edit')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'grill (removed)' }))
  await answer('Save')
  await waitFor(() => expect(calls['printers.change'].mock.calls[1]?.[0].stations).toEqual([]))
})

test('a new address comes after confirmation, and the focus returns', async () => {
  const calls = await showPage()
  await press('Tandoor', 'New address')
  expect(calls['printers.renewAddress']).not.toHaveBeenCalled()
  await answer('Create new address')
  expect(await screen.findByDisplayValue(ADDRESS)).toBeDefined()
  expect(calls['printers.renewAddress'].mock.calls[0]?.[0]).toEqual({ id: 'p2' })
  await answer('Done')
  const button = (await card('Tandoor')).getByRole('button', { name: 'New address' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('deleting says what becomes of the tickets', async () => {
  const calls = await showPage()
  await press('Front desk', 'Delete')
  expect(await screen.findByText(/no backup, so its waiting tickets will be cancelled/)).toBeDefined()
  await answer('Keep it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Tandoor', 'Delete')
  expect(await screen.findByText(/Front desk gets its waiting tickets/)).toBeDefined()
  await answer('Delete permanently')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Tandoor' })).toBeNull())
  expect(calls['printers.delete'].mock.calls[0]?.[0]).toEqual({ id: 'p2' })
})

test('the kitchen can print a test, and nothing more', async () => {
  const calls = await showPage({ staffRole: 'kitchen' })
  await press('Tandoor', 'Test print')
  await waitFor(() => expect(calls['printers.test'].mock.calls[0]?.[0]).toEqual({ id: 'p2' }))
  await waitFor(() => expect(calls['tickets.list'].mock.calls.length).toBeGreaterThan(1))
  for (const name of ['New printer', 'Edit', 'New address', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('without printers the page says what to do', async () => {
  await showPage({ printers: [] })
  expect(await screen.findByText('No printers yet')).toBeDefined()
  expect(await screen.findByText(/Add one for a station or the counter/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'New printer' })).toBeDefined()
  expect(await screen.findByText('No tickets yet')).toBeDefined()
})

const failed: Ticket = {
  ...sampleTicket,
  _id: 't2',
  kind: 'change',
  order: { _id: 'f'.repeat(32), number: 1043 },
  station: null,
  state: 'failed',
  isDuplicate: true,
  result: '510 Incompatible Media',
}
const waiting: Ticket = {
  ...sampleTicket,
  _id: 't3',
  kind: 'test',
  order: null,
  station: null,
  state: 'waiting',
  fetchedAt: null,
  finishedAt: null,
  result: null,
}

test('the ledger shows what each ticket is, and what became of it', async () => {
  await showPage({ tickets: [waiting, failed, sampleTicket] })
  const printed = await row('Order 1042')
  for (const words of ['Order, Tandoor', 'Front desk', 'Printed', '200 OK'])
    expect(printed.getByText(words)).toBeDefined()
  expect(printed.getByText('Dec 1, 5:35 pm')).toBeDefined()
  expect(printed.getByRole('link', { name: 'Order 1042' }).getAttribute('href')).toBe(
    `/admin/orders?order=${sampleTicket.order?._id}`,
  )
  const moved = await row('Order 1043')
  for (const words of ['New time, Counter', 'Failed', 'Duplicate', '510 Incompatible Media'])
    expect(moved.getByText(words)).toBeDefined()
  const trial = await row('Test')
  expect(trial.getByText('Waiting')).toBeDefined()
  expect(trial.queryByRole('button')).toBeNull()
})

test('a finished ticket is printed again', async () => {
  const calls = await showPage({ tickets: [failed] })
  await userEvent.click((await row('Order 1043')).getByRole('button', { name: 'Print again' }))
  await waitFor(() => expect(calls['tickets.printAgain'].mock.calls[0]?.[0]).toEqual({ id: 't2' }))
  await waitFor(() => expect(calls['tickets.list'].mock.calls.length).toBeGreaterThan(1))
})

test('the state and the page are in the address', async () => {
  const calls = await showPage({
    tickets: [sampleTicket, ...Array.from({ length: 21 }, (_, index) => ({ ...failed, _id: `f${index}` }))],
    begin: readTicketSearch({ state: 'failed', page: '2' }),
  })
  await row('Order 1043')
  expect(calls['tickets.list'].mock.calls[0]?.[0]).toEqual({ state: 'failed', limit: 20, offset: 20 })
  const filters = within(screen.getByRole('navigation', { name: 'State' }))
  expect(filters.getByRole('link', { current: true }).textContent).toBe('Failed')
  expect(filters.getByRole('link', { name: 'Printed' }).getAttribute('href')).toBe(
    '/admin/printers?state=printed',
  )
  expect(readTicketSearch({ state: 'lost', page: '0' })).toEqual({ state: undefined, page: undefined })
})

test('a ticket is viewed as a picture, and printed', async () => {
  const calls = await showPage({ tickets: [sampleTicket] })
  await userEvent.click((await row('Order 1042')).getByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ticket of order 1042, Tandoor' }))
  const shown = await dialog.findByRole('img', { name: 'Ticket of order 1042, Tandoor' })
  expect(shown.getAttribute('src')).toBe(addressOf(picture))
  expect(calls['tickets.picture'].mock.calls[0]?.[0]).toEqual({
    orderId: sampleTicket.order?._id,
    station: 'tandoor',
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Print' }))
  const frame = document.querySelector('iframe')
  const printed = await vi.waitUntil(() => frame?.contentDocument?.querySelector('img'))
  expect(printed.getAttribute('src')).toBe(addressOf(picture))
  // Of a picture that is not laid out nothing is printed, and the colleague who pressed reads so.
  printed.dispatchEvent(new Event('error'))
  expect(await screen.findByText('The ticket could not be printed. Please try again.')).toBeDefined()
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe((await row('Order 1042')).getByRole('button', { name: 'View' }))
})
