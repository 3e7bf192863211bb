import { z } from 'zod'
import {
  MAX_LABEL_LENGTH,
  MAX_LINK_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_PHONE_LENGTH,
} from '../limits.ts'
import { readPictureAddress } from '../picture-address.ts'
import { emailAddress, requiredText, text } from '../text.ts'
import { rejectRepeated } from './measures.ts'

const MAX_CARDS = 12

/** Another restaurant of the same owners, whom this one speaks of. */
export const sisterRestaurant = z.object({
  name: requiredText(MAX_NAME_LENGTH, 'Enter a name'),
  city: requiredText(MAX_LABEL_LENGTH, 'Enter a city'),
  region: text(MAX_LABEL_LENGTH).describe('Its province or state, `BC`'),
  url: requiredText(MAX_LINK_LENGTH, 'Which address?').regex(
    /^https?:\/\/[^\s/]+\S*$/i,
    'Enter an address that starts with https://',
  ),
})

/** Who the restaurant is. */
export const identitySettings = z.object({
  name: requiredText(MAX_LABEL_LENGTH, 'Enter a name').describe('As it stands above the door'),
  shortName: requiredText(24, 'Enter a short name').describe('Under the icon on a home screen'),
  logo: z
    .string()
    .refine(
      (url) => url.startsWith('/art/') || readPictureAddress(url) !== null,
      'Upload a PNG, JPEG or WebP picture',
    )
    .nullable()
    .describe('The address of an uploaded picture, of which a square is cut; null: initials stand for it'),
  tagline: text(MAX_NAME_LENGTH).describe('A line about the restaurant; blank for none'),
  cuisine: text(MAX_LABEL_LENGTH).describe(
    'What it cooks, for search engines: `Italian`; blank for nothing said',
  ),
  picture: text(MAX_LINK_LENGTH)
    .refine(
      (url) => url === '' || url.startsWith('/art/') || readPictureAddress(url) !== null,
      'Upload a PNG, JPEG or WebP picture',
    )
    .describe('The address of the picture with which pages are shared; blank: the icon'),
  since: z
    .int({ error: 'Enter a year' })
    .min(1500, 'Enter a year')
    .max(2200, 'Enter a year')
    .describe('The year of the copyright line'),
  sister: sisterRestaurant.nullable().describe('Another restaurant of the same owners; null: none'),
  cards: z
    .array(requiredText(MAX_LABEL_LENGTH, 'Enter a card'))
    .max(MAX_CARDS, `At most ${MAX_CARDS} cards`)
    .refine((cards) => new Set(cards).size === cards.length, 'A card is listed twice')
    .describe('The cards that the counter accepts'),
  largeGroup: z
    .object({
      fromGuests: z
        .int({ error: 'Enter a whole number' })
        .min(2, 'At least 2 guests')
        .max(1000, 'At most 1000 guests'),
      gratuityPercent: z
        .number({ error: 'Enter a number' })
        .min(0, 'At least 0 percent')
        .max(50, 'At most 50 percent'),
    })
    .nullable()
    .describe('A gratuity for large groups who dine in, never added to a pickup order; null: none'),
})

export type IdentitySettings = z.infer<typeof identitySettings>

const degrees = (most: number) =>
  z.number({ error: 'Enter a number' }).min(-most, `At least -${most}`).max(most, `At most ${most}`)

/** Where guests find the restaurant. */
export const addressSettings = z.object({
  street: text(MAX_NAME_LENGTH).describe('With the house number; blank only before the site opens'),
  city: text(MAX_LABEL_LENGTH).describe('Blank only before the site opens'),
  region: text(MAX_LABEL_LENGTH).describe('The province or state, `AB`; blank where addresses have none'),
  postalCode: text(20).describe('Blank where addresses have none'),
  position: z
    .object({ latitude: degrees(90), longitude: degrees(180) })
    .nullable()
    .describe('On the map, in degrees, north and east positive; null: not stated'),
  directions: text(MAX_NOTE_LENGTH).describe('How to find it, where to park; blank for none'),
})

export type AddressSettings = z.infer<typeof addressSettings>

const MAX_SOCIAL_LINKS = 8

// Letters stand for digits: 1-800-TIFFINS.
const isPhoneNumber = (shown: string) => /\d/.test(shown) && shown.replaceAll(/[^\da-z]/gi, '').length >= 7

/** How guests reach the restaurant. */
export const contactSettings = z
  .object({
    phone: z.object({
      display: text(MAX_PHONE_LENGTH).describe(
        'As displayed, `780-555-0142`; blank only before the site opens',
      ),
      tel: text(MAX_PHONE_LENGTH)
        .regex(/^(\+[1-9]\d{6,14})?$/, 'Use the international format without spaces: +17805550142')
        .describe('In international format, `+17805550142`'),
    }),
    email: emailAddress.describe('The address shown to guests'),
    officeEmail: emailAddress.describe('Where messages, catering and table requests are sent'),
    social: z
      .array(
        z.object({
          label: requiredText(MAX_LABEL_LENGTH, 'Enter a name').describe('`Instagram`'),
          url: text(MAX_LINK_LENGTH).regex(
            /^https?:\/\/[^\s/]+\S*$/i,
            'Enter an address that starts with https://',
          ),
        }),
      )
      .max(MAX_SOCIAL_LINKS, `At most ${MAX_SOCIAL_LINKS} links`)
      .superRefine(rejectRepeated('url', 'This link is listed already'))
      .describe('Where guests can follow the restaurant'),
  })
  .refine(({ phone }) => (phone.display === '') === (phone.tel === ''), {
    path: ['phone', 'display'],
    error: 'Phone is required',
  })
  // Not in the field's own rule: a number that was stored before keeps being shown.
  .refine(({ phone }) => phone.display === '' || isPhoneNumber(phone.display), {
    path: ['phone', 'display'],
    error: 'Enter a phone number',
  })
