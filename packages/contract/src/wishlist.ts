import { z } from 'zod'
import { product } from './product.ts'
import { identifier } from './text.ts'

/** The most a list may hold; far more than a menu has. */
const MAX_WISHES = 1000

export const wishlist = z.object({ products: z.array(product) })
export const toggleWishlistInput = z.object({ productId: identifier })
export const toggledWishlist = wishlist.extend({ wishlisted: z.boolean() })
/** Unlike a toggle it may be repeated: the browser says what it shows. */
export const setWishedInput = z.object({ productId: identifier, wishlisted: z.boolean() })
/** What was saved before logging in; dishes that are gone are passed over. */
export const uniteWishlistInput = z.object({ productIds: z.array(identifier).max(MAX_WISHES) })

export type Wishlist = z.infer<typeof wishlist>
