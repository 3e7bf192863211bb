import type { Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { menuJsonLd, menuSectionsJsonLd } from './menu-json-ld.ts'
import { sampleDish } from '../api/sample-dish.ts'
import { sampleSettings } from '@tiffin/restaurant/sample'

const site = { publicUrl: 'https://example.com', settings: sampleSettings }

const rice = { _id: 'c2', slug: 'rice', name: 'Rice' }

const describeMenu = (products: Product[]) => menuJsonLd(products, site)

test('search engines read a section for each category, with today’s price of each dish', () => {
  const data = describeMenu([
    sampleDish({ discountPercent: 15 }),
    sampleDish({ slug: 'pulao', title: 'Pulao', category: rice }),
    sampleDish({ slug: 'kachori', title: 'Kachori' }),
  ])
  expect(data.url).toBe('https://example.com/menu')
  expect(data.hasMenuSection.map(({ name, hasMenuItem }) => [name, hasMenuItem.length])).toEqual([
    ['Chaat (Frying)', 2],
    ['Rice', 1],
  ])
  expect(data.hasMenuSection[0]?.hasMenuItem[0]).toMatchObject({
    name: 'Samosa',
    url: 'https://example.com/product/samosa',
    offers: { price: '5.66', priceCurrency: 'CAD' },
  })
})

test('diets are named with the terms of schema.org', () => {
  const data = describeMenu([sampleDish({ diets: ['vegetarian', 'dairy-free'] })])
  expect(data.hasMenuSection[0]?.hasMenuItem[0]).toMatchObject({
    suitableForDiet: ['https://schema.org/VegetarianDiet'],
  })
})

test('what can be added for money is an offer of its own', () => {
  const choice = (name: string, price: number) => ({
    key: name,
    name,
    price,
    isDefault: false,
    max: 1,
    isSoldOut: false,
    breaksDiets: [],
    allergens: [],
  })
  const choices = [choice('Plain', 0), choice('Extra paneer', 2.5), choice('Smaller', -1)]
  const data = describeMenu([
    sampleDish({ optionGroups: [{ key: 'extras', name: 'Extras', min: 0, max: 1, choices }] }),
    sampleDish({ slug: 'kachori' }),
  ])
  const [samosa, kachori] = data.hasMenuSection[0]?.hasMenuItem ?? []
  expect(samosa?.offers).toMatchObject({
    addOn: [{ '@type': 'Offer', name: 'Extra paneer', price: '2.50', priceCurrency: 'CAD' }],
  })
  expect(Object.keys(kachori?.offers ?? {})).not.toContain('addOn')
})

test('another page names the sections, and leaves the dishes to the menu', () => {
  const data = menuSectionsJsonLd([{ ...rice, emoji: '🍚' }], site)
  expect(data.url).toBe('https://example.com/menu')
  expect(data.hasMenuSection).toEqual([
    { '@type': 'MenuSection', name: 'Rice', url: 'https://example.com/order-online?category=rice' },
  ])
})
