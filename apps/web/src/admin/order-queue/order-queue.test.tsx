import type { ChangedOrder, Order, OrderStatus, PaymentMethod } from '@tiffin/contract'
import { focusManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { OrderQueue } from './order-queue.tsx'
import { readOrderSearch, type OrderSearch } from './order-search.ts'
import { sampleOrder, sampleStaffOrder } from '../../domain/admin/sample-order.ts'

const now = { at: '2026-12-01T17:00:00.000Z', local: '2026-12-01T10:00' }

afterEach(() => void vi.useRealTimers())

async function showList(search: OrderSearch = {}, server: FakeServer = {}) {
  const onSearch = vi.fn()
  const list = vi.fn((_input: unknown): { orders: Order[]; total: number } => ({
    orders: [sampleOrder],
    total: 1,
  }))
  const queue = (
    <MantineScope>
      <OrderQueue renderMore={() => null} search={readOrderSearch({ ...search })} onSearch={onSearch} />
      <ToastStack />
    </MantineScope>
  )
  await showWithServer(queue, {
    'orders.list': list,
    'orders.getForStaff': () => sampleStaffOrder,
    'pickup.spans': () => ({ now, asSoonAsPossible: now, spans: [] }),
    ...server,
  })
  return { onSearch, list }
}

test('an order is a row: when, who, what, how much, and its status', async () => {
  await showList()
  const row = within(await screen.findByRole('row', { name: /Order 1042/ }))
  const words = ['11:00 am', 'Juniper Testwell', /2 × Garlic Naan/, '$11.64', 'Placed']
  for (const text of words) expect(row.getByText(text)).toBeDefined()
  const address = row.getByRole('link').getAttribute('href')
  expect(address).toBe(`/admin/orders?order=${sampleOrder._id}`)
})

test('the query to the server follows the address', async () => {
  const { list } = await showList({ status: 'ready', day: '2026-12-01', q: 'juniper', page: 3 })
  await screen.findByRole('row', { name: /Order 1042/ })
  const asked = { status: 'ready', sort: 'due', day: '2026-12-01', q: 'juniper', limit: 20, offset: 40 }
  expect(list.mock.calls[0]?.[0]).toEqual(asked)
})

test('typed text goes into the address, starting at the first page', async () => {
  const { onSearch } = await showList({ status: 'ready', page: 3 })
  await userEvent.type(await screen.findByLabelText('Number, name, email or phone'), '1042')
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled())
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ status: 'ready', q: '1042', page: undefined })
})

