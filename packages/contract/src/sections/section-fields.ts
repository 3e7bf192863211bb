/** The fields that kinds of section are made of. */
import { z } from 'zod'
import { placeholders } from '../fill-text.ts'
import { MAX_LABEL_LENGTH, MAX_LINK_LENGTH, MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText, text } from '../text.ts'

export const HEADING = 120
export const SHORT = 400
export const LONG = 4000
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

export const words = (max: number) => text(max).superRefine(knowsPlaceholders)
export const requiredWords = (max: number, message = 'Enter a text') =>
  requiredText(max, message).superRefine(knowsPlaceholders)

const LINK = /^(\/$|\/[^/]|https?:\/\/[^\s/]|mailto:|tel:|#|\{sisterUrl\}$)/
const NO_LINK = 'Start with / for a page of this site, or with https://'

const href = requiredText(MAX_LINK_LENGTH, 'Where does it lead?')
  .regex(LINK, NO_LINK)
  .superRefine(knowsPlaceholders)

/** Where something leads; blank for nowhere. */
export const optionalHref = text(MAX_LINK_LENGTH)
  .refine((value) => value === '' || LINK.test(value), NO_LINK)
  .superRefine(knowsPlaceholders)
  .describe('Where it leads; blank for nowhere')

export const link = z.object({ label: requiredWords(MAX_LABEL_LENGTH), href })
export const links = link.array().max(6, 'At most 6 buttons')

const slug = requiredText(MAX_SLUG_LENGTH, 'Which dish?')

export const slugs = (max: number) => slug.array().max(max, `At most ${max} dishes`)

export const dishes = (max: number) =>
  slugs(max).describe(
    'Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the pictures',
  )

/** The address of a picture: its form uploads one, and chooses the part to show. */
export const pictureField = (max = MAX_LINK_LENGTH) => text(max).meta({ format: 'uri-reference' })

/** Something painted or photographed that fills a corner; what it shows is not told. */
export const ornament = pictureField().describe('The address of a round picture; blank for none')

/** A wide picture below a text; what it shows is not told. */
export const scene = pictureField()
  .default('')
  .describe('The address of a wide picture along the bottom edge; blank for none')

export const heading = requiredWords(HEADING, 'Enter a heading')

export const eyebrow = words(MAX_LABEL_LENGTH).describe('Small print above the heading')

export const items = <Item extends z.ZodType>(item: Item, max = MAX_ITEMS) =>
  z.array(item).min(1, 'At least one').max(max, `At most ${max}`)

/** A few figures that speak for the restaurant: '24 hours', 'until you hear from us'. */
export const facts = z
  .object({ figure: requiredWords(40), label: requiredWords(MAX_LABEL_LENGTH) })
  .array()
  .max(4, 'At most 4 facts')
