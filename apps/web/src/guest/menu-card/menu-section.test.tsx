import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '@tiffin/contract'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { DishMarks, MenuSection } from './menu-section.tsx'

const readMarks = (dish: Parameters<typeof sampleDish>[0]) => {
  const { container } = render(<DishMarks dish={sampleDish(dish)} />)
  const spoken = container.cloneNode(true) as HTMLElement
  for (const silent of spoken.querySelectorAll('[aria-hidden]')) silent.remove()
  return { seen: container.querySelector('[aria-hidden]')?.textContent, spoken: spoken.textContent }
}

test('diets are shown as letters and read out as words, and heat is a word in both cases', () => {
  expect(readMarks({ diets: ['vegetarian', 'gluten-free'], spiceLevel: 'extra hot' })).toEqual({
    seen: 'V GF',
    spoken: 'Vegetarian, Gluten-freeextra hot',
  })
})

test('vegan implies vegetarian and dairy-free, and all three are still read out', () => {
  expect(readMarks({ diets: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] })).toEqual({
    seen: 'VG GF',
    spoken: 'Vegetarian, Vegan, Gluten-free, Dairy-free',
  })
})

test('a dish without any known attributes has no marks', () => {
  const { container } = render(<DishMarks dish={sampleDish()} />)
  expect(container.innerHTML).toBe('')
})

const optionGroup = (
  name: string,
  choices: [name: string, price: number][],
): Product['optionGroups'][number] => ({
  key: name.toLowerCase(),
  name,
  min: 0,
  max: 1,
  choices: choices.map(([choice, price]) => ({
    key: choice.toLowerCase(),
    name: choice,
    price,
    isDefault: false,
    max: 1,
    isSoldOut: false,
    breaksDiets: [],
    allergens: [],
  })),
})

async function readSection(dishes: Product[]) {
  const groups = [{ slug: 'curries', name: 'Curries', dishes }]
  const section = { slug: 'curries', heading: 'Curries', groups, printsDescriptions: false }
  const { unmount } = await showWithServer(<MenuSection section={section} />, {})
  const lines = (await screen.findAllByText(/^(Bread|Spice): /)).map((line) => ({
    text: line.textContent,
    of: line.closest('li')?.querySelector('a')?.textContent,
  }))
  unmount()
  return lines
}

const bread = optionGroup('Bread', [['Garlic naan', 4.66]])
const spice = optionGroup('Spice', [
  ['Mild', 0],
  ['Hot', 0],
])
const dishOf = (title: string, ...optionGroups: Product['optionGroups']) =>
  sampleDish({ _id: title, slug: title.toLowerCase(), title, optionGroups })

test('what can be chosen for all dishes of a category is said once, above them', async () => {
  expect(await readSection([dishOf('Dal', bread, spice), dishOf('Korma', bread)])).toEqual([
    { text: 'Bread: Garlic naan\u00A0+$4.66', of: undefined },
    { text: 'Spice: Mild, Hot', of: 'Dal' },
  ])
})

test('a choice at another price is said at its dish, and so is that of a single dish', async () => {
  const dearBread = optionGroup('Bread', [['Garlic naan', 5]])
  expect(await readSection([dishOf('Dal', bread), dishOf('Korma', dearBread)])).toEqual([
    { text: 'Bread: Garlic naan\u00A0+$4.66', of: 'Dal' },
    { text: 'Bread: Garlic naan\u00A0+$5.00', of: 'Korma' },
  ])
  expect(await readSection([dishOf('Dal', bread)])).toEqual([
    { text: 'Bread: Garlic naan\u00A0+$4.66', of: 'Dal' },
  ])
})
