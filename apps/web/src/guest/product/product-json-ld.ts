import { moneyOf } from '@tiffin/pricing'
import type { Product, Review } from '@tiffin/contract'
import { unitCentsOf, optionOffers } from '../../lib/format/order-lines.ts'
import type { SiteFacts } from '../../lib/start/menu-json-ld.ts'
import { readSafeLink } from '../../lib/format/safe-link.ts'

/** The dish for search engines. */
export function productJsonLd(
  product: Product,
  { publicUrl, settings }: SiteFacts,
  reviews: readonly Review[] = [],
) {
  const { identity, region } = settings
  const money = moneyOf(region)
  const { slug, title, description, category, stock, rating } = product
  const url = new URL(`/product/${slug}`, publicUrl).href
  const image = shareImageUrl(product)
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: title,
    description,
    sku: slug,
    category: category.name,
    ...(image !== undefined && { image: new URL(image, publicUrl).href }),
    brand: { '@type': 'Brand', name: identity.name },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        ...starRange,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewJsonLd) }),
    offers: {
      '@type': 'Offer',
      url,
      price: money.write(money.toAmount(unitCentsOf(product, money))),
      priceCurrency: money.currency,
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'SoldOut'}`,
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
      ...optionOffers(product, money),
      seller: { '@id': new URL('/#restaurant', publicUrl).href },
    },
  }
}

const starRange = { bestRating: 5, worstRating: 1 }

const reviewJsonLd = ({ author, stars, text, createdAt }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: stars, ...starRange },
})

/** The image shown when a link to the dish is shared, if it has one; a drawn one as PNG, since few sites take SVG. */
export function shareImageUrl({ thumbnail }: Product): string | undefined {
  const link = readSafeLink(thumbnail ?? '')
  return link?.replace(/^(\/art\/[a-z0-9-]+)\.svg$/, '$1.png')
}
