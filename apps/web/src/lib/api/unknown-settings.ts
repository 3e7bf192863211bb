import type { SiteSettings } from '@tiffin/contract'

const week = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }
const lead = { leadMinutes: 30, slotMinutes: 30, lookAheadDays: 60 }

/** Of a restaurant that nothing is known of yet: a page comes with its settings, so this is shown only if that failed. */
export const unknownSettings: SiteSettings = {
  ordering: { ...lead, roundToMinutes: 5, maxPortions: 200 },
  contact: { phone: { display: '', tel: '' }, email: '', officeEmail: '', social: { label: '', url: '' } },
  hours: { kitchen: week, office: week, service: [] },
  tables: { ...lead, seatsPerSlot: 20, lastSeatingMinutes: 60 },
  taxes: { name: '', percent: 0 },
  identity: { name: '', shortName: '', tagline: '', since: 2025, sister: null, cards: [], largeGroup: null },
  address: { street: '', city: '', region: '', postalCode: '', position: null, directions: '' },
  region: {
    country: 'CA',
    drinkingAge: 18,
    locale: 'en-CA',
    is24Hours: false,
    timeZone: 'UTC',
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
