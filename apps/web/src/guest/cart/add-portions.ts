import { chooseOptions, choicesOf, type LineChoices, type Product } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { unitCentsOf } from '../../lib/format/line-price.ts'
import { addToCart, cartStore } from './cart-store.ts'
import { fitQuantity } from './fit-quantity.ts'

/**
 * Adds as many portions to the cart as are available, at today's price and with the defaults for what was not chosen;
 * returns the result and shows no message.
 */
export function addPortions(product: Product, requested: number, choices: LineChoices = {}) {
  const { slug, title, thumbnail, optionGroups } = product
  const fitting = fitQuantity(cartStore.get(), product, requested)
  const { options } = chooseOptions(optionGroups, choices.options)
  const line = {
    ...choicesOf({ ...choices, options }),
    slug,
    title,
    price: dollarsFromCents(unitCentsOf(product, options)),
    ...(thumbnail !== undefined && { thumbnail }),
  }
  if (fitting.quantity > 0) addToCart({ ...line, quantity: fitting.quantity })
  return fitting
}
