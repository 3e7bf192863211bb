import { useQuery } from '@tanstack/react-query'
import type { OrderStatus, PaymentMethod, StaffOrder } from '@tiffin/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cancelReasons } from '@tiffin/copy'
import { expect, test, vi } from 'vitest'
import { type FakeServer, showWithServer } from '../../lib/api/show-with-server.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { sampleOrder, sampleStaffOrder } from '../../domain/admin/sample-order.ts'

interface Move {
  id: string
  from: OrderStatus
  to: OrderStatus
  reason?: string
}

function Sheet() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.orders.getForStaff.queryOptions({ id: sampleOrder._id }))
  return data === undefined ? null : (
    <MantineScope>
      <OrderSheet order={data} />
    </MantineScope>
  )
}

async function showSheet(order: Partial<StaffOrder> = {}, refuse?: () => never) {
  let kept: StaffOrder = { ...sampleStaffOrder, ...order }
  const change = vi.fn(({ to }: Move) => {
    refuse?.()
    kept = { ...kept, status: to }
    return kept
  })
  await showWithServer(<Sheet />, { 'orders.getForStaff': () => kept, 'orders.changeStatus': change })
  await screen.findByRole('region', { name: 'Status' })
  return { change, colleagueMoves: (status: OrderStatus) => (kept = { ...kept, status }) }
}

