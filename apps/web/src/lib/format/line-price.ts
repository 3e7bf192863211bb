import type { LineOption, Product } from '@tiffin/contract'
import { centsFromDollars, unitPriceCents } from '@tiffin/pricing'

type Priced = Pick<Product, 'price' | 'discountPercent'>

/** Today's price of one portion of a dish, with what is chosen for it. */
export const unitCentsOf = ({ price, discountPercent }: Priced, options: readonly LineOption[] = []) =>
  unitPriceCents({
    listPriceCents: centsFromDollars(price),
    discountPercent,
    options: options.map((option) => ({
      priceCents: centsFromDollars(option.price),
      quantity: option.quantity ?? 1,
    })),
  })
