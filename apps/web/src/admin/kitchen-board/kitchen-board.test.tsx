import { isOpenStatus, type BoardOrder, type OrderStatus, type PaymentMethod } from '@tiffin/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { SearchField } from './board-bar.tsx'
import { readBoardSearch, type BoardSearch } from './board-search.ts'
import { KitchenBoard } from './kitchen-board.tsx'
import { boardOf, sampleBoardOrder } from './sample-board.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T17:40:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

interface Move {
  id: string
  station?: string
  from: OrderStatus
  to: OrderStatus
  paidBy?: PaymentMethod
}

/** A kitchen with these orders, whose server does what the real one does. */
async function showBoard(given: Partial<BoardOrder>[], search: BoardSearch = {}, server: FakeServer = {}) {
  let orders = boardOf(given).orders
  const calls: string[] = []
  const onSearch = vi.fn()
  function setStatus(id: string, status: OrderStatus) {
    orders = orders.map((order) => (order._id === id ? { ...order, status } : order))
    return orders.find(({ _id }) => _id === id)
  }
  function setReadyStations(id: string, change: (ready: string[]) => string[]) {
    orders = orders.map((order) => {
      if (order._id !== id) return order
      const ready = change(order.readyStations.map(({ station }) => station))
      const status: OrderStatus = ready.length === 2 ? 'ready' : 'preparing'
      return { ...order, status, readyStations: ready.map((station) => ({ station, ...boardOf([]).now })) }
    })
    // The answer is an order as everywhere, without its stations.
    return orders.filter(({ _id }) => _id === id).map(({ readyStations: _stations, ...order }) => order)[0]
  }
  const net = { isDown: false }
  const real: FakeServer = {
    'orders.board': () => ({ ...boardOf([]), orders: orders.filter(({ status }) => isOpenStatus(status)) }),
    'orders.changeStatus': ({ id, from, to, paidBy, station }: Move) => {
      if (net.isDown) throw new Error('No connection')
      const order = orders.find(({ _id }) => _id === id)
      calls.push(
        `${order?.number} ${from} to ${to}${paidBy ? `, paid by ${paidBy}` : ''}${station ? ` at ${station}` : ''}`,
      )
      if (order?.status !== from) throw { code: 'CONFLICT', message: `Someone has already accepted it.` }
      if (station) return setReadyStations(id, (ready) => [...ready, station])
      return setStatus(id, to)
    },
    'orders.undoStatus': ({ id, from, station }: Move) => {
      calls.push(`undo ${from}${station ? ` at ${station}` : ''}`)
      if (station) return setReadyStations(id, (ready) => ready.filter((each) => each !== station))
      return setStatus(id, 'placed')
    },
    'openingHours.special': () => ({ today: '2026-12-01', days: [] }),
    'kitchen.reportBoard': () => ({ isMissing: false, lastSeenAt: null, silentPrinters: [] }),
    ...server,
  }
  const board = (
    <MantineScope>
      <KitchenBoard search={readBoardSearch({ ...search })} onSearch={onSearch} />
    </MantineScope>
  )
  const { unmount } = await showWithServer(board, real)
  await screen.findByRole('region', { name: 'Placed' })
  const reload = async () => {
    unmount()
    await showWithServer(board, real)
    await screen.findByRole('region', { name: 'Placed' })
  }
  return { calls, net, onSearch, setStatus, reload }
}

const column = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const second = { _id: 'second', number: 1043 }

