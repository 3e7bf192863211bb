import type { CartItem, LineOption } from '@tiffin/contract'

/** Whether something from the browser's storage is a line of a cart. */
export function isStoredLine(raw: unknown): raw is CartItem {
  if (typeof raw !== 'object' || raw === null) return false
  const { slug, title, price, thumbnail, quantity, options, note } = raw as Record<string, unknown>
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    typeof title === 'string' &&
    typeof price === 'number' &&
    price >= 0 &&
    typeof quantity === 'number' &&
    quantity >= 1 &&
    (thumbnail === undefined || typeof thumbnail === 'string') &&
    (note === undefined || typeof note === 'string') &&
    (options === undefined || (Array.isArray(options) && options.every(isLineOption)))
  )
}

function isLineOption(raw: unknown): raw is LineOption {
  if (typeof raw !== 'object' || raw === null) return false
  const { group, choice, groupName, choiceName, price, quantity } = raw as Record<string, unknown>
  return (
    [group, choice, groupName, choiceName].every((text) => typeof text === 'string') &&
    typeof price === 'number' &&
    (quantity === undefined || typeof quantity === 'number')
  )
}
