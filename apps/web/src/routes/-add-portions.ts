import type { Product } from '@tiffin/contract'
import { centsFromDollars, dollarsFromCents, unitPriceCents } from '@tiffin/pricing'
import { addToCart, cartStore } from '../features/cart/cart-store.ts'
import { fitQuantity } from '../features/cart/fit-quantity.ts'

/** Puts as many portions into the cart as can be had, at today's price, and tells how many; says nothing. */
export function addPortions(product: Product, wanted: number): number {
  const { slug, title, price, discountPercent, thumbnail } = product
  const { quantity } = fitQuantity(cartStore.get(), product, wanted)
  const unitCents = unitPriceCents({ listPriceCents: centsFromDollars(price), discountPercent })
  const line = {
    slug,
    title,
    price: dollarsFromCents(unitCents),
    ...(thumbnail !== undefined && { thumbnail }),
  }
  if (quantity > 0) addToCart({ ...line, quantity })
  return quantity
}
