import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './checkout-skeleton.module.css'

/** Shown until the browser has read the cart. Without JavaScript that never happens: nothing is shown. */
export function CheckoutSkeleton() {
  return (
    <div className={classes.places} role="group" aria-busy aria-label="Loading the checkout…">
      <Skeleton height="17rem" borderRadius="var(--radius)" />
      <Skeleton height="17rem" borderRadius="var(--radius)" />
    </div>
  )
}
