import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProductCard } from './product-card.tsx'
import { sampleDish } from '../../lib/api/sample-dish.ts'

async function showCard(difference: Partial<Product> = {}, portionsInCart = 0) {
  const onAddToCart = vi.fn()
  const card = (
    <ProductCard
      product={sampleDish(difference)}
      onAddToCart={onAddToCart}
      portionsInCart={portionsInCart}
      wishlistButton={<button type="button">Save</button>}
    />
  )
  const routeTree = createRootRoute({ component: () => card })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(<RouterProvider router={router as never} />)
  return { onAddToCart }
}

const card = () => screen.getByRole('article', { name: 'Samosa' })

test('a dish shows its name as a link, its category and its price', async () => {
  await showCard()
  expect(screen.getByRole('link', { name: 'Samosa' }).getAttribute('href')).toBe('/product/samosa')
  expect(screen.getByText('Chaat (Frying)')).toBeDefined()
  expect(screen.getAllByText('$6.66')).toHaveLength(2)
  expect(card().textContent).not.toContain('% off')
})

test('a discount is shown as a whole percentage, with the old price struck through', async () => {
  await showCard({ discountPercent: 14.5 })
  expect(screen.getByText('15% off')).toBeDefined()
  expect(screen.getAllByText('$5.69')).toHaveLength(2)
  expect(screen.getByText('$6.66').tagName).toBe('S')
})

test('a dish in a category without a name is a specialty', async () => {
  await showCard({ category: { _id: 'c', slug: 'c', name: '' } })
  expect(screen.getByText('Specialty')).toBeDefined()
})

test('a dish that is not served all day says when it is', async () => {
  await showCard({ category: { _id: 'c', slug: 'breakfast-lunch', name: 'Breakfast / Lunch' } })
  expect(screen.getByText('Served 11am to 3pm')).toBeDefined()
})

test('one click adds the dish; the button names the dish', async () => {
  const { onAddToCart } = await showCard()
  const button = screen.getByRole('button', { name: 'Add to Cart', description: 'Samosa' })
  await userEvent.click(button)
  expect(onAddToCart).toHaveBeenCalledOnce()
})

test('a dish that is in the cart says how many are', async () => {
  await showCard({}, 2)
  expect(screen.getByRole('button', { name: 'Add to Cart 2 in your cart' })).toBeDefined()
})

test('a sold-out dish says so and cannot be added', async () => {
  const { onAddToCart } = await showCard({ stock: 0 })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sold Out' })
  await userEvent.click(button)
  expect(button.disabled).toBe(true)
  expect(onAddToCart).not.toHaveBeenCalled()
  expect(screen.queryByText('Add to Cart')).toBeNull()
})

test('the last portions are shown, uncounted ones are not', async () => {
  await showCard({ stock: 3 })
  expect(screen.getByText('Only 3 left')).toBeDefined()
})

test('the picture is 4:3, decorative, and loads lazily', async () => {
  await showCard()
  const picture = card().querySelector('img')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect([picture?.width, picture?.height]).toEqual([400, 300])
  expect(picture?.alt).toBe('')
})

test('stars are shown once there are reviews', async () => {
  await showCard({ rating: { average: 4, count: 1 } })
  expect(screen.getByText('4 out of 5 stars, 1 review')).toBeDefined()
  expect(card().textContent).toContain('4.0 (1)')
})

test('without reviews no stars are shown', async () => {
  await showCard()
  expect(card().textContent).not.toMatch(/stars|review/)
})
