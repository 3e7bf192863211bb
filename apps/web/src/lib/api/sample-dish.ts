import type { Product } from '@tiffin/contract'

/** A dish for tests. */
export function sampleDish(difference: Partial<Product> = {}): Product {
  return {
    _id: 'p1',
    slug: 'samosa',
    title: 'Samosa',
    description: 'Two, with tamarind.',
    price: 6.66,
    discountPercent: 0,
    thumbnail: '/art/samosa.svg',
    stock: 999,
    isFeatured: false,
    category: { _id: 'c1', slug: 'chaat-frying', name: 'Chaat (Frying)' },
    attributes: {},
    dietary: [],
    diets: [],
    allergens: null,
    optionGroups: [],
    ...difference,
  }
}
