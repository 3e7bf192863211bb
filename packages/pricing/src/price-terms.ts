/** The terms for money, in the order of the calculation. All are whole cents; nothing here is just called "price". */
export interface PriceTerms {
  /** What one portion costs on the menu, before the dish's own discount; shown struck through if there is one. */
  listPriceCents: number
  /** What one portion costs today with its options, after the dish's own discount, rounded to the cent before it is multiplied. */
  unitPriceCents: number
  /** All lines of the order together, unit price × quantity, before the coupon and the tax. */
  subtotalCents: number
  /** What the coupon takes off the subtotal, never more than the subtotal; excludes the dishes' own discounts. */
  discountCents: number
  /** The pickup extras of the order, such as a bag: charged beside the dishes, so no coupon takes anything off. */
  extrasTotalCents: number
  /** All taxes on what is left after the discount, and on the extras; a tax on top is rounded once per order and not per line. */
  taxCents: number
  /** What the guest pays at pickup: subtotal − discount + extras + tax, or without the tax if prices include it. */
  totalCents: number
}
