/** The rules of the cart (SPEC 4), on plain values: each change returns a new cart. */
import { MAX_LINE_QUANTITY, type CartItem } from '@tiffin/contract'
import { centsFromDollars, subtotalCents as sumLines } from '@tiffin/pricing'

/** A line of the cart; unknown fields are preserved. */
export type Cart = readonly CartItem[]
export type NewCartItem = Omit<CartItem, 'quantity'> & { quantity?: number }

/** A dish that is already in the cart keeps its line; its quantity grows and its price becomes today's. */
export function addToCart(cart: Cart, { quantity = 1, ...added }: NewCartItem): Cart {
  const line = cart.find(({ slug }) => slug === added.slug)
  if (line === undefined) return [...cart, { ...added, quantity: clampQuantity(quantity) }]
  const grown = { ...line, ...added, quantity: clampQuantity(line.quantity + quantity) }
  return cart.map((item) => (item === line ? grown : item))
}

export function removeFromCart(cart: Cart, slug: string): Cart {
  return cart.filter((item) => item.slug !== slug)
}

export function setQuantity(cart: Cart, slug: string, quantity: number): Cart {
  return cart.map((item) => (item.slug === slug ? { ...item, quantity: clampQuantity(quantity) } : item))
}

export function subtotalCents(cart: Cart): number {
  return sumLines(cart.map(({ price, quantity }) => ({ unitPriceCents: centsFromDollars(price), quantity })))
}

export function countQuantity(cart: Cart): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

function clampQuantity(quantity: number) {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity) || 1))
}
