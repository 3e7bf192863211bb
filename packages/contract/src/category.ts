import { z } from 'zod'
import { countCharacters } from './count-characters.ts'
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CHANGED_PRODUCTS,
  MAX_EMOJI_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_SLUG_LENGTH,
} from './limits.ts'
import { identifier, optionalText, requiredText, text, webAddress } from './text.ts'
import { version } from './version.ts'

export const category = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  emoji: z.string().describe('Shown to staff beside its name; blank for none'),
  description: z.string().optional().describe('What guests read above its dishes'),
  image: z.string().optional().describe('URL of its picture, often a path on this site'),
})

/** A category with its editing details. */
export const editableCategory = category.extend({
  version,
  productsCount: z.int().describe('Only an empty category can be deleted'),
})

// Flags and families are several characters that display as one.
const isOneEmoji = (value: string) =>
  countCharacters(value) === 1 && /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(value)

/** Without a slug, one is derived from the name. */
export const saveCategoryInput = z.object({
  name: requiredText(MAX_LABEL_LENGTH, 'Name is required'),
  slug: optionalText(MAX_SLUG_LENGTH),
  emoji: text(MAX_EMOJI_LENGTH)
    .refine((value) => value === '' || isOneEmoji(value), 'Enter a single emoji')
    .nullish()
    .describe('Shown to staff beside its name; blank or null for none'),
  description: text(MAX_CATEGORY_DESCRIPTION_LENGTH)
    .nullish()
    .describe('What guests read above its dishes; blank or null for none'),
  image: webAddress('Picture must be an http(s) address or a path of this site').describe(
    'The address of its picture; blank or null for none',
  ),
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changeCategoryInput = saveCategoryInput
  .partial()
  .extend({ id: identifier, version: version.optional() })

export const categoryIdInput = z.object({ id: identifier })

const everyId = z
  .array(identifier)
  .max(MAX_CHANGED_PRODUCTS, `At most ${MAX_CHANGED_PRODUCTS} can be put in order`)

export const orderCategoriesInput = z.object({
  ids: everyId.describe('All categories, in their new order'),
  seen: everyId.optional().describe('The order the caller saw; the call fails if it has changed since'),
})

/** The order of a category's dishes. */
export const orderProductsInput = z.object({
  id: identifier.describe('Of the category'),
  ids: everyId.describe('All its dishes, in their new order'),
  seen: everyId.optional().describe('The order the caller saw; the call fails if it has changed since'),
})

export type Category = z.infer<typeof category>
export type EditableCategory = z.infer<typeof editableCategory>
export type SaveCategoryInput = z.infer<typeof saveCategoryInput>
export type ChangeCategoryInput = z.infer<typeof changeCategoryInput>
export type OrderCategoriesInput = z.infer<typeof orderCategoriesInput>
export type OrderProductsInput = z.infer<typeof orderProductsInput>
