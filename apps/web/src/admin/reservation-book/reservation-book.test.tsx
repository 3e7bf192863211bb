import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BookedReservation, Reply } from '@tiffin/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ReservationBook } from './reservation-book.tsx'
import { readReservationSearch, type ReservationSearch } from './reservation-search.ts'

const id = '0123456789abcdef'.repeat(2)
const reservation: BookedReservation = {
  _id: id,
  number: 501,
  status: 'requested',
  startsAt: '2026-12-05T01:30:00.000Z',
  startsLocal: '2026-12-04T18:30',
  partySize: 4,
  name: 'Juniper Testwell',
  email: 'juniper@example.com',
  phone: '780-555-0199',
  notes: 'By the window',
  canCancel: true,
  createdAt: '2026-12-01T19:00:00.000Z',
  createdLocal: '2026-12-01T12:00',
  seatsTaken: 9,
  seats: 24,
}

function Book({ first = {} }: { first?: ReservationSearch }) {
  const [search, setSearch] = useState(() => readReservationSearch({ ...first }))
  return (
    <MantineScope>
      <ReservationBook search={search} onSearch={setSearch} />
    </MantineScope>
  )
}

const show = (server: FakeServer, first?: ReservationSearch) =>
  showWithServer(<Book {...(first && { first })} />, {
    'reservations.list': () => ({ reservations: [reservation], total: 1 }),
    'reservations.getForStaff': () => ({ ...reservation, replies: [] }),
    'pickup.spans': () => ({
      now: { at: '2026-12-01T19:00:00.000Z', local: '2026-12-01T12:00' },
      asSoonAsPossible: { at: '2026-12-01T19:25:00.000Z', local: '2026-12-01T12:25' },
      spans: [],
    }),
    ...server,
  })

// The drawer is loaded on demand.
const openDrawer = async () => within(await screen.findByRole('dialog', { name: 'Reservation 501' }))

test('the book shows who is coming each day, and how full each time is', async () => {
  const later = { ...reservation, _id: 'b'.repeat(32), number: 502, name: 'Rowan Testwell' }
  const next = {
    ...later,
    _id: 'c'.repeat(32),
    startsAt: '2026-12-06T01:30:00.000Z',
    startsLocal: '2026-12-05T18:30',
  }
  await show({ 'reservations.list': () => ({ reservations: [reservation, later, next], total: 3 }) })
  const friday = within(await screen.findByRole('region', { name: 'Friday, December 4, 2026' }))
  expect(friday.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '6:30 pm9 of 24 guests arriving',
  ])
  expect(friday.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Saturday, December 5, 2026' })).toBeDefined()
})

test('a request is confirmed from the status shown', async () => {
  const moves: unknown[] = []
  let status: BookedReservation['status'] = 'requested'
  await show(
    {
      'reservations.getForStaff': () => ({ ...reservation, status, replies: [] }),
      'reservations.changeStatus': (input: unknown) => {
        moves.push(input)
        status = 'confirmed'
        return { ...reservation, status }
      },
    },
    { reservation: id },
  )
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('button', { name: 'Confirm' }))
  expect(await drawer.findByText('Confirmed')).toBeDefined()
  expect(moves).toEqual([{ id, from: 'requested', to: 'confirmed' }])
  expect(drawer.getByRole('button', { name: 'Seated' })).toBeDefined()
})

test('if a colleague was faster, the page says so and shows the current status', async () => {
  let status: BookedReservation['status'] = 'requested'
  await show(
    {
      'reservations.getForStaff': () => ({ ...reservation, status, replies: [] }),
      'reservations.changeStatus': () => {
        status = 'declined'
        throw { code: 'CONFLICT', message: 'Someone has already declined reservation 501.' }
      },
    },
    { reservation: id },
  )
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('button', { name: 'Confirm' }))
  expect(await drawer.findByText(/already declined/)).toBeDefined()
  await waitFor(() => expect(drawer.getByText('Declined')).toBeDefined())
  expect(drawer.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('a guest gets a reply by email', async () => {
  const replies: Reply[] = []
  await show(
    {
      'reservations.getForStaff': () => ({ ...reservation, replies: [...replies] }),
      'reservations.write': ({ body }: { body: string }) => {
        const reply = {
          _id: 'l1',
          title: 'Your table',
          body,
          writtenBy: 'host@example.com',
          createdAt: '2026-12-01T19:10:00.000Z',
          createdLocal: '2026-12-01T12:10',
          state: 'waiting' as const,
          sentAt: null,
        }
        replies.push(reply)
        return reply
      },
    },
    { reservation: id },
  )
  const drawer = await openDrawer()
  await userEvent.type(await drawer.findByLabelText('Write to juniper@example.com'), 'We have a candle.')
  await userEvent.click(drawer.getByRole('button', { name: 'Send reply' }))
  expect(await drawer.findByText('We have a candle.', { selector: 'p' })).toBeDefined()
})

test('after a lost response the reply is looked up', async () => {
  const replies: Reply[] = []
  await show(
    {
      'reservations.getForStaff': () => ({ ...reservation, replies: [...replies] }),
      'reservations.write': ({ body }: { body: string }) => {
        const times = {
          createdAt: '2026-12-01T19:10:00.000Z',
          createdLocal: '2026-12-01T12:10',
          state: 'waiting' as const,
          sentAt: null,
        }
        replies.push({ _id: 'l1', title: 'Your table', body, writtenBy: 'host@example.com', ...times })
        throw new Error('No response')
      },
    },
    { reservation: id },
  )
  const drawer = await openDrawer()
  await userEvent.type(await drawer.findByLabelText('Write to juniper@example.com'), 'We have a candle.')
  await userEvent.click(drawer.getByRole('button', { name: 'Send reply' }))
  expect(await drawer.findByText('We have a candle.', { selector: 'p' })).toBeDefined()
})

test('a guest is erased after confirmation, and the book is refetched', async () => {
  const deleted: unknown[] = []
  await show(
    {
      'reservations.list': () => ({
        reservations: deleted.length === 0 ? [reservation] : [],
        total: deleted.length === 0 ? 1 : 0,
      }),
      'reservations.delete': (input: unknown) => {
        deleted.push(input)
        return { done: true }
      },
    },
    { reservation: id },
  )
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('button', { name: 'Delete' }))
  expect(deleted).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('No reservations yet')).toBeDefined()
  expect(deleted).toEqual([{ id }])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reservation 501' })).toBeNull())
})

test('an empty book says so, a filtered one links to all', async () => {
  await show({ 'reservations.list': () => ({ reservations: [], total: 0 }) })
  expect(await screen.findByText('No reservations yet')).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'nobody')
  expect(await screen.findByText('No reservations found')).toBeDefined()
})
