import { restaurant } from '../profile.ts'

const { address, brand, sisterRestaurant } = restaurant

/** What stands around every page: the site's own description and the footer's words. */
export const siteCopy = {
  description: `${brand} cooks Indian food in downtown ${address.city}: curries, chaat, dosas and breads from the tandoor. Order online, pick up hot.`,
  footer: {
    blurb: `A family kitchen at ${address.street}. We grind our own spices, bake every bread to order and hand your dinner over hot.`,
    sister: `Sister company of ${sisterRestaurant.name} in ${sisterRestaurant.city}, ${sisterRestaurant.region}.`,
    visitHeading: 'Find us',
    hoursHeading: 'Kitchen hours',
    newsletter: {
      heading: 'Letters from the kitchen',
      text: 'What is new on the menu, what is in season and which pot sold out first. Now and then, never daily.',
    },
    cardsHeading: 'We accept',
  },
}
