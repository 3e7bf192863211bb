import type { CartItem, Product } from '@tiffin/contract'

/** What the checkout may do to a line of the cart, by its key. The route connects the two. */
export interface LineActions {
  /** Gives it today's price. */
  onReprice: (key: string, product: Product) => void
  /** Asks again what is chosen for it; resolves with the key that it has then, or null if nothing was changed. */
  onChangeOptions: (item: CartItem, product: Product) => Promise<string | null>
  onSetQuantity: (key: string, quantity: number) => void
  onRemove: (key: string) => void
}
