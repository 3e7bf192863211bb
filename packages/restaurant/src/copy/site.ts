import { restaurant } from '../profile.ts'

const { address, brand, sisterRestaurant } = restaurant

/** What stands around every page: the site's own description and the footer's words. */
export const siteCopy = {
  description: `${brand} cooks Indian food in downtown ${address.city}: curries, chaat, dosas and breads from the tandoor. Order online, pick up hot.`,
  offline: 'You are offline. Ordering needs a connection.',
  footer: {
    blurb: `A family kitchen at ${address.street}. We grind our own spices, bake every bread to order and hand your dinner over hot.`,
    sister: `Sister company of ${sisterRestaurant.name} in ${sisterRestaurant.city}, ${sisterRestaurant.region}.`,
    visitHeading: 'Find us',
    hoursHeading: 'Kitchen hours',
    specialDaysHeading: 'Special days',
    newsletter: {
      heading: 'Newsletter from the kitchen',
      text: 'What is new on the menu, what is in season and which pot sold out first. Now and then, never daily.',
      label: 'Your email',
      button: 'Subscribe',
      sending: 'One moment...',
      needsScript: 'Subscribing needs JavaScript, which your browser has switched off for this site.',
      failed: 'That did not work. Please check your connection and try again.',
      // What a subscriber agrees to: it is kept with the address, in these words.
      consent: `By subscribing you ask ${brand} to send you letters about its menu and its kitchen. Every letter has a link that ends them.`,
    },
    cardsHeading: 'We accept',
  },
}
