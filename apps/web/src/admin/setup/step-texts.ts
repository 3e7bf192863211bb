import type { SettingSection, SetupStep } from '@tiffin/contract'

interface StepTexts {
  title: string
  hint: string
  links: { label: string; to: string; search?: { section: SettingSection } }[]
}

const inSettings = (section: SettingSection, label: string) => [
  { label, to: '/admin/settings', search: { section } },
]

/** What each step is about, and where it is done: under Settings, where it can be changed ever after. */
export const stepTexts: Record<SetupStep, StepTexts> = {
  identity: {
    title: 'Who you are',
    hint: 'The name above the door, a logo, a line about the restaurant.',
    links: inSettings('identity', 'Enter the name'),
  },
  contact: {
    title: 'How guests reach you',
    hint: 'Telephone and email, and where their messages go. The site opens only with a telephone number.',
    links: inSettings('contact', 'Enter contact details'),
  },
  address: {
    title: 'Where you are',
    hint: 'Street and city are on every page, receipt and email.',
    links: inSettings('address', 'Enter the address'),
  },
  region: {
    title: 'Country and currency',
    hint: 'Choosing a country suggests time zone, currency and formats. Do this before the test order: an order fixes zone and currency.',
    links: inSettings('region', 'Choose the country'),
  },
  hours: {
    title: 'When you are open',
    hint: 'Orders are promised within these hours. Until you save yours, every day from 11 to 21.',
    links: inSettings('hours', 'Enter the hours'),
  },
  taxes: {
    title: 'Taxes',
    hint: 'What an order is taxed with, as it is printed on receipts. Until you save it, nothing.',
    links: inSettings('taxes', 'Enter the tax'),
  },
  look: {
    title: 'How it looks',
    hint: 'Two colours, typefaces and corners. Every shade follows from them.',
    links: inSettings('look', 'Choose colours'),
  },
  pages: {
    title: 'What the site has',
    hint: 'Tables, catering, reviews, a newsletter: what you turn off is nowhere. Then write your own pages.',
    links: [...inSettings('pages', 'Choose the pages'), { label: 'Write pages', to: '/admin/pages' }],
  },
  menu: {
    title: 'The menu',
    hint: 'From a spreadsheet, by hand, or begin with a sample and change it.',
    links: [
      { label: 'Import a spreadsheet', to: '/admin/import' },
      { label: 'Add categories', to: '/admin/categories' },
      { label: 'Add dishes', to: '/admin/products' },
    ],
  },
  'test-order': {
    title: 'A test order',
    hint: 'Look at the site, order as a guest would, and see it arrive, print and send its email. Then cancel it under Orders: a cancelled order counts nowhere.',
    links: [
      { label: 'Printers', to: '/admin/printers' },
      { label: 'Orders', to: '/admin/orders' },
    ],
  },
  launch: {
    title: 'Open',
    hint: 'Today, or on a date. The site opens by itself.',
    links: inSettings('launch', 'Open the site'),
  },
}
