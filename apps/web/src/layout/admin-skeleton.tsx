import { Skeleton } from '../ui/skeleton.tsx'
import classes from './admin-skeleton.module.css'

/** Until the browser knows who is here. Without scripts it never will, and nothing is shown. */
export function AdminSkeleton() {
  return (
    <div className={classes.places} aria-busy aria-label="The page is on its way">
      <Skeleton width="min(100%, 14rem)" height="2.75rem" />
      <Skeleton height="20rem" borderRadius="var(--radius)" />
    </div>
  )
}
