import type {
  OpeningInterval,
  SiteSettings,
  ExtrasSettings,
  AlertSettings,
  AllSettings,
  KitchenSettings,
} from '@tiffin/contract'

const free = { price: 0, taxCategory: null }
const bagQuestion = 'Do you need a bag?'

/**
 * What Edmonton's Single-use Item Reduction Bylaw (20117) asks of a restaurant: at least $0.25 for a paper bag and $2 for
 * a reusable one, both with GST, and cutlery, napkins and sauces only on request.
 */
const sampleExtras: ExtrasSettings = {
  items: [
    {
      id: 'paper-bag',
      name: 'Paper bag',
      question: bagQuestion,
      price: 0.25,
      taxCategory: null,
      asks: 'yes or no',
      max: 10,
    },
    {
      id: 'reusable-bag',
      name: 'Reusable bag',
      question: bagQuestion,
      price: 2,
      taxCategory: null,
      asks: 'yes or no',
      max: 10,
    },
    { id: 'cutlery', name: 'Cutlery', question: 'Cutlery for how many?', ...free, asks: 'how many', max: 20 },
    { id: 'napkins', name: 'Napkins', question: 'Napkins, please', ...free, asks: 'yes or no', max: 1 },
    {
      id: 'sauces',
      name: 'Sauces',
      question: 'Chutneys and sauces, please',
      ...free,
      asks: 'yes or no',
      max: 1,
    },
  ],
}

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

/**
 * The stations of the default menu and the time that a portion takes. Without limits: how much a kitchen can do is
 * something that only its owner knows.
 */
export const sampleKitchen: KitchenSettings = {
  stations: [
    { key: 'tawa', name: 'Tawa', capacityMinutes: null },
    { key: 'tandoor', name: 'Tandoor', capacityMinutes: null },
    { key: 'curry', name: 'Curry', capacityMinutes: null },
    { key: 'fry', name: 'Fryer', capacityMinutes: null },
    { key: 'cold', name: 'Cold', capacityMinutes: null },
    { key: 'drinks', name: 'Drinks', capacityMinutes: null },
  ],
  work: [
    { category: 'breakfast-lunch', station: 'tawa', minutes: 4 },
    { category: 'thali', station: 'curry', minutes: 4 },
    { category: 'chaat-cold', station: 'cold', minutes: 2 },
    { category: 'chaat-tawa', station: 'tawa', minutes: 3 },
    { category: 'chaat-frying', station: 'fry', minutes: 2 },
    { category: 'veg-appetizers', station: 'fry', minutes: 2.5 },
    { category: 'non-veg-appetizers', station: 'tandoor', minutes: 3 },
    { category: 'veg-main-course', station: 'curry', minutes: 2.5 },
    { category: 'non-veg-main-course', station: 'curry', minutes: 3 },
    { category: 'rice', station: 'curry', minutes: 1 },
    { category: 'breads', station: 'tandoor', minutes: 1 },
    { category: 'extras', station: 'cold', minutes: 0.5 },
    { category: 'soup', station: 'curry', minutes: 1 },
    { category: 'drinks', station: 'drinks', minutes: 1 },
    { category: 'desserts', station: 'cold', minutes: 0.5 },
    { category: 'chef-special', station: 'curry', minutes: 5 },
  ],
}

const defaultAlerts: AlertSettings = {
  acceptsOrders: false,
  staffAfterMinutes: 3,
  guestAfterMinutes: 10,
  emailsOrders: false,
  warnsWithoutBoard: true,
}

/** With the sections that guests do not see. */
export const allSampleSettings: AllSettings = {
  ...sampleSettings,
  kitchen: sampleKitchen,
  alerts: defaultAlerts,
  launch: { state: 'open', opensAt: null, showsSteps: false },
}
