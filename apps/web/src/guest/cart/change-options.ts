import { lineKey, chooseOptions, type CartItem, type Product, type LineOption } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { askForOptions } from '../../domain/option-sheet.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { cartStore, setOptions } from './cart-store.ts'

/** Asks again what is chosen for a line, and changes it. Resolves with the line's key; null if nothing was changed. */
export async function changeOptions(item: CartItem, product: Product): Promise<string | null> {
  const options = await askForOptions({ product, options: item.options, submitLabel: 'Save' })
  if (options === null) return null
  repriceLine(lineKey(item), product, options)
  return lineKey({ ...item, options })
}

/** Gives a line today's price, of the dish as of what is chosen for it. */
export function repriceLine(key: string, product: Product, chosen?: LineOption[]) {
  const line = cartStore.get().find((item) => lineKey(item) === key)
  const { options } = chooseOptions(product.optionGroups, chosen ?? line?.options)
  setOptions(key, options, dollarsFromCents(unitCentsOf(product, options)))
}