test('a card says what, for whom, when, how long and whether it is paid', async () => {
  await showBoard([{ isReturning: true }])
  const card = within(column('Placed').getByRole('listitem', { name: 'Order 1042' }))
  const texts = ['1042', 'Juniper Testwell', '11:00 am', '20 min left', 'To pay $27.62', 'Returning']
  for (const text of texts) expect(card.getByText(text)).toBeDefined()
  const lines = within(card.getByRole('list', { name: 'Dishes' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['2 × Garlic Naan', '3 × Samosa“no chutney”'])
})

test('an allergy stands first on the card, and accepting asks whether it was read', async () => {
  const note = 'No peanuts, please'
  const { calls } = await showBoard([
    { note, allergyNote: true },
    { ...second, note: 'Extra napkins' },
  ])
  const [allergy, plain] = column('Placed').getAllByRole('listitem', { name: /^Order/ })
  expect(allergy?.textContent).toMatch(/^1042.*Allergy No peanuts, please.*Juniper Testwell/)
  expect(plain?.textContent).toMatch(/Juniper Testwell.*Note Extra napkins.*2 × Garlic Naan/)

  await press('Accept: order 1042')
  const question = within(await screen.findByRole('dialog', { name: 'Order 1042: an allergy' }))
  expect(question.getByText(note)).toBeDefined()
  await userEvent.click(question.getByRole('button', { name: 'Go back' }))
  expect(calls).toEqual([])
  await press('Accept: order 1042')
  await userEvent.click(await screen.findByRole('button', { name: 'I’ve read it. Accept order' }))
  await vi.waitFor(() => expect(calls).toEqual(['1042 placed to accepted']))
  await press('Accept: order 1043')
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})

test('a board that is full says where the other orders are', async () => {
  const full = Array.from({ length: 200 }, (_, place) => ({
    _id: `o${place}`,
    number: 2000 + place,
    items: [],
  }))
  await showBoard(full)
  expect(screen.getByText(/^The board has room for 200 orders\./)).toBeDefined()
})

test('whoever hands over an unpaid order is asked how it was paid', async () => {
  const { calls } = await showBoard([{ status: 'ready' }])
  await press('Picked up: order 1042')
  await userEvent.click(await screen.findByRole('button', { name: 'Paid by cash' }))
  await vi.waitFor(() => expect(calls).toEqual(['1042 ready to completed, paid by cash']))
})

describe.each([
  ['five minutes slow', '2026-12-01T17:35:00Z'],
  ['five minutes fast', '2026-12-01T17:45:00Z'],
])('on a tablet whose clock is %s', (_clock, deviceTime) => {
  beforeEach(() => void vi.setSystemTime(deviceTime))

  test('the minutes left and the orders for later are those of the restaurant', async () => {
    const startsAt = '2026-12-01T17:41:00.000Z'
    await showBoard([
      {},
      { ...second, status: 'accepted', startsAt: '2026-12-01T17:40:00.000Z' },
      {
        _id: 'third',
        number: 1044,
        status: 'accepted',
        startsAt,
      },
    ])
    expect(column('Placed').getByText('20 min left')).toBeDefined()
    expect(column('Accepted').getByText('1043')).toBeDefined()
    expect(screen.getByText('Later: 1 order').closest('details')?.textContent).toContain('1044')
  })

  test('a late order is delayed from now on, also after a tap', async () => {
    const movePickup = vi.fn((_input: unknown) => {})
    const fulfillment = { ...sampleBoardOrder.fulfillment, pickupAt: '2026-12-01T17:38:00.000Z' }
    const { calls } = await showBoard([{ fulfillment }, second], {}, { 'orders.movePickup': movePickup })
    await press('Accept: order 1043')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await press('Delay: order 1042')
    await userEvent.click(await screen.findByRole('button', { name: /^Promise/ }))
    expect(movePickup.mock.lastCall?.[0]).toMatchObject({
      pickupAt: expect.stringMatching(/^2026-12-01T17:50:0/) as string,
    })
  })
})

test('a late order and one whose time was moved say so', async () => {
  const fulfillment = {
    ...sampleBoardOrder.fulfillment,
    pickupAt: '2026-12-01T17:35:00.000Z',
    pickupLocal: '2026-12-01T10:35',
    promisedAt: '2026-12-01T17:20:00.000Z',
  }
  await showBoard([
    { fulfillment, payment: { method: 'card', paid: { ...boardOf([]).now, method: 'card' }, toPay: 0 } },
  ])
  for (const text of ['5 min late', 'Moved from 10:20 am', 'Paid'])
    expect(screen.getByText(text)).toBeDefined()
})

test('nothing is collected for a free order', async () => {
  await showBoard([{ payment: { ...sampleBoardOrder.payment, toPay: 0 } }])
  expect(screen.getByText('Nothing to pay')).toBeDefined()
  expect(screen.queryByText(/^To pay/)).toBeNull()
})

test('a tap takes an order to its next step, and Undo takes it back', async () => {
  const { calls } = await showBoard([{}])
  await press('Accept: order 1042')
  expect(await column('Accepted').findByRole('listitem', { name: 'Order 1042' })).toBeDefined()
  expect(await screen.findByText('Order 1042 accepted')).toBeDefined()
  await press(/^Undo/)
  expect(await column('Placed').findByRole('listitem', { name: 'Order 1042' })).toBeDefined()
  await vi.waitFor(() => expect(calls).toEqual(['1042 placed to accepted', 'undo accepted']))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('only the latest step of an order can be taken back', async () => {
  await showBoard([{}])
  await press('Accept: order 1042')
  await userEvent.click(await screen.findByRole('button', { name: 'Start preparing: order 1042' }))
  expect(await screen.findByText('Order 1042 started')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
})

test('Undo is offered for ten seconds', async () => {
  await showBoard([{}])
  await press('Accept: order 1042')
  await screen.findByText('(10)', { exact: false })
  vi.setSystemTime('2026-12-01T17:40:11Z')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
})

test('Undo counts down too in a second board, whose taps another tab sends', async () => {
  const request = async (_name: string, _options: object, send: (lock: null) => unknown) => send(null)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const { calls } = await showBoard([{}])
  await press('Accept: order 1042')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  localStorage.setItem('tiffin-kitchen-taps', '[]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tiffin-kitchen-taps' }))
  await screen.findByText('(10)', { exact: false })
  vi.setSystemTime('2026-12-01T17:40:11Z')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
  expect(calls).toEqual([])
  Reflect.deleteProperty(navigator, 'locks')
})

test('taps without a connection survive a reload and are sent in order; a conflict is told', async () => {
  const { calls, net, setStatus, reload } = await showBoard([{}, second])
  net.isDown = true
  await press('Accept: order 1042')
  await press('Start preparing: order 1042')
  await press('Accept: order 1043')
  expect(await screen.findAllByText('Waiting to be sent')).toHaveLength(2)
  expect(column('Preparing').getByText('1042')).toBeDefined()

  await reload()
  expect(column('Preparing').getByText('1042')).toBeDefined()
  setStatus('second', 'accepted')
  net.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  const told = await screen.findByRole('list', { name: 'Not changed' })
  expect(told.textContent).toBe('Order 1043: Someone has already accepted it.')
  expect(calls).toEqual(['1042 placed to accepted', '1042 accepted to preparing', '1043 placed to accepted'])
  await vi.waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
  await press('OK')
  expect(screen.queryByRole('list', { name: 'Not changed' })).toBeNull()
})

const me = { _id: 'cook', name: 'Cook', email: 'cook@example.com', role: 'admin' }

test('what one cook has tapped and not sent is not sent by the next one, who reads of it', async () => {
  localStorage.setItem('user', JSON.stringify(me))
  const { calls, net, reload } = await showBoard([{}])
  net.isDown = true
  await press('Accept: order 1042')
  await screen.findByText('1 change not sent yet.', { exact: false })
  localStorage.setItem('user', JSON.stringify({ ...me, _id: 'next' }))
  net.isDown = false
  await reload()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Order 1042: This was tapped by somebody/)
  expect(column('Placed').getByRole('button', { name: 'Accept: order 1042' })).toBeDefined()
  expect(calls).toEqual([])
  localStorage.clear()
})

describe('on a network that hangs', () => {
  /** A server whose first answer never comes; the step may have been taken nevertheless. */
  async function showHanging({ takenBy }: { takenBy: string | null }) {
    localStorage.setItem('user', JSON.stringify(me))
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    onTestFinished(() => timeout.mockRestore())
    const calls: string[] = []
    const log = [{ status: 'accepted', by: takenBy, ...boardOf([]).now }]
    await showBoard(
      [{}, second],
      {},
      {
        'orders.changeStatus': ({ id, from, to }: Move) => {
          calls.push(`${id === second._id ? 1043 : 1042} ${from} to ${to}`)
          if (calls.length === 1) return new Promise(() => {})
          if (id !== second._id && takenBy !== null)
            throw { code: 'CONFLICT', message: 'Someone has already accepted order 1042.' }
          return { ...sampleBoardOrder, _id: id, status: to }
        },
        'orders.getForStaff': () => ({ ...sampleBoardOrder, status: 'accepted', log }),
      },
    )
    await press('Accept: order 1042')
    await press('Accept: order 1043')
    await vi.waitFor(() => expect(calls).toEqual(['1042 placed to accepted']))
    patience.abort()
    await screen.findByText('2 changes not sent yet.', { exact: false })
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() =>
      expect(calls.slice(1)).toEqual(['1042 placed to accepted', '1043 placed to accepted']),
    )
    await vi.waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
  }
  afterEach(() => localStorage.clear())

  test('a tap is given up in time and sent again, and no later one is lost', async () => {
    await showHanging({ takenBy: null })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a tap that had arrived is not refused for it', async () => {
    await showHanging({ takenBy: me.email })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a step that somebody else has taken meanwhile is told', async () => {
    await showHanging({ takenBy: 'other@example.com' })
    expect((await screen.findByRole('alert')).textContent).toContain('Someone has already accepted')
  })
})

const cooking: Partial<BoardOrder>[] = [
  { _id: 'a', number: 1, status: 'accepted' },
  {
    _id: 'b',
    number: 2,
    status: 'preparing',
    items: sampleBoardOrder.items.filter(({ station }) => station === 'fry'),
  },
  { _id: 'c', number: 3, status: 'placed' },
]
const totals = () =>
  within(screen.getByRole('list', { name: 'Cook now' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what is accepted and being prepared is added up', async () => {
  await showBoard(cooking)
  expect(totals()).toEqual(['6 × Samosa, “no chutney”', '2 × Garlic Naan'])
})

test('a station that was removed since shows the whole board', async () => {
  await showBoard(cooking, { station: 'no-such' })
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeDefined()
  expect(column('Accepted').getAllByText(/Samosa|Garlic Naan/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Other stations/)).toBeNull()
})

test('a station sees its own lines, totals and orders', async () => {
  const { onSearch } = await showBoard(cooking, { station: 'tandoor' })
  expect(totals()).toEqual(['2 × Garlic Naan'])
  expect(column('Preparing').getByText('No orders')).toBeDefined()
  expect(column('Accepted').getByRole('list', { name: 'Dishes' }).textContent).toBe('2 × Garlic Naan')
  expect(column('Accepted').getByText('Other stations: 3 × Samosa (“no chutney”)')).toBeDefined()
  await press('Fryer')
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ station: 'fry' })
})

