import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './saved-product.module.css'

export function SavedProductSkeleton() {
  return (
    <li className={classes.card} aria-hidden>
      <div className={classes.picture} />
      <div className={classes.body}>
        <Skeleton width="75%" height="1.4rem" />
      </div>
      <div className={classes.buttons}>
        <Skeleton width="8rem" height="2.75rem" />
      </div>
    </li>
  )
}
