import { breads } from './breads.ts'
import { breakfastLunch } from './breakfast-lunch.ts'
import { chaatCold, chaatFrying, chaatTawa } from './chaat.ts'
import { chefSpecial } from './chef-special.ts'
import { desserts } from './desserts.ts'
import { drinks } from './drinks.ts'
import { extras } from './extras.ts'
import type { CategoryItem, MenuItem } from './menu-item.ts'
import { nonVegAppetizers } from './non-veg-appetizers.ts'
import { nonVegMainCourse } from './non-veg-main-course.ts'
import { rice } from './rice.ts'
import { soup } from './soup.ts'
import { thali } from './thali.ts'
import { vegAppetizers } from './veg-appetizers.ts'
import { vegMainCourse } from './veg-main-course.ts'

const itemsByCategory: Record<string, CategoryItem[]> = {
  'breakfast-lunch': breakfastLunch,
  thali,
  'chaat-cold': chaatCold,
  'chaat-tawa': chaatTawa,
  'chaat-frying': chaatFrying,
  'veg-appetizers': vegAppetizers,
  'non-veg-appetizers': nonVegAppetizers,
  'veg-main-course': vegMainCourse,
  'non-veg-main-course': nonVegMainCourse,
  rice,
  breads,
  extras,
  soup,
  drinks,
  desserts,
  'chef-special': chefSpecial,
}

/** Everything the restaurant sells on its first day, in menu order. */
export const defaultMenu: MenuItem[] = Object.entries(itemsByCategory).flatMap(([categorySlug, items]) =>
  items.map((item) => ({ ...item, categorySlug })),
)
