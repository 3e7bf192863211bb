import type { LineOption, Product } from '@tiffin/contract'

export interface OptionQuestion {
  product: Product
  /** What is chosen now; without it, what the dish has at first. */
  options?: readonly LineOption[] | undefined
  /** On the button that takes over the choice. */
  submitLabel: string
}

/**
 * Asks in a sheet what is chosen for a dish, and resolves with it; null if the sheet is closed without an answer. The
 * code that renders it loads when it is first needed.
 */
export async function askForOptions(question: OptionQuestion): Promise<LineOption[] | null> {
  const sheet = await import('./option-sheet-dialog.tsx').catch(() => null)
  // The dish's own page has the same fields.
  if (sheet === null) window.location.assign(`/product/${question.product.slug}`)
  return sheet === null ? null : sheet.askInSheet(question)
}
