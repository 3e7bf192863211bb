import { z } from 'zod'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { lineOption } from './option-group.ts'
import { amount, text } from './text.ts'

/** A line of the guest's cart: keyed as `lineKey` says; `price` is the unit price after the item's own discount. See SPEC 3. */
export const cartItem = z.object({
  slug: text(200),
  title: z.string(),
  price: amount.describe('For one with its options, after the product’s own discount'),
  thumbnail: z.string().optional(),
  quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
  product: z.string().optional().describe('The dish’s id: another one may have its slug later'),
  options: z.array(lineOption).optional().describe('What was chosen for it'),
  note: z.string().optional().describe('The guest’s words to the kitchen, about this line'),
})

export type CartItem = z.infer<typeof cartItem>
