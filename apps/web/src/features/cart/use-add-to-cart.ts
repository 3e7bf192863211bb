import type { Product } from '@tiffin/contract'
import { useCallback } from 'react'
import { showToast } from '../../ui/toast.ts'
import { addPortions } from './add-portions.ts'

interface AddToCartOptions {
  /** The notification then also links to the checkout, and stays long enough to be reached. */
  withCheckoutAction?: boolean
}

/** Adds a dish at today's price, as many as are available, and shows a notification. */
export function useAddToCart() {
  return useCallback(
    (product: Product, requested = 1, { withCheckoutAction = false }: AddToCartOptions = {}) => {
      const { shortage } = addPortions(product, requested)
      void showToast({
        message: shortage ?? 'Added to cart! 🛒',
        kind: withCheckoutAction || shortage !== null ? 'other' : 'success',
        ...(withCheckoutAction && { action: { label: 'Checkout', href: '/checkout' } }),
      })
    },
    [],
  )
}
