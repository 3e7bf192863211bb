import type { TaxesSettings } from '@tiffin/contract'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countQuantity, subtotalCents, type Cart } from './cart-rules.ts'
import { useCart } from './cart-store.ts'
import { CartLines, useRemoveLine, PickupPromise } from './cart-lines.tsx'
import classes from './full-cart.module.css'

/** The cart as a page. */
export function FullCart() {
  const cart = useCart()
  const hasHydrated = useHasHydrated()
  const { place, removeLine } = useRemoveLine()
  if (!hasHydrated) return <FullCartSkeleton />
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {cart.length === 0 ? (
        <EmptyState title="Your cart is empty" hint="The kitchen is ready when you are.">
          <ButtonLink to="/order-online" look="accent" size="large">
            Order Online
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={classes.columns}>
          <CartLines cart={cart} onRemove={removeLine} />
          <CartSummary cart={cart} />
        </div>
      )}
    </div>
  )
}

/** What the subtotal leaves out. */
function appliedAtCheckout({ areIncluded, list }: TaxesSettings) {
  const added = areIncluded ? [] : list.map(({ name }) => name)
  return added.length === 0
    ? 'Coupons are applied at checkout.'
    : `${added.join(', ')} and coupons are applied at checkout.`
}

function CartSummary({ cart }: { cart: Cart }) {
  const { taxes } = useSettings()
  const money = useMoney()
  const subtotal = money.format(subtotalCents(cart, money))
  return (
    <section className={classes.summary} aria-label="Summary">
      <PickupPromise cart={cart} />
      <p className={classes.subtotal}>
        <span>Subtotal</span> <span>{subtotal}</span>
      </p>
      <p className={classes.note}>{appliedAtCheckout(taxes)} You pay when you pick up.</p>
      <ButtonLink to="/checkout" look="accent" size="large" isWide>
        Checkout
      </ButtonLink>
      <ButtonLink to="/order-online" look="quiet" isWide>
        Add more dishes
      </ButtonLink>
      <VisuallyHidden role="status">{`${countQuantity(cart)} in your cart, subtotal ${subtotal}`}</VisuallyHidden>
    </section>
  )
}

/** Shown until the cart is read from the browser's storage. Without JavaScript that never happens: nothing is shown. */
function FullCartSkeleton() {
  return (
    <div className={classes.lines} role="group" aria-busy aria-label="Loading your cart…">
      {[0, 1].map((place) => (
        <div key={place} className={classes.line}>
          <Skeleton width="4rem" height="4rem" />
          <Skeleton width="60%" height="1.25rem" />
        </div>
      ))}
    </div>
  )
}
