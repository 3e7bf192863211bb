import { useNavigate } from '@tanstack/react-router'
import { formatCents } from '@tiffin/pricing'
import { IconShoppingBag } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { countQuantity, subtotalCents } from './cart.ts'
import { useCart } from './cart-store.ts'
import { CartContents } from './cart-contents.tsx'
import classes from './mobile-cart.module.css'

/** On narrow screens: a floating button within thumb's reach, and the cart drawer that it opens. */
export function MobileCart({ below }: { below: ReactNode }) {
  const cart = useCart()
  const hasHydrated = useHasHydrated()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const count = countQuantity(cart)

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
        {count > 0 && <span>{formatCents(subtotalCents(cart))}</span>}
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
