import type { CategoryItem } from './menu-item.ts'

export const rice: CategoryItem[] = [
  {
    slug: 'steamed-basmati',
    title: 'Steamed Basmati',
    description:
      'Long-grain basmati, aged a year, rinsed until the water runs clear and cooked so that no two grains hold hands.',
    priceCents: 466,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
  },
  {
    slug: 'jeera-rice',
    title: 'Jeera Rice',
    description:
      'Basmati tossed in ghee with toasted cumin and a bay leaf; the quiet companion of every dal on this menu.',
    priceCents: 566,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
  },
  {
    slug: 'saffron-pulao',
    title: 'Saffron Pulao',
    description:
      'Rice steeped in saffron milk with cinnamon, fried cashews and golden raisins, sweet enough to stand up to hot curries.',
    priceCents: 766,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'sulphites', 'tree-nuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'lemon-rice',
    title: 'Lemon Rice',
    description:
      'Cool southern rice with lemon juice, turmeric, mustard seed, peanuts and curry leaves sizzled in sesame oil.',
    priceCents: 766,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['mustard', 'peanuts', 'sesame'],
    spiceLevel: 'mild',
  },
  {
    slug: 'vegetable-fried-rice',
    title: 'Vegetable Fried Rice',
    description:
      'Wok-tossed rice with beans, carrot, cabbage and spring onion, seasoned with soy, white pepper and plenty of garlic.',
    priceCents: 1266,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['soy', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'vegetable-biryani',
    title: 'Vegetable Biryani',
    description:
      'Carrots, beans, paneer and potatoes layered with basmati, mint and browned onion, sealed and steamed. Raita included.',
    priceCents: 1566,
    discountPercent: 12.5,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'medium',
  },
  {
    slug: 'hyderabadi-chicken-biryani',
    title: 'Hyderabadi Chicken Biryani',
    description:
      'Raw-marinated chicken and half-cooked rice finish together under a sealed lid, so every grain tastes of it. Raita and mirchi salan.',
    priceCents: 1766,
    isFeatured: true,
    dietary: ['gluten-free'],
    allergens: ['milk', 'peanuts', 'sesame'],
    spiceLevel: 'hot',
  },
  {
    slug: 'lucknowi-lamb-biryani',
    title: 'Lucknowi Lamb Biryani',
    description:
      'The courtly kind: lamb and rice cooked apart in broth, layered with saffron, mace and rose water, never shouting.',
    priceCents: 1966,
    dietary: ['gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
]
