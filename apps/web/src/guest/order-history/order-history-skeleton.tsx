import { Skeleton } from '../../ui/form-skeleton.tsx'
import cardClasses from './order-card.module.css'
import classes from './order-history.module.css'

/** Shown until the browser knows who is logged in and their orders have loaded. */
export function OrderHistorySkeleton() {
  return (
    <ol role="list" className={classes.list} aria-busy aria-label="Loading your orders…">
      {[0, 1, 2].map((place) => (
        <li key={place} className={cardClasses.card} aria-hidden>
          <div className={cardClasses.head}>
            <Skeleton width="9rem" height="1.6rem" />
            <Skeleton width="6rem" height="2rem" borderRadius="2rem" />
          </div>
          <div className={cardClasses.body}>
            <Skeleton width="min(100%, 22rem)" height="4rem" />
            <Skeleton height="9rem" />
          </div>
        </li>
      ))}
    </ol>
  )
}
