import { defaultMenu } from './default-menu.ts'
import type { MenuItem, SpiceLevel } from './menu-item.ts'

interface MenuOptionGroup {
  /** Its name in orders. */
  key: string
  name: string
  /** At least and at most so many choices. */
  min: number
  max: number
  choices: { key: string; name: string }[]
  /** The key of what is chosen at first, unless a dish says otherwise. */
  defaultKey: string
  /** The key of what is chosen at first for a dish; null if the dish does not have the group. */
  defaultOf: (item: MenuItem) => string | null
}

const spiceKeys: Record<SpiceLevel, string> = {
  mild: 'mild',
  medium: 'medium',
  hot: 'hot',
  'extra hot': 'extra-hot',
}

/** Cooked to order; what is marinated or fried in the morning is as hot as it is. */
const spicedToOrder = new Set([
  'veg-main-course',
  'non-veg-main-course',
  'chaat-cold',
  'chaat-tawa',
  'chef-special',
])

/** What guests can choose on the first day: the four heats that the home page promises. */
export const defaultOptionGroups: MenuOptionGroup[] = [
  {
    key: 'spice',
    name: 'Spice level',
    min: 1,
    max: 1,
    choices: [
      { key: 'mild', name: 'Mild' },
      { key: 'medium', name: 'Medium' },
      { key: 'hot', name: 'Hot' },
      { key: 'extra-hot', name: 'Extra hot' },
    ],
    defaultKey: 'medium',
    defaultOf: ({ categorySlug, spiceLevel }) =>
      spiceLevel !== undefined && spicedToOrder.has(categorySlug) ? spiceKeys[spiceLevel] : null,
  },
]

/** The dishes of the menu that have a group, with what is chosen for them at first. */
export const dishesWithOptions = ({ defaultOf }: MenuOptionGroup) =>
  defaultMenu.flatMap((item) => {
    const choice = defaultOf(item)
    return choice === null ? [] : [{ slug: item.slug, choice }]
  })
