import { serviceHoursLine, taxWords } from '@tiffin/contract'
import type { HourFormat, OpeningInterval, SiteSettings } from '@tiffin/contract'
import { shopCopy } from './shop.ts'

/** A section of the printed menu: one or more categories under a heading. */
export interface MenuSectionCopy {
  /** The section's anchor in the page's address. */
  slug: string
  heading: string
  note?: string
  /** Its categories, by slug and in this order. */
  categories: string[]
  /** Names alone do not describe the dishes: even the printed version, short of space, has descriptions here. */
  printsDescriptions?: true
}

/** What the notes below a menu depend on. */
export interface MenuFacts {
  /** It has dishes under these headings: what is said of our curries would be untrue of another restaurant's menu. */
  isOurs: boolean
  hasAlcohol: boolean
}

/** The printed menu: its sections in order, and the text around the dishes. */
export const menuCopy = {
  heading: 'The Menu',
  lead: 'Everything we cook at {street}, for the table and for pickup. What is sold out for today is marked.',
  orderOnline: 'Order Online',
  print: 'Print the menu',
  sectionsLabel: 'Sections of the menu',
  soldOut: 'Sold out today',
  failed: 'The menu could not be loaded.',
  hoursHeading: 'Kitchen hours',
  specialDaysLabel: 'Days with different hours',
  served: (hours: OpeningInterval, format: HourFormat) => `Served ${serviceHoursLine(hours, format)}`,
  sections: [
    {
      slug: 'breakfast-lunch',
      heading: 'Breakfast/Lunch',
      categories: ['breakfast-lunch'],
    },
    {
      slug: 'lunch-combo-thali',
      heading: 'Lunch Combo/Thali',
      note: 'A whole meal on one plate',
      categories: ['thali'],
      printsDescriptions: true,
    },
    {
      slug: 'chaat-bar',
      heading: 'Chaat Bar',
      note: 'Cold from the counter, and hot off the tawa',
      categories: ['chaat-cold', 'chaat-tawa'],
    },
    { slug: 'frying-items', heading: 'Frying Items', categories: ['chaat-frying'] },
    {
      slug: 'appetizers',
      heading: 'Veg and Non Veg Appetizers',
      categories: ['veg-appetizers', 'non-veg-appetizers'],
    },
    {
      slug: 'main-course',
      heading: 'Veg and Non Veg Main Course',
      categories: ['veg-main-course', 'non-veg-main-course'],
    },
    { slug: 'rice', heading: 'Rice', categories: ['rice'] },
    { slug: 'breads', heading: 'Breads', note: 'Out of the tandoor, one by one', categories: ['breads'] },
    { slug: 'extras', heading: 'Extras', categories: ['extras'] },
    { slug: 'soup', heading: 'Soup', categories: ['soup'] },
    { slug: 'drinks', heading: 'Drinks', categories: ['drinks'] },
    { slug: 'desserts', heading: 'Desserts', categories: ['desserts'] },
    {
      slug: 'chef-specials',
      heading: 'Chef Specials',
      note: 'Small pots and slow roasts',
      categories: ['chef-special'],
      printsDescriptions: true,
    },
  ] as MenuSectionCopy[],
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
  /** Chef Specials for dining in: a note for the dining room, not part of any pickup order. */
  allYouCanEat: {
    slug: 'chef-specials',
    heading: 'All you can eat',
    kinds: ['Veg', 'Meat'],
    text: 'In the dining room, for the whole table. Ask your server for today’s choice and price.',
    includesHeading: 'Each includes',
    includes: ['welcome drink', '4 appetizers', '3 mains', 'rice', 'salad', 'bread basket', 'dessert'],
    pickup: 'Dine-in only: it is never added to a pickup order.',
  },
  notes: [
    {
      slug: 'important-notes',
      heading: 'Important Notes',
      items: ({ contact, identity, region, taxes }: SiteSettings, { isOurs, hasAlcohol }: MenuFacts) => [
        priceNote(taxes),
        ...(identity.largeGroup === null
          ? []
          : [
              'Dining in with {groupGuests} guests or more: a gratuity of {groupPercent}% is added to the bill. Pickup orders never carry one.',
            ]),
        shopCopy.allergyNotice({ contact }),
        ...(isOurs
          ? [
              'Any curry can be made milder or hotter. Tell us when you order; what is in a marinade cannot be taken out.',
            ]
          : []),
        ...(hasAlcohol ? [shopCopy.alcoholNotice({ region })] : []),
      ],
    },
    {
      slug: 'presentation-notes',
      heading: 'Presentation Notes',
      items: ({ contact }: SiteSettings, { isOurs }: MenuFacts) =>
        isOurs
          ? [
              'The pictures on this site are painted. Your plate comes from the same recipe, but from another hand.',
              'At the table, curries come in copper bowls and thalis on a steel plate. For pickup the same portions travel in lidded bowls.',
              'Chutneys and fillings are packed beside what should stay crisp: you put the last minute together at home.',
              `Plates, cutlery or labels for a party? Call ${contact.phone.display} and we pack them.`,
            ]
          : [],
    },
  ],
}

function priceNote(taxes: SiteSettings['taxes']): string {
  if (taxes.list.length === 0) return 'Prices are in {currency}.'
  return taxes.areIncluded
    ? `Prices are in {currency} and include ${taxWords(taxes)}.`
    : `Prices are in {currency}, plus ${taxWords(taxes)}.`
}
