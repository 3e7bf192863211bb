/** The text around every page: the footer and what is said offline. */
export const siteCopy = {
  offline: 'You are offline. Ordering needs a connection.',
  footer: {
    blurb:
      'A family kitchen at {street}. We grind our own spices, bake every bread to order and hand your dinner over hot.',
    sister: 'Sister company of {sisterName} in {sisterCity}, {sisterRegion}.',
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
      failed: 'Something went wrong. Please check your connection and try again.',
      // The consent wording for subscribers: it is stored with the address, exactly as it is here.
      consent:
        'By subscribing you agree to receive emails from {name} about its menu and kitchen. Every email has a link to opt out.',
    },
    cardsHeading: 'We accept',
  },
}
