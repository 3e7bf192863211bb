/** The words for money, in the order of the sum. All are whole cents; nothing here is ever called just "price". */
export interface PriceWords {
  /** What one portion costs on the menu, before the dish's own discount; shown struck through where there is one. */
  listPriceCents: number
  /** What one portion costs today, after the dish's own discount, rounded to the cent before it is multiplied. */
  unitPriceCents: number
  /** All lines of the order together, unit price × quantity, before the coupon and the tax. */
  subtotalCents: number
  /** What the coupon takes off the subtotal, never more than the subtotal; the dishes' own discounts are not in it. */
  discountCents: number
  /** The tax on what is left after the discount, rounded once on the order and not per line. */
  taxCents: number
  /** What the guest pays at the counter: subtotal − discount + tax. */
  totalCents: number
}
