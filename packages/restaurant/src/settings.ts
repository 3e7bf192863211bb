import type { OpeningInterval, SiteSettings } from '@tiffin/contract'

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
