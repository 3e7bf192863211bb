import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { AvailabilityMenu } from './availability-menu.tsx'

const today = '2026-01-07'
const samosa = { _id: 'p1', slug: 'samosa', title: 'Samosa', stock: 999 }

async function showMenu(set: (input: SetAvailabilityInput) => unknown, product = samosa) {
  let soldOut: ProductAvailability[] = []
  await showWithServer(
    <MantineScope>
      <AvailabilityMenu product={product} />
    </MantineScope>,
    {
      'products.soldOut': () => ({ today, soldOut }),
      'orders.board': () => ({ orders: [] }),
      'products.setAvailability': set,
    },
  )
  await screen.findByText(', availability of Samosa')
  return { serverSays: (list: ProductAvailability[]) => (soldOut = list) }
}

const opener = () => screen.getByRole('button', { name: /, availability of Samosa$/ })
const shown = () => opener().textContent?.split(',')[0]
const findChoices = async () => within(await screen.findByRole('group', { name: 'Availability of Samosa' }))
const choose = async (name: string) => {
  await userEvent.click(opener())
  await userEvent.click((await findChoices()).getByRole('button', { name }))
}

test.each([
  ['Sold out until tomorrow', { id: 'p1', soldOut: true, until: 'tomorrow' }, 'Sold out until tomorrow'],
  ['Sold out until I turn it back on', { id: 'p1', soldOut: true, until: null }, 'Sold out'],
])('%s is shown before the server has answered', async (choice, input, words) => {
  const set = vi.fn(() => new Promise(() => {}))
  await showMenu(set)
  expect(shown()).toBe('Available')
  await choose(choice)
  expect(set).toHaveBeenCalledWith(input, undefined)
  await waitFor(() => expect(shown()).toBe(words))
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  await userEvent.click(opener())
  expect((await findChoices()).getByRole('button', { pressed: true }).textContent).toBe(choice)
})

test('a day can be chosen', async () => {
  const set = vi.fn(() => new Promise(() => {}))
  await showMenu(set)
  await userEvent.click(opener())
  const day = await screen.findByLabelText<HTMLInputElement>('Sold out until …')
  expect(day.min).toBe('2026-01-08')
  await userEvent.type(day, '2026-01-15')
  await userEvent.click((await findChoices()).getByRole('button', { name: 'Set' }))
  expect(set).toHaveBeenCalledWith({ id: 'p1', soldOut: true, until: '2026-01-15' }, undefined)
  await waitFor(() => expect(shown()).toBe('Sold out until Thursday'))
})

test('a change that was not saved is undone, and can be tried again', async () => {
  let isDown = true
  const answer: ProductAvailability = { _id: 'p1', isSoldOut: true, soldOutUntil: null }
  const menu = await showMenu(() => {
    if (isDown) throw new Error('lost')
    menu.serverSays([answer])
    return answer
  })
  await choose('Sold out until I turn it back on')
  expect(await screen.findByText(/Your change was not saved/)).toBeDefined()
  expect(shown()).toBe('Available')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toBe('Sold out'))
  expect(screen.queryByText(/Your change was not saved/)).toBeNull()
})

test('a dish without any portions left is not called available', async () => {
  await showMenu(() => {}, { ...samosa, stock: 0 })
  expect(shown()).toBe('No portions left')
})
