import type { Product } from '@tiffin/contract'
import { centsFromDollars, dollarsFromCents, unitPriceCents } from '@tiffin/pricing'
import { useCallback } from 'react'
import { showToast } from '../../ui/toast.ts'
import { addToCart } from './cart-store.ts'

interface AddToCartOptions {
  /** The note then also leads to the checkout, and stays long enough to be reached. */
  withCheckoutAction?: boolean
}

/** Adds a dish at the price it has today, and says so. */
export function useAddToCart() {
  return useCallback(
    (product: Product, quantity = 1, { withCheckoutAction = false }: AddToCartOptions = {}) => {
      const { slug, title, price, discountPercent, thumbnail } = product
      const unitCents = unitPriceCents({ listPriceCents: centsFromDollars(price), discountPercent })
      addToCart({
        slug,
        title,
        price: dollarsFromCents(unitCents),
        ...(thumbnail !== undefined && { thumbnail }),
        quantity,
      })
      const message = 'Added to cart! 🛒'
      void showToast(
        withCheckoutAction
          ? { message, kind: 'other', action: { label: 'Checkout', href: '/checkout' } }
          : { message, kind: 'success' },
      )
    },
    [],
  )
}
