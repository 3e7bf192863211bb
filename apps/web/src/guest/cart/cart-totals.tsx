import { centsFromDollars, formatCents, quoteOrder } from '@tiffin/pricing'
import { useSettings } from '../../lib/api/settings.tsx'
import { AmountList } from '../../domain/amount-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { countQuantity, type Cart } from './cart.ts'
import classes from './cart-totals.module.css'

/** The cart's total without a coupon, which is applied at the checkout. */
export function CartTotals({ cart }: { cart: Cart }) {
  const { taxes } = useSettings()
  const lines = cart.map(({ price, quantity }) => ({ unitPriceCents: centsFromDollars(price), quantity }))
  const quote = quoteOrder({ lines, discountCents: 0, taxPercent: taxes.percent })
  return (
    <>
      <AmountList
        className={classes.totals}
        amounts={[
          { label: 'Subtotal', cents: quote.subtotalCents },
          { label: `${taxes.name} ${taxes.percent}%`, cents: quote.taxCents },
          { label: 'Total', cents: quote.totalCents },
        ]}
      />
      <VisuallyHidden role="status">{`${countQuantity(cart)} in your cart, total ${formatCents(quote.totalCents)}`}</VisuallyHidden>
    </>
  )
}
