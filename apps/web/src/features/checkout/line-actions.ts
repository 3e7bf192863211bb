/** What the checkout may do to a line of the cart, by its key. The route connects the two. */
export interface LineActions {
  onReprice: (key: string, price: number) => void
  onSetQuantity: (key: string, quantity: number) => void
  onRemove: (key: string) => void
}