test('a station says that its own dishes are ready, and the others go on cooking', async () => {
  const { calls } = await showBoard([{ status: 'preparing' }], { station: 'tandoor' })
  await press('Tandoor ready: order 1042')
  expect(await column('Ready').findByText('Tandoor ready. Still cooking: Fryer')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Picked up/ })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Cook now' })).toBeNull()
  await vi.waitFor(() => expect(calls).toEqual(['1042 preparing to ready at tandoor']))
  expect(screen.getByText('Order 1042: Tandoor ready')).toBeDefined()

  await press(/^Undo/)
  expect(await column('Preparing').findByRole('button', { name: 'Tandoor ready: order 1042' })).toBeDefined()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toBe('undo ready at tandoor')
})

const fryerReady = { status: 'preparing' as const, readyStations: [{ station: 'fry', ...boardOf([]).now }] }

test('the last station makes the order ready', async () => {
  await showBoard([fryerReady], { station: 'tandoor' })
  await press('Tandoor ready: order 1042')
  expect(await column('Ready').findByRole('button', { name: 'Picked up: order 1042' })).toBeDefined()
})

test('the whole board shows which stations have finished, and can make an order ready at once', async () => {
  const { calls } = await showBoard([fryerReady])
  expect(column('Preparing').getByText('Fryer ready. Still cooking: Tandoor')).toBeDefined()
  expect(totals()).toEqual(['2 × Garlic Naan'])
  await press('Ready: order 1042')
  await vi.waitFor(() => expect(calls).toEqual(['1042 preparing to ready']))
})

