import type { Product } from '@tiffin/contract'
import { centsFromDollars, dollarsFromCents, unitPriceCents } from '@tiffin/pricing'
import { restaurant } from '@tiffin/restaurant'
import { readSafeLink } from '../../lib/safe-link.ts'

/** The dish as search engines read it. */
export function productJsonLd(product: Product, publicUrl: string) {
  const { slug, title, description, category, price, discountPercent, stock } = product
  const url = new URL(`/product/${slug}`, publicUrl).href
  const image = shareImageUrl(product)
  const cents = unitPriceCents({ listPriceCents: centsFromDollars(price), discountPercent })
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: title,
    description,
    sku: slug,
    category: category.name,
    ...(image !== undefined && { image: new URL(image, publicUrl).href }),
    brand: { '@type': 'Brand', name: restaurant.brand },
    offers: {
      '@type': 'Offer',
      url,
      price: dollarsFromCents(cents).toFixed(2),
      priceCurrency: restaurant.currency,
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'SoldOut'}`,
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
      seller: { '@id': new URL('/#restaurant', publicUrl).href },
    },
  }
}

/** The picture that others show with a link to the dish, if it has one; a painted dish as PNG, since few take SVG. */
export function shareImageUrl({ thumbnail }: Product): string | undefined {
  const link = readSafeLink(thumbnail ?? '')
  return link?.replace(/^(\/art\/[a-z0-9-]+)\.svg$/, '$1.png')
}
