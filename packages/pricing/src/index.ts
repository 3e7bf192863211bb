export { couponDiscountCents, type CouponTerms } from './coupon-discount.ts'
export { moneyOf, type Money, type MoneyTerms, currencyDecimals } from './money.ts'
export { decimalMarkOf, readAmount, typedAmount } from './read-amount.ts'
export { thousandthsOf } from './round-half-up.ts'
export { quoteOrder, subtotalCents, type OrderQuote } from './quote-order.ts'
export { returnForPortions, type SoldOrder } from './return-for-portions.ts'
export { taxBasesCents, type Tax, type Taxes } from './tax-parts.ts'
export {
  discountBadgePercent,
  unitPriceCents,
  adjustedPriceCents,
  type PriceAdjustment,
} from './unit-price.ts'
