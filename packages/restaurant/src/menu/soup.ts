import type { CategoryItem } from './menu-item.ts'

export const soup: CategoryItem[] = [
  {
    slug: 'tomato-shorba',
    title: 'Tomato Shorba',
    description:
      'Thin, peppery tomato broth with coriander stems, cumin and a bay leaf, strained smooth and sipped rather than spooned.',
    priceCents: 666,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'mild',
  },
  {
    slug: 'mulligatawny-soup',
    title: 'Mulligatawny Soup',
    description:
      'Red lentils, apple and coconut milk with curry leaves and pepper; the old Madras club recipe without the chicken.',
    priceCents: 766,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'hot-and-sour-soup',
    title: 'Hot and Sour Soup',
    description:
      'Indo-Chinese comfort for a minus thirty evening: mushrooms, cabbage, tofu, soy, vinegar and enough chilli to feel your ears.',
    priceCents: 766,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['soy', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'chicken-yakhni-shorba',
    title: 'Chicken Yakhni Shorba',
    description:
      'Clear chicken broth drawn from the bones for six hours with ginger, clove and fennel, shreds of meat at the bottom.',
    priceCents: 866,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'mild',
  },
]
