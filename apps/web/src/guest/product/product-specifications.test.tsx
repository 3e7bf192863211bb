import type { Product } from '@tiffin/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductSpecifications } from './product-specifications.tsx'
import { sampleDish } from '../../lib/api/sample-dish.ts'

function specifications(difference: Partial<Product>) {
  render(<ProductSpecifications product={sampleDish(difference)} />)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return names.map((name, place) => [name, values[place]])
}

test('a dish shows its category and that it is in stock, and no fields that it lacks', () => {
  expect(specifications({})).toEqual([
    ['Category', 'Chaat (Frying)'],
    ['Availability', 'In Stock'],
  ])
})

test('a sold-out dish is out of stock', () => {
  expect(specifications({ stock: 0 })).toContainEqual(['Availability', 'Out of Stock'])
})

test('a drink shows its strength, volume, origin and taste', () => {
  const attributes = { abv: 4.8, volumeMl: 330, origin: 'Alberta', flavourNotes: 'Hops, lime' }
  expect(specifications({ attributes, diets: ['vegan', 'gluten-free'], spiceLevel: 'extra hot' })).toEqual([
    ['Category', 'Chaat (Frying)'],
    ['Availability', 'In Stock'],
    ['Dietary', 'Vegan, gluten-free'],
    ['Spice level', 'Extra hot'],
    ['ABV %', '4.8'],
    ['Volume ml', '330'],
    ['Origin', 'Alberta'],
    ['Tasting Notes', 'Hops, lime'],
  ])
})
