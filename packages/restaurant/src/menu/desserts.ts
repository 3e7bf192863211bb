import type { CategoryItem } from './menu-item.ts'

/** Every dessert costs 6.66: the home page's price list says so (SPEC 9). */
export const desserts: CategoryItem[] = [
  {
    slug: 'gulab-jamun',
    title: 'Gulab Jamun',
    description:
      'Four milk dumplings fried the colour of chestnuts and left to drink up rose and cardamom syrup. Best warm.',
    priceCents: 666,
    isFeatured: true,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
  },
  {
    slug: 'rasmalai',
    title: 'Rasmalai',
    description:
      'Discs of fresh chenna, soft as a sponge, floating in cold saffron milk with crushed pistachio over the top.',
    priceCents: 666,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
  },
  {
    slug: 'gajar-halwa',
    title: 'Gajar Halwa',
    description:
      'Ten pounds of carrots become two in ghee, milk and sugar, stirred for an hour. Served warm with cashews.',
    priceCents: 666,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
  },
  {
    slug: 'rice-kheer',
    title: 'Rice Kheer',
    description:
      'Basmati simmered in whole milk until both give in, with cardamom, slivered almond and a few raisins.',
    priceCents: 666,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
  },
  {
    slug: 'pistachio-kulfi',
    title: 'Pistachio Kulfi',
    description:
      'Dense frozen milk with ground pistachio, set in tin moulds and never churned. Packed cold for a short drive.',
    priceCents: 666,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
  },
  {
    slug: 'maple-walnut-kulfi',
    title: 'Maple Walnut Kulfi',
    description:
      'Our two homes in one mould: slow-reduced milk, dark maple syrup from Quebec and toasted walnuts.',
    priceCents: 666,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
  },
  {
    slug: 'jalebi',
    title: 'Jalebi',
    description:
      'Orange spirals of fermented batter, fried in ghee and dropped straight into saffron syrup: crisp outside, syrup within.',
    priceCents: 666,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
  },
  {
    slug: 'coconut-payasam',
    title: 'Coconut Payasam',
    description:
      'Kerala pudding of moong dal, jaggery and coconut milk with cashews fried in coconut oil. No dairy anywhere near it.',
    priceCents: 666,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['tree-nuts'],
  },
]
