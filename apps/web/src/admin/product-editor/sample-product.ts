import type { EditableProduct } from '@tiffin/contract'

/** For tests. */
export const dalMakhani: EditableProduct = {
  _id: 'p1',
  slug: 'dal-makhani',
  title: 'Dal Makhani',
  description: 'Black lentils, slowly.',
  price: 12.5,
  discountPercent: 0,
  thumbnail: '/art/dal-makhani.svg',
  stock: 10,
  isPainted: false,
  countedStock: 10,
  isFeatured: false,
  category: { _id: 'c1', slug: 'veg-main-course', name: 'Veg Main Course' },
  attributes: {},
  dietary: ['vegetarian'],
  diets: ['vegetarian'],
  allergens: null,
  spiceLevel: 'mild',
  optionGroups: [],
  dishOptionGroups: [],
  isHidden: false,
  version: 3,
  isSoldOut: false,
  soldOutUntil: null,
}
