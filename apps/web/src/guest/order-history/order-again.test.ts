import type { CartItem, Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { orderAgain } from './order-again.ts'

const dish = (title: string, stock: number) =>
  ({ slug: title.toLowerCase(), title, stock, optionGroups: [] as Product['optionGroups'] }) as Product
const line = (title: string, quantity: number): CartItem => ({
  slug: title.toLowerCase(),
  title,
  price: 5,
  quantity,
})

/** A cart that takes as many as there are. */
const addPortions = ({ stock }: Product, requested: number) => ({
  quantity: Math.min(stock, requested),
})

const nothing = { added: [], cut: [], full: [], soldOut: [], gone: [], changed: [] }

test('what is still on the menu is in the cart again', () => {
  const menu = [dish('Samosa', 999), dish('Naan', 999), dish('Raita', 999)]
  expect(orderAgain([line('Samosa', 2), line('Naan', 1)], menu, addPortions)).toEqual({
    ...nothing,
    added: [
      { title: 'Samosa', quantity: 2 },
      { title: 'Naan', quantity: 1 },
    ],
  })
})

test('what was chosen and cannot be chosen now is named, and not added', () => {
  const hot = { group: 'spice', choice: 'hot', groupName: 'Spice', choiceName: 'Hot', price: 0 }
  const mild = {
    key: 'mild',
    name: 'Mild',
    price: 0,
    isDefault: true,
    max: 1,
    isSoldOut: false,
    breaksDiets: [],
    allergens: [],
  }
  const spice = { key: 'spice', name: 'Spice', min: 1, max: 1, choices: [mild] }
  const curry = { ...dish('Curry', 999), optionGroups: [spice] }
  expect(orderAgain([{ ...line('Curry', 1), options: [hot] }], [curry], addPortions)).toEqual({
    ...nothing,
    changed: ['Curry (Spice: There is no “hot”)'],
  })
  expect(orderAgain([line('Curry', 1)], [curry], addPortions).added).toEqual([
    { title: 'Curry', quantity: 1 },
  ])
})

test('dishes that are no longer on the menu or sold out are named', () => {
  const menu = [dish('Samosa', 999), dish('Haleem', 0)]
  expect(orderAgain([line('Haleem', 1), line('Samosa', 1), line('Kulfi', 3)], menu, addPortions)).toEqual({
    ...nothing,
    added: [{ title: 'Samosa', quantity: 1 }],
    soldOut: ['Haleem'],
    gone: ['Kulfi'],
  })
})

test('of a dish that is running out, as many as are left are added', () => {
  expect(orderAgain([line('Raan', 5)], [dish('Raan', 2)], addPortions)).toEqual({
    ...nothing,
    added: [{ title: 'Raan', quantity: 2 }],
    cut: [{ title: 'Raan', quantity: 2, requested: 5 }],
  })
})

test('if the cart already has all that are left, no more are added', () => {
  expect(orderAgain([line('Raan', 1)], [dish('Raan', 2)], () => ({ quantity: 0 }))).toEqual({
    ...nothing,
    full: ['Raan'],
  })
})

test('a renamed dish is shown with its new name', () => {
  const renamed = { ...dish('Samosa', 999), title: 'Punjabi Samosa' }
  expect(orderAgain([line('Samosa', 1)], [renamed], addPortions).added).toEqual([
    { title: 'Punjabi Samosa', quantity: 1 },
  ])
})
