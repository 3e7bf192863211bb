import { centsFromDollars, formatCents, quoteOrder } from '@tiffin/pricing'
import { restaurant } from '@tiffin/restaurant'
import { LiveNote } from '../../ui/live-note.tsx'
import { countQuantity, type Cart } from './cart.ts'
import classes from './cart-totals.module.css'

const { taxName, taxPercent } = restaurant

/** What the cart comes to without a coupon, which is a matter of the checkout. */
export function CartTotals({ cart }: { cart: Cart }) {
  const lines = cart.map(({ price, quantity }) => ({ unitPriceCents: centsFromDollars(price), quantity }))
  const quote = quoteOrder({ lines, discountCents: 0, taxPercent })
  return (
    <>
      <dl className={classes.totals}>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(quote.subtotalCents)}</dd>
        </div>
        <div>
          <dt>{`${taxName} ${taxPercent}%`}</dt>
          <dd>{formatCents(quote.taxCents)}</dd>
        </div>
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{formatCents(quote.totalCents)}</dd>
        </div>
      </dl>
      <LiveNote>{`${countQuantity(cart)} in your cart, total ${formatCents(quote.totalCents)}`}</LiveNote>
    </>
  )
}
