import type { CategoryItem } from './menu-item.ts'

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
