import type { GuestOrder, Order, PlacedGuestOrder } from '@tiffin/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { markJustPlaced } from './use-show-placed-order.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { PlacedOrder } from './placed-order.tsx'

const order: Order = {
  _id: 'o1',
  number: 1042,
  revision: 0,
  createdAt: '2026-12-01T16:00:00.000Z',
  status: 'placed',
  channel: 'web',
  customer: { name: 'Test Guest', email: 'guest@example.com' },
  items: [{ slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 }],
  amounts: { subtotal: 9.32, discount: 0.93, tax: 0.42, deliveryFee: 0, total: 8.81 },
  currency: 'CAD',
  taxes: [{ name: 'GST', percent: 5, amount: 0.42 }],
  areTaxesIncluded: false,
  couponCode: 'WELCOME10',
  // On a device that still changes its clocks this instant would appear an hour earlier.
  fulfillment: { type: 'pickup', pickupAt: '2026-12-01T17:00:00.000Z', pickupLocal: '2026-12-01T11:00' },
  steps: [{ status: 'placed', at: '2026-12-01T16:00:00.000Z', local: '2026-12-01T09:00' }],
  payment: { method: 'card', toPay: 8.81 },
}

const holiday = { name: 'Staff party', firstDay: '2026-12-08', lastDay: '2026-12-08', hours: null }

const showOrder = (difference: Partial<PlacedGuestOrder> = {}, server: FakeServer = {}) =>
  showWithServer(<PlacedOrder order={{ ...order, ...difference }} />, {
    'openingHours.special': () => ({ today: '2026-12-01', days: [holiday] }),
    ...server,
  })

test('an order shows its number, its status and the pickup time in the restaurant’s time zone', async () => {
  await showOrder()
  expect(screen.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeDefined()
  expect(screen.getByText('The kitchen has your order.').textContent).toContain('Placed')
  expect(screen.getAllByRole('time')[0]?.textContent).toBe('11:00 am Tuesday, December 1')
})

const paidAt = { at: '2026-12-01T16:00:00.000Z', local: '2026-12-01T10:00' }

test.each([
  [
    { state: 'paid', lastFour: '4242', returned: 5 },
    8.81,
    'Paid by card ending in 4242. $5.00 has been sent back.',
  ],
  [{ state: 'returning', returned: 5 }, 8.81, '$5.00 is on its way back to you'],
  [{ state: 'returning', returned: 10.81, tip: 2 }, 8.81, 'Your money is on its way back to you'],
  [{ state: 'paid', returned: 8.81, tip: 2 }, 0, 'Nothing to pay. $8.81 has been sent back.'],
] as const)(
  'what goes back of what was paid online is said with its amount: %j',
  async (online, paid, words) => {
    const payment: Order['payment'] = {
      method: 'card',
      toPay: 0,
      ...(paid > 0 && { amountPaid: paid, paid: { ...paidAt, method: 'card' } }),
    }
    const guestOrder: Partial<GuestOrder> = { payment, online: { canPayAtPickup: false, ...online } }
    await showOrder(guestOrder as Partial<PlacedGuestOrder>)
    const receipt = screen.getByRole('link', { name: 'Receipt to print or save' }).closest('section')
    expect(receipt?.textContent).toContain(words)
  },
)

const progress = () => within(screen.getByRole('region', { name: 'Order status' }))

test('each step is shown with its time, and what is still to come', async () => {
  const accepted = { status: 'accepted', at: '2026-12-01T16:04:00.000Z', local: '2026-12-01T10:04' } as const
  await showOrder({ status: 'accepted', steps: [...order.steps, accepted] })
  const steps = progress().getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Placed9:00 am',
    'Accepted10:04 am',
    'Preparing, to come',
    'Ready, to come',
  ])
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
})

test('a pickup time that was moved is shown with the reason', async () => {
  const { pickupAt: promisedAt } = order.fulfillment
  const moved = { promisedAt, pickupAt: '2026-12-01T17:15:00.000Z', pickupLocal: '2026-12-01T11:15' }
  const moveReason = 'The tandoor is full.'
  await showOrder({ fulfillment: { ...order.fulfillment, ...moved, moveReason } })
  expect(progress().getByText('New pickup time: 11:15 am.').parentElement?.textContent).toContain(moveReason)
})

