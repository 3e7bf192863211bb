import { moneyOf } from '@tiffin/pricing'
import type { Category, DietaryLabel, Product, SiteSettings } from '@tiffin/contract'
import { unitCentsOf, optionOffers } from '../format/order-lines.ts'

const diets: Partial<Record<DietaryLabel, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

/** Whose pages they are, and where. */
export interface SiteFacts {
  publicUrl: string
  settings: SiteSettings
}

/** The menu for search engines: a section for each category, with today's price of each dish. */
export function menuJsonLd(products: readonly Product[], site: SiteFacts) {
  const sections = Map.groupBy(products, ({ category }) => category.name)
  return {
    ...menu(site),
    hasMenuSection: [...sections].map(([name, dishes]) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: dishes.map((dish) => menuItem(dish, site)),
    })),
  }
}

/** For other pages that show it: the same menu, and where to order from each of its sections. */
export function menuSectionsJsonLd(categories: readonly Category[], site: SiteFacts) {
  return {
    ...menu(site),
    hasMenuSection: categories.map(({ slug, name, description }) => ({
      '@type': 'MenuSection',
      name,
      ...(description !== undefined && { description }),
      url: new URL(`/order-online?category=${slug}`, site.publicUrl).href,
    })),
  }
}

const menu = ({ publicUrl, settings }: SiteFacts) => ({
  '@type': 'Menu',
  name: `${settings.identity.name} menu`,
  url: new URL('/menu', publicUrl).href,
  inLanguage: 'en',
})

function menuItem(dish: Product, { publicUrl, settings: { region } }: SiteFacts) {
  const { slug, title, diets: labels } = dish
  const money = moneyOf(region)
  const suitableForDiet = labels.flatMap((label) => diets[label] ?? [])
  return {
    '@type': 'MenuItem',
    name: title,
    url: new URL(`/product/${slug}`, publicUrl).href,
    offers: {
      '@type': 'Offer',
      price: money.write(money.toAmount(unitCentsOf(dish, money))),
      priceCurrency: money.currency,
      ...optionOffers(dish, money),
    },
    ...(suitableForDiet.length > 0 && { suitableForDiet }),
  }
}
