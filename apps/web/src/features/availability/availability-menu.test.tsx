import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductAvailability, SetAvailabilityInput } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/show-with-server.tsx'
import { AvailabilityMenu } from './availability-menu.tsx'

const today = '2026-01-07'
const samosa = { _id: 'p1', title: 'Samosa', stock: 999 }

async function showMenu(set: (input: SetAvailabilityInput) => unknown, product = samosa) {
  let soldOut: ProductAvailability[] = []
  await showWithServer(<AvailabilityMenu product={product} />, {
    'products.soldOut': () => ({ today, soldOut }),
    'products.setAvailability': set,
  })
  await screen.findByText(', availability of Samosa')
  return { serverSays: (list: ProductAvailability[]) => (soldOut = list) }
}

const shown = () => document.querySelector('summary')?.textContent?.split(',')[0]
const choices = () => within(screen.getByRole('group', { name: 'Availability of Samosa', hidden: true }))
const choose = async (name: string) => {
  await userEvent.click(document.querySelector('summary') as HTMLElement)
  await userEvent.click(choices().getByRole('button', { name, hidden: true }))
}

test.each([
  ['Sold out until tomorrow', { id: 'p1', soldOut: true, until: 'tomorrow' }, 'Sold out until tomorrow'],
  ['Sold out until I bring it back', { id: 'p1', soldOut: true, until: null }, 'Sold out'],
])('%s is shown before the server has answered', async (choice, input, words) => {
  const set = vi.fn(() => new Promise(() => {}))
  await showMenu(set)
  expect(shown()).toBe('Available')
  await choose(choice)
  expect(set).toHaveBeenCalledWith(input, undefined)
  await waitFor(() => expect(shown()).toBe(words))
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(choices().getByRole('button', { pressed: true, hidden: true }).textContent).toBe(choice)
})

test('a day can be chosen', async () => {
  const set = vi.fn(() => new Promise(() => {}))
  await showMenu(set)
  await userEvent.click(document.querySelector('summary') as HTMLElement)
  const day = screen.getByLabelText<HTMLInputElement>('Sold out until …')
  expect(day.min).toBe('2026-01-08')
  await userEvent.type(day, '2026-01-15')
  await userEvent.click(choices().getByRole('button', { name: 'Set', hidden: true }))
  expect(set).toHaveBeenCalledWith({ id: 'p1', soldOut: true, until: '2026-01-15' }, undefined)
  await waitFor(() => expect(shown()).toBe('Sold out until Thursday'))
})

test('what was not saved is taken back, and can be tried again', async () => {
  let isDown = true
  const answer: ProductAvailability = { _id: 'p1', isSoldOut: true, soldOutUntil: null }
  const menu = await showMenu(() => {
    if (isDown) throw new Error('lost')
    menu.serverSays([answer])
    return answer
  })
  await choose('Sold out until I bring it back')
  expect(await screen.findByText(/This was not saved/)).toBeDefined()
  expect(shown()).toBe('Available')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toBe('Sold out'))
  expect(screen.queryByText(/This was not saved/)).toBeNull()
})

test('a dish whose portions are gone is not called available', async () => {
  await showMenu(() => {}, { ...samosa, stock: 0 })
  expect(shown()).toBe('No portions left')
})
