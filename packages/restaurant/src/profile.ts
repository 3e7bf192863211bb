/** A part of one day, open from the one time to the other. */
export interface OpeningInterval {
  /** Wall-clock time in the restaurant's zone, '11:00'; so is when it closes. */
  opens: string
  closes: string
}

/** By ISO weekday: 1 is Monday, 7 is Sunday. A closed day is an empty list. */
export type WeeklyHours = Record<1 | 2 | 3 | 4 | 5 | 6 | 7, OpeningInterval[]>

/** Where guests find the restaurant: as it is written on a letter, and on a map. */
export interface PostalAddress {
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  /** In degrees, north and east positive. */
  geo: { latitude: number; longitude: number }
}

/** What is a matter of this restaurant and not of the software: give it other values and it is another restaurant. */
export interface RestaurantProfile {
  brand: string
  /** The software that serves the site; named where the software speaks, never as the restaurant. */
  softwareName: string
  tagline: string
  address: PostalAddress
  phone: { display: string; tel: string }
  email: string
  /** Where enquiries and catering requests go. */
  deskEmail: string
  social: { label: string; url: string }
  sisterRestaurant: { name: string; city: string; region: string; url: string }
  locale: string
  currency: string
  /** Every opening hour and pickup time is a wall-clock time of this zone. */
  timeZone: string
  themeColor: string
  taxName: string
  taxPercent: number
  pickup: {
    /** From placing the order to the earliest pickup. */
    leadMinutes: number
    /** The distance between the times a guest may choose. */
    slotMinutes: number
    /** The as-soon-as-possible promise is rounded up to a multiple of this. */
    roundToMinutes: number
    /** For how many days ahead a pickup may be ordered. */
    lookAheadDays: number
  }
  reservations: {
    /** The distance between the times a table can be had at. */
    slotMinutes: number
    /** How many guests may arrive at one of these times. */
    seatsPerSlot: number
    /** Nobody is seated later than this before the kitchen closes. */
    lastSeatingMinutes: number
    /** From asking to the earliest table. */
    leadMinutes: number
    lookAheadDays: number
  }
  /** Ordering and pickup follow these. */
  kitchenHours: WeeklyHours
  kitchenHoursLines: string[]
  /** Enquiries and catering; no order can be picked up on their strength. */
  deskHours: WeeklyHours
  deskHoursLines: string[]
  /** Categories, by slug, that are cooked for a part of the day only. */
  serviceHours: Record<string, OpeningInterval>
  serviceHoursLines: Record<string, string>
  acceptedCards: string[]
  copyrightStartYear: number
  /** A note for guests who dine in; never added to a pickup order. */
  largeGroup: { fromGuests: number; gratuityPercent: number }
}

const mondayToThursday: OpeningInterval[] = [{ opens: '11:00', closes: '21:00' }]
const fridayAndSaturday: OpeningInterval[] = [{ opens: '11:00', closes: '22:00' }]
const deskMondayToSaturday: OpeningInterval[] = [{ opens: '09:00', closes: '21:00' }]

/** Who the restaurant is and when it cooks: the facts that every page, mail and pickup time is made from. */
export const restaurant: RestaurantProfile = {
  brand: 'Masala & Maple',
  softwareName: 'Tiffin',
  tagline: 'Indian cooking, prairie larder, ready when you are.',
  address: {
    street: '10620 Jasper Ave',
    city: 'Edmonton',
    region: 'AB',
    postalCode: 'T5J 1Z7',
    country: 'CA',
    geo: { latitude: 53.5412, longitude: -113.5049 },
  },
  phone: { display: '780-555-0142', tel: '+17805550142' },
  email: 'hello@example.com',
  deskEmail: 'desk@example.com',
  social: { label: 'Instagram', url: 'https://example.com/masala-and-maple' },
  sisterRestaurant: {
    name: 'Cardamom & Cedar',
    city: 'Golden',
    region: 'BC',
    url: 'https://example.com/cardamom-and-cedar',
  },
  locale: 'en-CA',
  currency: 'CAD',
  timeZone: 'America/Edmonton',
  themeColor: '#1E3A8A',
  taxName: 'GST',
  taxPercent: 5,
  pickup: { leadMinutes: 25, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60 },
  reservations: {
    slotMinutes: 30,
    seatsPerSlot: 24,
    lastSeatingMinutes: 60,
    leadMinutes: 60,
    lookAheadDays: 60,
  },
  kitchenHours: {
    1: mondayToThursday,
    2: mondayToThursday,
    3: mondayToThursday,
    4: mondayToThursday,
    5: fridayAndSaturday,
    6: fridayAndSaturday,
    7: [{ opens: '11:00', closes: '20:00' }],
  },
  kitchenHoursLines: ['Mon-Thu 11am-9pm', 'Fri-Sat 11am-10pm', 'Sun 11am-8pm'],
  deskHours: {
    1: deskMondayToSaturday,
    2: deskMondayToSaturday,
    3: deskMondayToSaturday,
    4: deskMondayToSaturday,
    5: deskMondayToSaturday,
    6: deskMondayToSaturday,
    7: [{ opens: '10:00', closes: '18:00' }],
  },
  deskHoursLines: ['Mon-Sat 9am-9pm', 'Sun 10am-6pm'],
  serviceHours: { 'breakfast-lunch': { opens: '11:00', closes: '15:00' } },
  serviceHoursLines: { 'breakfast-lunch': '11:00am to 3:00pm' },
  acceptedCards: ['Visa', 'Mastercard', 'Amex', 'Interac'],
  copyrightStartYear: 2025,
  largeGroup: { fromGuests: 10, gratuityPercent: 14 },
}
