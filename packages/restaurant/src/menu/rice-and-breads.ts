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

export const breads: CategoryItem[] = [
  {
    slug: 'garlic-naan',
    title: 'Garlic Naan',
    description:
      'Slapped onto the tandoor wall with chopped garlic and coriander, pulled out blistered a minute later and brushed with butter.',
    priceCents: 466,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
  },
  {
    slug: 'plain-naan',
    title: 'Plain Naan',
    description:
      'Soft white dough of flour, yogurt and milk, proved twice; charred bubbles on top and a chewy, pillowy middle.',
    priceCents: 366,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
  },
  {
    slug: 'butter-naan',
    title: 'Butter Naan',
    description:
      'The plain one, folded into thin leaves before baking and glossed with salted butter while it is still steaming.',
    priceCents: 416,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
  },
  {
    slug: 'cheese-naan',
    title: 'Cheese Naan',
    description:
      'Stuffed with mozzarella, paneer and a little green chilli, cut in four so the cheese pulls in strings.',
    priceCents: 666,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'peshwari-naan',
    title: 'Peshwari Naan',
    description:
      'Filled with coconut, almond and sultanas and dusted with sesame, for those who like something sweet beside the heat.',
    priceCents: 566,
    dietary: ['vegetarian'],
    allergens: ['milk', 'sesame', 'sulphites', 'tree-nuts', 'wheat'],
  },
  {
    slug: 'amritsari-kulcha',
    title: 'Amritsari Kulcha',
    description:
      'Crackling layered bread with potato, onion and pomegranate seed inside, crushed by hand and finished with white butter.',
    priceCents: 666,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'lachha-paratha',
    title: 'Lachha Paratha',
    description:
      'Whole wheat dough coiled with ghee into a spiral, rolled and griddled so that the rings shatter and come apart.',
    priceCents: 466,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
  },
  {
    slug: 'tandoori-roti',
    title: 'Tandoori Roti',
    description:
      'Whole wheat flour, water and salt, nothing else, baked on the clay wall and left unbuttered unless you ask.',
    priceCents: 316,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['wheat'],
  },
  {
    slug: 'makki-ki-roti',
    title: 'Makki Ki Roti',
    description:
      'Golden flatbread of stone-ground corn with ajwain, patted out by hand and cooked in a little oil on its own griddle.',
    priceCents: 466,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
  },
]
