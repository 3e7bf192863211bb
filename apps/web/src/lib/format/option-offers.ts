import type { Product } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'

/** What can be added to a dish for money, for search engines (schema.org, Offer.addOn). */
export function optionOffers({ optionGroups }: Pick<Product, 'optionGroups'>) {
  const addOn = optionGroups
    .flatMap(({ choices }) => choices)
    .filter(({ price }) => price > 0)
    .map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: price.toFixed(2),
      priceCurrency: restaurant.currency,
    }))
  return addOn.length > 0 ? { addOn } : {}
}
