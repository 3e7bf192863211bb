import type { CategoryItem } from './menu-item.ts'

export const thali: CategoryItem[] = [
  {
    slug: 'maharaja-thali',
    title: 'Maharaja Thali',
    description:
      'Six bowls around saffron rice: shahi paneer, palak paneer, dal makhani, chana masala, raita and kheer, with butter naan, papad and pickle.',
    priceCents: 2166,
    isFeatured: true,
    dietary: ['vegetarian'],
    allergens: ['milk', 'mustard', 'tree-nuts', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'punjabi-thali',
    title: 'Punjabi Thali',
    description:
      'Rajma, seasonal vegetables and kadhi pakora with jeera rice, two rotis brushed with ghee, salad and a small glass of lassi.',
    priceCents: 1866,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'gujarati-thali',
    title: 'Gujarati Thali',
    description:
      'Sweet, sour and hot on one plate: potato shaak, undhiyu, kadhi, thepla, dhokla, rice and a spoonful of saffron shrikhand.',
    priceCents: 1966,
    dietary: ['vegetarian'],
    allergens: ['milk', 'mustard', 'peanuts', 'sesame', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'south-indian-thali',
    title: 'South Indian Thali',
    description:
      'Sambar, rasam, coconut vegetable poriyal, curd rice and lemon rice on a banana leaf, with appalam, lime pickle and semiya payasam.',
    priceCents: 1966,
    dietary: ['vegetarian'],
    allergens: ['milk', 'mustard', 'peanuts', 'sesame', 'tree-nuts', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'vegan-thali',
    title: 'Vegan Thali',
    description:
      'Chana masala, aloo gobi, bhindi and yellow dal tempered in oil, with basmati, tandoori roti, kachumber and coconut payasam.',
    priceCents: 1866,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['tree-nuts', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'non-veg-thali',
    title: 'Non Veg Thali',
    description:
      'Butter chicken, lamb rogan josh and a tandoori drumstick beside dal, rice, raita and naan, with gulab jamun to finish.',
    priceCents: 2366,
    dietary: [],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
]
