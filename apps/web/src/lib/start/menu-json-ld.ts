import type { Category, DietaryLabel, Product } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { restaurant } from '@tiffin/restaurant'
import { unitCentsOf, optionOffers } from '../format/order-lines.ts'

const diets: Partial<Record<DietaryLabel, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

/** The menu for search engines: a section for each category, with today's price of each dish. */
export function menuJsonLd(products: readonly Product[], publicUrl: string) {
  const sections = Map.groupBy(products, ({ category }) => category.name)
  return {
    ...menu(publicUrl),
    hasMenuSection: [...sections].map(([name, dishes]) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: dishes.map((dish) => menuItem(dish, publicUrl)),
    })),
  }
}

/** For other pages that show it: the same menu, and where to order from each of its sections. */
export function menuSectionsJsonLd(categories: readonly Category[], publicUrl: string) {
  return {
    ...menu(publicUrl),
    hasMenuSection: categories.map(({ slug, name }) => ({
      '@type': 'MenuSection',
      name,
      url: new URL(`/order-online?category=${slug}`, publicUrl).href,
    })),
  }
}

const menu = (publicUrl: string) => ({
  '@type': 'Menu',
  name: `${restaurant.brand} menu`,
  url: new URL('/menu', publicUrl).href,
  inLanguage: restaurant.locale,
})

function menuItem(dish: Product, publicUrl: string) {
  const { slug, title, diets: labels } = dish
  const suitableForDiet = labels.flatMap((label) => diets[label] ?? [])
  return {
    '@type': 'MenuItem',
    name: title,
    url: new URL(`/product/${slug}`, publicUrl).href,
    offers: {
      '@type': 'Offer',
      price: dollarsFromCents(unitCentsOf(dish)).toFixed(2),
      priceCurrency: restaurant.currency,
      ...optionOffers(dish),
    },
    ...(suitableForDiet.length > 0 && { suitableForDiet }),
  }
}
