import type { CategoryItem } from './menu-item.ts'

export const extras: CategoryItem[] = [
  {
    slug: 'masala-papad',
    title: 'Masala Papad',
    description:
      'Two roasted lentil wafers with chopped onion, tomato, coriander and lime, packed flat beside them to spoon on top.',
    priceCents: 466,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'mild',
  },
  {
    slug: 'cucumber-raita',
    title: 'Cucumber Raita',
    description:
      'Whisked yogurt with grated cucumber, roasted cumin and mint; the fire brigade for anything marked extra hot.',
    priceCents: 466,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
  },
  {
    slug: 'kachumber-salad',
    title: 'Kachumber Salad',
    description:
      'Cucumber, tomato, radish and red onion cut small, dressed with lime juice, black salt and fresh coriander.',
    priceCents: 566,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
  },
  {
    slug: 'mint-chutney',
    title: 'Mint Chutney',
    description:
      'Mint, coriander, green chilli and lemon ground fresh every morning without yogurt. A four-ounce tub.',
    priceCents: 166,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'tamarind-chutney',
    title: 'Tamarind Chutney',
    description:
      'Dark, sticky and sweet-sour, cooked down from tamarind and jaggery with dried ginger. Goes on more than samosas.',
    priceCents: 166,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
  },
  {
    slug: 'mango-chutney',
    title: 'Mango Chutney',
    description:
      'Green mango cooked slowly with sugar, nigella and a little chilli until it sets like jam. Good with papad.',
    priceCents: 216,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'mild',
  },
  {
    slug: 'mixed-pickle',
    title: 'Mixed Pickle',
    description:
      'Mango, lime, carrot and chilli cured in mustard oil with fenugreek and fennel; sharp, salty, and a little goes far.',
    priceCents: 166,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['mustard'],
    spiceLevel: 'hot',
  },
  {
    slug: 'lachha-onions-and-chillies',
    title: 'Lachha Onions and Chillies',
    description:
      'Rings of red onion in lime and Kashmiri chilli with two fried green chillies: the plate every Punjabi table asks for.',
    priceCents: 266,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'hot',
  },
]
