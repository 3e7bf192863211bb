import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { CategoryPlates, PriceList } from './home-sections.tsx'

test('the price list has the menu’s names and prices; what has left the menu leaves it', async () => {
  await showWithServer(<PriceList />, {
    'products.list': () => ({
      products: [
        sampleDish({
          slug: 'gulab-jamun',
          title: 'Gulab Jamun with ice cream',
          price: 8.16,
          discountPercent: 0,
        }),
        sampleDish({ slug: 'jalebi', title: 'Jalebi', price: 10, discountPercent: 25 }),
      ],
      total: 2,
    }),
  })
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines).toEqual(['Gulab Jamun with ice cream$8.16', 'Jalebi$7.50'])
  expect(screen.queryByRole('heading', { name: 'Drinks' })).toBeNull()
})

test('a menu with none of its dishes has no price list', async () => {
  const { container } = await showWithServer(<PriceList />, {
    'products.list': () => ({ products: [], total: 0 }),
  })
  await expect.poll(() => container.textContent).toBe('')
})

test.each([
  [1, 'One way to be hungry.'],
  [16, 'Sixteen ways to be hungry.'],
  [23, '23 ways to be hungry.'],
])('%d categories are counted', async (count, text) => {
  await showWithServer(<CategoryPlates />, {
    'categories.list': () =>
      Array.from({ length: count }, (_one, index) => ({
        _id: `c${index}`,
        slug: `c-${index}`,
        name: `C ${index}`,
        emoji: '🍛',
      })),
  })
  expect(await screen.findByText(text)).toBeDefined()
})
