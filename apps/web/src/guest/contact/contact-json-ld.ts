import { pageDescriptions, restaurant, type SiteSettings } from '@tiffin/restaurant'

/** The page for search engines; the restaurant itself is described beside it. */
export function contactJsonLd(publicUrl: string, settings: SiteSettings) {
  const { phone, deskEmail } = settings.contact
  return {
    '@type': 'ContactPage',
    '@id': new URL('/contact', publicUrl).href,
    url: new URL('/contact', publicUrl).href,
    name: 'Contact Us',
    description: pageDescriptions(settings)['/contact'],
    mainEntity: {
      '@type': 'Restaurant',
      '@id': new URL('/#restaurant', publicUrl).href,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: phone.tel,
        email: deskEmail,
        availableLanguage: restaurant.locale,
      },
    },
  }
}
