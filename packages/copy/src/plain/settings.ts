import type { AllSettings, OpeningInterval, WeeklyHours } from '@tiffin/contract'

const everyDay = (span: OpeningInterval): WeeklyHours => ({
  1: [span],
  2: [span],
  3: [span],
  4: [span],
  5: [span],
  6: [span],
  7: [span],
})

/** A restaurant of which nothing is known yet: applies to each section until it is saved under Settings. */
export const plainSettings: AllSettings = {
  ordering: { leadMinutes: 30, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 14, maxPortions: 100 },
  hours: {
    kitchen: everyDay({ opens: '11:00', closes: '21:00' }),
    office: everyDay({ opens: '11:00', closes: '21:00' }),
    service: [],
  },
  kitchen: { stations: [], work: [] },
  alerts: {
    acceptsOrders: false,
    staffAfterMinutes: 3,
    guestAfterMinutes: 10,
    emailsOrders: true,
    warnsWithoutBoard: true,
  },
  tables: {
    slotMinutes: 30,
    seatsPerSlot: 20,
    lastSeatingMinutes: 60,
    leadMinutes: 60,
    lookAheadDays: 60,
  },
  contact: {
    phone: { display: '', tel: '' },
    email: 'hello@example.com',
    officeEmail: 'desk@example.com',
    social: [],
  },
  payments: {
    methods: ['cash', 'card'],
    online: {
      mode: 'off',
      methods: ['card'],
      requiredFrom: null,
      isRequiredOfNewGuests: false,
      holdMinutes: 10,
      tips: { isOffered: false, percents: [10, 15, 20] },
    },
    upiId: '',
  },
  taxes: { areIncluded: false, list: [] },
  extras: { items: [] },
  identity: {
    name: 'Your restaurant',
    shortName: 'Your restaurant',
    logo: null,
    tagline: '',
    cuisine: '',
    picture: '',
    since: 2026,
    sister: null,
    cards: [],
    largeGroup: null,
  },
  address: { street: '', city: '', region: '', postalCode: '', position: null, directions: '' },
  region: {
    country: 'US',
    drinkingAge: 21,
    locale: 'en-US',
    is24Hours: false,
    timeZone: 'UTC',
    currency: 'USD',
  },
  look: { brand: '#2F4F4F', accent: '#E3A857', fonts: 'outfit', hasPattern: false, corners: 'soft' },
  pages: {
    story: false,
    catering: false,
    tables: false,
    reviews: true,
    newsletter: false,
    wishlist: true,
    testimonials: false,
  },
  banner: { text: '', href: '', lastDay: null },
  launch: { state: 'closed', opensAt: null, showsSteps: true },
}