test('there is a chip for each status, and the chosen one is marked', async () => {
  await showList({ status: 'no-show' })
  const chips = within(await screen.findByRole('navigation', { name: 'Status' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Open',
    'Placed',
    'Accepted',
    'Preparing',
    'Ready',
    'Completed',
    'Cancelled',
    'No-show',
    'Finished',
    'Picked up unpaid',
    'Refund due',
    'All',
  ])
  expect(
    chips.filter((chip) => chip.ariaCurrent === 'true' || chip.getAttribute('aria-current') === 'true'),
  ).toEqual([chips[7]])
})

test('a long list has pages', async () => {
  const { onSearch } = await showList(
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
  await showList({}, { 'orders.list': () => ({ orders: [], total: 0 }) })
  expect(await screen.findByText('No open orders')).toBeDefined()
})

test.each<[OrderSearch, string, string]>([
  [{ status: 'ready' }, 'Show all orders', '/admin/orders?status=all'],
  [{ q: 'nobody' }, 'Search all orders', '/admin/orders?status=all&q=nobody'],
])('without results in %j one looks among all orders', async (search, name, address) => {
  await showList(search, { 'orders.list': () => ({ orders: [], total: 0 }) })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
})

test('orders that fail to load can be requested again', async () => {
  let isBusy = true
  await showList(
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
  expect(await screen.findByRole('row', { name: /Order 1042/ })).toBeDefined()
})

test('a list that cannot be refreshed says so and since when, until it can', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-02T01:42:00Z'), toFake: ['Date'] })
  let isBusy = false
  await showList(
    {},
    {
      'orders.list': () => {
        if (isBusy) throw { code: 'INTERNAL', message: 'Something went wrong' }
        return { orders: [sampleOrder], total: 1 }
      },
    },
  )
  const refetchOptions = () => {
    focusManager.setFocused(false)
    act(() => focusManager.setFocused(true))
  }
  await screen.findByRole('row', { name: /Order 1042/ })
  isBusy = true
  refetchOptions()
  expect(await screen.findByText('Not updated since 6:42 pm. Trying again…')).toBeDefined()
  expect(screen.getByRole('row', { name: /Order 1042/ })).toBeDefined()

  vi.setSystemTime(new Date('2026-12-02T15:00:00Z'))
  refetchOptions()
  expect(screen.getByText(/^Not updated since/)).toBeDefined()
  isBusy = false
  refetchOptions()
  await vi.waitFor(() => expect(screen.queryByText(/^Not updated since/)).toBeNull())
})

const orderOf = (number: number, difference: Partial<Order> = {}): Order => ({
  ...sampleOrder,
  _id: String(number).padStart(32, '0'),
  number,
  ...difference,
})

interface Asked {
  moves: { id: string; from: OrderStatus; to: OrderStatus }[]
}

/** A server that changes the orders it is asked to, except one that a colleague changed first. */
function movingServer(orders: Order[], taken?: number) {
  let kept = orders
  const changeStatuses = vi.fn(({ moves }: Asked) =>
    moves.map(({ id, to }): ChangedOrder => {
      const order = kept.find(({ _id }) => _id === id) as Order
      if (order.number === taken)
        return { id, refusal: { code: 'CONFLICT', message: `Order ${taken} has already been cancelled.` } }
      const moved = { ...order, status: to }
      kept = kept.map((each) => (each._id === id ? moved : each))
      return { id, order: moved }
    }),
  )
  const server = {
    'orders.list': () => ({ orders: kept, total: kept.length }),
    'orders.changeStatuses': changeStatuses,
  }
  return { server, changeStatuses }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('an order is accepted with one press in its row, and its next step appears', async () => {
  const { server, changeStatuses } = movingServer([orderOf(1001), orderOf(1002)])
  await showList({}, server)
  await press('Accept, order 1002')
  expect(await screen.findByRole('button', { name: 'Start preparing, order 1002' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Accept, order 1001' })).toBeDefined()
  const move = { id: orderOf(1002)._id, from: 'placed', revision: 0, to: 'accepted' }
  expect(changeStatuses.mock.calls).toEqual([[{ moves: [move] }, undefined]])
  expect(screen.getByText('Order 1002 accepted')).toBeDefined()
})

test('the focus is not lost with an order that leaves the list', async () => {
  const { server } = movingServer([orderOf(1001), orderOf(1002)])
  const placed = () => {
    const orders = server['orders.list']().orders.filter(({ status }) => status === 'placed')
    return { orders, total: orders.length }
  }
  await showList({ status: 'placed' }, { ...server, 'orders.list': placed })
  await press('Accept, order 1001')
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /Order 1001/ })).toBeNull())
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TBODY'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select order 1002' }))
})

test('a list that has not been refreshed for long says that it may be outdated', async () => {
  vi.useFakeTimers({
    now: new Date('2026-12-01T17:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  await showList()
  await screen.findByRole('row', { name: /Order 1042/ })
  expect(await screen.findByText('Updated 10:00 am')).toBeDefined()
  focusManager.setFocused(false)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Not updated since 10:00 am/)).toBeDefined()
  focusManager.setFocused(undefined)
})

test('several are accepted with one press; those that someone else accepted first are named', async () => {
  const { server, changeStatuses } = movingServer(
    [1001, 1002, 1003].map((number) => orderOf(number)),
    1002,
  )
  await showList({}, server)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await press('Accept 3 orders')
  expect(await screen.findByText('Order 1002 has already been cancelled.')).toBeDefined()
  expect(screen.getByText('2 orders accepted')).toBeDefined()
  expect(changeStatuses.mock.calls[0]?.[0].moves).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /orders$/ })).toBeNull()
  const alert = within(screen.getByRole('alert', { name: 'One order was not updated' }))
  await userEvent.click(alert.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/already been cancelled/)).toBeNull()
})

test('a step can be taken back, for several orders at once', async () => {
  const { server } = movingServer([orderOf(1001), orderOf(1002)])
  const undo = vi.fn((_step: { id: string; from: OrderStatus }) => orderOf(1001))
  await showList({}, { ...server, 'orders.undoStatus': undo })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await press('Accept 2 orders')
  await press('Undo')
  await vi.waitFor(() => expect(undo).toHaveBeenCalledTimes(2))
  expect(undo.mock.calls.map(([step]) => step)).toEqual(
    [1001, 1002].map((number) => ({ id: orderOf(number)._id, from: 'accepted' })),
  )
})

test('a step that can no longer be taken back says why', async () => {
  const { server } = movingServer([orderOf(1001)])
  const tooLate = () => {
    throw { code: 'CONFLICT', message: 'This can only be undone within ten seconds.' }
  }
  await showList({}, { ...server, 'orders.undoStatus': tooLate })
  await press('Accept, order 1001')
  await press('Undo')
  expect(await screen.findByText('This can only be undone within ten seconds.')).toBeDefined()
})

