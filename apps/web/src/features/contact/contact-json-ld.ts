import { pageHeads, restaurant } from '@tiffin/restaurant'

/** The page as search engines read it; the restaurant itself is told of beside it. */
export function contactJsonLd(publicUrl: string) {
  const { phone, deskEmail, locale } = restaurant
  const { title, description } = pageHeads.contact
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
        availableLanguage: locale,
      },
    },
  }
}
