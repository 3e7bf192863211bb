import { chooseOptions, lineKey, type LineOption, type Product } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { unitCentsOf } from '../../lib/format/line-price.ts'
import { cartStore, setOptions } from './cart-store.ts'

/** Gives a line today's price, of the dish as of what is chosen for it. */
export function repriceLine(key: string, product: Product, chosen?: LineOption[]) {
  const line = cartStore.get().find((item) => lineKey(item) === key)
  const { options } = chooseOptions(product.optionGroups, chosen ?? line?.options)
  setOptions(key, options, dollarsFromCents(unitCentsOf(product, options)))
}
