import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { permissionsOf, type StaffOrder, type StaffRole } from '@tiffin/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleStaffOrder } from '../../domain/admin/sample-order.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { saveSession } from '../../lib/session/session.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PaymentFact } from './payment-fact.tsx'

const { _id: id, number } = sampleStaffOrder
const moment = { at: '2026-12-01T16:30:00.000Z', local: '2026-12-01T10:30', by: 'cook@example.com' }

function Fact() {
  const { data } = useQuery(useTRPC().orders.getForStaff.queryOptions({ id }))
  return data ? (
    <MantineScope>
      <PaymentFact order={data} />
    </MantineScope>
  ) : null
}

/** A server that does what it is asked, once, and whose answer is lost; returns what it was sent. */
async function showLosingAnswers(order: StaffOrder, procedure: string, afterwards: Partial<StaffOrder>) {
  const sent: object[] = []
  await showWithServer(<Fact />, {
    'admin.me': () => ({
      staffRole: 'owner',
      permissions: permissionsOf({ staffRole: 'owner' }),
      sendsEmail: true,
    }),
    'orders.getForStaff': () => (sent.length === 0 ? order : { ...order, ...afterwards }),
    [procedure]: (input: object) => {
      sent.push(input)
      throw new TypeError('Failed to fetch')
    },
  })
  return sent
}

async function show(difference: Partial<StaffOrder>, staffRole: StaffRole = 'owner') {
  const giveBack = vi.fn((_input: object) => sampleStaffOrder)
  await showWithServer(
    <MantineScope>
      <PaymentFact order={{ ...sampleStaffOrder, ...difference }} />
    </MantineScope>,
    {
      'admin.me': () => ({ staffRole, permissions: permissionsOf({ staffRole }), sendsEmail: true }),
      'orders.givePaymentBack': giveBack,
    },
  )
  await screen.findByRole('group', { name: 'Receipt' })
  return giveBack
}

beforeEach(() =>
  saveSession({ token: 't', user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'admin' } }),
)

const paid = { kind: 'payment', method: 'card', ...moment } as const
const ask = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, field: (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name }) }
}

test('a cancelled order gives the tip back too, or a part of it', async () => {
  const giveBack = await show({
    status: 'cancelled',
    payment: { method: 'card', toPay: 0, amountPaid: 11.64, toReturn: 11.64 },
    payments: [{ ...paid, _id: 'p1', amount: 11.64, tip: 5 }],
  })
  expect(screen.getByText('Refund $16.64')).toBeDefined()
  const { dialog, field } = await ask('Give $16.64 back')
  expect([field('Amount').value, field('Of the tip').value]).toEqual(['11.64', '5.00'])
  await userEvent.clear(field('Of the tip'))
  await userEvent.type(field('Of the tip'), '3')
  await userEvent.type(field('Reason'), 'No gas')
  await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }))
  expect(giveBack.mock.calls[0]?.[0]).toEqual({
    id,
    method: 'cash',
    amount: 11.64,
    tip: 3,
    tipToReturn: 5,
    reason: 'No gas',
    toReturn: 11.64,
    amountPaid: 11.64,
  })
})

