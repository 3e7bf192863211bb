import { breakfastLunch } from './breakfast-lunch.ts'
import { chaatCold, chaatFrying, chaatTawa } from './chaat.ts'
import { chefSpecial } from './chef-special.ts'
import { desserts } from './desserts.ts'
import { drinks } from './drinks.ts'
import { extras } from './extras.ts'
import type { CategoryItem, MenuItem } from './menu-item.ts'
import { nonVegMainCourse } from './non-veg-main-course.ts'
import { rice, breads } from './rice-and-breads.ts'
import { soup } from './soup.ts'
import { thali } from './thali.ts'
import { vegAppetizers, nonVegAppetizers } from './appetizers.ts'
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

/** A category of dishes; its slug identifies it in dishes and addresses. */
export interface MenuCategory {
  slug: string
  name: string
  emoji: string
}

/** The categories, in the order in which guests see them (SPEC 1). */
export const defaultCategories: MenuCategory[] = [
  { slug: 'breakfast-lunch', name: 'Breakfast / Lunch', emoji: '🍳' },
  { slug: 'thali', name: 'Thali', emoji: '🍱' },
  { slug: 'chaat-cold', name: 'Chaat (Cold)', emoji: '🥗' },
  { slug: 'chaat-tawa', name: 'Chaat (Tawa)', emoji: '🥘' },
  { slug: 'chaat-frying', name: 'Chaat (Frying)', emoji: '🥟' },
  { slug: 'veg-appetizers', name: 'Veg Appetizers', emoji: '🌱' },
  { slug: 'non-veg-appetizers', name: 'Non Veg Appetizers', emoji: '🍢' },
  { slug: 'veg-main-course', name: 'Veg Main Course', emoji: '🍲' },
  { slug: 'non-veg-main-course', name: 'Non Veg Main Course', emoji: '🍛' },
  { slug: 'rice', name: 'Rice', emoji: '🍚' },
  { slug: 'breads', name: 'Breads', emoji: '🫓' },
  { slug: 'extras', name: 'Extras', emoji: '🥒' },
  { slug: 'soup', name: 'Soup', emoji: '🥣' },
  { slug: 'drinks', name: 'Drinks', emoji: '🥭' },
  { slug: 'desserts', name: 'Desserts', emoji: '🍮' },
  { slug: 'chef-special', name: 'Chef Special', emoji: '⭐' },
]
