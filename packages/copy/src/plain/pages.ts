import type { WrittenPage } from '@tiffin/contract'
import { privacyPageOf } from './privacy.ts'

export const termsPage: WrittenPage = {
  title: 'Terms',
  description:
    'The terms of {name}, in one paragraph: you order for pickup, you pay at the counter, and an order that you have placed keeps its price.',
  sections: [
    {
      kind: 'policy',
      heading: 'Terms',
      lead: '',
      isDated: false,
      text: `By ordering on this site you agree to collect your order at {street}, {city}, at the time promised, and to pay for it there: the prices you saw when you placed it, less your discount, plus {taxPercent}% {taxName}. Menu, prices and hours may change at any time, but never for an order that is already placed.

Something unclear? [Ask us](/contact)`,
    },
  ],
}

/** The pages of a new site, by path: they say of the restaurant only what its settings know. */
export const plainPages: Readonly<Record<string, WrittenPage>> = {
  '/': {
    title: 'Home',
    description: '{name} in {city}: order online, pick up hot.',
    sections: [
      {
        kind: 'slides',
        eyebrow: '{city}',
        image: '',
        slides: [{ heading: '{name}', text: '{tagline}', dishes: [] }],
        buttons: [
          { label: 'Order Online', href: '/order-online' },
          { label: 'Book a Table', href: '/reservations' },
          { label: 'Our Story', href: '/about' },
        ],
        facts: [{ figure: '~{leadMinutes} min', label: 'usual wait for pickup' }],
      },
      { kind: 'promotions' },
      { kind: 'categories', heading: 'The menu', text: '' },
      { kind: 'dishes', show: 'featured', heading: 'What we are proud of', text: '', link: null },
      {
        kind: 'dishes',
        show: 'newest',
        heading: 'New on the menu',
        text: '',
        link: { label: 'All new dishes', href: '/order-online?sort=newest' },
      },
      {
        kind: 'callToAction',
        arrangement: 'plain',
        heading: 'Hungry yet?',
        text: 'You order here and collect at {street}, about {leadMinutes} minutes later while we are open.',
        buttons: [{ label: 'Order Online', href: '/order-online' }],
        image: '',
      },
    ],
  },
  '/menu': {
    title: 'Menu',
    description: 'The menu of {name} in {city}, dish by dish: what is in it and what it costs.',
    sections: [
      {
        kind: 'menuHead',
        heading: 'The Menu',
        text: 'Everything we cook at {street}. What is sold out for today is marked.',
      },
      {
        kind: 'menuNotes',
        heading: 'Important Notes',
        anchor: 'important-notes',
        notes: [
          '{priceTerms}',
          'Dining in with {groupGuests} guests or more: a gratuity of {groupPercent}% is added to the bill. Pickup orders never carry one.',
          '{allergyNotice}',
          '{alcoholNotice}',
        ],
      },
    ],
  },
  '/order-online': {
    title: 'Order Online',
    description:
      'The whole menu of {name}, to order for pickup at {street}, {city}. Usually ready {leadMinutes} minutes later, while we’re open.',
    sections: [
      {
        kind: 'orderHead',
        heading: 'Order for pickup',
        text: 'Ready about {leadMinutes} minutes after you order, while we’re open · {street}',
      },
      { kind: 'popular', heading: 'More to Love', text: 'What other tables keep ordering.' },
    ],
  },
  '/catering': {
    title: 'Catering',
    description: 'Catering by {name} in {city}: ask for a menu and a price.',
    sections: [
      {
        kind: 'hero',
        arrangement: 'plain',
        eyebrow: 'Catering',
        heading: 'We cook for your guests',
        text: 'Tell us about the day, and we send you a menu with a price.',
        buttons: [{ label: 'Get a quote', href: '#quote' }],
        facts: [],
        dishes: [],
      },
      {
        kind: 'quote',
        heading: 'Tell us about the day',
        text: 'Rough numbers are fine. Nothing is booked and nothing is owed until you say yes.',
        image: '',
      },
    ],
  },
  '/contact': {
    title: 'Contact Us',
    description: 'Where to find {name}, when we are open, and how to reach us.',
    sections: [
      {
        kind: 'hero',
        arrangement: 'plain',
        eyebrow: 'Contact Us',
        heading: 'Come by, call, or write to us.',
        text: '',
        buttons: [],
        facts: [],
        dishes: [],
      },
      {
        kind: 'contact',
        heading: 'Where we are',
        phoneHint: 'The quickest way while we are open.',
        socialHint: '',
        hoursHeading: 'When we are here',
        kitchenHint: 'Pickup orders and tables',
        officeHint: 'Messages and catering',
        formHeading: 'Write to us',
        formText: '',
      },
      { kind: 'map', heading: 'How to get here', text: '', image: '', alt: '', caption: '' },
    ],
  },
  '/reservations': {
    title: 'Reservations',
    description: 'Book a table at {name} in {city}, and see which times are free.',
    sections: [
      {
        kind: 'hero',
        arrangement: 'room',
        eyebrow: 'Reservations',
        heading: 'A table at {name}',
        text: 'Tell us when and how many. We hold the seats and email you when the table is yours.',
        buttons: [],
        facts: [],
        dishes: [],
      },
      {
        kind: 'booking',
        heading: 'Book a Table',
        hoursHeading: 'When we seat guests',
        hoursText: 'Seatings start every {seatingInterval}, the last one {lastSeating}.',
        notes: [
          {
            heading: 'Large groups',
            text: 'For groups of {groupGuests} or more a gratuity of {groupPercent}% is added to the bill. Pickup orders never carry one.',
            link: null,
          },
        ],
      },
    ],
  },
  '/about': {
    title: 'About Us',
    description: 'Who cooks at {name}, and where to find us.',
    sections: [
      {
        kind: 'hero',
        arrangement: 'plain',
        eyebrow: 'About Us',
        heading: '{name}',
        text: 'We cook at {street}, {city}. You order here and collect your order hot.',
        buttons: [],
        facts: [],
        dishes: [],
      },
    ],
  },
  '/testimonials': {
    title: 'Testimonials',
    description: 'What guests say about {name}.',
    sections: [
      {
        kind: 'hero',
        arrangement: 'plain',
        eyebrow: 'Testimonials',
        heading: 'What our guests say',
        text: '',
        buttons: [],
        facts: [],
        dishes: [],
      },
    ],
  },
  '/terms': termsPage,
  '/privacy': privacyPageOf({
    links: 'other sites',
    authority: 'the authority that protects data where you live',
    land: '{country}',
    cooksIn: '{city}, {country}',
    laws: '{country}',
  }),
}
