/** What the checkout may ask of the cart. The route joins the two. */
export interface LineActions {
  onReprice: (slug: string, price: number) => void
  onSetQuantity: (slug: string, quantity: number) => void
  onRemove: (slug: string) => void
}