test('one tap does where one station makes everything', async () => {
  const items = sampleBoardOrder.items.filter(({ station }) => station === 'fry')
  const { calls } = await showBoard([{ status: 'preparing', items }], { station: 'fry' })
  await press('Ready: order 1042')
  await vi.waitFor(() => expect(calls).toEqual(['1042 preparing to ready']))
})

const thali: Partial<BoardOrder> = {
  _id: 'thali',
  number: 7,
  status: 'accepted',
  items: [
    {
      slug: 'thali',
      title: 'Thali',
      price: 20,
      quantity: 2,
      station: 'curry',
      options: [
        {
          group: 'bread',
          choice: 'naan',
          groupName: 'Bread',
          choiceName: 'Garlic Naan',
          price: 0,
          product: 'garlic-naan',
        },
      ],
      dishes: [{ slug: 'garlic-naan', name: 'Garlic Naan', quantity: 2, station: 'tandoor' }],
    },
  ],
}

test('the dishes in a thali are cooked with all others of their kind, at their own station', async () => {
  await showBoard([...cooking, thali])
  expect(totals()).toEqual([
    '6 × Samosa, “no chutney”',
    '4 × Garlic Naan',
    '2 × Thali (its dishes are counted)',
  ])
  expect(screen.getByText('Cook now: 10 portions')).toBeDefined()
})

const calzone = (choices: [name: string, quantity?: number][], quantity: number) => ({
  slug: 'calzone',
  title: 'Calzone',
  price: 12,
  quantity,
  station: 'tandoor',
  dishes: [],
  options: choices.map(([name, count]) => ({
    group: name.toLowerCase(),
    choice: name.toLowerCase(),
    groupName: 'Choice',
    choiceName: name,
    price: 0,
    ...(count !== undefined && { quantity: count }),
  })),
})

test('what is to be cooked is told apart by its size, toppings and note, and an allergy is marked', async () => {
  const note = 'No peanuts, please'
  await showBoard([
    { status: 'accepted', items: [calzone([['Large'], ['Olives', 2]], 2)] },
    {
      ...second,
      status: 'preparing',
      items: [calzone([['Olives', 2], ['Large']], 1), calzone([['Small']], 1)],
    },
    {
      _id: 'third',
      number: 1044,
      status: 'accepted',
      note,
      allergyNote: true,
      items: [calzone([['Small']], 1)],
    },
  ])
  expect(totals()).toEqual(['2 × Calzone, Small Allergy: order 1044', '3 × Calzone, Large, 2 × Olives'])
})

