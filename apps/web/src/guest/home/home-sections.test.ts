import { defaultCategories, defaultMenu } from '@tiffin/restaurant'
import { expect, test } from 'vitest'
import { categoryArtUrl } from './home-sections.tsx'

test.each(defaultCategories)('$name shows its own dish', ({ slug }) => {
  const dishes = defaultMenu.filter(({ categorySlug }) => categorySlug === slug)
  expect(dishes.map((dish) => `/art/${dish.slug}.svg`)).toContain(categoryArtUrl(slug))
})

test('a category that was added later shows the covered dish', () => {
  expect(categoryArtUrl('picnic')).toBe('/art/default.svg')
})
