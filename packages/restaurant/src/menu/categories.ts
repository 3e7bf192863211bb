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
