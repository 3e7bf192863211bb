import type { CategoryItem } from './menu-item.ts'

export const nonVegMainCourse: CategoryItem[] = [
  {
    slug: 'butter-chicken',
    title: 'Butter Chicken',
    description:
      'Tandoor-charred thigh in a sauce of tomato, butter and dried fenugreek that simmers all afternoon. A swirl of cream, as it should be.',
    priceCents: 1766,
    discountPercent: 20,
    isFeatured: true,
    dietary: ['gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  {
    slug: 'chicken-tikka-masala',
    title: 'Chicken Tikka Masala',
    description:
      'Smoky tikka in a thicker, spicier gravy than its buttery cousin, with onion, peppers and a good deal more ginger.',
    priceCents: 1766,
    dietary: ['gluten-free'],
    allergens: ['milk', 'mustard'],
    spiceLevel: 'medium',
  },
  {
    slug: 'kadai-chicken',
    title: 'Kadai Chicken',
    description:
      'Chicken cooked over high flame with peppers, tomato and freshly pounded coriander and chilli, until the oil parts from the masala.',
    priceCents: 1666,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'hot',
  },
  {
    slug: 'chicken-korma',
    title: 'Chicken Korma',
    description:
      'Chicken on a low fire in yogurt, browned onion and ground almond, perfumed with green cardamom and a drop of kewra.',
    priceCents: 1666,
    dietary: ['gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    spiceLevel: 'mild',
  },
  {
    slug: 'chicken-chettinad',
    title: 'Chicken Chettinad',
    description:
      'A Tamil curry of black pepper, star anise, stone flower and roasted coconut. It builds slowly and does not apologize.',
    priceCents: 1766,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'extra hot',
  },
  {
    slug: 'egg-curry',
    title: 'Egg Curry',
    description:
      'Boiled eggs, fried until they blister, in a home-style onion and tomato gravy with mustard seed and curry leaves.',
    priceCents: 1366,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: ['eggs', 'mustard'],
    spiceLevel: 'medium',
  },
  {
    slug: 'lamb-rogan-josh',
    title: 'Lamb Rogan Josh',
    description:
      'Shoulder of lamb braised the Kashmiri way with fennel, dry ginger and mild red chilli, in yogurt that turns a deep brick red.',
    priceCents: 1966,
    dietary: ['gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'medium',
  },
  {
    slug: 'lamb-vindaloo',
    title: 'Lamb Vindaloo',
    description:
      'Goa by way of Portugal: lamb and potato in palm vinegar, garlic and a paste of dried chillies. For people who mean it.',
    priceCents: 1966,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'extra hot',
  },
  {
    slug: 'saag-lamb',
    title: 'Saag Lamb',
    description:
      'Tender lamb folded through mustard greens and spinach with garlic, fenugreek and a spoon of ghee on top.',
    priceCents: 1866,
    dietary: ['gluten-free'],
    allergens: ['milk', 'mustard'],
    spiceLevel: 'medium',
  },
  {
    slug: 'goat-curry',
    title: 'Goat Curry',
    description:
      'Goat on the bone, simmered three hours with whole spices and nothing in a hurry. Mind the marrow; it is the best part.',
    priceCents: 1966,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'hot',
  },
  {
    slug: 'bison-keema-matar',
    title: 'Bison Keema Matar',
    description:
      'Ground Alberta bison in place of mutton, fried brown with ginger, green peas, clove and a squeeze of lime.',
    priceCents: 2066,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
  },
  {
    slug: 'goan-fish-curry',
    title: 'Goan Fish Curry',
    description:
      'Firm white fish in coconut milk soured with kokum and coloured with Kashmiri chilli. Loose and bright, made for plain rice.',
    priceCents: 1866,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: ['fish'],
    spiceLevel: 'hot',
  },
  {
    slug: 'prawn-moilee',
    title: 'Prawn Moilee',
    description:
      'Prawns poached gently in turmeric coconut milk with green chilli, ginger and curry leaf, the way Kerala cooks for guests.',
    priceCents: 1966,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: ['shellfish'],
    spiceLevel: 'mild',
  },
]
