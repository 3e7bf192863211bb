import { chooseOptions, type CartItem, type Product } from '@tiffin/contract'

/** Why a line can no longer be ordered as it was chosen; null if nothing is known against it. */
export function optionTrouble(item: CartItem, product: Product | undefined): string | null {
  if (product === undefined) return null
  const { problems } = chooseOptions(product.optionGroups, item.options)
  return problems.length > 0 ? problems.map(({ message }) => message).join('. ') : null
}
