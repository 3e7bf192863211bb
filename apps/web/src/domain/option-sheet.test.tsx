import type { OptionGroup } from '@tiffin/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sampleDish } from '../lib/api/sample-dish.ts'
import { OptionSheetPlace, askForOptions } from './option-sheet.tsx'

const choice = (key: string, price: number, difference: object = {}) => ({
  key,
  name: key,
  price,
  isDefault: false,
  max: 1,
  isSoldOut: false,
  breaksDiets: [],
  allergens: [],
  ...difference,
})
const bread: OptionGroup = {
  key: 'bread',
  name: 'Bread',
  min: 1,
  max: 1,
  choices: [choice('Roti', 0), choice('Naan', 1.5), choice('Paratha', 2, { isSoldOut: true })],
}
const sides: OptionGroup = {
  key: 'sides',
  name: 'Sides',
  min: 0,
  max: 2,
  choices: [choice('Raita', 2, { max: 2 }), choice('Dal', 1), choice('Pickle', -0.5)],
}
const thali = sampleDish({ title: 'Thali', price: 10, optionGroups: [bread, sides] })

beforeEach(() => void render(<OptionSheetPlace />))

async function ask() {
  const answer = askForOptions({ product: thali, submitLabel: 'Add to Cart' })
  return { answer, sheet: await screen.findByRole('dialog', { name: 'Thali', hidden: true }) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the price follows, and the answer is what was chosen', async () => {
  const { answer, sheet } = await ask()
  await userEvent.click(screen.getByRole('radio', { name: /Naan/ }))
  const raita = within(within(sheet).getByRole('group', { name: 'Raita' }))
  await userEvent.click(raita.getByRole('button', { name: 'One more' }))
  expect(within(sheet).getByText('$13.50')).toBeDefined()
  await press('Add to Cart')
  expect(await answer).toMatchObject([
    { group: 'bread', choice: 'Naan', price: 1.5 },
    { group: 'sides', choice: 'Raita' },
  ])
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('what a topping costs follows the size, and so does the price', async () => {
  const size = {
    ...bread,
    key: 'size',
    name: 'Size',
    choices: [choice('Small', 0, { isDefault: true }), choice('Large', 4)],
  }
  const cheese = choice('Cheese', 1, { sizePrices: [{ size: 'Large', price: 2.5 }] })
  const toppings = { ...sides, key: 'toppings', name: 'Toppings', sizeGroup: 'size', choices: [cheese] }
  const pizza = sampleDish({ title: 'Pizza', price: 10, optionGroups: [size, toppings] })
  const answer = askForOptions({ product: pizza, submitLabel: 'Add to Cart' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Pizza', hidden: true }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /Cheese.*\+\$1\.00/ }))
  expect(sheet.getByText('$11.00')).toBeDefined()
  await userEvent.click(sheet.getByRole('radio', { name: /Large/ }))
  expect(sheet.getByRole('checkbox', { name: /Cheese.*\+\$2\.50/ })).toBeDefined()
  expect(sheet.getByText('$16.50')).toBeDefined()
  await press('Add to Cart')
  expect(await answer).toMatchObject([
    { choice: 'Large', price: 4 },
    { choice: 'Cheese', price: 2.5 },
  ])
})

test('what is required stands out and gets the focus, and nothing is answered until it is chosen', async () => {
  const { answer, sheet } = await ask()
  await press('Add to Cart')
  expect(within(sheet).getByText('Bread: Choose one')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Roti' }))
  await userEvent.keyboard(' ')
  await press('Add to Cart')
  expect(await answer).toHaveLength(1)
})

test('no more than the group allows can be chosen, nor what is sold out', async () => {
  const { answer } = await ask()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Paratha.*Sold out/ }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /Dal/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Pickle/ }))
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more' })
  expect(more.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /Pickle/ }))
  expect(more.disabled).toBe(false)
  await press('Close')
  expect(await answer).toBeNull()
})

test('two quick presses ask once', async () => {
  const first = ask()
  const second = askForOptions({ product: thali, submitLabel: 'Add to Cart' })
  expect(await second).toBeNull()
  const { answer } = await first
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  await press('Close')
  await answer
})
