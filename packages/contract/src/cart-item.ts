import { z } from 'zod'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { dollars, text } from './text.ts'

/** A line of the guest's cart (SPEC 3): keyed by slug; `price` is the unit price after the item's own discount. */
export const cartItem = z.object({
  slug: text(200),
  title: z.string(),
  price: dollars.describe('Dollars for one, after the product’s own discount'),
  thumbnail: z.string().optional(),
  quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
})

export type CartItem = z.infer<typeof cartItem>
