import { restaurant } from '../profile.ts'
import type { SiteSettings } from '../settings.ts'

const { address, brand, sisterRestaurant } = restaurant

interface PageHeadCopy {
  title: string
  description: string
}

/**
 * Titles and descriptions of the pages that are mostly text. Separate from that text, because the first load of every
 * page includes them.
 */
export const pageHeads = {
  about: {
    title: 'About Us',
    description: `How an Indian kitchen came from ${sisterRestaurant.city}, ${sisterRestaurant.region}, where our sister company ${sisterRestaurant.name} cooks, to ${address.street}, ${address.city}, and what it holds on to.`,
  },
  catering: {
    title: 'Catering',
    description: `Indian catering in ${address.city} by ${brand}: weddings, corporate events, private parties, 500+ servings. Delivered free over $50 within 5 km.`,
  },
  contact: ({ contact: { phone } }: SiteSettings) => ({
    title: 'Contact Us',
    description: `Where to find ${brand}: ${address.street}, ${address.city}, ${phone.display}. Opening hours and holidays, a map, and a form with a reply within 24 hours.`,
  }),
  reservations: {
    title: 'Reservations',
    description: `Book a table at ${brand}, ${address.street}, ${address.city}. See which times are free, ask for yours in a minute, and cancel with one click if plans change.`,
  },
  testimonials: {
    title: 'Testimonials',
    description: `What guests say about ${brand} in ${address.city}: six of their sentences, what the chef is proudest of, and what our sister company in ${sisterRestaurant.city} is up to.`,
  },
  terms: {
    title: 'Terms',
    description: `The terms of ${brand}, in one paragraph: you order for pickup, you pay at the counter, and an order that you have placed keeps its price.`,
  },
  privacy: {
    title: 'Privacy',
    description: `What ${brand} keeps about its guests and for how long. No cookies, no trackers, nobody else’s scripts, and an account that you can take along or delete.`,
  },
} satisfies Record<string, PageHeadCopy | ((settings: SiteSettings) => PageHeadCopy)>
