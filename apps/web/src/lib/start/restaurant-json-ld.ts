import type { HouseRules, OpeningInterval, ShownPage, SpecialDays, SiteSettings } from '@tiffin/contract'
import { housePicture } from './page-head.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The restaurant for search engines, with the days whose hours differ from the usual ones. */
export function restaurantJsonLd(
  publicUrl: string,
  { settings, specialDays, description }: HouseRules & { description?: string | undefined },
) {
  const { identity, region, address } = settings
  const { phone, email } = settings.contact
  return {
    '@type': 'Restaurant',
    '@id': new URL('/#restaurant', publicUrl).href,
    name: identity.name,
    ...(description !== undefined && { description }),
    url: new URL('/', publicUrl).href,
    image: new URL(housePicture(identity), publicUrl).href,
    telephone: phone.tel,
    email,
    ...(identity.cuisine !== '' && { servesCuisine: identity.cuisine }),
    hasMenu: new URL('/menu', publicUrl).href,
    acceptsReservations: settings.pages.tables ? new URL('/reservations', publicUrl).href : false,
    currenciesAccepted: region.currency,
    address: postalAddress(settings),
    ...(address.position && { geo: { '@type': 'GeoCoordinates', ...address.position } }),
    openingHoursSpecification: Object.entries(settings.hours.kitchen).flatMap(([day, intervals]) =>
      intervals.map((interval: OpeningInterval) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dayNames[Number(day) - 1],
        ...interval,
      })),
    ),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialDays.map(specialHours) }),
  }
}

const postalAddress = ({ address, region }: SiteSettings) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  ...(address.region !== '' && { addressRegion: address.region }),
  ...(address.postalCode !== '' && { postalCode: address.postalCode }),
  addressCountry: region.country,
})

// From midnight to midnight means closed, by the convention of search engines.
const closed: OpeningInterval = { opens: '00:00', closes: '00:00' }

const specialHours = ({ name, firstDay, lastDay, hours }: SpecialDays) => ({
  '@type': 'OpeningHoursSpecification',
  name,
  validFrom: firstDay,
  validThrough: lastDay,
  ...(hours ?? closed),
})

/** The questions and answers of a page for search engines; nothing if it has none. */
export function faqJsonLd(page: ShownPage | undefined) {
  const questions = (page?.sections ?? []).flatMap((section) =>
    section.kind === 'questions' ? section.items : [],
  )
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** The page for search engines; the restaurant itself is described beside it. */
export function contactJsonLd(publicUrl: string, settings: SiteSettings, page: ShownPage | undefined) {
  const { phone, officeEmail } = settings.contact
  return {
    '@type': 'ContactPage',
    '@id': new URL('/contact', publicUrl).href,
    url: new URL('/contact', publicUrl).href,
    name: 'Contact Us',
    description: page?.description,
    mainEntity: {
      '@type': 'Restaurant',
      '@id': new URL('/#restaurant', publicUrl).href,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: phone.tel,
        email: officeEmail,
        availableLanguage: 'en',
      },
    },
  }
}

/** The catering service for search engines: offered by the restaurant. */
export function cateringJsonLd(publicUrl: string, settings: SiteSettings, page: ShownPage | undefined) {
  const { identity, address } = settings
  return {
    '@type': 'Service',
    '@id': new URL('/catering#service', publicUrl).href,
    name: `Catering by ${identity.name}`,
    serviceType: 'Catering',
    description: page?.description,
    url: new URL('/catering', publicUrl).href,
    image: new URL(housePicture(identity), publicUrl).href,
    provider: {
      '@type': 'Restaurant',
      '@id': new URL('/#restaurant', publicUrl).href,
      name: identity.name,
      telephone: settings.contact.phone.tel,
      address: postalAddress(settings),
    },
    areaServed: { '@type': 'City', name: address.city },
  }
}