test('a pickup time that was moved back is the one that was first promised', async () => {
  const moved = { movedAt: '2026-12-01T16:30:00.000Z', moveReason: 'The tandoor works again.' }
  await showOrder({ fulfillment: { ...order.fulfillment, ...moved } })
  const notice = progress().getByText('Pickup as first promised: 11:00 am.').parentElement
  expect(notice?.textContent).toContain('The tandoor works again.')
  expect(progress().queryByText(/New pickup time/)).toBeNull()
})

test('an order that waits at the counter no longer speaks of cooking', async () => {
  const { pickupAt: promisedAt } = order.fulfillment
  await showOrder({
    status: 'ready',
    fulfillment: { ...order.fulfillment, promisedAt, moveReason: 'The tandoor is full.' },
  })
  for (const text of [/We’ll have it ready for/, /New pickup time/, /Add to my calendar/])
    expect(screen.queryByText(text)).toBeNull()
  expect(screen.getByText(/Pick it up at/)).toBeDefined()
})

test('while nobody has accepted it, the guest is asked to call', async () => {
  await showOrder({ unansweredSince: '2026-12-01T16:10:00.000Z' })
  const call = progress().getByRole('link', { name: '780-555-0142' })
  expect(call.getAttribute('href')).toBe('tel:+17805550142')
})

test('a guest whose time a special day has closed since is asked to call, and promised nothing', async () => {
  const today = { name: 'Water main', firstDay: '2026-12-01', lastDay: '2026-12-01', hours: null }
  const server = { 'openingHours.special': () => ({ today: '2026-12-01', days: [today] }) }
  await showOrder({ status: 'accepted' }, server)
  const notice = await progress().findByText('We’re now closed at 11:00 am that day.')
  expect(notice.parentElement?.textContent).toContain('Please call us at 780-555-0142')
  expect(screen.queryByText(/We’ll have it ready for/)).toBeNull()
})

test('the guest cancels the order after confirming', async () => {
  const cancel = vi.fn(() => ({ ...order, status: 'cancelled' }))
  await showOrder({}, { 'orders.cancel': cancel })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel the order' }))
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
})

test('who is asked whether to cancel is told when the kitchen accepts meanwhile', async () => {
  function AcceptedWhileAsked() {
    const [status, setStatus] = useState<Order['status']>('placed')
    return (
      <>
        <button onClick={() => setStatus('accepted')}>The kitchen accepts</button>
        <button onClick={() => setStatus('ready')}>The kitchen is done</button>
        <PlacedOrder order={{ ...order, status }} />
      </>
    )
  }
  await showWithServer(<AcceptedWhileAsked />, {
    'openingHours.special': () => ({ today: '2026-12-01', days: [] }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }))
  await userEvent.click(screen.getByRole('button', { name: 'The kitchen accepts' }))
  expect(screen.queryByRole('button', { name: 'Yes, cancel the order' })).toBeNull()
  const note = screen.getByRole('alert')
  expect(note.textContent).toContain('We have just accepted your order')
  expect(document.activeElement?.contains(note)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'The kitchen is done' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an accepted order cannot be cancelled by its guest', async () => {
  await showOrder({ status: 'accepted' })
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the amounts are those of the order, with free delivery', async () => {
  await showOrder()
  const receipt = within(screen.getByRole('region', { name: 'Your order' }))
  const amounts = receipt.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['$9.32', '-$0.93', '$0.42', '$0.00', '$8.81'])
  expect(receipt.getByText('Discount (WELCOME10)')).toBeDefined()
  expect(receipt.getByText('Credit/Debit').parentElement?.textContent).toBe('Credit/Debit, pay at pickup')
})

test('a paid order does not ask for payment', async () => {
  const paid = { at: '2026-12-01T16:30:00.000Z', local: '2026-12-01T10:30', method: 'cash' } as const
  await showOrder({ payment: { method: 'card', paid, toPay: 0, amountPaid: 8.81 } })
  expect(screen.getByText('Paid').parentElement?.textContent).toBe('Paid by cash')
  expect(screen.getByRole('heading', { name: 'You have paid $8.81' })).toBeDefined()
  expect(document.body.textContent).not.toMatch(/pay at pickup|Credit/)
})

test('what was paid online is said with the tip', async () => {
  const online = { state: 'paid', tip: 2, canPayAtPickup: false } as const
  const paid = { ...paidAt, method: 'card' } as const
  await showOrder({ payment: { method: 'card', paid, toPay: 0, amountPaid: 8.81 }, online })
  expect(screen.getByRole('heading', { name: 'You have paid $10.81' })).toBeDefined()
})