test('the note about a combo goes with its dishes', async () => {
  const items = (thali.items ?? []).map((line) => ({ ...line, note: 'no coriander' }))
  await showBoard([...cooking, { ...thali, items }], { station: 'tandoor' })
  expect(totals()).toEqual(['2 × Garlic Naan', '2 × Garlic Naan, “no coriander”'])
})

test('a station that makes a part of a thali sees it, and cooks only its part', async () => {
  await showBoard([thali], { station: 'tandoor' })
  expect(column('Accepted').getByRole('list', { name: 'Dishes' }).textContent).toBe(
    '2 × Thali2 × Garlic Naan in all',
  )
  expect(totals()).toEqual(['2 × Garlic Naan'])
})

test('an order for later is folded away until its lead time begins, unless it has been started', async () => {
  const startsAt = '2026-12-01T17:45:00.000Z'
  await showBoard([
    { startsAt, status: 'accepted' },
    { ...second, startsAt, status: 'preparing' },
    { _id: 'third', number: 1044, startsAt: '2026-12-01T17:40:00.000Z', status: 'accepted' },
  ])
  const summary = screen.getByText('Later: 1 order')
  expect(summary.closest('details')?.open).toBe(false)
  const later = summary.closest('details')?.textContent
  expect(later).toContain('1042')
  expect(later).toContain('11:00 am, start at 10:45 am')
  expect(screen.getByLabelText('Start preparing: order 1042').closest('details')).not.toBeNull()
  expect(column('Accepted').getAllByRole('button', { name: /^Start/ })).toHaveLength(1)
  expect(column('Preparing').getByText('1043')).toBeDefined()
})

test('a card opens the details of its order, and so does an order for later', async () => {
  const { onSearch } = await showBoard([{}, { ...second, ...onSunday, status: 'accepted' }])
  await press('Details: order 1042')
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ order: sampleBoardOrder._id })
  await userEvent.click(screen.getByText('Later: 1 order'))
  await press('Details: order 1043')
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ order: 'second' })
})

test('a printer that is out of reach is shown on the board', async () => {
  const presence = { isMissing: false, lastSeenAt: null, silentPrinters: ['Tandoor printer'] }
  await showBoard([{}], {}, { 'kitchen.reportBoard': () => presence })
  const link = await screen.findByRole('link', { name: 'Tandoor printer is offline' })
  expect(link.getAttribute('href')).toBe('/admin/printers')
})

test('an order for later shows its note, and the day on which to begin if that is the one before', async () => {
  await showBoard([
    {
      status: 'accepted',
      startsAt: '2026-12-06T06:30:00.000Z',
      fulfillment: {
        type: 'pickup',
        pickupAt: '2026-12-06T07:00:00.000Z',
        pickupLocal: '2026-12-06T00:00',
      },
      note: 'Cutlery for 12',
    },
  ])
  const later = screen.getByText('Later: 1 order').closest('details')?.textContent
  expect(later).toContain('Sunday 12:00 am, start at Saturday 11:30 pm')
  expect(later).toContain('Note: Cutlery for 12')
})

test('an order whose time a special day has closed since is marked, unless the kitchen itself has moved it there', async () => {
  const earlyClosing = {
    name: 'Staff party',
    firstDay: '2026-12-01',
    lastDay: '2026-12-06',
    hours: { opens: '09:00', closes: '11:00' },
  }
  const { pickupAt, pickupLocal } = sampleBoardOrder.fulfillment
  const moved = { promisedAt: '2026-12-01T17:50:00.000Z', pickupAt, pickupLocal, type: 'pickup' as const }
  await showBoard(
    [{}, { ...second, fulfillment: moved }, { _id: 'third', number: 1044, ...onSunday, status: 'accepted' }],
    {},
    { 'openingHours.special': () => ({ today: '2026-12-01', days: [earlyClosing] }) },
  )
  const today = await screen.findByText('Outside today’s hours')
  expect(today.closest('li')?.getAttribute('aria-label')).toBe('Order 1042')
  const sunday = screen.getByText('Outside that day’s hours')
  expect(sunday.closest('li')?.getAttribute('aria-label')).toBe('Order 1044')
})

