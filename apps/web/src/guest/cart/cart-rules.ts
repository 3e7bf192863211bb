/** The rules of the cart (SPEC 4), on plain values: each change returns a new cart. */
import { lineKey, MAX_LINE_QUANTITY, type CartItem, type LineOption } from '@tiffin/contract'
import { subtotalCents as sumLines, type Money } from '@tiffin/pricing'

/** A line of the cart; unknown fields are preserved. */
export type Cart = readonly CartItem[]
type OrderedLine = Parameters<typeof lineKey>[0] & { quantity: number }
export type NewCartItem = Omit<CartItem, 'quantity'> & { quantity?: number }

/**
 * A line that is already in the cart stays in its place; its quantity grows and its price becomes today's. A line of another
 * dish, which had the same address before, makes way.
 */
export function addToCart(cart: Cart, { quantity = 1, ...added }: NewCartItem): Cart {
  const line = cart.find((item) => lineKey(item) === lineKey(added))
  if (line === undefined) return [...cart, { ...added, quantity: clampQuantity(quantity) }]
  const isOther = line.product && added.product && line.product !== added.product
  const kept = isOther ? { quantity: 0 } : line
  const grown = { ...kept, ...added, quantity: clampQuantity(kept.quantity + quantity) }
  return cart.map((item) => (item === line ? grown : item))
}

export function removeFromCart(cart: Cart, key: string): Cart {
  return cart.filter((item) => lineKey(item) !== key)
}

/** What was ordered leaves the cart; what was added meanwhile, in another tab, stays. */
export const takeOut = (cart: Cart, ordered: readonly OrderedLine[]): Cart =>
  cart.flatMap((item) => {
    const same = ordered.filter((line) => lineKey(line) === lineKey(item))
    const quantity = same.reduce((left, line) => left - line.quantity, item.quantity)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })

/** Undoes a removal: the line is in its place again, or added to one that has become equal meanwhile. */
export function putBack(cart: Cart, line: CartItem, place: number): Cart {
  const isThere = cart.some((item) => lineKey(item) === lineKey(line))
  return isThere ? addToCart(cart, line) : cart.toSpliced(place, 0, line)
}

export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  return cart.map((item) => (lineKey(item) === key ? { ...item, quantity: clampQuantity(quantity) } : item))
}

/** Blank: without a note. */
export const setNote = (cart: Cart, key: string, note: string): Cart =>
  changeLine(cart, key, { note: note.trim() || undefined })

/** What is chosen for a line, and what one portion costs with it. */
export const setOptions = (cart: Cart, key: string, options: LineOption[], price: number): Cart =>
  changeLine(cart, key, { options: options.length > 0 ? options : undefined, price })

/** A line that becomes equal to another one is added to it. */
function changeLine(cart: Cart, key: string, change: Partial<CartItem>): Cart {
  return cart
    .map((item) => (lineKey(item) === key ? { ...item, ...change } : item))
    .reduce<Cart>(addToCart, [])
}

export function subtotalCents(cart: Cart, money: Money): number {
  return sumLines(cart.map(({ price, quantity }) => ({ unitPriceCents: money.toCents(price), quantity })))
}

/** How many of one dish, in all of its lines. */
export function countPortions(cart: Cart, dish: string): number {
  return countQuantity(cart.filter(({ slug }) => slug === dish))
}

export function countQuantity(cart: Cart): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

function clampQuantity(quantity: number) {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity) || 1))
}
