import { lineKey, type CartItem, type Product } from '@tiffin/contract'
import { askForOptions } from '../../domain/option-sheet.ts'
import { repriceLine } from './reprice-line.ts'

/** Asks again what is chosen for a line, and changes it. Resolves with the line's key; null if nothing was changed. */
export async function changeOptions(item: CartItem, product: Product): Promise<string | null> {
  const options = await askForOptions({ product, options: item.options, submitLabel: 'Save' })
  if (options === null) return null
  repriceLine(lineKey(item), product, options)
  return lineKey({ ...item, options })
}
