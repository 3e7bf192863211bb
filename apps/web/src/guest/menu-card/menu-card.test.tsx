import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageContent } from '@tiffin/contract'
import { samplePages } from '@tiffin/restaurant/sample'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MenuCard } from './menu-card.tsx'

const page = { path: '/menu', ...pageContent.parse(samplePages['/menu']) }
const dishes = ['Samosa', 'Rajma', 'Kulfi'].map((title) => sampleDish({ _id: title, slug: title, title }))

test('of a menu that is longer than one answer, the card has every dish', async () => {
  const asked: object[] = []
  await showWithServer(<MenuCard page={page} search={{ diet: 'vegan' }} filter={null} />, {
    'categories.list': () => [],
    'openingHours.special': () => ({ today: '2026-12-01', days: [] }),
    'products.list'({ offset = 0, ...input }: { offset?: number }) {
      asked.push({ ...input, offset })
      return { products: dishes.slice(offset, offset + 2), total: 3, unknown: 1 }
    },
  })
  expect(await screen.findByText('Kulfi')).toBeDefined()
  expect(screen.getByText('Samosa')).toBeDefined()
  expect(screen.getByRole('status').textContent).toMatch(/^3 dishes\. /)
  expect(asked).toEqual([0, 2].map((offset) => ({ diet: ['vegan'], without: undefined, offset })))
})
