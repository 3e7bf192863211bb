import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Reservation } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { BookedTable } from './booked-table.tsx'
import { markJustBooked } from './just-booked.ts'

const reservation: Reservation = {
  _id: 'r1',
  number: 501,
  status: 'confirmed',
  startsAt: '2026-12-05T01:30:00.000Z',
  // On a device that still changes its clocks this instant would appear an hour earlier.
  startsLocal: '2026-12-04T19:30',
  partySize: 4,
  name: 'Juniper Testwell',
  email: 'juniper@example.com',
  phone: '780-555-0199',
  notes: 'By the window',
  canCancel: true,
}

function Page() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.reservations.get.queryOptions({ id: 'r1' }))
  return data === undefined ? null : <BookedTable reservation={data} />
}

async function show(difference: Partial<Reservation> = {}, server: FakeServer = {}) {
  const shown = { ...reservation, ...difference }
  await showWithServer(<Page />, { 'reservations.get': () => shown, ...server })
  await screen.findByRole('heading', { level: 1 })
}

test('a reservation shows its time, party size and status, in the restaurant’s time zone', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reservation 501 Table for 4')
  expect(screen.getByRole('time').textContent).toBe('7:30 pm Friday, December 4')
  expect(screen.getByText('Confirmed')).toBeDefined()
  expect(screen.getByText('By the window')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
    '/api/reservations/r1/calendar',
  )
})

test('right after booking the page starts with a confirmation', async () => {
  markJustBooked('r1')
  await show({ status: 'requested' })
  expect(screen.getByRole('alert').textContent).toBe('We have your request!')
  expect(document.activeElement?.tagName).toBe('H1')
})

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Cancel reservation' }))
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Yes, cancel the reservation' }))

test('cancelling asks first, and then confirms it', async () => {
  const cancelled: string[] = []
  await show(
    {},
    {
      'reservations.cancel': ({ id }: { id: string }) => {
        cancelled.push(id)
        return { ...reservation, status: 'cancelled', canCancel: false }
      },
    },
  )
  await ask()
  expect(cancelled).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
  await ask()
  await confirm()
  expect(await screen.findByText('Your reservation is cancelled.')).toBeDefined()
  expect(cancelled).toEqual(['r1'])
  expect(screen.getByText('Cancelled')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel reservation' })).toBeNull()
})

test('a reservation that was cancelled elsewhere says so', async () => {
  let now = reservation
  await show(
    {},
    {
      'reservations.get': () => now,
      'reservations.cancel': () => {
        now = { ...reservation, status: 'cancelled', canCancel: false }
        throw { code: 'CONFLICT', message: 'This reservation is already cancelled.' }
      },
    },
  )
  await ask()
  await confirm()
  expect(await screen.findByText('This reservation is already cancelled.')).toBeDefined()
  await waitFor(() => expect(screen.getByText('Cancelled')).toBeDefined())
})

test('after a lost response the page says what to do', async () => {
  await show(
    {},
    {
      'reservations.cancel': () => {
        throw new Error('lost')
      },
    },
  )
  await ask()
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('It could not be cancelled')
})

test('a cancelled reservation does not say that its guest has cancelled it', async () => {
  await show({ status: 'cancelled', canCancel: false })
  expect(screen.getByText('Cancelled').parentElement?.textContent).toBe(
    'Cancelled It is no longer held for you. If you didn’t cancel it, please call us.',
  )
})

test('a past reservation cannot be cancelled', async () => {
  await show({ status: 'declined', canCancel: false })
  expect(screen.queryByRole('button', { name: 'Cancel reservation' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull()
})