test('the line of the folded orders counts their allergies, and each of them is shown as on a card', async () => {
  const later = { startsAt: '2026-12-01T17:45:00.000Z', status: 'accepted' } as const
  const note = 'No sesame anywhere near it.'
  await showBoard([later, { ...second, ...later, note, allergyNote: true }])
  const fold = screen.getByText('1 allergy').closest('details')
  expect(fold?.querySelector('summary')?.textContent).toBe('Later: 2 orders, 1 allergy')
  const shown = within(screen.getByLabelText('Order 1043')).getByText(note)
  expect(shown.getAttribute('data-allergy')).toBe('true')
  expect(fold?.textContent).not.toContain('..')
})

const onSunday = {
  startsAt: '2026-12-06T18:30:00.000Z',
  fulfillment: {
    type: 'pickup' as const,
    pickupAt: '2026-12-06T19:00:00.000Z',
    pickupLocal: '2026-12-06T12:00',
  },
}

test('what nobody has accepted is never folded away, and says its day', async () => {
  await showBoard([onSunday, { ...second, ...onSunday, status: 'accepted' }])
  expect(column('Placed').getByText('Sunday 12:00 pm')).toBeDefined()
  expect(screen.getByText('Later: 1 order')).toBeDefined()
})

test('all that waits is accepted in one tap, except allergies, which are read one by one', async () => {
  const note = 'No peanuts, please'
  const third = { _id: 'third', number: 1044 }
  const { calls } = await showBoard([{}, { ...second, ...onSunday }, { ...third, note, allergyNote: true }])
  await press('Accept all 2 without allergies')
  await vi.waitFor(() => expect(calls).toEqual(['1042 placed to accepted', '1043 placed to accepted']))
  expect(column('Placed').getByRole('button', { name: 'Accept: order 1044' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull()
})

test.each([
  [[{}, { ...second, ...onSunday }], '2 orders accepted, 1 of them under Later'],
  [[onSunday, { ...second, ...onSunday }], '2 orders accepted, all under Later'],
])('accepted orders that go to the fold are not simply gone', async (orders, text) => {
  await showBoard(orders)
  await press('Accept all 2')
  expect(screen.getByText(text)).toBeDefined()
})

test('one accepted order that goes to the fold is not simply gone', async () => {
  await showBoard([onSunday])
  await press('Accept: order 1042')
  expect(screen.getByText('Order 1042 accepted, now under Later')).toBeDefined()
})

test('accepting all by mistake is taken back as a whole', async () => {
  const many = Array.from({ length: 5 }, (_one, index) => ({ _id: `o${index}`, number: 2001 + index }))
  const { calls } = await showBoard(many)
  await press('Accept all 5')
  await vi.waitFor(() => expect(calls).toHaveLength(5))
  expect(screen.getByText('5 orders accepted')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await vi.waitFor(() => expect(calls.slice(5)).toEqual(many.map(() => 'undo accepted')))
  expect(await screen.findByRole('button', { name: 'Accept all 5' })).toBeDefined()
})

test('the search finds by number and by name', async () => {
  await showBoard([{}, { ...second, customer: { name: 'Rówan O’Test', email: '' } }], { q: "rowan o'" })
  expect(screen.queryByText('1042')).toBeNull()
  expect(screen.getByText('1043')).toBeDefined()
})

test('a name can be typed with its space', async () => {
  const { onSearch } = await showBoard([{}])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number or name' }), 'li wei')
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ q: 'li wei' })
})

test('what is typed while the address is still behind is kept', async () => {
  function Slow() {
    const [search, setSearch] = useState<BoardSearch>({})
    const onSearch = ({ q }: BoardSearch) => void setTimeout(() => setSearch(readBoardSearch({ q })), 50)
    return <SearchField field={{ current: null }} search={search} onSearch={onSearch} />
  }
  await showWithServer(
    <MantineScope>
      <Slow />
    </MantineScope>,
    {},
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.setup({ delay: 20 }).type(field, 'li wei')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(field.value).toBe('li wei')
})

test('more time is promised with a reason that can be changed; an error is said beside it', async () => {
  const movePickup = vi.fn((_input: unknown) => {
    throw { code: 'CONFLICT', message: 'Order 1042 is ready.' }
  })
  await showBoard([{}], {}, { 'orders.movePickup': movePickup })
  await press('Delay: order 1042')
  expect((await screen.findByLabelText<HTMLInputElement>('+10: 11:10 am')).checked).toBe(true)
  const reason = await screen.findByLabelText(/Message to the guest/)
  expect((reason as HTMLTextAreaElement).value).toBe('The kitchen needs a little longer today.')
  await press('Promise 11:10 am')
  expect(movePickup.mock.lastCall?.[0]).toMatchObject({ pickupAt: '2026-12-01T18:10:00.000Z' })
  expect((await screen.findByRole('alert')).textContent).toContain('Order 1042 is ready.')
  await press('Close')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('an order that was delayed', () => {
  const pickup = { pickupAt: '2026-12-01T18:10:00.000Z', pickupLocal: '2026-12-01T11:10' }
  const delayed = (promisedAt: string): Partial<BoardOrder> => ({
    fulfillment: {
      type: 'pickup',
      ...pickup,
      promisedAt,
      movedAt: '2026-12-01T17:35:00.000Z',
      moveReason: 'The kitchen needs a little longer today.',
    },
  })

  test('is promised for its first time again, with a reason that is true', async () => {
    const movePickup = vi.fn((_input: unknown) => {})
    const promisedAt = '2026-12-01T18:00:00.000Z'
    await showBoard([delayed(promisedAt)], {}, { 'orders.movePickup': movePickup })
    await press('Delay: order 1042')
    await userEvent.click(await screen.findByLabelText('Back to 11:00 am'))
    await press('Promise 11:00 am')
    expect(movePickup.mock.lastCall?.[0]).toMatchObject({
      from: pickup.pickupAt,
      pickupAt: promisedAt,
      reason: 'It will be ready on time after all.',
    })
  })

  test('keeps the reason that somebody has typed', async () => {
    const movePickup = vi.fn((_input: unknown) => {})
    await showBoard([delayed('2026-12-01T18:00:00.000Z')], {}, { 'orders.movePickup': movePickup })
    await press('Delay: order 1042')
    const reason = await screen.findByLabelText(/Message to the guest/)
    await userEvent.clear(reason)
    await userEvent.type(reason, 'We mixed up two orders, sorry.')
    await userEvent.click(screen.getByLabelText('Back to 11:00 am'))
    await press('Promise 11:00 am')
    expect(movePickup.mock.lastCall?.[0]).toMatchObject({ reason: 'We mixed up two orders, sorry.' })
  })

  test('and moved back since is delayed with a reason for a delay', async () => {
    const fulfillment = { ...sampleBoardOrder.fulfillment, moveReason: 'It will be ready on time after all.' }
    await showBoard([{ fulfillment }])
    await press('Delay: order 1042')
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Message to the guest/)
    expect(reason.value).toBe('The kitchen needs a little longer today.')
    expect(screen.queryByLabelText(/^Back to/)).toBeNull()
  })

  test('does not go back to a time that has passed', async () => {
    await showBoard([delayed('2026-12-01T17:39:00.000Z')])
    await press('Delay: order 1042')
    expect(await screen.findByLabelText('+10: 11:20 am')).toBeDefined()
    expect(screen.queryByLabelText(/^Back to/)).toBeNull()
  })
})

describe('a delay whose answer is lost', () => {
  async function delay(arrives: boolean) {
    let order: BoardOrder = sampleBoardOrder
    const movePickup = vi.fn(({ pickupAt }: { pickupAt: string }) => {
      const fulfillment = { ...order.fulfillment, pickupAt, pickupLocal: '2026-12-01T11:10' }
      if (arrives) order = { ...order, fulfillment }
      throw new TypeError('Failed to fetch')
    })
    await showBoard(
      [],
      {},
      {
        'orders.board': () => ({ ...boardOf([]), orders: [order] }),
        'orders.movePickup': movePickup,
      },
    )
    await press('Delay: order 1042')
    await press('Promise 11:10 am')
    return movePickup
  }

  test('is over if the board has the new time: the minutes are added once', async () => {
    const movePickup = await delay(true)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('11:10 am')).toBeDefined()
    expect(movePickup).toHaveBeenCalledOnce()
  })

  test('is asked for again if it has not arrived, from the time that was seen', async () => {
    const movePickup = await delay(false)
    expect((await screen.findByRole('alert')).textContent).toContain('No answer')
    await press('Promise 11:10 am')
    await vi.waitFor(() => expect(movePickup).toHaveBeenCalledTimes(2))
    expect(movePickup.mock.lastCall?.[0]).toMatchObject({
      from: '2026-12-01T18:00:00.000Z',
      pickupAt: '2026-12-01T18:10:00.000Z',
    })
  })
})

test('the keys pick an order, take its step, undo, search and clear', async () => {
  Element.prototype.checkVisibility ??= () => true
  const { onSearch, calls } = await showBoard([{}, second], { q: '10' })
  await userEvent.keyboard('2')
  expect(document.activeElement?.ariaLabel ?? document.activeElement?.getAttribute('aria-label')).toBe(
    'Accept: order 1043',
  )
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await vi.waitFor(() => expect(calls).toEqual(['1042 placed to accepted']))
  await userEvent.keyboard('u')
  await vi.waitFor(() => expect(calls).toContain('undo accepted'))
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByLabelText('Number or name'))
  await userEvent.keyboard('{Escape}')
  expect(onSearch.mock.lastCall?.[0]).toMatchObject({ q: undefined })
})

test('the screen stays on while the board is open, also after it was hidden', async () => {
  const locks: string[] = []
  const wakeLock = {
    request: async () => {
      locks.push('on')
      return { release: async () => void locks.push('off') }
    },
  }
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true })
  const { reload } = await showBoard([{}])
  expect(locks).toEqual(['on'])
  // The browser releases the lock of a hidden page by itself.
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(locks).toEqual(['on', 'on']))
  await reload()
  await vi.waitFor(() => expect(locks.slice(2)).toContain('off'))
  await vi.waitFor(() => expect(locks.at(-1)).toBe('on'))
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the scheme is switched, and the device remembers it', async () => {
  const { reload } = await showBoard([{}])
  await press('Light')
  await reload()
  expect(screen.getByRole('button', { name: 'Dark' })).toBeDefined()
  await press('Dark')
  expect(screen.getByRole('button', { name: 'Light' })).toBeDefined()
})

