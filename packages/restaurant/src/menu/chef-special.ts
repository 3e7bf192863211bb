import type { CategoryItem } from './menu-item.ts'

/** Made in small batches: most of these are counted, and can sell out. */
export const chefSpecial: CategoryItem[] = [
  {
    slug: 'slow-braised-alberta-lamb-shank-nihari-with-ginger-slivers',
    title: 'Slow-Braised Alberta Lamb Shank Nihari with Ginger Slivers',
    description:
      'One shank a guest, twelve a weekend: braised overnight with long pepper and fennel in wheat-thickened broth, with lime and a naan.',
    priceCents: 2466,
    stock: 12,
    dietary: [],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'hot',
  },
  {
    slug: 'hyderabadi-haleem',
    title: 'Hyderabadi Haleem',
    description:
      'Mutton, cracked wheat and lentils pounded together for eight hours, with fried onion, mint and ghee. One pot a day, never two.',
    priceCents: 1866,
    stock: 0,
    dietary: [],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
  {
    slug: 'maple-tandoori-salmon',
    title: 'Maple Tandoori Salmon',
    description:
      'Pacific salmon lacquered with maple, mustard and Kashmiri chilli, roasted skin side down over the coals. Kachumber and lemon rice.',
    priceCents: 2366,
    stock: 16,
    dietary: ['gluten-free', 'dairy-free'],
    allergens: ['mustard', 'peanuts', 'fish', 'sesame'],
    spiceLevel: 'medium',
  },
  {
    slug: 'raan-e-sikandari',
    title: 'Raan-e-Sikandari',
    description:
      'A leg of lamb in rum, yogurt and garam masala for two days, roasted until it gives up the bone. Feeds four; three a day.',
    priceCents: 7800,
    stock: 3,
    dietary: ['gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'medium',
  },
  {
    slug: 'whole-tandoori-cauliflower',
    title: 'Whole Tandoori Cauliflower',
    description:
      'An entire head, brined, rubbed with coconut yogurt and chilli, roasted black at the tips over a pool of cashew and tomato sauce.',
    priceCents: 1866,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['tree-nuts'],
    spiceLevel: 'medium',
  },
  {
    slug: 'jackfruit-dum-biryani',
    title: 'Jackfruit Dum Biryani',
    description:
      'Young jackfruit pulled like meat, layered with basmati, mint and fried shallots in oil instead of ghee. Comes with tomato salan.',
    priceCents: 1766,
    discountPercent: 10,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: ['peanuts', 'sesame'],
    spiceLevel: 'hot',
  },
  {
    slug: 'sarson-ka-saag',
    title: 'Sarson Ka Saag',
    description:
      'Mustard greens, spinach and radish leaves churned for hours with white butter, and two makki rotis to scoop them up.',
    priceCents: 1766,
    stock: 20,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'mustard'],
    spiceLevel: 'mild',
  },
  {
    slug: 'family-feast',
    title: 'Family Feast',
    description:
      'Dinner for four in one bag: butter chicken, goat curry, palak paneer, dal makhani, four naans, rice, raita and gulab jamun.',
    priceCents: 7800,
    dietary: [],
    allergens: ['milk', 'wheat'],
    spiceLevel: 'medium',
  },
]
