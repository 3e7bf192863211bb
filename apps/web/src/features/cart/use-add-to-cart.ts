import type { Product } from '@tiffin/contract'
import { useCallback } from 'react'
import { showToast } from '../../ui/toast.ts'
import { addPortions } from './add-portions.ts'

interface AddToCartOptions {
  /** The note then also leads to the checkout, and stays long enough to be reached. */
  withCheckoutAction?: boolean
}

/** Adds a dish at the price it has today, as many as can be had, and says so. */
export function useAddToCart() {
  return useCallback(
    (product: Product, wanted = 1, { withCheckoutAction = false }: AddToCartOptions = {}) => {
      const { shortage } = addPortions(product, wanted)
      void showToast({
        message: shortage ?? 'Added to cart! 🛒',
        kind: withCheckoutAction || shortage !== null ? 'other' : 'success',
        ...(withCheckoutAction && { action: { label: 'Checkout', href: '/checkout' } }),
      })
    },
    [],
  )
}
