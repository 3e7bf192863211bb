const HIGHEST_SHOWN = 99

/** '7', or '99+'. */
export function capCount(count: number): string {
  return count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : String(count)
}

export const describeWishlist = (count: number): string => `Wishlist, ${capCount(count)} saved`

export const describeCart = (quantity: number): string =>
  `Cart, ${capCount(quantity)} ${quantity === 1 ? 'item' : 'items'}`
