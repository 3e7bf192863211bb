import type { ReactNode } from 'react'
import { centsFromDollars, formatCents, quoteOrder } from '@tiffin/pricing'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { AmountList } from '../../domain/amount-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCart } from './cart-store.ts'
import { CartLines } from './cart-lines.tsx'
import { PickupPromise } from './pickup-promise.tsx'
import { useRemoveLine } from './use-remove-line.ts'
import { countQuantity, type Cart } from './cart.ts'
import classes from './cart-contents.module.css'

interface CartContentsProps {
  /** Below it, whether or not it is empty. */
  below: ReactNode
  /** Links to the checkout. */
  children: ReactNode
}

/** The cart in a narrow column. */
export function CartContents({ below, children }: CartContentsProps) {
  const cart = useCart()
  const hasHydrated = useHasHydrated()
  const { place, removeLine } = useRemoveLine()
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {hasHydrated && cart.length === 0 && <EmptyPlate />}
      {cart.length > 0 && (
        <>
          <PickupPromise cart={cart} />
          <div className={classes.lines}>
            <CartLines cart={cart} onRemove={removeLine} />
          </div>
          <div className={classes.foot}>
            <CartTotals cart={cart} />
            {children}
          </div>
        </>
      )}
      {below}
    </div>
  )
}

/** An empty cart for narrow spaces. */
function EmptyPlate() {
  return (
    <div className={classes.empty}>
      <svg viewBox="0 0 96 96" className={classes.plate} aria-hidden>
        <circle cx="48" cy="48" r="44" className={classes.rim} />
        <circle cx="48" cy="48" r="40" className={classes.well} />
        <circle cx="48" cy="48" r="30" className={classes.ring} />
      </svg>
      <p className={classes.title}>Your cart is empty</p>
      <p className={classes.hint}>Dishes you add appear here.</p>
    </div>
  )
}

/** The cart's total without a coupon, which is applied at the checkout. */
function CartTotals({ cart }: { cart: Cart }) {
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
