/** An open period within a day. */
export interface OpeningInterval {
  /** Wall-clock time in the restaurant's zone, '11:00'; the same applies to the closing time. */
  opens: string
  closes: string
}

/** By ISO weekday: 1 is Monday, 7 is Sunday. A closed day is an empty list. */
export type WeeklyHours = Record<1 | 2 | 3 | 4 | 5 | 6 | 7, OpeningInterval[]>

/** When a category is served, by its slug. */
interface ServiceHours extends OpeningInterval {
  category: string
}

/** What the operators can change without a new release of the site, section by section. */
export interface SiteSettings {
  ordering: {
    /** From placing the order to the earliest pickup. */
    leadMinutes: number
    /** The interval between the times a guest may choose. */
    slotMinutes: number
    /** The as-soon-as-possible time is rounded up to a multiple of this. */
    roundToMinutes: number
    /** How many days ahead a pickup can be ordered. */
    lookAheadDays: number
    /** Portions in one order; for more, guests are asked to call. */
    maxPortions: number
  }
  contact: {
    phone: { display: string; tel: string }
    email: string
    /** Where enquiries and catering requests go. */
    officeEmail: string
    social: { label: string; url: string }
  }
  hours: {
    /** Ordering, pickup and tables follow these. */
    kitchen: WeeklyHours
    /** Enquiries and catering; they do not affect when orders can be picked up. */
    office: WeeklyHours
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

/** What guests need not know about. */
export interface AllSettings extends SiteSettings {
  kitchen: KitchenSettings
  alerts: AlertSettings
}

/** Who learns of a new order, and what happens while nobody accepts it. */
export interface AlertSettings {
  /** Orders are accepted as they are placed, except those with an allergy. */
  acceptsOrders: boolean
  /** After how many minutes owners and managers are told; null means never. */
  staffAfterMinutes: number | null
  /** After how many minutes the guest is asked to call; null means never. */
  guestAfterMinutes: number | null
  /** Whether each new order is emailed to the office. */
  emailsOrders: boolean
  /** Whether the admin warns while no kitchen board is connected. */
  warnsWithoutBoard: boolean
}

export interface KitchenSettings {
  stations: KitchenStation[]
  /** For each category, by its slug: who makes it, and the station's minutes for a portion (halves allowed). */
  work: { category: string; station: string; minutes: number }[]
}

/** A part of the kitchen that works on its own. */
export interface KitchenStation {
  key: string
  name: string
  /** How many minutes of work it can do in a window of 15 minutes; null means no limit. */
  capacityMinutes: number | null
}

/** How the kitchen keeps up with online orders; both exceptions end by themselves. ISO 8601, null if there is none. */
export interface KitchenPace {
  pausedUntil: string | null
  /** Added to the lead time. */
  busyMinutes: number
  busyUntil: string | null
}

/** Days with hours that differ from their weekday's, both ends included; without hours they are closed. */
export interface SpecialDays {
  /** A day of the restaurant's calendar, '2026-12-24'; the same applies to the last one. */
  firstDay: string
  lastDay: string
  name: string
  hours: OpeningInterval | null
}

/** The rules that apply at some moment: the settings, and the days that are exceptions to the week. */
export interface HouseRules {
  readonly settings: SiteSettings
  readonly specialDays: readonly SpecialDays[]
}

/** All that decides when an order can be picked up, except for the other orders. */
export interface KitchenRules extends HouseRules {
  readonly settings: AllSettings
  readonly pace: KitchenPace
}

const mondayToThursday: OpeningInterval[] = [{ opens: '11:00', closes: '21:00' }]
const fridayAndSaturday: OpeningInterval[] = [{ opens: '11:00', closes: '22:00' }]
const officeMondayToSaturday: OpeningInterval[] = [{ opens: '09:00', closes: '21:00' }]

/** Applies until something else is saved under Settings. */
export const defaultSettings: SiteSettings = {
  ordering: { leadMinutes: 25, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60, maxPortions: 200 },
  contact: {
    phone: { display: '780-555-0142', tel: '+17805550142' },
    email: 'hello@example.com',
    officeEmail: 'desk@example.com',
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
  taxes: { name: 'GST', percent: 5 },
}
