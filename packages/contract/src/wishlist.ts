import { z } from 'zod'
import { product } from './product.ts'

export const wishlist = z.object({ products: z.array(product) })
export const toggleWishlistInput = z.object({ productId: z.string().min(1).max(64) })
export const toggledWishlist = wishlist.extend({ wishlisted: z.boolean() })

export type Wishlist = z.infer<typeof wishlist>
