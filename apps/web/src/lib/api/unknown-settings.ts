import type { SiteSettings } from '@tiffin/contract'

/** Of a restaurant that nothing is known of yet: a page comes with its settings, so this is shown only if that failed. */
export const unknownSettings: SiteSettings = {
  ordering: { leadMinutes: 30, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60, maxPortions: 200 },
  contact: { phone: { display: '', tel: '' }, email: '', officeEmail: '', social: { label: '', url: '' } },
  hours: {
    kitchen: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] },
    office: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] },
    service: [],
  },
  tables: { slotMinutes: 30, seatsPerSlot: 20, lastSeatingMinutes: 60, leadMinutes: 60, lookAheadDays: 60 },
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
