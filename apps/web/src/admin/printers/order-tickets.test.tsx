import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { saveSession } from '../../lib/session/session.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { OrderTickets } from './order-tickets.tsx'

test('what was printed of an order is listed beside it, and printed again', async () => {
  saveSession({ token: 't', user: { _id: 'u1', name: 'Cook', email: 'cook@example.com', role: 'admin' } })
  const tickets = [
    { _id: 't1', printer: 'Tandoor printer', state: 'printed', finishedAt: '2026-12-01T17:31:00.000Z' },
    { _id: 't2', printer: null, state: 'waiting', finishedAt: null },
  ]
  const list = vi.fn((_input: unknown) => ({ tickets, total: tickets.length }))
  const printAgain = vi.fn((_input: unknown) => ({ ...tickets[0], _id: 't3' }))
  await showWithServer(
    <MantineScope>
      <OrderTickets orderId="o1" />
    </MantineScope>,
    {
      'admin.me': () => ({ staffRole: 'kitchen', permissions: ['kitchen'] }),
      'tickets.list': list,
      'tickets.printAgain': printAgain,
    },
  )
  expect(await screen.findByText('Tandoor printer: Printed')).toBeDefined()
  expect(screen.getByText('A printer that was removed: Waiting')).toBeDefined()
  expect(list.mock.calls[0]?.[0]).toEqual({ orderId: 'o1' })
  await userEvent.click(screen.getByRole('button', { name: 'Print again' }))
  await vi.waitFor(() => expect(printAgain.mock.lastCall?.[0]).toEqual({ id: 't1' }))
  localStorage.clear()
})
