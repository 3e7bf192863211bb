import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './dish-card-skeleton.module.css'

/** The placeholder for a dish that is still loading. */
export function DishCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton aspectRatio="4 / 3" borderRadius="0" />
      <div className={classes.body}>
        <Skeleton height="1.4rem" width="75%" />
        <Skeleton height="1rem" width="45%" />
        <Skeleton height="2.75rem" />
      </div>
    </div>
  )
}