const buttons = () =>
  within(screen.getByRole('region', { name: 'Status' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('an amount of nothing has no row', async () => {
  await showSheet({ amounts: { ...sampleStaffOrder.amounts, discount: 0 } })
  expect(screen.getByText('Total')).toBeDefined()
  expect(screen.queryByText(/^(Discount|Delivery)/)).toBeNull()
})

test('the sheet shows everything about an order', async () => {
  await showSheet()
  const words = [
    '11:00 am',
    'Tuesday, December 1, 2026',
    'Juniper Testwell',
    'Garlic Naan',
    '$9.32',
    'Discount (WELCOME10)',
    '$11.64',
    'UnpaidCash on Pickup',
    'Monday, November 30, 2026, 8:40 pm',
    'abcdef',
    'Ordered as a guest, 2 earlier orders',
  ]
  const sheet = document.body.textContent
  for (const text of words) expect(sheet).toContain(text)
  expect(screen.getByRole('link', { name: '780-555-0199' }).getAttribute('href')).toBe('tel:7805550199')
})

test.each<[OrderStatus, string[]]>([
  ['placed', ['Accept', 'Cancel order']],
  ['accepted', ['Start preparing', 'Cancel order']],
  ['preparing', ['Ready for pickup', 'Cancel order']],
  ['ready', ['Picked up', 'No-show']],
  ['completed', []],
  ['cancelled', []],
  ['no-show', []],
])('an order that is %s has no further status', async (status, expected) => {
  await showSheet({ status })
  expect(buttons()).toEqual(expected)
})

test('an order moves from status to status until it is picked up', async () => {
  const { change } = await showSheet()
  for (const step of ['Accept', 'Start preparing', 'Ready for pickup', 'Picked up', 'Hand over unpaid'])
    await press(step)
  expect(await screen.findByText('Completed')).toBeDefined()
  const steps = change.mock.calls.map(([{ from, to }]) => `${from} ${to}`)
  expect(steps).toEqual(['placed accepted', 'accepted preparing', 'preparing ready', 'ready completed'])
  const status = screen.getByRole('region', { name: 'Status' })
  await vi.waitFor(() => expect(document.activeElement).toBe(status))
  expect(document.activeElement?.textContent).toContain('Completed')
})

test('cancelling asks for a reason, and does nothing without one', async () => {
  const { change } = await showSheet()
  await press('Cancel order')
  const first = await screen.findByRole('radio', { name: cancelReasons[0] })
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' })),
  )
  await press('Cancel order')
  await press('Yes, cancel the order')
  expect(screen.getByText('Choose a reason')).toBeDefined()
  expect(change).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('radio', { name: cancelReasons[1] }))
  await press('Yes, cancel the order')
  expect(await screen.findByText('Cancelled')).toBeDefined()
  expect(change.mock.calls[0]?.[0]).toMatchObject({ to: 'cancelled', reason: cancelReasons[1] })
  expect(buttons()).toEqual([])
})

test('an order can be cancelled for a reason in staff’s own words', async () => {
  const { change } = await showSheet()
  await press('Cancel order')
  await userEvent.click(await screen.findByRole('radio', { name: 'Another reason' }))
  await press('Yes, cancel the order')
  expect(screen.getByText('Enter a reason')).toBeDefined()
  expect(screen.getByText('At most 200 characters')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Message to the guest'), ' The oven is broken. ')
  await press('Yes, cancel the order')
  expect(await screen.findByText('Cancelled')).toBeDefined()
  expect(change.mock.calls[0]?.[0]).toMatchObject({ reason: 'The oven is broken.' })
})

test('a cancelled order says why', async () => {
  await showSheet({ status: 'cancelled', cancelReason: 'The oven is broken.' })
  expect(screen.getByText('Cancellation reason').parentElement?.textContent).toContain('The oven is broken.')
})

test('marking a no-show asks first', async () => {
  const { change } = await showSheet({ status: 'ready' })
  await press('No-show')
  expect(await screen.findByRole('dialog', { name: 'Mark order 1042 as a no-show?' })).toBeDefined()
  expect(change).not.toHaveBeenCalled()
  await press('Mark as no-show')
  expect(await screen.findByText('No-show')).toBeDefined()
})

test('if a colleague was faster, the page says so and shows the order’s current status', async () => {
  const message = 'Someone has already started preparing order 1042.'
  const { colleagueMoves } = await showSheet({}, () => {
    throw { code: 'CONFLICT', message }
  })
  colleagueMoves('preparing')
  await press('Accept')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(buttons()).toEqual(['Ready for pickup', 'Cancel order'])
})

test('if no response arrives nothing has changed, and the button is still there', async () => {
  await showSheet({}, () => {
    throw new Error('lost')
  })
  await press('Accept')
  expect((await screen.findByRole('alert')).textContent).toContain('No response')
  expect(buttons()).toEqual(['Accept', 'Cancel order'])
})

const paidAt = { at: '2026-12-01T17:58:00Z', local: '2026-12-01T10:58' }
const cash = { _id: 'p1', ...paidAt, kind: 'payment' as const, method: 'cash' as const }

/** A server that keeps what was paid. */
function till(first: StaffOrder = sampleStaffOrder) {
  let order = first
  const show = (payment: StaffOrder['payment'], payments: StaffOrder['payments']) =>
    (order = { ...order, payment, payments })
  const calls = {
    markPaid: vi.fn(({ method }: { method: PaymentMethod }) =>
      show({ method: 'cash', paid: { ...paidAt, method }, toPay: 0 }, [{ ...cash, method, amount: 11.64 }]),
    ),
    takePayment: vi.fn((_input: object) =>
      show({ method: 'cash', toPay: 1.64 }, [{ ...cash, amount: 10, tendered: 20, change: 10 }]),
    ),
    voidPayment: vi.fn((_input: object) =>
      show({ method: 'cash', toPay: 11.64 }, [
        { ...cash, amount: 11.64, isVoided: true },
        { ...cash, _id: 'p2', kind: 'void', amount: -11.64, reason: 'Wrong order' },
      ]),
    ),
    givePaymentBack: vi.fn((_input: object) => show({ method: 'cash', toPay: 0 }, [])),
  }
  const server: FakeServer = { 'orders.getForStaff': () => order }
  for (const [name, call] of Object.entries(calls)) server[`orders.${name}`] = call
  return { server, ...calls }
}

test('an order is marked as paid; a payment that was a mistake is voided with its reason', async () => {
  const { server, markPaid, voidPayment } = till()
  await showWithServer(<Sheet />, server)
  await press('Paid by card')
  expect(await screen.findByText('Tuesday, December 1, 10:58 am')).toBeDefined()
  expect(markPaid.mock.calls[0]?.[0]).toMatchObject({ method: 'card' })
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Paid by card'))
  await press('Void: card at 10:58')
  await userEvent.type(await screen.findByLabelText('Reason'), 'Wrong order')
  await press('Void payment')
  expect(await screen.findByText('Unpaid')).toBeDefined()
  expect(voidPayment.mock.calls[0]?.[0]).toMatchObject({ payment: 'p1', reason: 'Wrong order' })
  expect(screen.getByText('Voided (Wrong order)', { exact: false })).toBeDefined()
})

test('a part is paid in cash: the change is shown before it is recorded, the rest afterwards', async () => {
  const { server, takePayment } = till()
  await showWithServer(<Sheet />, server)
  await press('Part payment, tip, change or voucher')
  const amount = await screen.findByLabelText('Amount')
  await userEvent.clear(amount)
  await userEvent.type(amount, '10')
  await userEvent.type(screen.getByLabelText('Handed over (optional)'), '20')
  expect(screen.getByText('Change: $10.00')).toBeDefined()
  await press('Record payment')
  expect(await screen.findByText('To pay $1.64')).toBeDefined()
  expect(takePayment.mock.calls[0]?.[0]).toMatchObject({
    method: 'cash',
    amount: 10,
    tendered: 20,
    toPay: 11.64,
  })
})

test('what the server refuses is said at its field, and what was typed stays', async () => {
  const message = 'Only $11.64 is left to pay'
  await showWithServer(<Sheet />, {
    ...till().server,
    'orders.takePayment': () => {
      throw { code: 'VALIDATION', message, issues: [{ path: 'amount', message }] }
    },
  })
  await press('Part payment, tip, change or voucher')
  await userEvent.type(await screen.findByLabelText('Amount'), '0')
  await press('Record payment')
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '11.640')
})

test('what was paid too much is given back', async () => {
  const { server, givePaymentBack } = till({
    ...sampleStaffOrder,
    payment: { method: 'cash', paid: { ...paidAt, method: 'cash' }, toPay: 0, toReturn: 3 },
  })
  await showWithServer(<Sheet />, server)
  await press('Give $3.00 back')
  await userEvent.type(await screen.findByLabelText('Reason'), 'One kulfi less')
  await press('Record refund')
  await vi.waitFor(() =>
    expect(givePaymentBack.mock.calls[0]?.[0]).toMatchObject({
      method: 'cash',
      amount: 3,
      reason: 'One kulfi less',
    }),
  )
})

test('a free order is not unpaid', async () => {
  const order = { ...sampleStaffOrder, payment: { ...sampleStaffOrder.payment, toPay: 0 } }
  await showWithServer(<Sheet />, { 'orders.getForStaff': () => order })
  expect(await screen.findByText('Nothing to pay')).toBeDefined()
  expect(screen.queryByText('Unpaid')).toBeNull()
})

test('the log says what happened, when, and who did it', async () => {
  await showSheet()
  const steps = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Monday, November 30, 8:40 pmPlacedby the guest',
    'Tuesday, December 1, 10:05 amAcceptedcook@example.com',
  ])
})

test('printing shows what the kitchen needs, and removes it afterwards', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await showSheet()
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  const paper = document.body.lastElementChild
  for (const words of ['1042', '11:00 am', 'Juniper Testwell', '2 × Garlic Naan', '$11.64']) {
    expect(paper?.textContent).toContain(words)
  }
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(paper?.isConnected).toBe(false)
})
