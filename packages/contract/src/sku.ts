import { MAX_SKU_LENGTH } from './limits.ts'
import { text } from './text.ts'

/** What another program, such as a till, calls a dish or a choice. Case counts. Blank or null: nothing. */
export const sku = text(MAX_SKU_LENGTH)
  .regex(/^[^\t\n\r]*$/, 'A SKU has no line breaks')
  .nullish()
