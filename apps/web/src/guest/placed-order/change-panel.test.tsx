import type { Order, Product } from '@tiffin/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type FakeServer, showWithServer } from '../../lib/api/show-with-server.tsx'
import { ChangeOwnOrder } from './change-own-order.tsx'

const sampleOrder: Order = {
  _id: 'o1',
  number: 1042,
  revision: 0,
  channel: 'web',
  createdAt: '2026-12-01T16:00:00.000Z',
  status: 'placed',
  customer: { name: 'Test Guest', email: 'guest@example.com' },
  items: [
    { slug: 'garlic-naan', title: 'Garlic Naan', price: 4, quantity: 2, note: 'extra garlic' },
    { slug: 'kulfi', title: 'Kulfi', price: 4, quantity: 1 },
  ],
  amounts: { subtotal: 12, discount: 0, tax: 0, deliveryFee: 0, total: 12 },
  currency: 'CAD',
  taxes: [],
  areTaxesIncluded: false,
  fulfillment: { type: 'pickup', pickupAt: '2026-12-01T17:00:00.000Z', pickupLocal: '2026-12-01T11:00' },
  steps: [{ status: 'placed', at: '2026-12-01T16:00:00.000Z', local: '2026-12-01T09:00' }],
  payment: { method: 'card', toPay: 12 },
}

interface Change {
  items: { line?: number; slug?: string; quantity: number; note?: string | null }[]
  isPreview?: boolean
  total?: number
}

/** Each line costs four dollars a portion, to keep the sums short. */
function priceOf({ items }: Change): Order {
  const total = items.reduce((sum, { quantity }) => sum + 4 * quantity, 0)
  return { ...sampleOrder, amounts: { ...sampleOrder.amounts, total } }
}

