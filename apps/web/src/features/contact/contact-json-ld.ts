import { pageHeads, restaurant, type SiteSettings } from '@tiffin/restaurant'

/** The page as search engines read it; the restaurant itself is told of beside it. */
export function contactJsonLd(publicUrl: string, settings: SiteSettings) {
  const { phone, deskEmail } = settings.contact
  const { title, description } = pageHeads.contact(settings)
  return {
    '@type': 'ContactPage',
    '@id': new URL('/contact', publicUrl).href,
    url: new URL('/contact', publicUrl).href,
    name: title,
    description,
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
