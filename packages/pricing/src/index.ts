// All money arithmetic in Tiffin, for the browser's cart and the server's order alike: whole cents in, whole cents
// out. A cent is the smallest unit of the restaurant's currency. The terms for money are defined in price-terms.ts.
export { adjustedPriceCents, type PriceAdjustment } from './adjust-price.ts'
export { couponDiscountCents, type CouponTerms } from './coupon-discount.ts'
export { currencyDecimals } from './currency-decimals.ts'
export { moneyOf, type Money, type MoneyTerms } from './money.ts'
export { decimalMarkOf, readAmount, typedAmount } from './read-amount.ts'
export { thousandthsOf } from './round-half-up.ts'
export { quoteOrder, subtotalCents, type OrderQuote } from './quote-order.ts'
export { returnForPortions, type SoldOrder } from './return-for-portions.ts'
export { taxBasesCents, type Tax, type Taxes } from './tax-parts.ts'
export { discountBadgePercent, unitPriceCents } from './unit-price.ts'