test.each([
  ['Give $11.64 back', { status: 'cancelled', payment: { method: 'card', toPay: 0, toReturn: 11.64 } }],
  ['Refund through Stripe', { online: { provider: 'stripe', refundable: 11.64, tip: 0, refunds: [] } }],
] as const)('%s: Escape closes the question, not the order beneath it', async (button, difference) => {
  const onClose = vi.fn()
  await showWithServer(
    <MantineScope>
      <Drawer opened onClose={onClose}>
        <PaymentFact order={{ ...sampleStaffOrder, ...difference } as StaffOrder} />
      </Drawer>
    </MantineScope>,
    {
      'admin.me': () => ({
        staffRole: 'owner',
        permissions: permissionsOf({ staffRole: 'owner' }),
        sendsEmail: true,
      }),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const [first] = await screen.findAllByRole('radio')
  first?.focus()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('a tip that has gone back is not offered again', async () => {
  await show({
    status: 'cancelled',
    payment: { method: 'card', toPay: 0 },
    payments: [
      { ...paid, _id: 'p1', amount: 11.64, tip: 5 },
      { ...paid, _id: 'p2', kind: 'refund', amount: -11.64, tip: -5, reason: 'No gas' },
    ],
  })
  expect(screen.queryByRole('button', { name: /^Give/ })).toBeNull()
})

const online = { provider: 'stripe', refundable: 13.64, tip: 2, refunds: [] }
const refused = { amount: 13.64, state: 'refused', refusal: 'It is disputed.' } as const

test('what a provider refuses to send back goes back at the counter, with the tip', async () => {
  await show({
    status: 'cancelled',
    payment: { method: 'card', toPay: 0, amountPaid: 11.64, toReturn: 11.64 },
    payments: [{ ...paid, _id: 'p1', amount: 11.64, tip: 2, isOnline: true }],
    online: { ...online, refunds: [refused] },
  })
  const { field } = await ask('Give $13.64 back')
  expect([field('Amount').value, field('Of the tip').value]).toEqual(['11.64', '2.00'])
})

test('an online refund whose answer is lost is not sent twice: the question keeps what it was about', async () => {
  const sent = await showLosingAnswers({ ...sampleStaffOrder, online }, 'orders.refundOnline', {
    online: { ...online, refundable: 8.64, refunds: [{ amount: 5, state: 'waiting' }] },
  })
  const { dialog, field } = await ask('Refund through Stripe')
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '5')
  await userEvent.type(field('Reason'), 'The naan was cold')
  const refund = dialog.getByRole('button', { name: 'Refund' })
  await userEvent.click(refund)
  expect(await dialog.findByText('By now it is $8.64')).toBeDefined()
  await userEvent.click(refund)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  // So the server refuses the second one.
  expect(sent[1]).toMatchObject({ amount: 5, refundable: 13.64 })
})

describe('an order that was picked up', () => {
  const pickedUp: Partial<StaffOrder> = {
    status: 'completed',
    payment: { method: 'card', paid: { ...moment, method: 'card' }, toPay: 0, amountPaid: 11.64 },
    payments: [{ ...paid, _id: 'p1', amount: 11.64 }],
  }

  test('is refunded in part for a complaint', async () => {
    const giveBack = await show(pickedUp)
    const { dialog, field } = await ask('Refund for a complaint')
    expect(dialog.getByText(`Order ${number}: refund up to $11.64`)).toBeDefined()
    await userEvent.type(field('Amount'), '4.66')
    await userEvent.type(field('Reason'), 'The naan was cold')
    await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }))
    expect(giveBack.mock.calls[0]?.[0]).toMatchObject({
      method: 'card',
      isGoodwill: true,
      amount: 4.66,
      amountPaid: 11.64,
    })
  })

  test('is refunded once, also if the answer is lost and the button pressed again', async () => {
    const order = { ...sampleStaffOrder, ...pickedUp }
    const sent = await showLosingAnswers(order, 'orders.givePaymentBack', {
      payment: { ...order.payment, amountPaid: 6.98 },
    })
    const { dialog, field } = await ask('Refund for a complaint')
    await userEvent.type(field('Amount'), '4.66')
    await userEvent.type(field('Reason'), 'The naan was cold')
    const record = dialog.getByRole('button', { name: 'Record refund' })
    await userEvent.click(record)
    expect(await dialog.findByText('By now it is $6.98')).toBeDefined()
    await userEvent.click(record)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    // So the server refuses the second one.
    expect(sent[1]).toMatchObject({ amountPaid: 11.64 })
  })

  test('is refunded at the counter if its provider has refused', async () => {
    await show({ ...pickedUp, online: { ...online, refunds: [refused] } })
    expect(await screen.findByRole('button', { name: 'Refund for a complaint' })).toBeDefined()
  })

  test('says what it means to void a refund', async () => {
    const back = { ...paid, _id: 'p2', kind: 'refund', method: 'cash', amount: -5, reason: 'Cold' } as const
    await show({ ...pickedUp, payments: [...(pickedUp.payments ?? []), back] })
    const { dialog } = await ask('Void: cash at 10:30')
    expect(dialog.getByText(/the money has not gone back/)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Void refund' })).toBeDefined()
  })

  test('is not refunded by who may not', async () => {
    await show(pickedUp, 'kitchen')
    expect(screen.queryByRole('button', { name: 'Refund for a complaint' })).toBeNull()
  })
})
