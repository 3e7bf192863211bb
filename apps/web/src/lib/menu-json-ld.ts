import type { DietaryLabel, Product } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { restaurant } from '@tiffin/restaurant'
import { unitCentsOf } from './line-price.ts'
import { optionOffers } from './option-offers.ts'

const diets: Partial<Record<DietaryLabel, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

interface MenuJsonLdOptions {
  /** The page that shows this menu. */
  path: string
  products: readonly Product[]
  publicUrl: string
}

/** The menu for search engines: a section for each category, with today's price of each dish. */
export function menuJsonLd({ path, products, publicUrl }: MenuJsonLdOptions) {
  const sections = Map.groupBy(products, ({ category }) => category.name)
  return {
    '@type': 'Menu',
    name: `${restaurant.brand} menu`,
    url: new URL(path, publicUrl).href,
    inLanguage: restaurant.locale,
    hasMenuSection: [...sections].map(([name, dishes]) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: dishes.map((dish) => menuItem(dish, publicUrl)),
    })),
  }
}

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
