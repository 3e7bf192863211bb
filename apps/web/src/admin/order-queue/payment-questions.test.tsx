import { useQuery } from '@tanstack/react-query'
import type { StaffOrder } from '@tiffin/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PaymentFact } from './payment-fact.tsx'
import { sampleStaffOrder } from '../../domain/admin/sample-order.ts'

const { _id: id, number } = sampleStaffOrder

function Fact() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.orders.getForStaff.queryOptions({ id }))
  return data ? (
    <MantineScope>
      <PaymentFact order={data} />
    </MantineScope>
  ) : null
}

/** A server that takes payments of what it was shown; its answer can be lost on its way back. */
async function show() {
  const state: { order: StaffOrder; answers: boolean } = { order: sampleStaffOrder, answers: true }
  const taken: object[] = []
  function take({ toPay, amount = toPay }: { toPay: number; amount?: number; method: string }) {
    const due = state.order.payment.toPay
    if (toPay !== due) throw { code: 'CONFLICT', message: `$${due} is left to pay now.` }
    taken.push({ toPay, amount })
    const left = Math.round((due - amount) * 100) / 100
    state.order = { ...state.order, payment: { ...state.order.payment, toPay: left } }
    if (!state.answers) throw new TypeError('Failed to fetch')
    return state.order
  }
  await showWithServer(<Fact />, {
    'orders.getForStaff': () => state.order,
    'orders.takePayment': take,
    'orders.markPaid': take,
  })
  await screen.findByText('Unpaid')
  return { state, taken }
}

async function openQuestion() {
  await userEvent.click(screen.getByRole('button', { name: 'Part payment, tip, change or voucher' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Order ${number}: $11.64 to pay` }))
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })
  return {
    dialog,
    field,
    record: () => userEvent.click(dialog.getByRole('button', { name: 'Record payment' })),
  }
}

test('offline a payment is refused at once, in words, with all that was typed; the next press takes it once', async () => {
  const { taken } = await show()
  const { dialog, field, record } = await openQuestion()
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '5')
  await userEvent.type(field('Handed over (optional)'), '20')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await record()
  expect((await dialog.findByRole('alert')).textContent).toContain('You are offline, so nothing was sent.')
  expect([field('Amount').value, field('Handed over (optional)').value, taken]).toEqual(['5', '20', []])
  onLine.mockRestore()
  await record()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(taken).toEqual([{ toPay: 11.64, amount: 5 }])
})

test('offline “Paid by card” is refused at once, in words', async () => {
  const { taken } = await show()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Paid by card' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline, so nothing was sent.')
  onLine.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Paid by card' }))
  await screen.findByText('Nothing to pay')
  expect(taken).toHaveLength(1)
})

test('a part whose answer is lost is not taken twice: the question says what is left, and keeps what was typed', async () => {
  const { state, taken } = await show()
  const { dialog, field, record } = await openQuestion()
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '5')
  state.answers = false
  await record()
  await dialog.findByText('No answer, so it is not known whether the payment was recorded.')
  expect((await dialog.findByText(/yours may be among them/)).textContent).toContain('Begin again with $6.64')
  expect(field('Amount').value).toBe('5')
  state.answers = true
  await record()
  await dialog.findByText('$6.64 is left to pay now.')
  expect(taken).toHaveLength(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Begin again with $6.64' }))
  expect(field('Amount').value).toBe('6.64')
  await record()
  await vi.waitFor(() => expect(taken).toHaveLength(2))
})