test('whoever hands over an unpaid order is asked how it was paid', async () => {
  const { server, changeStatuses } = movingServer([orderOf(1001, { status: 'ready' })])
  await showList({}, server)
  await press('Picked up, order 1001')
  const question = within(await screen.findByRole('dialog', { name: 'Order 1001: $11.64 to pay' }))
  expect(changeStatuses).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Paid by card' }))
  await vi.waitFor(() =>
    expect(changeStatuses.mock.calls[0]?.[0].moves).toMatchObject([{ to: 'completed', paidBy: 'card' }]),
  )
})

test('an answer is about the order as it was asked about, although it has moved meanwhile', async () => {
  const allergy = { note: 'No peanuts', allergyNote: true } as const
  let order = orderOf(1001, allergy)
  const { server, changeStatuses } = movingServer([order])
  await showList({}, { ...server, 'orders.list': () => ({ orders: [order], total: 1 }) })
  await press('Accept, order 1001')
  await screen.findByRole('dialog', { name: 'Order 1001: an allergy' })
  order = { ...order, status: 'accepted' }
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await vi.waitFor(() => expect(screen.getByText('Start preparing', { exact: false })).toBeDefined())
  await userEvent.click(await screen.findByRole('button', { name: 'I’ve read it. Accept order' }))
  await vi.waitFor(() => expect(changeStatuses).toHaveBeenCalledOnce())
  expect(changeStatuses.mock.calls[0]?.[0].moves).toMatchObject([{ from: 'placed', to: 'accepted' }])
  focusManager.setFocused(undefined)
})

test('an unpaid order is handed over with another only if someone says so', async () => {
  const paid = { at: '2026-12-01T17:00:00Z', local: '2026-12-01T10:00', method: 'card' } as const
  const { server, changeStatuses } = movingServer([
    orderOf(1001, { status: 'ready' }),
    orderOf(1002, { status: 'ready', payment: { method: 'card', paid, toPay: 0 } }),
  ])
  await showList({}, server)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('Hand over unpaid orders one by one: 1001')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Mark 1 order as picked up' })).toBeDefined()
  await press('Picked up, order 1001')
  await press('Hand over unpaid')
  await vi.waitFor(() => expect(changeStatuses).toHaveBeenCalledOnce())
  expect(changeStatuses.mock.calls[0]?.[0].moves).toEqual([
    { id: orderOf(1001)._id, from: 'ready', revision: 0, to: 'completed' },
  ])
})

test('what a guest wrote to the kitchen is in the row', async () => {
  await showList({}, { 'orders.list': () => ({ orders: [orderOf(1001, { note: 'No cream' })], total: 1 }) })
  expect(await screen.findByText('Note: No cream')).toBeDefined()
})

