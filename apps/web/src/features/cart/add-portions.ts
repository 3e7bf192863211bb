import type { LineChoices, Product } from '@tiffin/contract'
import { centsFromDollars, dollarsFromCents, unitPriceCents } from '@tiffin/pricing'
import { addToCart, cartStore } from './cart-store.ts'
import { fitQuantity } from './fit-quantity.ts'

/** Adds as many portions to the cart as are available, at today's price; returns the result and shows no message. */
export function addPortions(product: Product, requested: number, choices: LineChoices = {}) {
  const { slug, title, price, discountPercent, thumbnail } = product
  const fitting = fitQuantity(cartStore.get(), product, requested)
  const unitCents = unitPriceCents({ listPriceCents: centsFromDollars(price), discountPercent })
  const line = {
    ...choices,
    slug,
    title,
    price: dollarsFromCents(unitCents),
    ...(thumbnail !== undefined && { thumbnail }),
  }
  if (fitting.quantity > 0) addToCart({ ...line, quantity: fitting.quantity })
  return fitting
}
