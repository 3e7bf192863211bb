// All money arithmetic in Tiffin, for the browser's cart and the server's order alike: whole cents in, whole cents
// out. The terms for money are defined in price-terms.ts.
export { couponDiscountCents, type CouponTerms } from './coupon-discount.ts'
export { centsFromDollars, dollarsFromCents, formatCents, isWholeCents } from './money.ts'
export { thousandthsOf } from './round-half-up.ts'
export { quoteOrder, subtotalCents, taxCents, type OrderQuote } from './quote-order.ts'
export { discountBadgePercent, unitPriceCents } from './unit-price.ts'
