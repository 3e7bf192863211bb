import type { Product } from '@tiffin/contract'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { ProductSpecifications, ProductPicture } from './product-page.tsx'

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

const opener = () => screen.getByRole('button', { name: 'Zoom in on Samosa' })
const overlay = () => screen.queryByRole('dialog', { name: 'Samosa' })

async function zoomIn() {
  render(<ProductPicture title="Samosa" thumbnail="/art/samosa.svg" isSoldOut={false} />)
  await userEvent.click(opener())
}

test('the large picture can be zoomed in, and out again', async () => {
  await zoomIn()
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(screen.getByRole('button', { name: 'Smaller' })).toBeDefined()
})

test('the focus stays with the large picture, and returns when it is closed', async () => {
  await zoomIn()
  const close = screen.getByRole('button', { name: 'Close' })
  const picture = screen.getByRole('button', { name: 'Larger' })
  picture.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.tab()
  expect(document.activeElement).toBe(picture)
  await userEvent.click(close)
  expect(overlay()).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('the arrow keys move the large picture, wherever the focus is', async () => {
  const scrollBy = vi.fn()
  Element.prototype.scrollBy = scrollBy
  await zoomIn()
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(scrollBy).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  close.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(scrollBy.mock.calls).toEqual([
    [80, 0],
    [0, -80],
  ])
})
