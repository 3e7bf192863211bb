/** Sections that say what the restaurant has written, and nothing else. */
import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_LINK_LENGTH } from '../limits.ts'
import { requiredText } from '../text.ts'
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
  LONG,
  optionalHref,
  pictureField,
  requiredWords,
  scene,
  SHORT,
  words,
} from './section-fields.ts'

/** Stamps for what a restaurant offers besides its menu. */
const icons = ['none', 'lunchbox', 'cloche', 'pan', 'bowl', 'oven', 'drum', 'glass', 'lamp', 'bag'] as const

export type CardIcon = (typeof icons)[number]

const card = z.object({
  title: requiredWords(HEADING),
  text: words(LONG),
  dishes: dishes(3),
  icon: z.enum(icons).describe('Where the arrangement has stamps'),
  points: requiredWords(SHORT).array().max(8, 'At most 8').describe('Below the text, one a line'),
  href: optionalHref,
})

export const proseSections = {
  hero: z.object({
    kind: z.literal('hero'),
    arrangement: z
      .enum(['plain', 'marks', 'landscape', 'table', 'room'])
      .describe('What is beside or below the text'),
    eyebrow,
    heading,
    text: words(SHORT),
    buttons: links,
    facts,
    dishes: dishes(6),
    image: ornament
      .default('')
      .describe('The address of a round picture that rises over a landscape; blank for none'),
    scene,
  }),
  text: z.object({
    kind: z.literal('text'),
    arrangement: z.enum(['arches', 'archesRight', 'portrait', 'plain']),
    heading,
    role: words(MAX_LABEL_LENGTH).describe('Below the heading; blank for none'),
    text: requiredWords(LONG).describe('Markdown; a blank line begins a paragraph'),
    quote: words(SHORT),
    link: link.nullable(),
    dishes: dishes(3),
  }),
  cards: z.object({
    kind: z.literal('cards'),
    arrangement: z.enum(['plates', 'arches', 'features', 'stamps', 'statements', 'valley', 'plain']),
    heading: words(HEADING),
    text: words(SHORT),
    items: items(card),
    link: link.nullable(),
    scene,
  }),
  steps: z.object({
    kind: z.literal('steps'),
    arrangement: z.enum(['tiers', 'numbers', 'line']),
    heading,
    text: words(SHORT),
    items: items(z.object({ label: words(20), title: requiredWords(HEADING), text: words(LONG) })),
    scene,
  }),
  quotes: z.object({
    kind: z.literal('quotes'),
    arrangement: z.enum(['cards', 'band']),
    heading: words(HEADING),
    items: items(z.object({ quote: requiredWords(SHORT * 2), attribution: requiredWords(HEADING) })),
    link: link.nullable(),
  }),
  points: z.object({
    kind: z.literal('points'),
    arrangement: z.enum(['plain', 'picture']),
    heading,
    text: words(SHORT),
    points: items(requiredWords(SHORT)),
    image: pictureField()
      .default('')
      .describe('The address of a picture, which is also the mark of each point; blank for none'),
  }),
  questions: z.object({
    kind: z.literal('questions'),
    heading,
    items: items(z.object({ question: requiredWords(200), answer: requiredWords(LONG) })),
  }),
  picture: z.object({
    kind: z.literal('picture'),
    image: requiredText(MAX_LINK_LENGTH, 'Which picture?')
      .meta({ format: 'uri-reference' })
      .describe('The address of an uploaded picture'),
    alt: requiredWords(200, 'Describe the picture for guests who cannot see it'),
    caption: words(SHORT),
  }),
  callToAction: z.object({
    kind: z.literal('callToAction'),
    arrangement: z
      .enum(['plain', 'plate', 'office'])
      .describe('With nothing, with a plate, or with the office’s hours beside it'),
    heading,
    text: words(SHORT),
    buttons: links,
    image: ornament.describe('The address of a round picture, for the arrangement with a plate'),
  }),
  policy: z.object({
    kind: z.literal('policy'),
    heading,
    lead: words(SHORT),
    isDated: z
      .boolean()
      .describe('Whether it says since when it applies: today, because it describes the site as it is'),
    text: requiredWords(40_000).describe('Markdown; each heading (##) is listed at the top'),
  }),
}