test('each status among the selected orders has its own button', async () => {
  const { server, changeStatuses } = movingServer([
    orderOf(1001),
    orderOf(1002, { status: 'preparing' }),
    orderOf(1003, { status: 'completed' }),
  ])
  await showList({ status: 'all' }, server)
  for (const number of [1001, 1002])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select order ${number}` }))
  // A finished order has no next step.
  expect(screen.queryByRole('checkbox', { name: 'Select order 1003' })).toBeNull()
  await press('Mark 1 order as ready')
  await vi.waitFor(() => expect(changeStatuses.mock.calls[0]?.[0].moves).toMatchObject([{ to: 'ready' }]))
})

test('an allergy is named in its row, read before it is accepted, and never accepted with others', async () => {
  const allergy = { note: 'No peanuts', allergyNote: true } as const
  const { server, changeStatuses } = movingServer([orderOf(1001, allergy), orderOf(1002)])
  await showList({}, server)
  expect(await screen.findByText('Allergy: No peanuts')).toBeDefined()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('Accept orders with an allergy one by one: 1001')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Accept 1 order' })).toBeDefined()
  await press('Accept, order 1001')
  expect(changeStatuses).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'I’ve read it. Accept order' }))
  await vi.waitFor(() =>
    expect(changeStatuses.mock.calls[0]?.[0].moves).toMatchObject([{ to: 'accepted', from: 'placed' }]),
  )
})

test('if no response arrives nothing is lost: each order is named, and can be tried again', async () => {
  const { server } = movingServer([orderOf(1001)])
  const lost = () => {
    throw new Error('lost')
  }
  await showList({}, { ...server, 'orders.changeStatuses': lost })
  await press('Accept, order 1001')
  expect((await screen.findByRole('alert')).textContent).toContain('Order 1001: No response')
  expect(screen.getByRole('button', { name: 'Accept, order 1001' })).toBeDefined()
})

test('an order that is due soon says so', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:52:00Z'), toFake: ['Date'] })
  const fulfillment = { ...sampleOrder.fulfillment, pickupAt: '2026-12-01T17:34:00Z' }
  const { server } = movingServer([
    orderOf(1001, { createdAt: '2026-12-01T17:48:00Z' }),
    orderOf(1002, { status: 'ready', fulfillment }),
  ])
  await showList({}, server)
  const soon = await screen.findByRole('row', { name: /Order 1001/ })
  expect(soon.textContent).toMatch(/placed 4 min ago.*due soon: in 8 min/)
  expect(screen.getByRole('row', { name: /Order 1002/ }).textContent).toContain('18 min late')
})

test('an order that is hours ahead says its time, not how many hours are left', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T07:31:00Z'), toFake: ['Date'] })
  const [createdAt, day] = ['2026-12-01T07:27:00Z', '2026-12-01']
  const dueAt = (number: number, pickupAt: string, pickupLocal: string) =>
    orderOf(number, { createdAt, fulfillment: { ...sampleOrder.fulfillment, pickupAt, pickupLocal } })
  const { server } = movingServer([
    dueAt(1001, `${day}T18:00:00Z`, `${day}T11:00`),
    dueAt(1002, `${day}T10:30:00Z`, `${day}T03:30`),
  ])
  await showList({}, server)
  const row = await screen.findByRole('row', { name: /Order 1001/ })
  expect(row.textContent).toMatch(/11:00 am\s*placed 4 min ago/)
  expect(row.textContent).not.toContain('due in')
  expect(screen.getByRole('row', { name: /Order 1002/ }).textContent).toContain('due in 2 h 59 min')
})

test('an order for another day says the day, not how many hours are left', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-02T03:06:00Z'), toFake: ['Date'] })
  const tomorrow = { pickupAt: '2026-12-02T18:00:00Z', pickupLocal: '2026-12-02T11:00' }
  const { server } = movingServer([
    orderOf(1001, {
      createdAt: '2026-12-02T03:02:00Z',
      fulfillment: { ...sampleOrder.fulfillment, ...tomorrow },
    }),
    orderOf(1002, { createdAt: '2026-12-01T17:00:00Z' }),
  ])
  await showList({}, server)
  const row = await screen.findByRole('row', { name: /Order 1001/ })
  expect(row.textContent).toMatch(/11:00 am Tomorrow\s*placed 4 min ago/)
  expect(row.textContent).not.toContain('due in')
  expect(screen.getByRole('row', { name: /Order 1002/ }).textContent).toContain('late')
})

test('a row shows whether it is paid, and staff enter there how it was', async () => {
  let order = orderOf(1001)
  const markPaid = vi.fn(({ method }: { method: PaymentMethod }) => {
    const paid = { at: '2026-12-01T17:00:00Z', local: '2026-12-01T10:00', method }
    order = { ...order, payment: { ...order.payment, paid } }
    return order
  })
  await showList({}, { 'orders.list': () => ({ orders: [order], total: 1 }), 'orders.markPaid': markPaid })
  await press('Unpaid, order 1001')
  // Without layout, Mantine thinks that the menu's button is scrolled out of view, and hides the menu.
  await userEvent.click(await screen.findByRole('menuitem', { name: 'card', hidden: true }))
  expect(await screen.findByText('Paid by card')).toBeDefined()
  expect(markPaid.mock.calls[0]?.[0]).toEqual({ id: order._id, method: 'card', toPay: 11.64 })
})

test('a row shows what goes back of a cancelled order with the tip, also if only that is left', async () => {
  const cancelled = (number: number, payment: object): Order => ({
    ...orderOf(number),
    status: 'cancelled',
    payment: { method: 'card', toPay: 0, ...payment },
  })
  const orders = [
    cancelled(1001, { amountPaid: 16.78, toReturn: 16.78, tipToReturn: 2 }),
    cancelled(1002, { tipToReturn: 2 }),
  ]
  await showList({ status: 'cancelled' }, { 'orders.list': () => ({ orders, total: 2 }) })
  const refundOf = async (number: number) =>
    (await screen.findByRole('row', { name: new RegExp(`Order ${number}`) })).textContent
  expect(await refundOf(1001)).toContain('Refund $18.78')
  expect(await refundOf(1002)).toContain('Refund $2.00')
})

test('nothing is collected for a free order', async () => {
  const order = orderOf(1001)
  const free = { ...order, payment: { ...order.payment, toPay: 0 } }
  await showList({}, { 'orders.list': () => ({ orders: [free], total: 1 }) })
  expect((await screen.findByRole('row', { name: /Order 1001/ })).textContent).toContain('Nothing to pay')
  expect(screen.queryByRole('button', { name: /Unpaid/ })).toBeNull()
})

test('the list can be sorted by when orders came in, starting at the first page', async () => {
  const { onSearch } = await showList({ page: 3 })
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Newest first')
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ sort: 'newest', page: undefined })
})
