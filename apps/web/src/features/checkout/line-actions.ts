/** What the checkout may do to the cart. The route connects the two. */
export interface LineActions {
  onReprice: (slug: string, price: number) => void
  onSetQuantity: (slug: string, quantity: number) => void
  onRemove: (slug: string) => void
}
