import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClosingWithFigures, DayFigures, OpenDrawer } from '@tiffin/contract'
import { TRPCError } from '@trpc/server'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ClosingSheet } from './closing-sheet.tsx'
import { OpenDrawerSheet } from './open-drawer.tsx'

const morning = { at: '2026-12-01T16:00:00.000Z', local: '2026-12-01T09:00' }
const evening = { at: '2026-12-02T04:30:00.000Z', local: '2026-12-01T21:30' }

const figures: DayFigures = {
  orders: { placed: 5, sold: 3, open: 1, cancelled: 1, noShows: 1 },
  sales: {
    menu: 120,
    comps: 10,
    repriced: 2,
    subtotal: 108,
    discounts: 8,
    extras: 0,
    taxOnTop: 5,
    total: 105,
  },
  taxes: [{ name: 'GST', percent: 5, number: '123 RT', isIncluded: false, base: 100, amount: 5 }],
  cancelled: 21,
  noShows: 11,
  settled: { paid: 80, toPay: 25, toReturn: 0, goodwill: 0, unsold: 0 },
  payments: [{ method: 'cash', payments: 2, taken: 80, tips: 4, refunds: 1, givenBack: 21 }],
}
const drawer = { start: 200, cash: 80, tips: 4, givenBack: 21, entries: [], expected: 263 }
const open: OpenDrawer = { after: 7, from: morning, until: evening, figures, drawer }

const valueOf = (name: string) => {
  const names = screen.getAllByText(name, { selector: 'dt' })
  return names.map((each) => each.nextElementSibling?.textContent)
}

const showOpen = (calls: Record<string, (input: unknown) => unknown> = {}) =>
  showWithServer(
    <MantineScope>
      <OpenDrawerSheet />
    </MantineScope>,
    { 'closings.open': () => open, ...calls },
  )

test('what was sold and paid since the last closing, and what the drawer should have', async () => {
  await showOpen()
  expect(await screen.findByText(/^Since closing 7, December 1, 2026/)).toBeDefined()
  expect(valueOf('At menu prices')).toEqual(['$120.00'])
  expect(valueOf('Comps')).toEqual(['-$10.00'])
  expect(valueOf('Expected')).toEqual(['$263.00'])
  expect(valueOf('Cash: refunded')).toEqual(['-$21.00'])
  expect(screen.getByText('5 placed · 1 not handed over yet · 1 cancelled · 1 no-show')).toBeDefined()
})

test('the difference is said while the amount is typed, and closing sends what was shown', async () => {
  const close = vi.fn((_input: unknown) => ({ _id: 'a'.repeat(32), number: 8 }))
  await showOpen({ 'closings.close': close })
  const counted = await screen.findByRole('textbox', { name: 'Counted in the drawer' })
  await userEvent.type(counted, '262.50')
  expect(screen.getByText('$0.50 short')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Stays in the drawer (optional)' }), '200')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(close.mock.lastCall?.[0]).toMatchObject({ after: 7, expected: 263, counted: 262.5, left: 200 })
})

test('what is refused says why, and nothing typed is lost', async () => {
  await showOpen({
    'closings.close': () => {
      throw new TRPCError({ code: 'CONFLICT', message: 'There should be $270.00 in the drawer now.' })
    },
  })
  const counted = await screen.findByRole('textbox', { name: 'Counted in the drawer' })
  await userEvent.type(counted, '263{Enter}')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect((counted as HTMLInputElement).value).toBe('263')
})

test('a closing stays as it was, beside what its orders come to by now', async () => {
  const closing: ClosingWithFigures = {
    _id: 'c1',
    number: 8,
    from: morning,
    until: evening,
    by: 'Test Manager',
    total: 105,
    expected: 263,
    counted: 262.5,
    difference: -0.5,
    left: 200,
    figures,
    now: { ...figures, sales: { ...figures.sales, total: 84 } },
    drawer,
    corrections: [
      { _id: 'e1', ...evening, kind: 'correction', amount: 0.5, reason: 'Under the till', by: 'Test Owner' },
    ],
  }
  const correct = vi.fn((_input: unknown) => closing)
  await showWithServer(
    <MantineScope>
      <ClosingSheet id="c1" />
    </MantineScope>,
    { 'closings.get': () => closing, 'printers.list': () => [], 'closings.correct': correct },
  )
  expect(await screen.findByText('Closing 8, by Test Manager')).toBeDefined()
  const changed = within(screen.getByRole('region', { name: 'Changed since it was closed' }))
  expect(changed.getByText(/come to \$84\.00 by now/)).toBeDefined()
  expect(screen.getByText('Under the till – Test Owner')).toBeDefined()
  expect(screen.getByText('$0.50 short')).toBeDefined()

  // Without a minus, which the keypad of a phone does not have.
  await userEvent.click(screen.getByRole('button', { name: 'Add a correction' }))
  await userEvent.click(await screen.findByText('Missing'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '20')
  await userEvent.type(screen.getByRole('textbox', { name: 'What happened?' }), 'A false note{Enter}')
  await vi.waitFor(() => expect(correct).toHaveBeenCalledOnce())
  expect(correct.mock.lastCall?.[0]).toMatchObject({ id: 'c1', amount: -20, reason: 'A false note' })
})