test('a device without a connection says so at once', async () => {
  await showBoard([{}])
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText('Not updated since 10:40 am. Trying again…')).toBeDefined()
  onLine.mockRestore()
})

test('a column is as wide as it is full', async () => {
  const placed = Array.from({ length: 7 }, (_, index) => ({ _id: `p${index}`, number: 1100 + index }))
  await showBoard([...placed, { ...second, status: 'ready' }])
  const columns = screen.getByRole('region', { name: 'Placed' }).parentElement
  expect(columns?.style.getPropertyValue('--columns')).toBe(
    'minmax(14rem, 2.5fr) 8rem 8rem minmax(14rem, 1fr)',
  )
})

test('a phone shows one column, chosen by a tab with its number of orders', async () => {
  const { onSearch } = await showBoard([{}, { ...second, status: 'ready' }], { column: 'ready' })
  const tabs = within(screen.getByRole('group', { name: 'Columns' })).getAllByRole('button')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Placed 1',
    'Accepted 0',
    'Preparing 0',
    'Ready 1',
  ])
  expect(screen.getByRole('button', { name: 'Ready 1', pressed: true })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Ready' }).dataset['current']).toBe('true')
  await press('Preparing 0')
  expect(onSearch).toHaveBeenLastCalledWith({ column: 'preparing' })
})

