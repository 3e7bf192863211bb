/** The contact page's text, from top to bottom. */
export const contactCopy = {
  hero: {
    eyebrow: 'Contact Us',
    heading: 'Come by, call, or write to us.',
    text: 'A question about a dish, an allergy, a lost scarf, a party of thirty: we read every message and reply within 24 hours.',
  },
  find: {
    heading: 'Where we are',
    address: 'Address',
    phone: 'Phone',
    phoneHint: 'The quickest way while the kitchen is open.',
    email: 'Email',
    social: 'Follow us',
    socialHint: 'What is in season, and the odd burnt naan.',
  },
  hours: {
    heading: 'When we are here',
    kitchen: 'Kitchen',
    kitchenHint: 'Pickup orders and tables',
    office: 'Enquiries and catering',
    officeHint: 'Messages and catering quotes',
    /** Until the restaurant's local time is known. */
    weekly: 'Weekly hours',
    weeklyHint: '{city} time',
    openNow: 'Open now',
    closedNow: 'Closed now',
    closedFor: 'for at least two weeks',
    special: 'Special days',
    specialHint: 'Our hours are different on these days, for the kitchen and for enquiries.',
    noSpecial: 'No holidays or closures in the next 60 days.',
  },
  form: {
    heading: 'Write to us',
    lead: 'We reply within 24 hours, usually sooner.',
  },
  map: {
    heading: 'How to get here',
    text: 'On Jasper Ave between 106 and 107 Street, on the north side, behind the blue awning. Corona station is one block west: come up at 107 Street and walk toward the smell of cumin. Drivers find parking meters on 106 Street.',
    drawing:
      'A map, drawn by hand: {name} stands on the north side of Jasper Ave between 106 Street and 107 Street. Corona LRT station is one block to the west, 105 Street one block to the east. The river valley lies to the south.',
    scale: 'Drawn by hand, not to scale',
    directions: 'Directions in',
  },
  faq: { heading: 'FAQ' },
}
