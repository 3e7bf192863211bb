import type { ChangeOptionGroupInput, EditableOptionGroup, SaveOptionGroupInput } from '@tiffin/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { OptionEditor } from './option-editor.tsx'

const choice = (key: string, price: number, isDefault = false) => ({
  key,
  name: key,
  price,
  isDefault,
  max: 1,
  isSoldOut: false,
  breaksDiets: [],
  allergens: [],
  saved: { breaksDiets: [], allergens: [], isSoldOut: false },
  soldOutUntil: null,
})
const bread: EditableOptionGroup = {
  _id: 'g1',
  key: 'bread',
  name: 'Bread',
  min: 1,
  max: 1,
  addsIngredients: true,
  choices: [choice('Roti', 0, true), choice('Naan', 1.5)],
  dishes: [{ slug: 'thali', title: 'Thali' }],
  version: 3,
}

async function showEditor(group = bread) {
  const create = vi.fn((_input: SaveOptionGroupInput) => bread)
  const change = vi.fn((_input: ChangeOptionGroupInput) => bread)
  await showWithServer(
    <MantineScope>
      <OptionEditor />
    </MantineScope>,
    {
      'optionGroups.list': () => [group],
      'products.listForStaff': () => ({ products: [], total: 0 }),
      'optionGroups.create': create,
      'optionGroups.change': change,
    },
  )
  await screen.findByRole('article', { name: group.name })
  return { create, change }
}
const openForm = async (button: string, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name }))
}

test('a group says what can be chosen, how many, and on which dishes', async () => {
  await showEditor()
  const card = within(screen.getByRole('article', { name: 'Bread' }))
  expect(card.getByText('Roti, Naan')).toBeDefined()
  expect(card.getByText('Choose one. On Thali.')).toBeDefined()
})

test('a new group is saved as typed, and shown as guests will see it', async () => {
  const { create } = await showEditor()
  const form = await openForm('New option group', 'New option group')
  await userEvent.type(form.getByLabelText('Name'), 'Raita')
  await userEvent.type(form.getByLabelText('Name of choice 1'), 'Boondi')
  await userEvent.type(form.getByLabelText('Price of Boondi'), '2.5')
  expect(form.getByLabelText<HTMLInputElement>('At most this many of Boondi').value).toBe('1')
  const preview = within(form.getByRole('group', { name: 'What guests see' }))
  expect(preview.getByRole('radio', { name: /Boondi.*\+\$2\.50/ })).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: 'Add option group' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toEqual({
    name: 'Raita',
    min: 0,
    max: 1,
    addsIngredients: true,
    sizeGroup: null,
    choices: [
      {
        name: 'Boondi',
        sku: '',
        price: 2.5,
        sizePrices: null,
        isDefault: false,
        max: 1,
        product: null,
        breaksDiets: [],
        allergens: null,
      },
    ],
  })
})

test('choices are moved by keyboard, and keep their keys', async () => {
  const { change } = await showEditor()
  const form = await openForm('Edit', 'Bread')
  form.getByRole('button', { name: 'Move Naan up' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    id: 'g1',
    version: 3,
    key: 'bread',
    choices: [
      { key: 'Naan', price: 1.5, isDefault: false },
      { key: 'Roti', price: 0, isDefault: true },
    ],
  })
})

test('a topping costs more on the large one: a price for each size, blank as the price', async () => {
  const size = {
    ...bread,
    _id: 'g2',
    key: 'size',
    name: 'Size',
    choices: [choice('Small', 0), choice('Large', 4)],
  }
  const { create } = await showEditor(size)
  const form = await openForm('New option group', 'New option group')
  await userEvent.type(form.getByLabelText('Name'), 'Toppings')
  await userEvent.type(form.getByLabelText('Name of choice 1'), 'Cheese')
  await userEvent.type(form.getByLabelText('Price of Cheese'), '1')
  await userEvent.selectOptions(form.getByLabelText('Prices depend on'), 'Size')
  const prices = within(form.getByRole('group', { name: 'Prices of Cheese by size' }))
  await userEvent.type(prices.getByLabelText('Large'), 'much')
  await userEvent.click(form.getByRole('button', { name: 'Add option group' }))
  expect(await form.findByText('Enter a price like 1.50, or 0')).toBeDefined()
  expect(document.activeElement).toBe(prices.getByLabelText('Small'))
  await userEvent.clear(prices.getByLabelText('Large'))
  await userEvent.type(prices.getByLabelText('Large'), '2.5')
  await userEvent.click(form.getByRole('button', { name: 'Add option group' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    sizeGroup: 'size',
    choices: [{ name: 'Cheese', price: 1, sizePrices: [{ size: 'Large', price: 2.5 }] }],
  })
})

test('sizes add no ingredients: nothing is asked about them, and what was stated is not dropped in silence', async () => {
  const naan = bread.choices[1] as EditableOptionGroup['choices'][number]
  const stated = { ...naan, saved: { ...naan.saved, allergens: ['wheat' as const] } }
  const { change } = await showEditor({ ...bread, choices: [bread.choices[0] ?? naan, stated] })
  const form = await openForm('Edit', 'Bread')
  await userEvent.click(form.getByLabelText('The choices add ingredients'))
  expect(form.queryByRole('button', { name: 'Dish, diets, allergens, SKU of Roti' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findAllByText(/^Naan cannot be a dish/)).length).toBeGreaterThan(0)
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(
    within(form.getByRole('group', { name: 'Allergens in Naan' })).getByLabelText(/^Wheat/),
  )
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    addsIngredients: false,
    choices: [{}, { allergens: null }],
  })
})

test.each(['much', '1.505'])('the price %j is rejected at its field, and nothing is sent', async (typed) => {
  const { change } = await showEditor()
  const form = await openForm('Edit', 'Bread')
  await userEvent.clear(form.getByLabelText('Price of Naan'))
  await userEvent.type(form.getByLabelText('Price of Naan'), typed)
  await userEvent.click(form.getByLabelText('Naan is chosen at first'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Enter a price like 1.50, or 0')).toBeDefined()
  expect(change).not.toHaveBeenCalled()
})
