import { screen } from '@testing-library/react'
import type { SectionOf } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { PriceList } from './menu-sections.tsx'

const section = {
  kind: 'priceList' as const,
  heading: 'Drinks & desserts',
  text: '',
  columns: [
    { heading: 'Drinks', category: 'drinks', dishes: ['mango-lassi'] },
    { heading: 'Desserts', category: 'desserts', dishes: ['gulab-jamun', 'rasmalai', 'jalebi'] },
  ],
  dishes: [],
} satisfies SectionOf<'priceList'>

test('the price list has the menu’s names and prices; what has left the menu leaves it', async () => {
  await showWithServer(<PriceList section={section} />, {
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
  const { container } = await showWithServer(<PriceList section={section} />, {
    'products.list': () => ({ products: [], total: 0 }),
  })
  await expect.poll(() => container.textContent).toBe('')
})
