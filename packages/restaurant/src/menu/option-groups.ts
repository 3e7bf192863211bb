import type { Allergen } from '@tiffin/contract'
import { defaultMenu } from './default-menu.ts'
import type { MenuItem, SpiceLevel } from './menu-item.ts'

interface MenuChoice {
  key: string
  name: string
  /** What it adds to the price of the dish. */
  priceCents: number
  isDefault: boolean
  /** How many of it one portion can have. */
  max: number
  /** The slug of the dish that it is. */
  dish?: string
  /** What it brings; null are those of its dish. */
  allergens: Allergen[] | null
}

interface MenuOptionGroup {
  /** Its name in orders. */
  key: string
  name: string
  /** At least and at most so many choices. */
  min: number
  max: number
  choices: MenuChoice[]
  /** Whether a dish has it. */
  isOn: (item: MenuItem) => boolean
  /** The keys of what is chosen at first for a dish; without it, or null: the group's. */
  defaultsOf?: (item: MenuItem) => string[] | null
}

type Details = Partial<Pick<MenuChoice, 'isDefault' | 'max' | 'priceCents'>>

const choice = (key: string, name: string, allergens: Allergen[], details: Details = {}): MenuChoice => ({
  key,
  name,
  priceCents: 0,
  isDefault: false,
  max: 1,
  allergens,
  ...details,
})

function findDish(slug: string): MenuItem {
  const dish = defaultMenu.find((item) => item.slug === slug)
  if (!dish) throw new Error(`A choice is ${slug}, which is not on the menu`)
  return dish
}

/** A dish of the menu beside another one, for what it costs alone. */
function side(slug: string, max: number): MenuChoice {
  const { title, priceCents } = findDish(slug)
  return { key: slug, name: title, priceCents, isDefault: false, max, dish: slug, allergens: null }
}

/** A dish of the menu as a part of another one, whose price covers it. */
const part = (slug: string, details: Details = {}): MenuChoice => ({
  ...side(slug, 1),
  priceCents: 0,
  ...details,
})

const inCategory =
  (...slugs: string[]) =>
  ({ categorySlug }: MenuItem) =>
    slugs.includes(categorySlug)

const isOneOf =
  (...slugs: string[]) =>
  ({ slug }: MenuItem) =>
    slugs.includes(slug)

const spiceKeys: Record<SpiceLevel, string> = {
  mild: 'mild',
  medium: 'medium',
  hot: 'hot',
  'extra hot': 'extra-hot',
}

/** Cooked to order; what is marinated or fried in the morning is as hot as it is. */
const isSpicedToOrder = inCategory(
  'veg-main-course',
  'non-veg-main-course',
  'chaat-cold',
  'chaat-tawa',
  'chef-special',
)

const isCurry = inCategory('veg-main-course', 'non-veg-main-course')

const thaliBreads: Record<string, string> = {
  'maharaja-thali': 'butter-naan',
  'vegan-thali': 'tandoori-roti',
  'non-veg-thali': 'plain-naan',
}

/**
 * What guests can choose on the first day: the four heats that the home page promises, the parts of two thalis and of
 * the feast, sizes, sides and what is left out. What must be chosen has a default: each dish can be ordered as it is.
 */
