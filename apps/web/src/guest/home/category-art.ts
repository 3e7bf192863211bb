/** The picture for each category. A category that the restaurant added later shows the covered dish. */
const dishByCategory: Record<string, string> = {
  'breakfast-lunch': 'masala-dosa',
  thali: 'maharaja-thali',
  'chaat-cold': 'pani-puri',
  'chaat-tawa': 'pav-bhaji',
  'chaat-frying': 'samosa',
  'veg-appetizers': 'paneer-tikka',
  'non-veg-appetizers': 'tandoori-mixed-grill',
  'veg-main-course': 'palak-paneer',
  'non-veg-main-course': 'butter-chicken',
  rice: 'saffron-pulao',
  breads: 'garlic-naan',
  extras: 'kachumber-salad',
  soup: 'tomato-shorba',
  drinks: 'mango-lassi',
  desserts: 'gulab-jamun',
  'chef-special': 'maple-tandoori-salmon',
}

export function categoryArtUrl(categorySlug: string) {
  return `/art/${dishByCategory[categorySlug] ?? 'default'}.svg`
}
