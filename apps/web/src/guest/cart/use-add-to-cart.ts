import { needsNoChoice, type LineOption, type Product } from '@tiffin/contract'
import { useCallback } from 'react'
import { askForOptions } from '../../domain/option-sheet.ts'
import { showToast } from '../../ui/toast.ts'
import { addPortions } from './add-portions.ts'

interface AddToCartOptions {
  /** What is chosen; without it the defaults are, or the guest is asked if they are not enough. */
  options?: LineOption[]
  /** The notification then also links to the checkout, and stays long enough to be reached. */
  withCheckoutAction?: boolean
}

/** Adds a dish at today's price, as many as are available, and shows a notification. */
export function useAddToCart() {
  return useCallback(
    async (
      product: Product,
      requested = 1,
      { options: chosen, withCheckoutAction = false }: AddToCartOptions = {},
    ) => {
      const mustChoose = chosen === undefined && !needsNoChoice(product.optionGroups)
      const options = mustChoose ? await askForOptions({ product, submitLabel: 'Add to Cart' }) : chosen
      if (options === null) return
      const { shortage } = addPortions(product, requested, { options })
      showToast({
        message: shortage ?? 'Added to cart! 🛒',
        kind: withCheckoutAction || shortage !== null ? 'other' : 'success',
        ...(withCheckoutAction && { action: { label: 'Checkout', href: '/checkout' } }),
      })
    },
    [],
  )
}
