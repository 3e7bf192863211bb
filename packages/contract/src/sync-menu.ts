/** A whole menu from another program: what it names is added or changed, and what it does not name is left, hidden or removed. */
import { z } from 'zod'
import { saveCategoryInput } from './category.ts'
import { MAX_SLUG_LENGTH } from './limits.ts'
import { blankIsAbsent } from './list-page.ts'
import { soldOutUntil } from './moment.ts'
import { saveOptionGroupInput } from './option-group.ts'
import { saveProductInput } from './product.ts'
import { text } from './text.ts'

export const MAX_SYNCED_PRODUCTS = 2000
export const MAX_SYNCED_GROUPS = 500
export const MAX_SYNCED_CATEGORIES = 200

const syncedProduct = saveProductInput
  .omit({ hasAllAllergens: true })
  .partial()
  .extend({
    categorySlug: text(MAX_SLUG_LENGTH)
      .min(1)
      .optional()
      .describe('The slug of a category of the menu, or of this call'),
    soldOut: z.boolean().optional().describe('Marks it as sold out or available; portions stay as they are'),
    soldOutUntil: soldOutUntil.describe('With `soldOut: true`: the day it is available again'),
  })

const previewSyncFields = {
  categories: z
    .array(saveCategoryInput)
    .max(MAX_SYNCED_CATEGORIES, `At most ${MAX_SYNCED_CATEGORIES} categories`)
    .default([])
    .describe('Recognized by their slugs, or those that their names make'),
  optionGroups: z
    .array(saveOptionGroupInput)
    .max(MAX_SYNCED_GROUPS, `At most ${MAX_SYNCED_GROUPS} groups`)
    .default([])
    .describe('Recognized by their keys, or those that their names make; each is replaced as a whole'),
  products: z
    .array(syncedProduct)
    .max(MAX_SYNCED_PRODUCTS, `At most ${MAX_SYNCED_PRODUCTS} products`)
    .default([])
    .describe(
      'Recognized by `sku`, or else by `slug`, or by the slug that the title makes. Fields that are absent stay as they are; a new product needs title, price and category',
    ),
  missing: z
    .enum(['leave', 'hide', 'remove'], 'Choose leave, hide or remove')
    .default('leave')
    .describe(
      'What happens to products of the menu that are not in `products`. Categories and option groups are always left',
    ),
}

export const previewSyncInput = z.object(previewSyncFields)

export const syncMenuInput = z.object({
  ...previewSyncFields,
  fingerprint: blankIsAbsent(text(100)).describe(
    'From the preview; nothing is changed if the result would differ (409)',
  ),
})

const named = { path: z.string().describe('Where in the input: `products.0`'), name: z.string() }
const change = z.object({ field: z.string(), before: z.string(), after: z.string() })
const partOf = <Entry extends z.ZodRawShape>(entry: Entry) =>
  z.object({
    added: z.array(z.object({ ...named, ...entry })),
    changed: z.array(z.object({ ...named, ...entry, changes: z.array(change) })),
    unchanged: z.int(),
  })
const bySlug = partOf({ slug: z.string() })
const dish = z.object({ _id: z.string(), slug: z.string(), title: z.string() })

/** What a call would change, or has changed. */
export const menuSync = z.object({
  fingerprint: z
    .string()
    .describe('The same for the same input and a menu that it would change in the same way'),
  isUnchanged: z.boolean().describe('The menu is like that already: nothing is written'),
  categories: bySlug,
  optionGroups: partOf({ key: z.string() }),
  products: bySlug,
  hidden: z.array(dish).describe('Products that are not named, with `missing: hide`'),
  removed: z.array(dish).describe('Products that are not named, with `missing: remove`'),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .describe('Why nothing can be changed. A call with errors is refused as a whole, with these as `issues`'),
})

export type PreviewSyncInput = z.output<typeof previewSyncInput>
export type SyncMenuInput = z.output<typeof syncMenuInput>
export type MenuSync = z.infer<typeof menuSync>
