import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tiffin/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { liveQuery } from '../../lib/live/live-state.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { sampleStaffOrder } from '../../domain/admin/sample-order.ts'
import { ChangeOrder } from './change-order.tsx'

const { _id: id, number } = sampleStaffOrder
const onChanged = vi.fn()

function Page() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.orders.getForStaff.queryOptions({ id }, liveQuery))
  const queryClient = useQueryClient()
  const leave = () =>
    onChanged(queryClient.getQueryData(trpc.orders.getForStaff.queryKey({ id }))?.payment.toPay)
  return data ? <ChangeOrder order={data} onChanged={leave} /> : null
}

interface Wanted {
  revision: number
  items: { line: number; quantity: number; note: string | null }[]
  note: string | null
  allergyNote: boolean
  total?: number
  isPreview?: boolean
}

/** A server that changes the order; an answer can be lost on its way back, or the connection be away. */
async function show() {
  onChanged.mockReset()
  const state = { order: sampleStaffOrder, answers: true, arrives: true }
  const saved: Wanted[] = []
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  function change(wanted: Wanted): Order {
    if (!state.arrives) lost()
    const items = wanted.items.flatMap(({ line, quantity, note: words }) => {
      const item = sampleStaffOrder.items[line]
      return item ? [{ ...item, quantity, ...(words !== null && { note: words }) }] : []
    })
    const total = 10 * items.reduce((sum, { quantity }) => sum + quantity, 0)
    const { amounts, payment } = sampleStaffOrder
    const changed = {
      ...state.order,
      items,
      amounts: { ...amounts, total },
      payment: { ...payment, toPay: total },
      ...(wanted.note && { note: wanted.note }),
      ...(wanted.allergyNote && { allergyNote: true as const }),
      revision: 1,
    }
    if (wanted.isPreview) return changed
    if (wanted.revision !== state.order.revision)
      throw { code: 'CONFLICT', message: `Order ${number} has been changed since you looked.` }
    saved.push(wanted)
    state.order = changed
    if (!state.answers) lost()
    return changed
  }
  const page = (
    <MantineScope>
      <Page />
    </MantineScope>
  )
  await showWithServer(page, {
    'orders.getForStaff': () => state.order,
    'orders.change': change,
    'products.list': () => ({ products: [], total: 0 }),
  })
  await screen.findByRole('form', { name: `Change order ${number}` })
  return { state, saved }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: `Change order ${number}` })
const oneMore = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'One more' }))[0] as HTMLElement)
const pressOnceShown = async (total: string) => {
  await screen.findByText(`Total ${total}`)
  await vi.waitFor(() => expect(button().disabled).toBe(false))
  await userEvent.click(button())
}
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the kitchen/ })

function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  return () => {
    onLine.mockRestore()
    window.dispatchEvent(new Event('online'))
  }
}

test('offline a change is refused at once, in words; it stays in the form and is sent by the next press', async () => {
  const { saved } = await show()
  await oneMore()
  await userEvent.type(note(), 'Ring the bell')
  await screen.findByText('Total $40.00')
  const goOnline = goOffline()
  await pressOnceShown('$40.00')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are offline, so nothing was sent.Everything you entered is still here. Try again once you are connected.',
  )
  expect([saved, note().value]).toEqual([[], 'Ring the bell'])
  goOnline()
  // Nothing is sent by itself.
  expect(saved).toEqual([])
  await pressOnceShown('$40.00')
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(saved).toMatchObject([{ total: 40, note: 'Ring the bell' }])
})

test('whoever goes on from it sees at once what is to be paid now', async () => {
  const { saved } = await show()
  await oneMore()
  await pressOnceShown('$40.00')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(40))
})

test('what was entered offline has no total: a press says why, and the total comes with the connection', async () => {
  const { saved } = await show()
  const goOnline = goOffline()
  await oneMore()
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline')
  await userEvent.click(button())
  expect(saved).toEqual([])
  goOnline()
  await pressOnceShown('$40.00')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
})

test('a server that answers nothing is asked for the total again by a press', async () => {
  const { state, saved } = await show()
  state.arrives = false
  await oneMore()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No answer, so the new total is not known.',
  )
  state.arrives = true
  await userEvent.click(button())
  await pressOnceShown('$40.00')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
})

test('a change whose answer is lost has arrived: the page says so, and nobody is blamed', async () => {
  const { state, saved } = await show()
  await oneMore()
  state.answers = false
  await pressOnceShown('$40.00')
  expect(await screen.findByText('Your change has arrived, only its answer was lost.')).toBeDefined()
  expect(screen.queryByText('Somebody else has changed this order')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Show the order')
  await userEvent.keyboard('{Enter}')
  expect([onChanged.mock.calls.length, saved.length]).toEqual([1, 1])
})

test('an allergy whose request was lost has not arrived because a colleague changed something else meanwhile', async () => {
  const { state, saved } = await show()
  await userEvent.type(note(), 'Peanuts')
  await userEvent.click(screen.getByRole('checkbox', { name: 'The note is about an allergy' }))
  await screen.findByText('Total $30.00')
  await vi.waitFor(() => expect(button().disabled).toBe(false))
  state.arrives = false
  // The dishes and the total are what they would have become.
  const amounts = { ...state.order.amounts, total: 30 }
  state.order = { ...state.order, amounts, note: 'Ring the bell', revision: 1 }
  await userEvent.click(button())
  expect(await screen.findByText('Somebody else has changed this order')).toBeDefined()
  expect(screen.queryByText(/Your change has arrived/)).toBeNull()
  expect([saved, note().value]).toEqual([[], 'Peanuts'])
})