describe('the sound', () => {
  let level = 0
  const audio = { state: 'suspended' }

  class SilentAudio extends EventTarget {
    currentTime = 0
    destination = {}
    get state() {
      return audio.state
    }
    resume() {
      audio.state = 'running'
      this.dispatchEvent(new Event('statechange'))
    }
    async close() {}
    createOscillator() {
      level += 1
      return { frequency: {}, connect: (to: unknown) => to, start() {}, stop() {} }
    }
    createGain() {
      const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
      return { gain, connect: (to: unknown) => to }
    }
  }

  beforeEach(() => {
    level = 0
    audio.state = 'suspended'
    vi.stubGlobal('AudioContext', SilentAudio)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  test('waits for the first tap, and says so until then', async () => {
    await showBoard([{}])
    expect(screen.getByRole('button', { name: 'Tap for sound' })).toBeDefined()
    expect(level).toBe(0)
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    await vi.waitFor(() => expect(level).toBeGreaterThan(0))
    expect(screen.getByRole('button', { name: 'Sound on' })).toBeDefined()
  })

  test('is there as soon as an order is waiting, and not for one that waits for the opening hours', async () => {
    audio.state = 'running'
    await showBoard([{ ringsFrom: '2026-12-01T17:41:00.000Z' }, { ...second, status: 'accepted' }])
    expect(level).toBe(0)
    await showBoard([{ ringsFrom: '2026-12-01T17:40:00.000Z' }])
    await vi.waitFor(() => expect(level).toBeGreaterThan(0))
  })

  test('does not wait for a tablet whose clock is slow', async () => {
    audio.state = 'running'
    vi.setSystemTime('2026-12-01T17:35:00Z')
    await showBoard([{ ringsFrom: '2026-12-01T17:40:00.000Z' }])
    await vi.waitFor(() => expect(level).toBeGreaterThan(0))
  })

  test('is not switched off by the tap that unlocks it', async () => {
    await showBoard([{}])
    await press('Tap for sound')
    await vi.waitFor(() => expect(level).toBeGreaterThan(0))
    expect(screen.getByRole('button', { name: 'Sound on' })).toBeDefined()
  })

  test('can be switched off on this device, which stays visible', async () => {
    audio.state = 'running'
    await showBoard([{}])
    await press('Sound on')
    expect(screen.getByRole('button', { name: 'Sound off' })).toBeDefined()
    level = 0
    await press('Sound off')
    await vi.waitFor(() => expect(level).toBeGreaterThan(0))
  })
})
