import type { CategoryItem } from './menu-item.ts'

export const chaatCold: CategoryItem[] = [
  {
    slug: 'pani-puri',
    title: 'Pani Puri',
    description:
      'Eight hollow semolina shells, spiced potato and black chickpeas to fill them, and a jar of cold mint and tamarind water to pour.',
    priceCents: 966,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'dahi-puri',
    title: 'Dahi Puri',
    description:
      'Crisp shells loaded with potato, sweetened yogurt and two chutneys under a drift of fine sev. Eat the first one over the box.',
    priceCents: 1066,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'bhel-puri',
    title: 'Bhel Puri',
    description:
      'Puffed rice, peanuts, raw mango, onion and broken puris; the chutneys travel separately so that you toss it crunchy at home.',
    priceCents: 966,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['peanuts', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'papdi-chaat',
    title: 'Papdi Chaat',
    description:
      'Flour wafers under potato, chickpeas, whipped yogurt, mint and tamarind, finished with roasted cumin and pomegranate seeds.',
    priceCents: 1066,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'mild',
  },
  {
    slug: 'raj-kachori',
    title: 'Raj Kachori',
    description:
      'One fist-sized crisp globe, cracked open and filled with lentil dumplings, sprouts, yogurt, ginger and every chutney we make.',
    priceCents: 1266,
    isFeatured: true,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'dahi-bhalla',
    title: 'Dahi Bhalla',
    description:
      'Soaked lentil dumplings, soft to the middle, under cold yogurt with black salt, tamarind and a pinch of Kashmiri chilli.',
    priceCents: 1066,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
]

export const chaatTawa: CategoryItem[] = [
  {
    slug: 'aloo-tikki-chaat',
    title: 'Aloo Tikki Chaat',
    description:
      'Potato patties browned slowly on the iron tawa, smashed under chickpea curry, cool yogurt, mint and tamarind chutneys.',
    priceCents: 1166,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'medium',
  },
  {
    slug: 'pav-bhaji',
    title: 'Pav Bhaji',
    description:
      'Vegetables mashed on the tawa with tomato, garlic and far too much butter, and two soft rolls toasted in what is left.',
    priceCents: 1366,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'ragda-pattice',
    title: 'Ragda Pattice',
    description:
      'Two griddled potato cakes in a stew of dried white peas, sharpened with tamarind, raw onion and gram flour sev.',
    priceCents: 1166,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'matar-kulcha',
    title: 'Matar Kulcha',
    description:
      'Delhi street lunch: white peas cooked soft with ginger and amchur, served with a yogurt-leavened kulcha warmed on the tawa.',
    priceCents: 1266,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'kutchi-dabeli',
    title: 'Kutchi Dabeli',
    description:
      'A buttered roll stuffed with sweet and spicy potato, masala peanuts, grapes and pomegranate, toasted until the crust snaps.',
    priceCents: 866,
    dietary: ['vegetarian'],
    allergens: ['milk', 'peanuts', 'wheat'],
    spiceLevel: 'mild',
  },
]

export const chaatFrying: CategoryItem[] = [
  {
    slug: 'samosa',
    title: 'Samosa',
    description:
      'Three pastry pyramids of crushed potato, peas and coriander seed, folded by hand each morning. Mint and tamarind chutneys.',
    priceCents: 666,
    discountPercent: 15,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'onion-bhaji',
    title: 'Onion Bhaji',
    description:
      'Shreds of onion barely held together by gram flour, carom and green chilli, fried in craggy clusters.',
    priceCents: 766,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'vegetable-pakora',
    title: 'Vegetable Pakora',
    description:
      'Cauliflower, potato, spinach and eggplant in a light gram flour batter; a heaped box, with mint chutney for dipping.',
    priceCents: 866,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'mild',
  },
  {
    slug: 'paneer-pakora',
    title: 'Paneer Pakora',
    description:
      'Slabs of fresh paneer with a stripe of mint chutney inside, battered in gram flour and dusted with chaat masala.',
    priceCents: 1066,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  {
    slug: 'khasta-kachori',
    title: 'Khasta Kachori',
    description:
      'Flaky discs filled with moong dal, fennel and black pepper, fried over a low flame for a quarter of an hour.',
    priceCents: 766,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'vada-pav',
    title: 'Vada Pav',
    description:
      'Two Bombay potato fritters in soft buttered buns with dry garlic chutney and a fried green chilli on the side.',
    priceCents: 966,
    dietary: ['vegetarian'],
    allergens: ['milk', 'mustard', 'peanuts', 'sesame', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'mirchi-bajji',
    title: 'Mirchi Bajji',
    description:
      'Long green chillies slit, packed with tamarind and sesame, and fried in gram flour. Chopped onion and lime on top.',
    priceCents: 866,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['sesame'],
    spiceLevel: 'extra hot',
  },
]
