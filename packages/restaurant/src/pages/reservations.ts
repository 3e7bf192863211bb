import type { WrittenPage } from '@tiffin/contract'
import { card } from './card.ts'

export const reservationsPage: WrittenPage = {
  title: 'Reservations',
  description:
    'Book a table at {name}, {street}, {city}. See which times are free, ask for yours in a minute, and cancel with one click if plans change.',
  sections: [
    {
      kind: 'hero',
      arrangement: 'room',
      eyebrow: 'Reservations',
      heading: 'A table, a tandoor, no hurry.',
      text: 'Tell us when and how many. We hold the seats right away, look at every request ourselves, and email you when the table is yours.',
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
          heading: 'Chef specials, all you can eat',
          text: 'At the table only, Veg or Meat: a welcome drink, 4 appetizers, 3 mains, rice, salad, the bread basket and a dessert, brought until you wave. The whole table joins in, and nothing is packed to go.',
          link: { label: 'See the menu', href: '/menu' },
        },
        {
          heading: 'Large groups',
          text: 'We seat families of twelve most weekends and like it loud. For groups of {groupGuests} or more a gratuity of {groupPercent}% is added to the bill; it goes to the floor and the kitchen alike. It is for dining in only: pickup orders never carry one.',
          link: null,
        },
      ],
    },
    {
      kind: 'text',
      arrangement: 'arches',
      heading: 'The room',
      role: '',
      text: 'There are two rows of tables under the copper lamps, a long bench along the brick wall, and four seats at the pass where you can watch the naan go in. It gets lively from six; for a quiet talk, come at half past two or after eight.\n\nThe tandoor stands behind glass at the far end. If you would like to sit close to it, or as far from it as you can, say so in the notes. The entrance is step-free, every table but the two by the window takes a wheelchair, and there are three high chairs.',
      quote: '',
      link: null,
      dishes: ['garlic-naan', 'masala-chai'],
    },
    {
      kind: 'cards',
      arrangement: 'plain',
      heading: 'What to expect',
      text: '',
      items: [
        card(
          'A person, not a machine',
          'Your seats are held from the moment you ask. One of us looks at your request, usually within the hour while the kitchen is open, and you get an email either way.',
        ),
        card(
          'Yours for two hours',
          'Enough for chaat, a curry, dessert and a second chai. We keep a late table for fifteen minutes; call {phone} and we’ll hold it longer.',
        ),
        card(
          'Plans change',
          'Cancel with one click, right up to your reservation. Someone waiting at the door will thank you.',
        ),
        card(
          'Up to {seats} online',
          'Tables are available every {seatingInterval}, from {bookingLead} to {bookingDays} days ahead. For larger parties, call us, and we plan the evening together.',
        ),
      ],
      link: null,
    },
  ],
}
