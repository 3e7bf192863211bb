import { MAX_SKU_LENGTH, MAX_SLUG_LENGTH } from './limits.ts'
import { requiredText, text } from './text.ts'

/** What another program, such as a till, calls a dish or a choice. Case counts. Blank or null: nothing. */
export const sku = text(MAX_SKU_LENGTH)
  .regex(/^[^\t\n\r]*$/, 'A SKU has no line breaks')
  .nullish()

/** How a call names a dish. */
export const dishName = requiredText(MAX_SLUG_LENGTH, 'Id is required').describe(
  'The `_id`, the `slug` or the `sku` of a product, in this order',
)
