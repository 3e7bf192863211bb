import type { CategoryItem } from './menu-item.ts'

export const vegMainCourse: CategoryItem[] = [
  {
    slug: 'palak-paneer',
    title: 'Palak Paneer',
    description:
      'Spinach blanched, not boiled grey, ground with ginger and green chilli, with soft cubes of paneer and a thread of cream.',
    priceCents: 1566,
    isFeatured: true,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  {
    slug: 'dal-makhani',
    title: 'Dal Makhani',
    description:
      'Black lentils and kidney beans kept at a murmur overnight, finished with tomato, butter and cream until a spoon stands in them.',
    priceCents: 1466,
    isFeatured: true,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  {
    slug: 'shahi-paneer',
    title: 'Shahi Paneer',
    description:
      'Paneer in a silken gravy of cashew, tomato and cream, scented with mace and a few strands of saffron.',
    priceCents: 1666,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'kadai-paneer',
    title: 'Kadai Paneer',
    description:
      'Paneer and peppers stir-fried in an iron kadai with coarse coriander seed, dried chilli and chunks of tomato.',
    priceCents: 1566,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'hot',
  },
  {
    slug: 'malai-kofta',
    title: 'Malai Kofta',
    description:
      'Potato and paneer dumplings with a raisin hidden inside, lowered at the last minute into a pale cashew and cardamom sauce.',
    priceCents: 1666,
    dietary: ['vegetarian'],
    allergens: ['milk', 'tree-nuts', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'chana-masala',
    title: 'Chana Masala',
    description:
      'Chickpeas simmered with tomato, black cardamom and amchur until the gravy turns dark and sour. Ginger matchsticks to finish.',
    priceCents: 1366,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'dal-tadka',
    title: 'Dal Tadka',
    description:
      'Yellow lentils with a crackling tempering of ghee, cumin, garlic and whole red chilli poured over just before we close the lid.',
    priceCents: 1266,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'medium',
  },
  {
    slug: 'aloo-gobi',
    title: 'Aloo Gobi',
    description:
      'Potato and cauliflower cooked dry with turmeric, cumin and tomato so that each piece keeps its own shape and bite.',
    priceCents: 1366,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'baingan-bharta',
    title: 'Baingan Bharta',
    description:
      'Whole eggplants charred in the tandoor, peeled and mashed with onion, tomato and green chilli. The smoke is the spice.',
    priceCents: 1466,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'bhindi-masala',
    title: 'Bhindi Masala',
    description:
      'Okra fried first so that it never turns slippery, then tossed with onion petals, tomato and dried mango powder.',
    priceCents: 1466,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'rajma-masala',
    title: 'Rajma Masala',
    description:
      'Red kidney beans from the slow pot in an onion and tomato gravy with bay and clove; made for a heap of basmati.',
    priceCents: 1366,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'navratan-korma',
    title: 'Navratan Korma',
    description:
      'Nine jewels in one bowl: vegetables, paneer, fruit and nuts under a mild sauce of yogurt, cashew and rose water.',
    priceCents: 1566,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'methi-matar-malai',
    title: 'Methi Matar Malai',
    description:
      'Green peas and fresh fenugreek in cream: a little bitter, a little sweet, and quietly the staff favourite.',
    priceCents: 1566,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
]
