import type { OpeningInterval, SiteSettings } from '@tiffin/contract'
import { sampleExtras } from './extras.ts'

const mondayToThursday: OpeningInterval[] = [{ opens: '11:00', closes: '21:00' }]
const fridayAndSaturday: OpeningInterval[] = [{ opens: '11:00', closes: '22:00' }]
const officeMondayToSaturday: OpeningInterval[] = [{ opens: '09:00', closes: '21:00' }]

/** Applies until something else is saved under Settings. */
export const sampleSettings: SiteSettings = {
  ordering: { leadMinutes: 25, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60, maxPortions: 200 },
  contact: {
    phone: { display: '780-555-0142', tel: '+17805550142' },
    email: 'hello@example.com',
    officeEmail: 'desk@example.com',
    social: [{ label: 'Instagram', url: 'https://example.com/masala-and-maple' }],
  },
  hours: {
    kitchen: {
      1: mondayToThursday,
      2: mondayToThursday,
      3: mondayToThursday,
      4: mondayToThursday,
      5: fridayAndSaturday,
      6: fridayAndSaturday,
      7: [{ opens: '11:00', closes: '20:00' }],
    },
    office: {
      1: officeMondayToSaturday,
      2: officeMondayToSaturday,
      3: officeMondayToSaturday,
      4: officeMondayToSaturday,
      5: officeMondayToSaturday,
      6: officeMondayToSaturday,
      7: [{ opens: '10:00', closes: '18:00' }],
    },
    service: [{ category: 'breakfast-lunch', opens: '11:00', closes: '15:00' }],
  },
  tables: {
    slotMinutes: 30,
    seatsPerSlot: 24,
    lastSeatingMinutes: 60,
    leadMinutes: 60,
    lookAheadDays: 60,
  },
  banner: { text: '', href: '', lastDay: null },
  payments: {
    methods: ['cash', 'card', 'paypal', 'upi'],
    online: {
      mode: 'off',
      methods: ['card', 'paypal'],
      requiredFrom: null,
      isRequiredOfNewGuests: false,
      holdMinutes: 10,
      tips: { isOffered: false, percents: [10, 15, 20] },
    },
    upiId: '',
  },
  extras: sampleExtras,
  taxes: { areIncluded: false, list: [{ name: 'GST', percent: 5, number: '', categories: null }] },
  identity: {
    name: 'Masala & Maple',
    shortName: 'Masala & Maple',
    logo: '/art/maple-mark.svg',
    tagline: 'Indian cooking, prairie larder, ready when you are.',
    cuisine: 'Indian',
    picture: '/art/page-home.png',
    since: 2025,
    sister: {
      name: 'Cardamom & Cedar',
      city: 'Golden',
      region: 'BC',
      url: 'https://example.com/cardamom-and-cedar',
    },
    cards: ['Visa', 'Mastercard', 'Amex', 'Interac'],
    largeGroup: { fromGuests: 10, gratuityPercent: 14 },
  },
  address: {
    street: '10620 Jasper Ave',
    city: 'Edmonton',
    region: 'AB',
    postalCode: 'T5J 1Z7',
    position: { latitude: 53.5412, longitude: -113.5049 },
    directions: 'Park for ten minutes in the bay by the door and give your name at the counter.',
  },
  region: {
    country: 'CA',
    drinkingAge: 18,
    locale: 'en-CA',
    is24Hours: false,
    timeZone: 'America/Edmonton',
    currency: 'CAD',
  },
  look: { brand: '#1E3A8A', accent: '#F2A33A', fonts: 'fraunces', hasPattern: true, corners: 'round' },
  pages: {
    story: true,
    catering: true,
    tables: true,
    reviews: true,
    newsletter: true,
    wishlist: true,
    testimonials: true,
  },
}
