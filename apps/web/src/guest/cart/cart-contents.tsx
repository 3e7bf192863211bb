import { useState, type ReactNode } from 'react'
import { useQuote, useTaxedTotal } from '../../domain/use-quote.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconShoppingBag } from '@tabler/icons-react'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { AmountList } from '../../domain/price.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useCart } from './cart-store.ts'
import { CartLines, useRemoveLine, PickupPromise } from './cart-lines.tsx'
import { countQuantity, subtotalCents, type Cart } from './cart-rules.ts'
import classes from './cart-contents.module.css'

interface CartContentsProps {
  /** Below it, whether or not it is empty. */
  below: ReactNode
  /** Links to the checkout. */
  children: ReactNode
}

/** The cart in a narrow column. */
function CartContents({ below, children }: CartContentsProps) {
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
  const money = useMoney()
  const quote = useQuote(cart)(0)
  return (
    <>
      <AmountList
        className={classes.totals}
        amounts={[{ label: 'Subtotal', cents: quote.subtotalCents }, ...useTaxedTotal(quote)]}
      />
      <VisuallyHidden role="status">{`${countQuantity(cart)} in your cart, total ${money.format(quote.totalCents)}`}</VisuallyHidden>
    </>
  )
}

/** The cart beside the menu on wide screens; narrow ones have the mobile cart instead. */
export function CartPanel({ below }: { below: ReactNode }) {
  const { phone } = useSettings().contact
  return (
    <aside className={classes.panel} aria-labelledby="cart-panel">
      <h2 id="cart-panel" className={classes.heading}>
        Your order
      </h2>
      <CartContents below={below}>
        <ButtonLink to="/checkout" look="accent" size="large" isWide>
          Checkout
        </ButtonLink>
      </CartContents>
      <noscript>
        <p className={classes.byPhone}>
          The cart needs JavaScript. Without it, call us at <a href={`tel:${phone.tel}`}>{phone.display}</a>{' '}
          and we’ll take your order by phone.
        </p>
      </noscript>
    </aside>
  )
}

/** On narrow screens: a floating button within thumb's reach, and the cart drawer that it opens. */
export function MobileCart({ below }: { below: ReactNode }) {
  const cart = useCart()
  const hasHydrated = useHasHydrated()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const count = countQuantity(cart)
  const money = useMoney()

  function proceedToCheckout() {
    setIsOpen(false)
    void navigate({ to: '/checkout' })
  }

  // Before hydration the button would do nothing.
  if (!hasHydrated) return null
  return (
    <>
      <button
        type="button"
        className={`${classes.opener} ${count > 0 ? classes.bar : classes.round}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconShoppingBag aria-hidden />
        <span className={classes.count}>{count === 0 ? 'Cart' : countItems(count)}</span>
        {count > 0 && <span>{money.format(subtotalCents(cart, money))}</span>}
      </button>
      <SideDrawer title="Your order" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <CartContents below={below}>
          <Button look="accent" size="large" isWide onClick={proceedToCheckout}>
            Proceed to Checkout
          </Button>
        </CartContents>
      </SideDrawer>
    </>
  )
}

function countItems(count: number) {
  return count === 1 ? '1 item' : `${count} items`
}
