import { pageDescriptions, restaurant, type SiteSettings } from '@tiffin/restaurant'

/** The catering service for search engines: offered by the restaurant. */
export function cateringJsonLd(publicUrl: string, settings: SiteSettings) {
  const { brand, address } = restaurant
  return {
    '@type': 'Service',
    '@id': new URL('/catering#service', publicUrl).href,
    name: `Catering by ${brand}`,
    serviceType: 'Catering',
    description: pageDescriptions(settings)['/catering'],
    url: new URL('/catering', publicUrl).href,
    image: new URL('/art/family-feast.png', publicUrl).href,
    provider: {
      '@type': 'Restaurant',
      '@id': new URL('/#restaurant', publicUrl).href,
      name: brand,
      telephone: settings.contact.phone.tel,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    },
    areaServed: { '@type': 'City', name: address.city },
  }
}
