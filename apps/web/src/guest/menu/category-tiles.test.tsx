import { defaultCategories } from '@tiffin/restaurant/sample'
import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CategoryIcon } from './category-tiles.tsx'

const sprite = readFileSync('src/guest/menu/category-icons.svg', 'utf8')

function drawingOf(slug: string) {
  const { container } = render(<CategoryIcon slug={slug} />)
  return container.querySelector('use')?.getAttribute('href')?.split('#')[1]
}

test.each(defaultCategories.map(({ slug }) => slug))('%s has a drawing of its own', (slug) => {
  expect(drawingOf(slug)).toBe(slug)
  expect(sprite).toContain(`<symbol id="${slug}"`)
})

test('a category that the restaurant has added has the usual one', () => {
  expect(drawingOf('brunch')).toBe('other')
  expect(sprite).toContain('<symbol id="other"')
})
