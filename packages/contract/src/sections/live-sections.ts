/** Sections that follow the menu or the settings, and those that guests use. */
import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_LINK_LENGTH, MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText, text } from '../text.ts'
import {
  dishes,
  eyebrow,
  facts,
  heading,
  HEADING,
  items,
  link,
  links,
  ornament,
  pictureField,
  requiredWords,
  slugs,
  SHORT,
  words,
} from './section-fields.ts'

const hint = words(HEADING)

const anchor = requiredText(MAX_SLUG_LENGTH, 'Enter a word for the link').regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Small letters, digits and hyphens only',
)

export const liveSections = {
  dishes: z.object({
    kind: z.literal('dishes'),
    show: z.enum(['featured', 'newest']).describe('Which dishes of the menu'),
    heading,
    text: words(SHORT),
    link: link.nullable(),
  }),
  categories: z.object({
    kind: z.literal('categories'),
    heading,
    text: words(SHORT),
    plates: z
      .object({
        category: text(MAX_SLUG_LENGTH).describe('Its slug'),
        dish: text(MAX_LINK_LENGTH).describe('The slug of a dish; on the page as it is read, its picture'),
      })
      .array()
      .max(40, 'At most 40')
      .default([])
      .describe('Dishes that stand for categories without a picture of their own'),
  }),
  priceList: z.object({
    kind: z.literal('priceList'),
    heading,
    text: words(SHORT),
    columns: items(
      z.object({
        heading,
        category: text(MAX_SLUG_LENGTH).describe('Slug of the category; blank if the dishes are named'),
        dishes: slugs(24).describe('Slugs of dishes, in this order; none: the category’s first twelve'),
      }),
      3,
    ),
    dishes: dishes(2),
  }),
}

/** Each belongs to one page, where a guest can use it. */
export const livingSections = {
  menuHead: z.object({ kind: z.literal('menuHead'), heading, text: words(SHORT) }),
  menuParts: z.object({
    kind: z.literal('menuParts'),
    parts: items(
      z.object({
        heading,
        anchor: anchor.describe('The end of the link to it: `soup` is /menu#soup'),
        note: words(SHORT),
        categories: text(MAX_SLUG_LENGTH)
          .array()
          .min(1, 'Which categories?')
          .max(12, 'At most 12 categories')
          .describe('Their slugs, in this order; categories under no heading come last'),
        printsDescriptions: z
          .boolean()
          .describe(
            'Whether the descriptions of its dishes are printed as well, where names alone say little',
          ),
      }),
    ),
  }),
  diningNote: z.object({
    kind: z.literal('diningNote'),
    heading,
    part: anchor.describe('Below which part of the menu: its anchor'),
    kinds: requiredWords(40).array().max(4, 'At most 4').describe('Beside the heading: Veg, Meat'),
    text: words(SHORT),
    includesHeading: words(MAX_LABEL_LENGTH),
    includes: requiredWords(MAX_LABEL_LENGTH).array().max(12, 'At most 12'),
    closing: words(SHORT),
  }),
  menuNotes: z.object({
    kind: z.literal('menuNotes'),
    heading,
    anchor: anchor.describe('The end of the link to it'),
    notes: items(requiredWords(SHORT), 12),
  }),
  orderHead: z.object({ kind: z.literal('orderHead'), heading, text: words(SHORT) }),
  specials: z.object({
    kind: z.literal('specials'),
    heading,
    text: words(SHORT),
    category: text(MAX_SLUG_LENGTH).describe('Slug of the category; blank for the featured dishes'),
  }),
  popular: z.object({ kind: z.literal('popular'), heading, text: words(SHORT) }),
  slides: z.object({
    kind: z.literal('slides'),
    eyebrow,
    image: ornament,
    slides: items(z.object({ heading, text: words(SHORT), dishes: dishes(2) }), 6),
    buttons: links,
    facts,
  }),
  promotions: z.object({ kind: z.literal('promotions') }),
  contact: z.object({
    kind: z.literal('contact'),
    heading,
    phoneHint: hint,
    socialHint: hint,
    hoursHeading: heading,
    kitchenHint: hint,
    officeHint: hint,
    formHeading: heading,
    formText: words(SHORT),
  }),
  map: z
    .object({
      kind: z.literal('map'),
      heading,
      text: words(SHORT * 2),
      image: pictureField().describe('The address of a picture of a map; blank for none'),
      alt: words(SHORT).describe('What the map shows, for guests who cannot see it'),
      caption: words(HEADING),
    })
    .check(({ value, issues }) => {
      if (value.image !== '' && value.alt === '')
        issues.push({
          code: 'custom',
          input: value.alt,
          path: ['alt'],
          message: 'Describe the map for guests who cannot see it',
        })
    }),
  quote: z.object({ kind: z.literal('quote'), heading, text: words(SHORT), image: ornament }),
  booking: z.object({
    kind: z.literal('booking'),
    heading,
    hoursHeading: heading,
    hoursText: words(SHORT),
    notes: z
      .object({ heading, text: requiredWords(SHORT), link: link.nullable() })
      .array()
      .max(4, 'At most 4 notes'),
  }),
}
