import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { DishMarks } from './menu-section.tsx'

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
