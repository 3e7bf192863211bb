/**
 * What pages are made of: a closed list of kinds, each with one schema here and one component in the web. Texts are
 * plain, may contain the placeholders of `placeholders.ts`, and are Markdown only where a page is prose.
 */
import { z } from 'zod'
import { placeholders } from './placeholders.ts'
import { MAX_LABEL_LENGTH, MAX_LINK_LENGTH, MAX_SLUG_LENGTH } from './limits.ts'
import { requiredText, text } from './text.ts'

const HEADING = 120
const SHORT = 400
const LONG = 4000
const MAX_ITEMS = 24

/** Names what a text must not contain: a placeholder that stands for nothing would be shown as it is. */
const findUnknownPlaceholder = (value: string): string | undefined =>
  [...value.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !placeholders.some((known) => known === name))

const knowsPlaceholders = (value: string, ctx: z.RefinementCtx) => {
  const unknown = findUnknownPlaceholder(value)
  if (unknown !== undefined) ctx.addIssue({ code: 'custom', message: `There is no placeholder {${unknown}}` })
}

const words = (max: number) => text(max).superRefine(knowsPlaceholders)
const requiredWords = (max: number, message = 'Enter a text') =>
  requiredText(max, message).superRefine(knowsPlaceholders)

const href = requiredText(MAX_LINK_LENGTH, 'Where does it lead?')
  .regex(
    /^(\/$|\/[^/]|https?:\/\/[^\s/]|mailto:|tel:|#|\{sisterUrl\}$)/,
    'Start with / for a page of this site, or with https://',
  )
  .superRefine(knowsPlaceholders)

const link = z.object({ label: requiredWords(MAX_LABEL_LENGTH), href })
const links = link.array().max(6, 'At most 6 buttons')
const dish = text(MAX_SLUG_LENGTH).describe('The `slug` of a dish whose picture is shown; blank for none')
const dishes = (max: number) =>
  requiredText(MAX_SLUG_LENGTH, 'Which dish?')
    .array()
    .max(max, `At most ${max} dishes`)
    .describe('Slugs of dishes whose pictures are shown')
const heading = requiredWords(HEADING, 'Enter a heading')
const items = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'At least one').max(MAX_ITEMS, `At most ${MAX_ITEMS}`)

const schemas = {
  hero: z.object({
    kind: z.literal('hero'),
    arrangement: z.enum(['plain', 'marks', 'landscape']).describe('What is beside or below the text'),
    eyebrow: words(MAX_LABEL_LENGTH).describe('Small print above the heading'),
    heading,
    text: words(SHORT),
    buttons: links,
    dishes: dishes(6),
  }),
  text: z.object({
    kind: z.literal('text'),
    arrangement: z.enum(['arches', 'portrait', 'plain']),
    heading,
    role: words(MAX_LABEL_LENGTH).describe('Below the heading; blank for none'),
    text: requiredWords(LONG).describe('Markdown; a blank line begins a paragraph'),
    quote: words(SHORT),
    link: link.nullable(),
    dishes: dishes(3),
  }),
  cards: z.object({
    kind: z.literal('cards'),
    arrangement: z.enum(['plates', 'arches', 'statements', 'valley', 'plain']),
    heading: words(HEADING),
    text: words(SHORT),
    items: items(
      z.object({
        title: requiredWords(HEADING),
        text: words(LONG),
        dish,
      }),
    ),
    link: link.nullable(),
  }),
  steps: z.object({
    kind: z.literal('steps'),
    arrangement: z.enum(['tiers', 'numbers']),
    heading,
    text: words(SHORT),
    items: items(z.object({ label: words(20), title: requiredWords(HEADING), text: words(LONG) })),
  }),
  quotes: z.object({
    kind: z.literal('quotes'),
    heading: words(HEADING),
    items: items(z.object({ quote: requiredWords(SHORT * 2), attribution: requiredWords(HEADING) })),
    link: link.nullable(),
  }),
  points: z.object({
    kind: z.literal('points'),
    heading,
    text: words(SHORT),
    points: items(requiredWords(SHORT)),
  }),
  questions: z.object({
    kind: z.literal('questions'),
    heading,
    items: items(z.object({ question: requiredWords(200), answer: requiredWords(LONG) })),
  }),
  picture: z.object({
    kind: z.literal('picture'),
    image: requiredText(MAX_LINK_LENGTH, 'Which picture?').describe('The address of an uploaded picture'),
    alt: requiredWords(200, 'Describe the picture for guests who cannot see it'),
    caption: words(SHORT),
  }),
  callToAction: z.object({
    kind: z.literal('callToAction'),
    arrangement: z.enum(['plain', 'office']).describe('With nothing, or with the office’s hours beside it'),
    heading,
    text: words(SHORT),
    buttons: links,
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
  dishes: z.object({
    kind: z.literal('dishes'),
    heading,
    text: words(SHORT),
  }),
}

export type SectionKind = keyof typeof schemas

/** The schema of a kind of section as JSON Schema, from which a form can be drawn. */
export const describeSection = (kind: SectionKind): object => z.toJSONSchema(schemas[kind])

export const sectionKinds = Object.keys(schemas) as [SectionKind, ...SectionKind[]]

export const pageSection = z.discriminatedUnion('kind', [
  schemas.hero,
  schemas.text,
  schemas.cards,
  schemas.steps,
  schemas.quotes,
  schemas.points,
  schemas.questions,
  schemas.picture,
  schemas.callToAction,
  schemas.policy,
  schemas.dishes,
])

export type PageSection = z.infer<typeof pageSection>
export type SectionOf<Kind extends SectionKind> = z.infer<(typeof schemas)[Kind]>
