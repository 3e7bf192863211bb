import type { LineOption, Product } from '@tiffin/contract'

export interface OptionQuestion {
  product: Product
  /** What is chosen now; without it, what the dish has at first. */
  options?: readonly LineOption[] | undefined
  /** On the button that takes over the choice. */
  submitLabel: string
}

let isAsking = false

/**
 * Asks in a sheet what is chosen for a dish, and resolves with it; null if the sheet is closed without an answer, or
 * another one is already on its way. The
 * code that renders it loads when it is first needed.
 */
export async function askForOptions(question: OptionQuestion): Promise<LineOption[] | null> {
  // The second press of two before the code has loaded.
  if (isAsking) return null
  isAsking = true
  try {
    const { askInSheet } = await import('./option-sheet-dialog.tsx')
    return await askInSheet(question)
  } catch {
    // The dish's own page has the same fields.
    window.location.assign(`/product/${question.product.slug}`)
    return null
  } finally {
    isAsking = false
  }
}
