import type { WrittenPage } from '@tiffin/contract'

export const contactPage: WrittenPage = {
  title: 'Contact Us',
  description:
    'Where to find {name}: {street}, {city}, {phone}. Opening hours and holidays, a map, and a form with a reply within 24 hours.',
  sections: [
    {
      kind: 'hero',
      arrangement: 'plain',
      eyebrow: 'Contact Us',
      heading: 'Come by, call, or write to us.',
      text: 'A question about a dish, an allergy, a lost scarf, a party of thirty: we read every message and reply within 24 hours.',
      buttons: [],
      facts: [],
      dishes: [],
    },
    {
      kind: 'contact',
      heading: 'Where we are',
      phoneHint: 'The quickest way while the kitchen is open.',
      socialHint: 'What is in season, and the odd burnt naan.',
      hoursHeading: 'When we are here',
      kitchenHint: 'Pickup orders and tables',
      officeHint: 'Messages and catering quotes',
      formHeading: 'Write to us',
      formText: 'We reply within 24 hours, usually sooner.',
    },
    {
      kind: 'map',
      heading: 'How to get here',
      text: 'On Jasper Ave between 106 and 107 Street, on the north side, behind the blue awning. Corona station is one block west: come up at 107 Street and walk toward the smell of cumin. Drivers find parking meters on 106 Street.',
      image: '/art/map-of-jasper-ave.svg',
      alt: 'A map, drawn by hand: {name} stands on the north side of Jasper Ave between 106 Street and 107 Street. Corona LRT station is one block to the west, 105 Street one block to the east. The river valley lies to the south.',
      caption: 'Drawn by hand, not to scale',
    },
    {
      kind: 'questions',
      heading: 'FAQ',
      items: [
        {
          question: 'How soon will I hear from you?',
          answer:
            'Within 24 hours, from a person. We read messages {officeHours}. For anything that cannot wait, call {phone}.',
        },
        {
          question: 'Something is wrong with my order. Who do I tell?',
          answer:
            'Call {phone} while the kitchen is open and have your order number ready: what we got wrong, we cook again or take off the bill. If you notice only the next day, write to us here.',
        },
        {
          question: 'Where do I park when I pick up?',
          answer:
            'In the bay by the door at {street}, for ten minutes. Give your name at the counter. While we’re open, an order is ready about {leadMinutes} minutes after you place it, or at the time you chose.',
        },
        {
          question: 'Is there a table for a large group?',
          answer:
            'Usually, with a few days’ notice: book a table on this site, or call if your party is larger. For groups of {groupGuests} or more that dine in, a gratuity of {groupPercent}% is added to the bill. Pickup orders never carry one.',
        },
      ],
    },
  ],
}