async function openPanel(server: FakeServer = {}) {
  const changeOwn = vi.fn((input: Change) => priceOf(input))
  let become = (_order: Order) => {}
  function Shown() {
    const [order, setOrder] = useState(sampleOrder)
    become = (next) => act(() => setOrder(next))
    return <ChangeOwnOrder order={order} />
  }
  await showWithServer(<Shown />, {
    'orders.changeOwn': changeOwn,
    'products.list': () => ({
      products: [
        {
          _id: 'd1',
          slug: 'barfi',
          title: 'Barfi',
          price: 3,
          discountPercent: 0,
          stock: 9,
          optionGroups: [],
        } as Partial<Product>,
      ],
      total: 1,
    }),
    ...server,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Change this order' }))
  return {
    changeOwn,
    become: (next: Order) => become(next),
    panel: within(await screen.findByRole('region', { name: 'Change order 1042' })),
  }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Change order' }))
const saved = (changeOwn: ReturnType<typeof vi.fn>) =>
  changeOwn.mock.calls.map(([input]) => input as Change).filter(({ isPreview }) => isPreview !== true)

test('the new total is shown before anything is changed, and sent along', async () => {
  const { changeOwn, panel } = await openPanel()
  expect(panel.getByRole('button', { name: 'Change order' })).toHaveProperty('disabled', true)
  const naan = within(panel.getByRole('group', { name: 'Quantity of Garlic Naan' }))
  await userEvent.click(naan.getByRole('button', { name: 'One more' }))
  expect(await panel.findByText('Total $16.00')).toBeDefined()
  expect(saved(changeOwn)).toEqual([])
  await save()
  await vi.waitFor(() => expect(saved(changeOwn)).toHaveLength(1))
  expect(saved(changeOwn)[0]).toMatchObject({
    total: 16,
    items: [
      { line: 0, quantity: 3, note: 'extra garlic' },
      { line: 1, quantity: 1, note: null },
    ],
  })
})

test('a dish is added, another taken off, and an order keeps a line', async () => {
  const { changeOwn, panel } = await openPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Remove Garlic Naan' }))
  expect(panel.getByRole('button', { name: 'Remove Kulfi' })).toHaveProperty('disabled', true)
  await userEvent.type(panel.getByLabelText('Add a dish'), 'bar')
  await userEvent.click(await panel.findByRole('button', { name: /Barfi/ }))
  expect(await panel.findByText('Total $8.00')).toBeDefined()
  await save()
  await vi.waitFor(() =>
    expect(saved(changeOwn)[0]?.items).toMatchObject([
      { line: 1, quantity: 1 },
      { slug: 'barfi', product: 'd1', quantity: 1 },
    ]),
  )
})

test('what cannot be had is said at its line before it is sent, and what was chosen stays', async () => {
  const message = 'Only 2 left of Garlic Naan'
  const { panel } = await openPanel({
    'orders.changeOwn': () => {
      throw { code: 'OUT_OF_STOCK', message, issues: [{ path: 'items.0.quantity', message }] }
    },
  })
  const naan = within(panel.getByRole('group', { name: 'Quantity of Garlic Naan' }))
  await userEvent.click(naan.getByRole('button', { name: 'One more' }))
  expect(await panel.findByText(message)).toBeDefined()
  expect(panel.getByRole('textbox', { name: 'Quantity of Garlic Naan' })).toHaveProperty('value', '3')
  expect(panel.getByRole('button', { name: 'Change order' })).toHaveProperty('disabled', true)
})

test('an order that is accepted while its guest changes it keeps what was chosen, and says so', async () => {
  const { panel, become } = await openPanel()
  await userEvent.type(panel.getByLabelText('Note about Kulfi'), 'two spoons')
  become({ ...sampleOrder, status: 'accepted' })
  expect(await panel.findByText('We have just accepted your order')).toBeDefined()
  expect(panel.getByLabelText('Note about Kulfi')).toHaveProperty('value', 'two spoons')
  expect(panel.getByRole('button', { name: 'Change order' })).toHaveProperty('disabled', true)
})

test('an order that was accepted meanwhile says so, and is not changed', async () => {
  const message = 'We have already accepted this order. Please call us at 780-555-0142.'
  const { panel } = await openPanel({
    'orders.changeOwn': (input: Change) => {
      if (input.isPreview === true) return priceOf(input)
      throw { code: 'CONFLICT', message }
    },
    'orders.get': () => sampleOrder,
  })
  await userEvent.type(panel.getByLabelText('Note about Kulfi'), 'two spoons')
  await vi.waitFor(() =>
    expect(panel.getByRole('button', { name: 'Change order' })).toHaveProperty('disabled', false),
  )
  await save()
  expect(await panel.findByText(message)).toBeDefined()
  expect(panel.getByLabelText('Note about Kulfi')).toHaveProperty('value', 'two spoons')
})

describe('if the answer is lost', () => {
  const sent: Change[] = []
  async function loseAnswer() {
    sent.length = 0
    const opened = await openPanel({
      'orders.changeOwn': (input: Change) => {
        if (input.isPreview === true) return priceOf(input)
        sent.push(input)
        throw new TypeError('Failed to fetch')
      },
      'orders.get': () => sampleOrder,
    })
    await userEvent.type(opened.panel.getByLabelText('Your note to the kitchen'), 'Peanuts')
    await userEvent.click(opened.panel.getByRole('checkbox', { name: 'My note is about an allergy' }))
    await vi.waitFor(() =>
      expect(opened.panel.getByRole('button', { name: 'Change order' })).toHaveProperty('disabled', false),
    )
    await save()
    expect((await opened.panel.findByRole('alert')).textContent).toContain('We got no response')
    return opened
  }
  const isOpen = () => screen.queryByRole('region', { name: 'Change order 1042' }) !== null

  test('a change that has arrived is said to be made, and is not asked for again', async () => {
    const { become } = await loseAnswer()
    become({ ...sampleOrder, note: 'Peanuts', allergyNote: true, revision: 1 })
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['not arrived', sampleOrder],
    ['been overtaken by another one', { ...sampleOrder, note: 'Ring the bell', revision: 1 }],
  ])('one that has %s keeps what was typed', async (_what, order) => {
    const { become, panel } = await loseAnswer()
    become(order)
    expect(panel.getByLabelText('Your note to the kitchen')).toHaveProperty('value', 'Peanuts')
    await save()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(isOpen()).toBe(true)
  })
})
