import type { ReactNode } from 'react'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { useCart } from './cart-store.ts'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { PickupPromise } from './pickup-promise.tsx'
import { useRemoveLine } from './use-remove-line.ts'
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
