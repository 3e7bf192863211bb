import type { CategoryItem } from './menu-item.ts'

/** Served for pickup between 11:00 and 15:00 only (SPEC 9). */
export const breakfastLunch: CategoryItem[] = [
  {
    slug: 'masala-dosa',
    title: 'Masala Dosa',
    description:
      'Rice and lentil batter, fermented overnight and spread paper-thin on the griddle with oil, rolled around turmeric potatoes; sambar and coconut chutney.',
    priceCents: 1466,
    isFeatured: true,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['mustard'],
    spiceLevel: 'mild',
  },
  {
    slug: 'mysore-masala-dosa',
    title: 'Mysore Masala Dosa',
    description:
      'A crisp dosa painted inside with red chilli and garlic chutney, then butter, then potatoes. Sambar and coconut chutney on the side.',
    priceCents: 1566,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'mustard'],
    spiceLevel: 'hot',
  },
  {
    slug: 'onion-chilli-uttapam',
    title: 'Onion Chilli Uttapam',
    description:
      'Thick, soft pancake of dosa batter with red onion, green chilli and coriander pressed into the top while it cooks.',
    priceCents: 1366,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'idli-sambar',
    title: 'Idli Sambar',
    description:
      'Three steamed rice and lentil cakes, light as sponge, in a bowl of tamarind-sour sambar with drumstick and carrot.',
    priceCents: 1066,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['mustard'],
    spiceLevel: 'mild',
  },
  {
    slug: 'medu-vada',
    title: 'Medu Vada',
    description:
      'Two savoury lentil doughnuts with peppercorn and curry leaf, fried until they crackle and packed apart from the sambar so they stay crisp.',
    priceCents: 1066,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['mustard'],
    spiceLevel: 'mild',
  },
  {
    slug: 'kanda-poha',
    title: 'Kanda Poha',
    description:
      'Flattened rice steamed with onion, turmeric and mustard seed, finished with peanuts, fresh coconut and a good squeeze of lime.',
    priceCents: 966,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['mustard', 'peanuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'chole-bhature',
    title: 'Chole Bhature',
    description:
      'Chickpeas stewed dark with black tea and dried pomegranate, and two bhature that puff up like balloons. Pickled onion, green chilli.',
    priceCents: 1566,
    discountPercent: 10,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'poori-aloo',
    title: 'Poori Aloo',
    description:
      'Four whole wheat pooris fried to order with a thin, cumin-scented potato and tomato curry: Sunday morning in much of north India.',
    priceCents: 1266,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'aloo-paratha',
    title: 'Aloo Paratha',
    description:
      'Two griddled flatbreads stuffed with spiced mashed potato and ajwain, with white butter, yogurt and a spoon of mango pickle.',
    priceCents: 1166,
    dietary: ['vegetarian'],
    allergens: ['milk', 'mustard', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'chicken-kathi-roll',
    title: 'Chicken Kathi Roll',
    description:
      'Tandoori chicken, raw onion, lime and mint chutney wrapped in a flaky egg-washed paratha, twisted in paper for eating on the move.',
    priceCents: 1366,
    dietary: [],
    allergens: ['eggs', 'milk', 'wheat'],
    spiceLevel: 'medium',
  },
]