test('what is still to be paid online is said with the tip', async () => {
  const online = { state: 'unpaid', tip: 2, canPayAtPickup: true } as const
  await showWithServer(<OrderReceipt order={{ ...order, status: 'awaiting-payment', online }} />, {})
  expect(screen.getByText('$10.81 to pay')).toBeDefined()
})

test('an order that costs nothing asks for no payment', async () => {
  await showOrder({
    amounts: { subtotal: 9.32, discount: 9.32, tax: 0, deliveryFee: 0, total: 0 },
    payment: { method: 'card', toPay: 0 },
  })
  expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeDefined()
  expect(document.body.textContent).not.toMatch(/pay at pickup|You pay|Credit/)
})

test('a cancelled order asks for no payment, and tells the guest why', async () => {
  await showOrder({ status: 'cancelled', cancelReason: 'We have to close early today.' })
  expect(screen.getByText('Reason').parentElement?.textContent).toContain('We have to close early today.')
  expect(screen.getByText('Nothing to pay')).toBeDefined()
})

test('a cancelled order that was paid says what the guest gets back, and how', async () => {
  await showOrder({
    status: 'cancelled',
    payment: { method: 'card', toPay: 0, amountPaid: 8.81, toReturn: 8.81 },
  })
  expect(screen.getByText(/You have paid \$8\.81\. Call us at .+, and we will give it back\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Receipt to print or save' })).toBeDefined()
  expect(document.body.textContent).not.toContain('nothing is owed')
})

test('what the guest of a cancelled order gets back includes the tip', async () => {
  await showOrder({
    status: 'cancelled',
    payment: { method: 'cash', toPay: 0, amountPaid: 8.81, toReturn: 8.81, tipToReturn: 2 },
  })
  expect(screen.getByText(/You have paid \$10\.81\. Call us at .+, and we will give it back\./)).toBeDefined()
})

test.each([
  [{ amountPaid: 6.81, paid: { ...paidAt, method: 'card' } }, 'Paid by card. $2.00 has been given back.'],
  [{}, 'Nothing to pay. $8.81 has been given back.'],
] as const)('what was given back at the counter for a complaint is said: %j', async (payment, words) => {
  await showOrder({ status: 'completed', payment: { method: 'card', toPay: 0, ...payment } })
  expect(screen.getByRole('region', { name: 'Your order' }).textContent).toContain(words)
})

test('an order that is paid in part says how much is paid, and has a receipt', async () => {
  await showOrder({ payment: { method: 'cash', toPay: 2.81, amountPaid: 6 } })
  expect(screen.getByText('$2.81').parentElement?.textContent).toBe(
    '$2.81 left to pay at pickup, $6.00 is paid',
  )
  expect(screen.getByRole('link', { name: 'Receipt to print or save' })).toBeDefined()
})

test('an order that is over asks nobody to pay at pickup', async () => {
  await showOrder({ status: 'no-show' })
  expect(document.body.textContent).not.toContain('pay at pickup')
})

test('links lead to the restaurant, and do not reveal the page’s address', async () => {
  await showOrder()
  const directions = screen.getByRole('link', { name: 'Directions' })
  expect(directions.getAttribute('href')).toContain('Jasper')
  expect(directions.getAttribute('rel')).toContain('noreferrer')
})

test('the hours beside it list the days with different ones', async () => {
  await showOrder()
  const hours = within(screen.getByRole('list', { name: 'Kitchen hours' }))
  expect(await hours.findByText('Staff party, Dec 8: closed')).toBeDefined()
  expect(hours.getByText('Sun 11am-8pm')).toBeDefined()
})

test('the page confirms the order only right after it was placed, and starts with that', async () => {
  await showOrder()
  expect(screen.queryByText('Order placed!')).toBeNull()
  markJustPlaced('o2')
  await showOrder({ _id: 'o2' })
  expect(screen.getByRole('alert').textContent).toBe('Order placed!')
  expect(document.activeElement?.textContent).toBe('Order 1042')
})

test('an order that is no longer expected shows no next step', async () => {
  await showOrder({ status: 'cancelled' })
  expect(screen.getByText('Cancelled')).toBeDefined()
  expect(screen.queryByText('What happens next')).toBeNull()
  expect(screen.queryByRole('time')).toBeNull()
})

test('once it is picked up, each dish links to its review form', async () => {
  await showOrder({ status: 'ready' })
  expect(screen.queryByRole('link', { name: 'Review Garlic Naan' })).toBeNull()
  await showOrder({ status: 'completed' })
  const link = screen.getByRole('link', { name: 'Review Garlic Naan' })
  expect(link.getAttribute('href')).toBe('/product/garlic-naan#reviews')
})