export const defaultOptionGroups: MenuOptionGroup[] = [
  {
    key: 'spice',
    name: 'Spice level',
    min: 1,
    max: 1,
    // More chilli is no other allergen.
    choices: [
      choice('mild', 'Mild', []),
      choice('medium', 'Medium', [], { isDefault: true }),
      choice('hot', 'Hot', []),
      choice('extra-hot', 'Extra hot', []),
    ],
    isOn: (item) => item.spiceLevel !== undefined && isSpicedToOrder(item),
    defaultsOf: ({ spiceLevel }) => (spiceLevel ? [spiceKeys[spiceLevel]] : null),
  },
  {
    key: 'maharaja-bowls',
    name: 'Your four curries',
    min: 4,
    max: 4,
    choices: [
      part('shahi-paneer', { isDefault: true }),
      part('palak-paneer', { isDefault: true }),
      part('dal-makhani', { isDefault: true }),
      part('chana-masala', { isDefault: true }),
      part('kadai-paneer'),
      part('rajma-masala'),
      part('aloo-gobi'),
      part('bhindi-masala'),
      part('malai-kofta', { priceCents: 100 }),
    ],
    isOn: isOneOf('maharaja-thali'),
  },
  {
    key: 'non-veg-curries',
    name: 'Your two curries',
    min: 2,
    max: 2,
    choices: [
      part('butter-chicken', { isDefault: true }),
      part('lamb-rogan-josh', { isDefault: true }),
      part('chicken-tikka-masala'),
      part('kadai-chicken'),
      part('egg-curry'),
      part('goat-curry', { priceCents: 100 }),
      part('goan-fish-curry', { priceCents: 100 }),
    ],
    isOn: isOneOf('non-veg-thali'),
  },
  {
    key: 'feast-curries',
    name: 'Your four curries',
    min: 4,
    max: 4,
    choices: [
      part('butter-chicken', { isDefault: true }),
      part('goat-curry', { isDefault: true }),
      part('palak-paneer', { isDefault: true }),
      part('dal-makhani', { isDefault: true }),
      part('chicken-korma'),
      part('lamb-vindaloo'),
      part('chana-masala'),
      part('kadai-paneer'),
      part('goan-fish-curry', { priceCents: 200 }),
      part('prawn-moilee', { priceCents: 200 }),
    ],
    isOn: isOneOf('family-feast'),
  },
  {
    key: 'feast-naans',
    name: 'The four naans',
    min: 1,
    max: 1,
    choices: [
      choice('plain', 'Plain naan', ['milk', 'wheat'], { isDefault: true }),
      choice('butter', 'Butter naan', ['milk', 'wheat'], { priceCents: 200 }),
      choice('garlic', 'Garlic naan', ['milk', 'wheat'], { priceCents: 400 }),
    ],
    isOn: isOneOf('family-feast'),
  },
  {
    key: 'thali-bread',
    name: 'Bread with your thali',
    min: 1,
    max: 1,
    choices: [
      part('plain-naan'),
      part('butter-naan', { isDefault: true }),
      part('garlic-naan', { priceCents: 100 }),
      part('tandoori-roti'),
      part('makki-ki-roti', { priceCents: 100 }),
    ],
    isOn: ({ slug }) => slug in thaliBreads,
    defaultsOf: ({ slug }) => (thaliBreads[slug] ? [thaliBreads[slug]] : null),
  },
  {
    key: 'biryani-size',
    name: 'Portion',
    min: 1,
    max: 1,
    choices: [
      choice('one', 'For one', [], { isDefault: true }),
      choice('family', 'For four, in the pot', [], { priceCents: 4400 }),
    ],
    isOn: isOneOf('hyderabadi-chicken-biryani', 'lucknowi-lamb-biryani', 'jackfruit-dum-biryani'),
  },
  {
    key: 'drink-size',
    name: 'Cup',
    min: 1,
    max: 1,
    choices: [
      choice('regular', 'Regular', [], { isDefault: true }),
      choice('large', 'Large', [], { priceCents: 200 }),
    ],
    isOn: isOneOf('masala-chai', 'rose-lassi', 'masala-chaas'),
  },
  {
    key: 'sugar',
    name: 'Sugar',
    min: 1,
    max: 1,
    choices: [
      choice('as-poured', 'As we pour it', [], { isDefault: true }),
      choice('less', 'Less sugar', []),
      choice('none', 'No sugar', []),
    ],
    isOn: isOneOf('masala-chai', 'madras-filter-coffee'),
  },
  {
    key: 'lime-soda',
    name: 'Sweet or salted',
    min: 1,
    max: 1,
    choices: [
      choice('both', 'Sweet and salted', [], { isDefault: true }),
      choice('sweet', 'Sweet', []),
      choice('salted', 'Salted', []),
    ],
    isOn: isOneOf('fresh-lime-soda'),
  },
  {
    key: 'bread-beside',
    name: 'Add a bread',
    min: 0,
    max: 8,
    choices: [
      side('tandoori-roti', 4),
      side('plain-naan', 4),
      side('butter-naan', 4),
      side('garlic-naan', 4),
      side('lachha-paratha', 4),
      side('makki-ki-roti', 4),
    ],
    isOn: isCurry,
  },
  {
    key: 'sides-beside',
    name: 'Add a side',
    min: 0,
    max: 8,
    choices: [
      side('steamed-basmati', 4),
      side('jeera-rice', 4),
      side('cucumber-raita', 2),
      side('kachumber-salad', 2),
      side('mango-chutney', 2),
    ],
    isOn: isCurry,
  },
  {
    key: 'chutneys-beside',
    name: 'Add a chutney',
    min: 0,
    max: 6,
    choices: [side('mint-chutney', 2), side('tamarind-chutney', 2), side('mango-chutney', 2)],
    isOn: inCategory('chaat-frying', 'veg-appetizers', 'non-veg-appetizers'),
  },
  {
    key: 'more-paneer',
    name: 'Extra paneer',
    min: 0,
    max: 2,
    choices: [choice('paneer', 'Four more cubes of paneer', ['milk'], { priceCents: 300, max: 2 })],
    isOn: isOneOf('palak-paneer', 'shahi-paneer', 'kadai-paneer', 'chilli-paneer', 'paneer-tikka'),
  },
  {
    key: 'dosa-extras',
    name: 'With your breakfast',
    min: 0,
    max: 4,
    choices: [
      choice('ghee', 'Roasted in ghee', ['milk'], { priceCents: 150 }),
      choice('sambar', 'More sambar', ['mustard'], { priceCents: 250, max: 2 }),
      choice('coconut-chutney', 'More coconut chutney', ['mustard'], { priceCents: 150, max: 2 }),
    ],
    isOn: isOneOf('masala-dosa', 'mysore-masala-dosa', 'onion-chilli-uttapam'),
  },
  {
    key: 'sweet-extras',
    name: 'On top',
    min: 0,
    max: 2,
    choices: [
      choice('malai-kulfi', 'A scoop of malai kulfi', ['milk'], { priceCents: 350 }),
      choice('pistachios', 'Crushed pistachios', ['tree-nuts'], { priceCents: 150 }),
    ],
    isOn: isOneOf('gulab-jamun', 'gajar-halwa', 'jalebi'),
  },
  {
    key: 'leave-out',
    name: 'On request',
    min: 0,
    max: 2,
    choices: [choice('onion', 'Without onion', []), choice('coriander', 'Without fresh coriander', [])],
    isOn: isOneOf(
      'onion-chilli-uttapam',
      'chole-bhature',
      'chicken-kathi-roll',
      'bhel-puri',
      'ragda-pattice',
      'mirchi-bajji',
      'paneer-tikka',
      'chilli-chicken',
      'masala-papad',
    ),
  },
]

/** The dishes of the menu that have a group, with what is chosen for them at first; null is as in the group. */
export const dishesWithOptions = (group: MenuOptionGroup) =>
  defaultMenu.filter(group.isOn).map((item) => {
    const usual = group.choices.filter(({ isDefault }) => isDefault).map(({ key }) => key)
    const defaults = group.defaultsOf?.(item) ?? null
    return { slug: item.slug, defaults: defaults?.join() === usual.join() ? null : defaults }
  })
