import { expect, test } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { sampleSettings } from '@tiffin/restaurant/sample'

const site = { publicUrl: 'https://example.com', settings: sampleSettings }

test('search engines read a dish’s price today and that it is in stock', () => {
  expect(productJsonLd(sampleDish({ discountPercent: 15 }), site)).toMatchObject({
    '@type': 'Product',
    name: 'Samosa',
    image: 'https://example.com/art/samosa.png',
    offers: { price: '5.66', priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
  })
})

test.each([
  ['/art/samosa.svg', 'https://example.com/art/samosa.png'],
  ['/uploads/0a-9x9/9.webp', 'https://example.com/uploads/0a-9x9/9.webp'],
  ['https://pictures.example.com/samosa.jpg', 'https://pictures.example.com/samosa.jpg'],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('for the picture %s the shared image is %s', (thumbnail, image) => {
  const { thumbnail: _, ...bare } = sampleDish()
  const dish = thumbnail === undefined ? bare : { ...bare, thumbnail }
  expect(productJsonLd(dish, site).image).toBe(image)
})

test('a sold-out dish is marked as sold out', () => {
  const { offers } = productJsonLd(sampleDish({ stock: 0 }), site)
  expect(offers.availability).toBe('https://schema.org/SoldOut')
})

test('stars and reviews are included, if there are any', () => {
  const review = {
    _id: 'r1',
    author: 'Juniper',
    stars: 4,
    text: 'Crisp and hot.',
    createdAt: '2026-12-01T18:00:00.000Z',
    createdLocal: '2026-12-01T11:00',
  }
  const dish = sampleDish({ rating: { average: 4.3, count: 12 } })
  expect(productJsonLd(dish, site, [review])).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12, bestRating: 5 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Juniper' },
        datePublished: '2026-12-01T18:00:00.000Z',
        reviewBody: 'Crisp and hot.',
        reviewRating: { ratingValue: 4 },
      },
    ],
  })
  const bare = productJsonLd(sampleDish(), site)
  expect(Object.keys(bare)).not.toContain('aggregateRating')
  expect(Object.keys(bare)).not.toContain('review')
})
