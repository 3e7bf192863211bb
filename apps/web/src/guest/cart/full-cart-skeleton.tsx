import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './full-cart-skeleton.module.css'

/** Shown until the cart is read from the browser's storage. Without JavaScript that never happens: nothing is shown. */
export function FullCartSkeleton() {
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
