import type { CategoryItem } from './menu-item.ts'

export const vegAppetizers: CategoryItem[] = [
  {
    slug: 'paneer-tikka',
    title: 'Paneer Tikka',
    description:
      'Paneer, peppers and red onion in a mustard oil and yogurt marinade, charred on skewers in the tandoor. Lemon and mint chutney.',
    priceCents: 1566,
    discountPercent: 10,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'mustard'],
    spiceLevel: 'medium',
  },
  {
    slug: 'tandoori-mushrooms',
    title: 'Tandoori Mushrooms',
    description:
      'Button mushrooms stuffed with cheese, cashew and green chilli, rolled in spiced yogurt and roasted until their edges blacken.',
    priceCents: 1466,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'tandoori-soya-chaap',
    title: 'Tandoori Soya Chaap',
    description:
      'Layered soya and wheat on the stick, marinated in cream, ginger and fenugreek; smoky, chewy and better than it sounds.',
    priceCents: 1466,
    dietary: ['vegetarian'],
    allergens: ['milk', 'soy', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'hara-bhara-kebab',
    title: 'Hara Bhara Kebab',
    description:
      'Green patties of spinach, peas and potato with a cashew pressed into each, shallow-fried until the rims are crisp.',
    priceCents: 1166,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['tree-nuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'dahi-ke-kebab',
    title: 'Dahi Ke Kebab',
    description:
      'Yogurt hung for a day, bound with roasted gram flour and cardamom, fried fast: a thin crust around a tangy, molten middle.',
    priceCents: 1266,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  {
    slug: 'gobi-manchurian',
    title: 'Gobi Manchurian',
    description:
      'Battered cauliflower tossed in a hot wok with garlic, soy, celery and green chilli. The sauce clings; the florets stay crunchy.',
    priceCents: 1366,
    dietary: ['vegetarian', 'vegan', 'dairy-free'],
    allergens: ['soy', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'chilli-paneer',
    title: 'Chilli Paneer',
    description:
      'Cubes of paneer seared with peppers and spring onion in a dark soy and vinegar glaze, the way Kolkata likes it.',
    priceCents: 1566,
    dietary: ['vegetarian'],
    allergens: ['milk', 'soy', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'honey-chilli-potatoes',
    title: 'Honey Chilli Potatoes',
    description:
      'Double-fried potato fingers in Alberta honey, red chilli and sesame. Sticky, loud and the first box to be empty.',
    priceCents: 1166,
    dietary: ['vegetarian', 'dairy-free'],
    allergens: ['sesame', 'soy', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'crispy-pepper-corn',
    title: 'Crispy Pepper Corn',
    description:
      'Sweet corn kernels dusted in rice flour and fried, then tossed with cracked black pepper, curry leaves and lime.',
    priceCents: 1066,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
]

export const nonVegAppetizers: CategoryItem[] = [
  {
    slug: 'tandoori-mixed-grill',
    title: 'Tandoori Mixed Grill',
    description:
      'Chicken tikka, malai tikka, lamb seekh, a prawn and peppers off the skewers, with charred onions, lemon and mint chutney. Feeds two.',
    priceCents: 1966,
    isFeatured: true,
    dietary: ['gluten-free'],
    allergens: ['milk', 'mustard', 'shellfish'],
    spiceLevel: 'medium',
  },
  {
    slug: 'tandoori-chicken',
    title: 'Tandoori Chicken',
    description:
      'Half a chicken on the bone, scored and marinated twice in yogurt, Kashmiri chilli and garlic, roasted at a fierce heat.',
    priceCents: 1666,
    dietary: ['gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'medium',
  },
  {
    slug: 'chicken-tikka',
    title: 'Chicken Tikka',
    description:
      'Boneless thigh in yogurt, mustard oil and dried fenugreek, turned on the skewer until every corner has caught the fire.',
    priceCents: 1566,
    dietary: ['gluten-free'],
    allergens: ['milk', 'mustard'],
    spiceLevel: 'medium',
  },
  {
    slug: 'malai-chicken-tikka',
    title: 'Malai Chicken Tikka',
    description:
      'Chicken breast steeped in cream, cheese, white pepper and cardamom: pale, tender and as gentle as the tandoor gets.',
    priceCents: 1666,
    dietary: ['gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  {
    slug: 'chicken-65',
    title: 'Chicken 65',
    description:
      'Bites of chicken fried in rice flour, then thrown into a pan of curry leaves, garlic and whole red chillies.',
    priceCents: 1466,
    discountPercent: 15,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'hot',
  },
  {
    slug: 'chilli-chicken',
    title: 'Chilli Chicken',
    description:
      'Crisp chicken, green peppers and onion in a wok sauce of soy, vinegar and split green chillies: Tangra by way of Edmonton.',
    priceCents: 1566,
    dietary: ['dairy-free'],
    allergens: ['eggs', 'soy', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'lamb-seekh-kebab',
    title: 'Lamb Seekh Kebab',
    description:
      'Minced lamb kneaded with mint, ginger and green chilli, pressed onto skewers by hand and grilled over the coals.',
    priceCents: 1766,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'fish-amritsari',
    title: 'Fish Amritsari',
    description:
      'Basa fingers in a carom-scented gram flour crust, the pride of Punjabi market stalls, with lemon and shaved radish.',
    priceCents: 1566,
    discountPercent: 15,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: ['fish'],
    spiceLevel: 'medium',
  },
  {
    slug: 'tandoori-prawns',
    title: 'Tandoori Prawns',
    description:
      'Six large prawns in saffron yogurt and ajwain, roasted two minutes and not a second longer. Burnt lemon on the side.',
    priceCents: 1966,
    dietary: ['gluten-free'],
    allergens: ['milk', 'shellfish'],
    spiceLevel: 'mild',
  },
]
