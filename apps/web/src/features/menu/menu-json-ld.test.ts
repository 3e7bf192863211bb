import { expect, test } from 'vitest'
import { menuJsonLd } from './menu-json-ld.ts'
import { sampleDish } from '../../lib/sample-dish.ts'

const rice = { _id: 'c2', slug: 'rice', name: 'Rice' }

test('search engines read a section for each category, with what a dish costs today', () => {
  const told = menuJsonLd(
    [
      sampleDish({ discountPercent: 15 }),
      sampleDish({ slug: 'pulao', title: 'Pulao', category: rice }),
      sampleDish({ slug: 'kachori', title: 'Kachori' }),
    ],
    'https://example.com',
  )
  expect(told.hasMenuSection.map(({ name, hasMenuItem }) => [name, hasMenuItem.length])).toEqual([
    ['Chaat (Frying)', 2],
    ['Rice', 1],
  ])
  expect(told.hasMenuSection[0]?.hasMenuItem[0]).toMatchObject({
    name: 'Samosa',
    url: 'https://example.com/product/samosa',
    offers: { price: '5.66', priceCurrency: 'CAD' },
  })
})

test('diets are named in the words of schema.org', () => {
  const told = menuJsonLd([sampleDish({ dietary: ['vegetarian', 'dairy-free'] })], 'https://example.com')
  expect(told.hasMenuSection[0]?.hasMenuItem[0]).toMatchObject({
    suitableForDiet: ['https://schema.org/VegetarianDiet'],
  })
})
