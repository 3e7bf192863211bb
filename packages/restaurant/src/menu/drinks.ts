import type { CategoryItem } from './menu-item.ts'

/** Drinks without alcohol cost 7.66, 5.66 or 3.66: the home page's price list says so (SPEC 9). */
export const drinks: CategoryItem[] = [
  {
    slug: 'mango-lassi',
    title: 'Mango Lassi',
    description:
      'Alphonso mango pulp and our own yogurt, churned thick with a pinch of cardamom. Tastes of July, all winter.',
    priceCents: 566,
    isFeatured: true,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    attributes: { volumeMl: 400 },
  },
  {
    slug: 'rose-lassi',
    title: 'Rose Lassi',
    description:
      'Sweet yogurt whisked with rose syrup and crushed ice, topped with slivered pistachio and a dried petal or two.',
    priceCents: 566,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    attributes: { volumeMl: 400 },
  },
  {
    slug: 'masala-chaas',
    title: 'Masala Chaas',
    description:
      'Cold salted buttermilk with roasted cumin, ginger, mint and curry leaf. It settles whatever you ate before it.',
    priceCents: 366,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    spiceLevel: 'mild',
    attributes: { volumeMl: 350 },
  },
  {
    slug: 'masala-chai',
    title: 'Masala Chai',
    description:
      'Assam leaf boiled hard in milk with crushed ginger and green cardamom, sweetened lightly and poured from a height.',
    priceCents: 366,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    attributes: { volumeMl: 300, origin: 'Assam, India', flavourNotes: 'Malt, ginger, cardamom' },
  },
  {
    slug: 'madras-filter-coffee',
    title: 'Madras Filter Coffee',
    description:
      'Dark roast with chicory dripped overnight through a brass filter, then frothed with hot milk until it wears a cap.',
    priceCents: 366,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk'],
    attributes: {
      volumeMl: 200,
      origin: 'Chikmagalur, India',
      flavourNotes: 'Cocoa, toasted chicory, caramel',
    },
  },
  {
    slug: 'fresh-lime-soda',
    title: 'Fresh Lime Soda',
    description:
      'Two limes, soda water and your choice at the counter: sweet, salted or the proper answer, which is both.',
    priceCents: 366,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    attributes: { volumeMl: 400 },
  },
  {
    slug: 'jaljeera',
    title: 'Jaljeera',
    description:
      'Tamarind, mint, roasted cumin and black salt in iced water: a whole chaat counter, drinkable, with crisp boondi on top.',
    priceCents: 366,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    spiceLevel: 'medium',
    attributes: { volumeMl: 350 },
  },
  {
    slug: 'kokum-cooler',
    title: 'Kokum Cooler',
    description:
      'Sour purple kokum fruit from the Konkan coast steeped with jaggery and cumin, lengthened with soda over ice.',
    priceCents: 566,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    attributes: { volumeMl: 400, origin: 'Konkan coast, India' },
  },
  {
    slug: 'saskatoon-berry-shikanji',
    title: 'Saskatoon Berry Shikanji',
    description:
      'Punjabi lemonade with prairie saskatoons muddled in, black salt on the rim and mint from the window box.',
    priceCents: 766,
    dietary: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'],
    allergens: [],
    attributes: { volumeMl: 450, origin: 'Alberta, Canada' },
  },
  {
    slug: 'kesar-badam-milk',
    title: 'Kesar Badam Milk',
    description:
      'Chilled milk cooked down with ground almonds, saffron and cardamom; halfway between a drink and a dessert.',
    priceCents: 766,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    attributes: { volumeMl: 300 },
  },
  {
    slug: 'rose-falooda',
    title: 'Rose Falooda',
    description:
      'Tall glass of rose milk, basil seeds and slippery vermicelli under a scoop of malai kulfi. Comes with a long spoon.',
    priceCents: 766,
    dietary: ['vegetarian'],
    allergens: ['milk', 'wheat'],
    attributes: { volumeMl: 450 },
  },
  {
    slug: 'bengaluru-lager',
    title: 'Bengaluru Lager',
    description:
      'A light, cold Indian lager brewed with a share of rice, clean enough to put out vindaloo. Sold sealed, with food.',
    priceCents: 866,
    dietary: ['vegetarian', 'dairy-free'],
    allergens: ['wheat'],
    attributes: {
      abv: 4.8,
      volumeMl: 650,
      origin: 'Bengaluru, India',
      flavourNotes: 'Pale malt, lemon peel, a dry finish',
    },
  },
  {
    slug: 'cardamom-honey-mead',
    title: 'Cardamom Honey Mead',
    description:
      'Prairie clover honey fermented with green cardamom and orange peel, off-dry and lovely with korma. Sold sealed, with food.',
    priceCents: 1450,
    dietary: ['vegetarian', 'gluten-free', 'dairy-free'],
    allergens: ['sulphites'],
    attributes: {
      abv: 12,
      volumeMl: 375,
      origin: 'Alberta, Canada',
      flavourNotes: 'Clover honey, cardamom, candied orange',
    },
  },
  {
    slug: 'okanagan-rose',
    title: 'Okanagan Rosé',
    description:
      'Half bottle of pale, dry rosé wine from British Columbia that flatters tandoori prawns and chaat alike. Sold sealed, with food.',
    priceCents: 1850,
    dietary: ['vegetarian', 'gluten-free', 'dairy-free'],
    allergens: ['sulphites'],
    attributes: {
      abv: 12.5,
      volumeMl: 375,
      origin: 'Okanagan Valley, British Columbia',
      flavourNotes: 'Wild strawberry, watermelon, white pepper',
    },
  },
]
