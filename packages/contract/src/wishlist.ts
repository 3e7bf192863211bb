import { z } from 'zod'
import { MAX_WISHES } from './limits.ts'
import { product } from './product.ts'
import { dishName } from './text.ts'

export const wishlist = z.object({ products: z.array(product) })
export const toggleWishlistInput = z.object({ productId: dishName })
export const toggledWishlist = wishlist.extend({ wishlisted: z.boolean() })
/** Unlike a toggle it may be repeated: the browser sends the state that it shows. */
export const setWishedInput = z.object({ productId: dishName, wishlisted: z.boolean() })
/** The dishes saved before logging in; deleted ones are ignored. */
export const mergeWishlistInput = z.object({ productIds: z.array(dishName).max(MAX_WISHES) })

export type Wishlist = z.infer<typeof wishlist>
