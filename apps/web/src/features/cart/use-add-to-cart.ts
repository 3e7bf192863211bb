import type { Product } from '@tiffin/contract'
import { centsFromDollars, dollarsFromCents, unitPriceCents } from '@tiffin/pricing'
import { useCallback } from 'react'
import { showToast } from '../../ui/toast.ts'
import { addToCart, cartStore } from './cart-store.ts'
import { fitQuantity } from './fit-quantity.ts'

interface AddToCartOptions {
  /** The note then also leads to the checkout, and stays long enough to be reached. */
  withCheckoutAction?: boolean
}

/** Adds a dish at the price it has today, as many as can be had, and says so. */
export function useAddToCart() {
  return useCallback(
    (product: Product, wanted = 1, { withCheckoutAction = false }: AddToCartOptions = {}) => {
      const { quantity, shortage } = fitQuantity(cartStore.get(), product, wanted)
      if (quantity > 0) addToCart({ ...lineOf(product), quantity })
      void showToast({
        message: shortage ?? 'Added to cart! 🛒',
        kind: withCheckoutAction || shortage !== null ? 'other' : 'success',
        ...(withCheckoutAction && { action: { label: 'Checkout', href: '/checkout' } }),
      })
    },
    [],
  )
}

function lineOf({ slug, title, price, discountPercent, thumbnail }: Product) {
  const unitCents = unitPriceCents({ listPriceCents: centsFromDollars(price), discountPercent })
  return { slug, title, price: dollarsFromCents(unitCents), ...(thumbnail !== undefined && { thumbnail }) }
}
