/** One allergy, on every screen and ticket from which somebody cooks, packs, accepts or changes an order. */
import type { BoardOrder, StaffOrder } from '@tiffin/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KitchenBoard } from './admin/kitchen-board/kitchen-board.tsx'
import { readBoardSearch, type BoardSearch } from './admin/kitchen-board/board-search.ts'
import { boardOf, sampleBoardOrder } from './admin/kitchen-board/sample-board.ts'
import { ChangeOrder } from './admin/order-entry/change-order.tsx'
import { KnownGuest } from './admin/order-entry/known-guest.tsx'
import { readOrderSearch } from './admin/order-queue/order-search.ts'
import { OrderQueue } from './admin/order-queue/order-queue.tsx'
import { OrderSheet } from './admin/order-queue/order-sheet.tsx'
import { sampleOrder, sampleStaffOrder } from './domain/admin/sample-order.ts'
import { PlacedOrder } from './guest/placed-order/placed-order.tsx'
import { showWithServer, type FakeServer } from './lib/api/show-with-server.tsx'
import { MantineScope } from './ui/mantine-scope.tsx'

const NOTE = 'Peanuts: I carry an EpiPen'
const allergy = { note: NOTE, allergyNote: true as const }
const order: StaffOrder = { ...sampleStaffOrder, ...allergy }
const now = { at: '2026-12-01T17:40:00.000Z', local: '2026-12-01T10:40' }
const statuses = ['placed', 'accepted', 'preparing', 'ready'] as const

beforeEach(() => void vi.useFakeTimers({ now: new Date(now.at), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const server: FakeServer = {
  'openingHours.special': () => ({ today: '2026-12-01', days: [] }),
  'kitchen.reportBoard': () => ({ isMissing: false, lastSeenAt: null, silentPrinters: [] }),
  'orders.getForStaff': () => order,
  'orders.list': () => ({ orders: [order], total: 1 }),
  'pickup.spans': () => ({ now, asSoonAsPossible: now, spans: [] }),
  'products.list': () => ({ products: [], total: 0 }),
}

/** Mantine's pages stand in its scope. */
const inAdmin = (piece: ReactNode, more: FakeServer = {}) =>
  showWithServer(<MantineScope>{piece}</MantineScope>, { ...server, ...more })

describe('on the kitchen’s board', () => {
  async function showBoard(shown: Partial<BoardOrder>, search: BoardSearch = {}) {
    await inAdmin(<KitchenBoard search={readBoardSearch({ ...search })} onSearch={vi.fn()} />, {
      'orders.board': () => boardOf([{ ...allergy, ...shown }]),
    })
    await screen.findByRole('region', { name: 'Placed' })
  }
  const card = () => screen.getByRole('listitem', { name: 'Order 1042' }).textContent

  test.each(statuses)('a card that is %s begins with it, below its number and time', async (status) => {
    await showBoard({ status })
    expect(card()).toMatch(new RegExp(`^1042.{0,40}Allergy ${NOTE}Juniper Testwell`))
  })

  test.each(['tandoor', 'fry'])(
    'so does it at the station %s, which makes a part of the order',
    async (station) => {
      await showBoard({ status: 'preparing' }, { station })
      expect(card()).toContain(`Allergy ${NOTE}`)
    },
  )

  test('so does it where one station has finished and another one is still cooking', async () => {
    const readyStations = [{ station: 'tandoor', ...now }]
    await showBoard({ status: 'preparing', readyStations }, { station: 'tandoor' })
    expect(
      within(screen.getByRole('region', { name: 'Ready' })).getByText(NOTE, { exact: false }),
    ).toBeDefined()
  })

  test('an order for later has it in its line and in its fold', async () => {
    await showBoard({ status: 'accepted', startsAt: '2026-12-01T19:00:00.000Z' })
    expect(screen.getByText('1 allergy')).toBeDefined()
    expect(card()).toContain(`Allergy ${NOTE}`)
  })

  test('each dish of what is to be cooked says in which order it is', async () => {
    await showBoard({ status: 'preparing' })
    const rows = within(screen.getByRole('list', { name: 'Cook now' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Allergy: order 1042'),
      expect.stringContaining('Allergy: order 1042'),
    ])
  })

  test('a note about a dish is read by who makes the other dishes, too', async () => {
    const [naan, samosa] = sampleBoardOrder.items
    const items = [naan, { ...samosa, note: 'no peanuts' }] as BoardOrder['items']
    await showBoard({ status: 'preparing', items }, { station: 'tandoor' })
    expect(card()).toContain('no peanuts')
  })
})

describe('in the admin', () => {
  test.each(statuses)('the row of an order that is %s names it before the dishes', async (status) => {
    await inAdmin(<OrderQueue renderMore={() => null} search={readOrderSearch({})} onSearch={vi.fn()} />, {
      'orders.list': () => ({ orders: [{ ...order, status }], total: 1 }),
    })
    const row = await screen.findByRole('row', { name: /Order 1042/ })
    expect(row.textContent).toMatch(new RegExp(`Allergy: ${NOTE}.*Garlic Naan`))
  })

  test('who accepts from the list is asked, and reads it', async () => {
    const changeStatuses = vi.fn(() => [])
    await inAdmin(<OrderQueue renderMore={() => null} search={readOrderSearch({})} onSearch={vi.fn()} />, {
      'orders.changeStatuses': changeStatuses,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept, order 1042' }))
    const question = await screen.findByRole('dialog', { name: 'Order 1042: an allergy' })
    expect(question.textContent).toContain(NOTE)
    expect(changeStatuses).not.toHaveBeenCalled()
  })

  test('an open order shows it, and prints it above its number', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {})
    await inAdmin(<OrderSheet order={order} />)
    expect(screen.getAllByText(NOTE, { exact: false })).not.toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(document.body.lastElementChild?.textContent).toMatch(new RegExp(`Allergy ${NOTE}1042`))
  })

  test('who takes the next order of the same guest reads of it', async () => {
    const guest = {
      _id: null,
      version: 0,
      name: 'Asha',
      account: null,
      contacts: [],
      note: '',
      ordersCount: 2,
      noShows: 0,
      lastOrder: null,
      usual: [],
      orders: [],
      allergy: NOTE,
    }
    await inAdmin(<KnownGuest guest={guest} contact="780-555-0199" onNoted={vi.fn()} onUsual={vi.fn()} />)
    expect(screen.getByRole('status').textContent).toContain(
      `Earlier order with an allergy. Ask again${NOTE}`,
    )
  })

  test('whoever changes the order finds it filled in, and sends it along', async () => {
    await inAdmin(<ChangeOrder order={order} onChanged={vi.fn()} />)
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the kitchen/ })
    expect(field.value).toBe(NOTE)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The note is about an allergy' })
    expect(box.checked).toBe(true)
  })
})

describe('on the page of the order', () => {
  const show = (status: (typeof statuses)[number]) =>
    showWithServer(<PlacedOrder order={{ ...sampleOrder, ...allergy, status }} />, server)

  test.each(statuses)('its guest reads it as the kitchen does: %s', async (status) => {
    await show(status)
    expect(screen.getByText(NOTE, { exact: false }).textContent).toBe(`Allergy ${NOTE}`)
  })

  test('its guest finds it filled in when changing the order', async () => {
    await show('placed')
    await userEvent.click(screen.getByRole('button', { name: 'Change this order' }))
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your note to the kitchen')
    expect(field.value).toBe(NOTE)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'My note is about an allergy' })
    expect(box.checked).toBe(true)
  })
})
