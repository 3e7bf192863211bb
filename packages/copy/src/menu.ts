import { serviceHoursLine } from '@tiffin/contract'
import type { HourFormat, OpeningInterval } from '@tiffin/contract'

/** What the interface says on the printed menu, whichever it is. */
export const menuCopy = {
  orderOnline: 'Order Online',
  print: 'Print the menu',
  sectionsLabel: 'Sections of the menu',
  soldOut: 'Sold out today',
  failed: 'The menu could not be loaded.',
  hoursHeading: 'Kitchen hours',
  specialDaysLabel: 'Days with different hours',
  served: (hours: OpeningInterval, format: HourFormat) => `Served ${serviceHoursLine(hours, format)}`,
  legend: {
    heading: 'How to read it',
    dietary: {
      vegetarian: { short: 'V', name: 'Vegetarian', meaning: 'Vegetarian' },
      vegan: { short: 'VG', name: 'Vegan', meaning: 'Vegan, so dairy-free too' },
      'gluten-free': { short: 'GF', name: 'Gluten-free', meaning: 'Gluten-free' },
      'dairy-free': { short: 'DF', name: 'Dairy-free', meaning: 'Dairy-free' },
    },
    spice: [
      { level: 'mild', text: 'safe for small children' },
      { level: 'medium', text: 'you notice it' },
      { level: 'hot', text: 'how we eat at home' },
      { level: 'extra hot', text: 'means what it says' },
    ],
  },
}
