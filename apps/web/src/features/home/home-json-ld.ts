import { homeFaq, restaurant, siteCopy, type OpeningInterval } from '@tiffin/restaurant'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The restaurant as search engines read it. */
export function restaurantJsonLd(publicUrl: string) {
  const { address, brand, phone, email, currency } = restaurant
  return {
    '@type': 'Restaurant',
    '@id': new URL('/#restaurant', publicUrl).href,
    name: brand,
    description: siteCopy.description,
    url: new URL('/', publicUrl).href,
    image: new URL('/art/maharaja-thali.png', publicUrl).href,
    telephone: phone.tel,
    email,
    servesCuisine: 'Indian',
    hasMenu: new URL('/menu', publicUrl).href,
    acceptsReservations: new URL('/reservations', publicUrl).href,
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...address.geo },
    openingHoursSpecification: Object.entries(restaurant.kitchenHours).flatMap(([day, intervals]) =>
      intervals.map((interval: OpeningInterval) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dayNames[Number(day) - 1],
        ...interval,
      })),
    ),
  }
}

export function faqJsonLd() {
  return {
    '@type': 'FAQPage',
    mainEntity: homeFaq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
