import type { SpecialDays } from './opening-hours.ts'

/** A part of one day, open from the one time to the other. */
export interface OpeningInterval {
  /** Wall-clock time in the restaurant's zone, '11:00'; so is when it closes. */
  opens: string
  closes: string
}

/** By ISO weekday: 1 is Monday, 7 is Sunday. A closed day is an empty list. */
export type WeeklyHours = Record<1 | 2 | 3 | 4 | 5 | 6 | 7, OpeningInterval[]>

/** When a category is cooked, by its slug. */
interface ServiceHours extends OpeningInterval {
  category: string
}

/** What those who run the restaurant change without a new version of the site, section by section. */
export interface SiteSettings {
  ordering: {
    /** From placing the order to the earliest pickup. */
    leadMinutes: number
    /** The distance between the times a guest may choose. */
    slotMinutes: number
    /** The as-soon-as-possible promise is rounded up to a multiple of this. */
    roundToMinutes: number
    /** For how many days ahead a pickup may be ordered. */
    lookAheadDays: number
  }
  contact: {
    phone: { display: string; tel: string }
    email: string
    /** Where enquiries and catering requests go. */
    deskEmail: string
    social: { label: string; url: string }
  }
  hours: {
    /** Ordering, pickup and tables follow these. */
    kitchen: WeeklyHours
    /** Enquiries and catering; no order can be picked up on their strength. */
    desk: WeeklyHours
    /** Categories served only part of the day. */
    service: ServiceHours[]
  }
  tables: {
    /** The interval between table times. */
    slotMinutes: number
    /** How many guests may arrive at one of these times. */
    seatsPerSlot: number
    /** Last seating before the kitchen closes. */
    lastSeatingMinutes: number
    /** Minimum notice. */
    leadMinutes: number
    lookAheadDays: number
  }
  taxes: {
    name: string
    /** Up to three decimals, 4.875. */
    percent: number
  }
}

/** The rules that hold at some moment: what is set, and the days that are an exception to the week. */
export interface HouseRules {
  readonly settings: SiteSettings
  readonly specialDays: readonly SpecialDays[]
}

const mondayToThursday: OpeningInterval[] = [{ opens: '11:00', closes: '21:00' }]
const fridayAndSaturday: OpeningInterval[] = [{ opens: '11:00', closes: '22:00' }]
const deskMondayToSaturday: OpeningInterval[] = [{ opens: '09:00', closes: '21:00' }]

/** What holds until somebody sets something else under Settings. */
export const defaultSettings: SiteSettings = {
  ordering: { leadMinutes: 25, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60 },
  contact: {
    phone: { display: '780-555-0142', tel: '+17805550142' },
    email: 'hello@example.com',
    deskEmail: 'desk@example.com',
    social: { label: 'Instagram', url: 'https://example.com/masala-and-maple' },
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
    desk: {
      1: deskMondayToSaturday,
      2: deskMondayToSaturday,
      3: deskMondayToSaturday,
      4: deskMondayToSaturday,
      5: deskMondayToSaturday,
      6: deskMondayToSaturday,
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
  taxes: { name: 'GST', percent: 5 },
}
